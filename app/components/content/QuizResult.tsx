import {AddForm} from '~/components/cart-forms/AddForm';
import {Button, ButtonLink} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
import {Link} from '~/components/ui/Link';
import {Picture} from '~/components/ui/Picture';
import {Price} from '~/components/ui/Price';
import {requestOf} from '~/domain/cart/change/change';
import type {LinePreview} from '~/domain/cart/preview';
import type {ProductCard as Card} from '~/domain/catalogue/product-card';
import {productPath} from '~/domain/content/navigation';
import type {Money} from '~/domain/values/money';

interface QuizResultView {
  handle: string;
  headline: string;
  text: string;
  reasons: readonly string[];
  card: Card | null;
  variant: {
    id: string;
    title: string | null;
    price: Money;
    compareAt: Money | null;
    shipsLater: boolean;
  } | null;
  hasChoices: boolean;
  companion: Card | null;
}

function toResultPreview(
  {handle, title, backdrop, image, planSaving}: Card,
  variant: NonNullable<QuizResultView['variant']>,
): LinePreview {
  return {
    merchandiseId: variant.id,
    handle,
    title,
    variant: variant.title ?? '',
    backdrop,
    image,
    price: variant.price,
    most: null,
    contents: [],
    hasPlans: planSaving !== null,
  };
}

function Companion({card}: {card: Card}) {
  return (
    <section aria-labelledby="companion" className="mt-10">
      <h3 id="companion" className="text-lg">
        Goes well with it
      </h3>
      <Link
        to={productPath(card.handle)}
        className="group mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-lg bg-white p-3 pr-5"
      >
        {card.image ? (
          <Picture
            image={card.image}
            preset="thumbnail"
            fixedWidth={96}
            alt=""
            className={`size-24 rounded-md object-cover ${card.backdrop}`}
          />
        ) : null}
        <span className="min-w-0 grow basis-32">
          <span
            dir="auto"
            className="block font-semibold group-hover:underline group-hover:underline-offset-4"
          >
            {card.title}
          </span>
          <Price
            price={card.price}
            compareAt={card.compareAt}
            from={card.priceVaries}
            className="mt-1 text-sm"
          />
        </span>
        <Icon name="arrowRight" className="size-5 text-slate" />
      </Link>
    </section>
  );
}

/** The product that the answers lead to, why, and the way into the cart. */
export function QuizResult({
  result,
  texts,
}: {
  result: QuizResultView;
  texts: {result: string; reasons: string};
}) {
  const {card, variant} = result;
  return (
    <div className="grid items-start gap-10 lg:grid-cols-2 lg:gap-16">
      <Link
        to={productPath(result.handle)}
        tabIndex={-1}
        aria-hidden="true"
        className={`block overflow-hidden rounded-xl lg:sticky lg:top-24 ${card?.backdrop ?? 'bg-white'}`}
      >
        {card?.image ? (
          <Picture
            image={card.image}
            preset="gallery"
            sizes="xs:92vw lg:46vw xl:580px"
            priority
            alt=""
            className="aspect-square w-full object-cover"
          />
        ) : null}
      </Link>
      <div>
        <p className="font-semibold">{texts.result}</p>
        <h2 className="mt-2 text-3xl">{result.headline}</h2>
        <p className="mt-4 text-lg">{result.text}</p>
        {result.reasons.length > 0 ? (
          <section aria-labelledby="reasons" className="mt-7 rounded-lg bg-white p-6">
            <h3 id="reasons" className="text-lg">
              {texts.reasons}
            </h3>
            <ul className="mt-3 grid gap-3">
              {result.reasons.map((reason) => (
                <li key={reason} className="flex gap-3">
                  <Icon name="check" className="mt-0.5 size-5 text-green700" />
                  <span className="min-w-0">{reason}</span>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {variant ? (
          <AddForm
            lines={[requestOf(variant.id)]}
            previews={() => (card ? [toResultPreview(card, variant)] : [])}
            className="mt-7"
          >
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Price price={variant.price} compareAt={variant.compareAt} className="text-xl" />
              {variant.title ? <span className="text-slate">{variant.title}</span> : null}
            </p>
            {variant.shipsLater ? <p className="mt-1 text-sm text-slate">Ships later</p> : null}
            <div className="mt-4 flex flex-wrap gap-3">
              <Button className="grow sm:grow-0 sm:px-12">Add to cart</Button>
              <ButtonLink to={productPath(result.handle)} color="white" className="grow sm:grow-0">
                {result.hasChoices ? 'See all choices' : 'Read more'}
              </ButtonLink>
            </div>
          </AddForm>
        ) : (
          <div className="mt-7">
            {card ? <p className="mb-4 font-semibold">It is sold out at the moment.</p> : null}
            <ButtonLink to={productPath(result.handle)}>See the product</ButtonLink>
          </div>
        )}
        {result.companion ? <Companion card={result.companion} /> : null}
      </div>
    </div>
  );
}
