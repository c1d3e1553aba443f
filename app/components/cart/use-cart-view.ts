import {type MouseEvent, useEffect, useState} from 'react';

import {checkoutAddress, readyForCheckout} from '~/browser/cart/cart.client';
import {savedProducts} from '~/browser/catalogue/saved-products.client';
import type {CartSuggestions} from '~/domain/visitor/shopper';

/**
 * Checkout waits for what is on its way, a typed note included, so that nobody pays for the cart of a moment ago; a refused
 * note keeps the shopper beside it.
 */
export function checkOut(event: MouseEvent): void {
  event.preventDefault();
  void readyForCheckout().then((isReady) => {
    if (isReady) location.assign(checkoutAddress());
  });
}

/** What an empty cart offers, asked for once it is looked at. */
export function useCartSuggestions(isWanted: boolean): CartSuggestions | null {
  const [suggestions, setSuggestions] = useState<CartSuggestions | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const asked = new AbortController();
    const query = new URLSearchParams({saved: savedProducts().join(',')}).toString();
    fetch(`/api/cart-suggestions?${query}`, {signal: asked.signal})
      .then((response) => response.json<CartSuggestions>())
      .then(setSuggestions)
      .catch(() => {
        // An empty cart without suggestions still says where to go.
      });
    return () => asked.abort();
  }, [isWanted]);
  return suggestions;
}
