import type {ProductCard as Card} from '~/domain/product-card';

import {ProductCard} from './ProductCard';

/** Two cards a row on phones, three on tablets, four on desks. */
export function ProductGrid({
  cards,
  headingLevel,
  firstIsPriority = false,
}: {
  cards: readonly Card[];
  headingLevel?: 2 | 3;
  /** True where the first card's picture is the page's largest paint. */
  firstIsPriority?: boolean;
}) {
  return (
    <ul
      data-product-list=""
      className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 xl:grid-cols-4"
    >
      {cards.map((card, index) => (
        <li key={card.handle}>
          <ProductCard
            card={card}
            headingLevel={headingLevel}
            priority={firstIsPriority && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
