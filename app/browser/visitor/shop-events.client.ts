import type {EarlyPress} from '~/browser/request/early-presses';
import {BUY_NOW_FIELD} from '~/domain/cart/change/field-names';
import {parseQuantity} from '~/domain/cart/quantity';
import {cutText} from '~/domain/values/cut-text';
import {
  type AnalyticsItem,
  ecommerce,
  type ListPosition,
  type ShownItem,
  toItem,
} from '~/domain/visitor/analytics';

import {onTrack, track, trackError} from './data-layer.client';
import {trackPress} from './unheard-presses.client';

const LIST_LENGTH = 24;

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

function textOf(element: Element | null | undefined): string {
  return cutText((element?.textContent ?? '').replace(/\s+/g, ' ').trim(), 100);
}

/**
 * The product that a card or a product page stands for as it is shown at this moment, from its markup: `data-product`,
 * `data-variant`, and cents in `data-price` and `data-full`. How many is what stands in the box of the quantity.
 */
function itemOf(element: HTMLElement, brand: string, list?: ListPosition): AnalyticsItem | null {
  const {product: handle, variant = '', price = '', full = ''} = element.dataset;
  const title = textOf(element.querySelector('h1, h2, h3'));
  if (handle === undefined || title === '') return null;
  const box = element.querySelector<HTMLInputElement>('input[name="quantity"]');
  const shown: ShownItem = {
    handle,
    title,
    variant,
    price: Number(price),
    full: full === '' ? null : Number(full),
    quantity: Math.max(1, parseQuantity(box?.value) ?? 1),
  };
  return toItem(list ? {...shown, list} : shown, brand);
}

/** A list is named by the heading of its section, or by the page's own. */
function listOf(list: Element): Omit<ListPosition, 'index'> {
  const section = list.closest('section');
  const heading = section?.querySelector('h2') ?? document.querySelector('main h1');
  return {id: `${location.pathname}#${section?.id ?? ''}`.replace(/#$/, ''), name: textOf(heading)};
}

function itemsOf(list: Element, brand: string): AnalyticsItem[] {
  const {id, name} = listOf(list);
  return [...list.querySelectorAll<HTMLElement>('[data-product]')]
    .slice(0, LIST_LENGTH)
    .flatMap((card, index) => itemOf(card, brand, {id, name, index}) ?? []);
}

function reportPage(brand: string): void {
  const page = document.querySelector<HTMLElement>('[data-product-page]');
  const item = page ? itemOf(page, brand) : null;
  if (item) track({event: 'view_item', ecommerce: ecommerce([item])});
  for (const list of document.querySelectorAll('main [data-product-list]')) {
    const {id, name} = listOf(list);
    const items = itemsOf(list, brand);
    if (items.length > 0 && name !== '') {
      track({
        event: 'view_item_list',
        ecommerce: {item_list_id: id, item_list_name: name, items},
      });
    }
  }
}

function reportClick(target: Element, brand: string): void {
  const card = closest(target, '[data-product]');
  const list = closest(target, '[data-product-list]');
  if (card && list && closest(target, 'a[href]')) {
    const item = itemsOf(list, brand).find(({item_id}) => item_id === card.dataset.product);
    const {id, name} = listOf(list);
    if (item) {
      trackPress({
        event: 'select_item',
        ecommerce: {item_list_id: id, item_list_name: name, items: [item]},
      });
    }
  }
  const heart = closest(target, '[data-save]');
  const product = card ?? closest(target, '[data-product-page]');
  const wished = heart && product ? itemOf(product, brand) : null;
  if (heart && wished) {
    // The attribute before the click is what counts: nobody has heard of it before this.
    trackPress({
      event: heart.dataset.save === 'saved' ? 'remove_from_wishlist' : 'add_to_wishlist',
      ecommerce: ecommerce([wished]),
    });
  }
  const filter = closest(target, '[data-filter]');
  if (filter) {
    trackPress({
      event: 'filter',
      filter_name: filter.dataset.filter ?? '',
      filter_value: filter.dataset.filterValue ?? '',
      selected: filter.getAttribute('aria-current') !== 'true',
    });
  }
  const cta = closest(target, '[data-cta]');
  if (cta) {
    trackPress({
      event: 'cta',
      cta_text: textOf(cta),
      cta_location: location.pathname,
      cta_destination: cta instanceof HTMLAnchorElement ? cta.pathname : '',
    });
  }
}

function reportSubmit(submitter: HTMLElement | null, brand: string): void {
  if (!(submitter instanceof HTMLButtonElement) || submitter.name !== BUY_NOW_FIELD) return;
  const page = closest(submitter, '[data-product-page]');
  const item = page ? itemOf(page, brand) : null;
  if (item) trackPress({event: 'buy_now', ecommerce: ecommerce([item])});
}

/** Reports what was pressed, before anything has changed by it. */
export function reportPress(
  {kind, origin, submitter}: Pick<EarlyPress, 'kind' | 'origin' | 'submitter'>,
  brand: string,
): void {
  if (kind === 'click') reportClick(origin, brand);
  else if (kind === 'submit') reportSubmit(submitter, brand);
  else if (kind === 'change' && origin instanceof HTMLSelectElement && origin.name === 'sort') {
    trackPress({event: 'filter', filter_name: 'sort', filter_value: origin.value, selected: true});
  }
}

/** Reports the products that each page shows, this one and those that it becomes, and errors of scripts. */
export function watchShopEvents(brand: string): void {
  const later = () => window.setTimeout(() => reportPage(brand), 0);
  later();
  onTrack(({event}) => {
    if (event === 'virtual_page_view') later();
  });
  window.addEventListener('error', ({message}: ErrorEvent) => trackError('script', message));
}
