import {ChangeForm} from '~/components/cart-forms/ChangeForm';
import {Icon} from '~/components/ui/Icon';
import {Link} from '~/components/ui/Link';
import {productPath} from '~/domain/content/navigation';
import type {GiftMessage} from '~/domain/promotions/cart-gifts';

/** The messages of the promotions, on the tint of the benefit they serve. */
export function GiftMessages({messages}: {messages: readonly GiftMessage[]}) {
  if (messages.length === 0) return null;
  return (
    <ul className="grid gap-2" aria-label="Free gifts">
      {messages.map(({promotionId, tint, bannerName, linkHandle, standing}) => (
        <li
          key={promotionId}
          className={`flex flex-wrap items-center gap-x-2.5 rounded-lg px-3.5 py-2.5 text-sm ${tint}`}
        >
          <Icon name="gift" className="size-5" />
          {standing === null ? (
            <>
              <p className="min-w-0 grow basis-24">You left this out: {bannerName}</p>
              <ChangeForm change={{kind: 'restore-gift', promotionId}}>
                <button className="min-h-8 font-semibold underline underline-offset-4">
                  Bring it back<span className="sr-only">: {bannerName}</span>
                </button>
              </ChangeForm>
            </>
          ) : (
            <p className="min-w-0 grow basis-24">
              <Link to={productPath(linkHandle)} className="underline-offset-4 hover:underline">
                {bannerName}
              </Link>
              : <strong className="figures inline-block max-w-full">{standing}</strong>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
