import {haveBadges, type ProductCard as Card} from '~/domain/catalogue/product-card';

import {ProductCard} from './ProductCard';

/**
 * Two cards a row on phones, three on tablets, four on desks. A shelf, the handful that somebody chose for a page, has four on
 * tablets where three would leave a card alone in its row.
 */
export function ProductGrid({
  cards,
  isShelf = false,
  headingLevel,
  firstIsPriority = false,
}: {
  cards: readonly Card[];
  isShelf?: boolean;
  headingLevel?: 2 | 3;
  /** True where the first card's picture is the page's largest paint. */
  firstIsPriority?: boolean;
}) {
  const tablet =
    isShelf && cards.length % 4 === 0
      ? 'md:grid-cols-4 lg:gap-x-6'
      : 'md:grid-cols-3 md:gap-x-6 xl:grid-cols-4';
  const hasBadges = haveBadges(cards);
  return (
    <ul
      data-product-list=""
      className={`grid grid-cols-[repeat(auto-fill,minmax(min(8.25rem,100%),1fr))] gap-x-4 sm:max-md:grid-cols-2 gap-y-10 ${tablet}`}
    >
      {cards.map((card, index) => (
        <li key={card.handle}>
          <ProductCard
            card={card}
            hasBadges={hasBadges}
            headingLevel={headingLevel}
            priority={firstIsPriority && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
