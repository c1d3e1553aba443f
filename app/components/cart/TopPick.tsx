import {AddForm} from '~/components/cart-forms/AddForm';
import {Button, ButtonLink} from '~/components/ui/Button';
import {Link} from '~/components/ui/Link';
import {Picture} from '~/components/ui/Picture';
import {Price} from '~/components/ui/Price';
import {requestOf} from '~/domain/cart/change/change';
import {toCardPreviews} from '~/domain/cart/preview';
import type {ProductCard} from '~/domain/catalogue/product-card';
import {productPath} from '~/domain/content/navigation';

/** The one suggestion of the cart (coverage: cart-top-pick). */
export function TopPick({card}: {card: ProductCard}) {
  return (
    <section aria-label="You might like this with it" className="rounded-lg bg-sand p-4">
      <h2 className="text-base">You might like this with it</h2>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className={`w-18 shrink-0 overflow-hidden rounded-lg ${card.backdrop}`}>
          {card.image ? (
            <Picture image={card.image} preset="thumbnail" fixedWidth={72} alt="" />
          ) : (
            <div className="no-picture" />
          )}
        </div>
        <div className="min-w-0 grow basis-24">
          <p dir="auto" className="leading-snug font-semibold">
            <Link
              to={productPath(card.handle)}
              className="hover:underline hover:underline-offset-4"
            >
              {card.title}
            </Link>
          </p>
          <Price
            price={card.price}
            compareAt={card.compareAt}
            from={card.priceVaries}
            className="text-sm"
          />
        </div>
        {card.action.kind === 'add' ? (
          <AddForm lines={[requestOf(card.action.variantId)]} previews={() => toCardPreviews(card)}>
            <Button color="white" size="small">
              Add<span className="sr-only"> {card.title}</span>
            </Button>
          </AddForm>
        ) : (
          <ButtonLink to={productPath(card.handle)} color="white" size="small">
            See it<span className="sr-only">: {card.title}</span>
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
