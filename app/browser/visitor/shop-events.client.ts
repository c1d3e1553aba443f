import {BUY_NOW_FIELD} from '~/domain/cart/change/change-fields';
import {CHECKOUT_FIELD} from '~/domain/cart/change/change-fields';
import {CHECKOUT_PATH} from '~/domain/cart/checkout';
import {parseQuantity} from '~/domain/cart/quantity';
import {isFreeGiftHandle} from '~/domain/promotions/is-gift';
import {cutText} from '~/domain/values/cut-text';
import {
  type AnalyticsItem,
  cartChangeEvents,
  ecommerce,
  type ListPosition,
  reportedCode,
  type ShownItem,
  toItem,
} from '~/domain/visitor/analytics';
import {CART_UNWATCHED, checkoutEvent, watchCart} from '~/domain/visitor/cart-watch';

import {onTrack, track, trackError} from './data-layer.client';

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

function onClick(event: MouseEvent, brand: string): void {
  const {target} = event;
  const card = closest(target, '[data-product]');
  const list = closest(target, '[data-product-list]');
  if (card && list && closest(target, 'a[href]')) {
    const item = itemsOf(list, brand).find(({item_id}) => item_id === card.dataset.product);
    const {id, name} = listOf(list);
    if (item) {
      track({
        event: 'select_item',
        ecommerce: {item_list_id: id, item_list_name: name, items: [item]},
      });
    }
  }
  const heart = closest(target, '[data-save]');
  const product = card ?? closest(target, '[data-product-page]');
  const wished = heart && product ? itemOf(product, brand) : null;
  if (heart && wished) {
    // React has turned it over already where it ran first; the attribute before the click is what counts.
    track({
      event: heart.dataset.save === 'saved' ? 'remove_from_wishlist' : 'add_to_wishlist',
      ecommerce: ecommerce([wished]),
    });
  }
  const filter = closest(target, '[data-filter]');
  if (filter) {
    track({
      event: 'filter',
      filter_name: filter.dataset.filter ?? '',
      filter_value: filter.dataset.filterValue ?? '',
      selected: filter.getAttribute('aria-current') !== 'true',
    });
  }
  const cta = closest(target, '[data-cta]');
  if (cta) {
    track({
      event: 'cta',
      cta_text: textOf(cta),
      cta_location: location.pathname,
      cta_destination: cta instanceof HTMLAnchorElement ? cta.pathname : '',
    });
  }
}

function onSubmit(event: SubmitEvent, brand: string): void {
  const {submitter} = event;
  if (!(submitter instanceof HTMLButtonElement) || submitter.name !== BUY_NOW_FIELD) return;
  const page = closest(submitter, '[data-product-page]');
  const item = page ? itemOf(page, brand) : null;
  if (item) track({event: 'buy_now', ecommerce: ecommerce([item])});
}

/** Reports what visitors do with products: one listener on the document, so that no page pays for it while it loads. */
export function watchShopEvents(brand: string): void {
  const later = () => window.setTimeout(() => reportPage(brand), 0);
  later();
  onTrack(({event}) => {
    if (event === 'virtual_page_view') later();
  });
  document.addEventListener('click', (event: MouseEvent) => onClick(event, brand), true);
  document.addEventListener('submit', (event: SubmitEvent) => onSubmit(event, brand), true);
  document.addEventListener('change', ({target}: Event) => {
    if (!(target instanceof HTMLSelectElement) || target.name !== 'sort') return;
    track({event: 'filter', filter_name: 'sort', filter_value: target.value, selected: true});
  });
  window.addEventListener('error', ({message}: ErrorEvent) => trackError('script', message));
}

/** Reports what the cart confirmed (a registered hook; coverage: cart-hooks), and when it is looked at and left for checkout. */
export async function watchCartEvents(brand: string): Promise<void> {
  const [{cartState, subscribeCart}, {registerCartHook}] = await Promise.all([
    import('~/browser/cart/store.client'),
    import('~/browser/cart/cart.client'),
  ]);
  registerCartHook(({change, before, after}) => {
    for (const event of cartChangeEvents(
      before?.lines ?? [],
      after?.lines ?? [],
      brand,
      isFreeGiftHandle,
    )) {
      track(event);
    }
    if (change.kind === 'apply-code')
      track({event: 'coupon', coupon: reportedCode(change.code), status: 'applied'});
    if (change.kind === 'remove-code')
      track({event: 'coupon', coupon: reportedCode(change.code), status: 'removed'});
  });
  let watch = CART_UNWATCHED;
  const look = () => {
    const {isOpen, status, shopper, refusal, changes} = cartState();
    const report = watchCart(
      watch,
      {
        isShown: isOpen || location.pathname === '/cart',
        isKnown: status === 'known',
        lines: shopper?.cart?.lines ?? [],
        refusal,
        enteredCodes: changes.flatMap(({change}) =>
          change.kind === 'apply-code' ? change.code : [],
        ),
      },
      brand,
    );
    ({watch} = report);
    report.events.forEach(track);
    if (report.error !== null) trackError('cart', report.error);
  };
  look();
  subscribeCart(look);
  document.addEventListener(
    'click',
    ({target}: MouseEvent) => {
      if (!closest(target, `a[href="${CHECKOUT_PATH}"],button[name="${CHECKOUT_FIELD}"]`)) return;
      const cart = cartState().shopper?.cart;
      const event = checkoutEvent(cart?.lines ?? [], cart?.discountCodes ?? [], brand);
      if (event) track(event);
    },
    true,
  );
}
