import {AddForm} from '~/components/cart-forms/AddForm';
import {BenefitBadge} from '~/components/ui/BenefitBadge';
import {Button, ButtonLink} from '~/components/ui/Button';
import {Link} from '~/components/ui/Link';
import {Picture} from '~/components/ui/Picture';
import {Price} from '~/components/ui/Price';
import {requestOf} from '~/domain/cart/change/change';
import {toCardPreviews} from '~/domain/cart/preview';
import type {ProductCard as Card} from '~/domain/catalogue/product-card';
import {productPath} from '~/domain/content/navigation';

import {SaveButton} from './SaveButton';

const SIZES = 'xs:46vw md:30vw xl:286px';

function CardAction({card}: {card: Card}) {
  switch (card.action.kind) {
    case 'soldOut':
      return (
        <p className="grid min-h-10 place-items-center rounded-full bg-sand text-sm font-semibold text-slate">
          Sold out
        </p>
      );
    case 'choose':
      return (
        <ButtonLink
          to={productPath(card.handle)}
          color="white"
          size="small"
          className="relative z-10 w-full"
        >
          {card.planOnly ? 'See plans' : 'Choose options'}
          <span className="sr-only"> for {card.title}</span>
        </ButtonLink>
      );
    case 'add':
      return (
        <AddForm
          lines={[requestOf(card.action.variantId)]}
          previews={() => toCardPreviews(card)}
          className="relative z-10"
        >
          <Button color="white" size="small" className="w-full">
            Add to cart<span className="sr-only">: {card.title}</span>
          </Button>
        </AddForm>
      );
  }
}

/** One row in every card of a list, so that titles stand in line; a badge without room in it is left out. */
function Badges({benefits}: Pick<Card, 'benefits'>) {
  return (
    <p className="mb-2 flex h-6 flex-wrap gap-1 overflow-hidden max-sm:[&>*:not(:first-child)]:hidden">
      {benefits.slice(0, 2).map((tag) => (
        <BenefitBadge key={tag} tag={tag} />
      ))}
    </p>
  );
}

/** A product in a list. The title's link covers the card; controls lie above it. */
export function ProductCard({
  card,
  hasBadges,
  priority = false,
  headingLevel = 3,
}: {
  card: Card;
  /** Whether a card of its list has a benefit to show. */
  hasBadges: boolean;
  /** True for the one card whose picture is the page's largest paint. */
  priority?: boolean;
  headingLevel?: 2 | 3;
}) {
  const Heading = `h${headingLevel}` as const;
  const soldOut = card.action.kind === 'soldOut';
  return (
    <article
      data-product={card.handle}
      data-price={card.price.amount}
      data-full={card.compareAt?.amount}
      className="group relative flex h-full flex-col"
    >
      <div className={`relative overflow-hidden rounded-lg ${card.backdrop}`}>
        {card.image ? (
          <Picture
            image={card.image}
            preset="card"
            sizes={SIZES}
            priority={priority}
            alt=""
            className={`aspect-square w-full object-cover transition-transform duration-300 ease-out group-hover:scale-[1.03] ${soldOut ? '[filter:saturate(50%)]' : ''}`}
          />
        ) : (
          <div className="no-picture" />
        )}
        {card.planSaving !== null && !soldOut ? (
          <p className="absolute bottom-2 left-2 rounded-full bg-white px-2.5 py-0.5 text-xs font-semibold max-sm:hidden">
            Subscribe, save {card.planSaving}%
          </p>
        ) : null}
      </div>
      <SaveButton
        handle={card.handle}
        title={card.title}
        className="absolute top-1.5 right-1.5 z-10"
      />
      <div className="flex grow flex-col pt-3">
        {hasBadges ? <Badges benefits={card.benefits} /> : null}
        <Heading
          dir="auto"
          className="line-clamp-4 font-sans text-base leading-snug font-semibold tracking-normal"
        >
          <Link
            to={productPath(card.handle)}
            className="after:absolute after:inset-0 after:rounded-lg group-hover:underline group-hover:underline-offset-4"
          >
            {card.title}
          </Link>
        </Heading>
        {card.benefitLine ? (
          <p className="mt-1 text-sm text-slate max-sm:hidden">{card.benefitLine}</p>
        ) : null}
        <div className="mt-auto pt-2.5">
          <Price
            price={card.price}
            compareAt={card.compareAt}
            from={card.priceVaries}
            className="text-base"
          />
          {card.shipsLater ? <p className="mt-1 text-sm text-slate">Ships later</p> : null}
          <div className="mt-3">
            <CardAction card={card} />
          </div>
        </div>
      </div>
    </article>
  );
}
