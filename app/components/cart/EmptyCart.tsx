import {ProductCard} from '~/components/catalogue/ProductCard';
import {ButtonLink} from '~/components/ui/Button';
import {haveBadges} from '~/domain/catalogue/product-card';
import type {CartSuggestions} from '~/domain/visitor/shopper';

import {useFreeShipping} from './use-free-shipping';

/** The empty cart sells: what was saved on this device, what most people take home, and a way on. */
export function EmptyCart({suggestions}: {suggestions: CartSuggestions | null}) {
  const {saved = [], bestSellers = []} = suggestions ?? {};
  const shipsFree = useFreeShipping();
  const hasBestSellers = suggestions === null || bestSellers.length > 0;
  const rows = [
    {heading: 'Saved for later', cards: saved},
    {heading: 'What most people start with', cards: bestSellers},
  ].filter(({cards}) => cards.length > 0);
  return (
    <div className="@container grid gap-8 py-6">
      <div>
        <p className="text-slate">
          {hasBestSellers ? 'A good place to start is what most people take home.' : null}
          {hasBestSellers && shipsFree ? ' ' : null}
          {shipsFree ? 'Orders from $25 ship free.' : null}
        </p>
        <ButtonLink to="/products" className="mt-4">
          Browse all products
        </ButtonLink>
      </div>
      {rows.map(({heading, cards}) => (
        <section key={heading} aria-label={heading}>
          <h2 className="text-lg">{heading}</h2>
          <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(8.25rem,100%),1fr))] gap-x-4 gap-y-8 @xs:grid-cols-2 @2xl:grid-cols-4 @5xl:gap-x-6">
            {cards.map((card) => (
              <li key={card.handle}>
                <ProductCard card={card} hasBadges={haveBadges(cards)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
