import {type Cart, findCart, findOrderOfCart, saveCart} from '../cart/document.ts';
import {findGiftCard} from '../cart/gift-cards.ts';
import {collapseCodes} from '../cart/pricing.ts';
import {shareStock} from '../cart/stock.ts';
import {findMarket, PRIMARY_COUNTRY, PRIMARY_MARKET} from '../content/markets.ts';
import {findCustomer} from '../customers/customers.ts';
import {refusalMessage} from '../discounts/eligibility.ts';
import type {PlatformModule} from '../module.ts';
import {orderPage} from '../orders/order-page.ts';
import {findOrder} from '../orders/orders.ts';
import {messagePage, pageResponse, seeOther} from '../pages/page.ts';
import type {PlatformServices} from '../services.ts';

import {
  type CheckoutForm,
  findFormIssues,
  formAddress,
  initialForm,
  readForm,
  savedAddresses,
} from './checkout-form.ts';
import {checkoutPage} from './checkout-page.ts';
import {CHECKOUT_SCRIPT} from './checkout-script.ts';
import {checkoutTotals} from './checkout-totals.ts';
import type {CheckoutView} from './page/view.ts';
import {placeOrder} from './place-order.ts';
import {storefrontOf} from './return-address.ts';
import {chargeCard} from './test-cards.ts';

interface Visit {
  services: PlatformServices;
  request: Request;
  token: string;
  key: string;
  storefront: string;
}

/** Whether the key of the address opens the cart, completed or not. */
function opens({services, token, key}: Visit): boolean {
  const row = services.store.one<{secret: string}>('SELECT secret FROM carts WHERE token = ?', [
    token,
  ]);
  return row !== undefined && key !== '' && row.secret === key;
}

function pageAddress({token, key, storefront}: Visit): string {
  return `/cart/c/${token}?${new URLSearchParams({key, from: storefront}).toString()}`;
}

function goneCart({services, storefront}: Visit): Response {
  return messagePage(
    services.shop,
    'checkout',
    'This cart is gone',
    'It has expired, or the address is incomplete. Your bag in the shop is the place to start again.',
    {label: 'Back to the shop', url: storefront},
    404,
  );
}

function emptyCart({services, storefront}: Visit): Response {
  return messagePage(
    services.shop,
    'checkout',
    'Your cart is empty',
    'There is nothing to check out yet.',
    {label: 'Back to the shop', url: storefront},
    200,
  );
}

function thankYou(visit: Visit, orderId: number): Response {
  const order = findOrder(visit.services.store, orderId);
  if (order === null) return goneCart(visit);
  const name = order.shippingAddress?.firstName ?? null;
  return pageResponse(
    visit.services.shop,
    orderPage(order, visit.storefront, {
      heading: name === null ? 'Thank you' : `Thank you, ${name}`,
      text: `Your order is in. A confirmation is on its way to ${order.email}.`,
    }),
  );
}

/** The page for a cart and what the shopper has filled in so far. */
function toView(
  visit: Visit,
  cart: Cart,
  form: CheckoutForm | null,
  extra: Partial<Pick<CheckoutView, 'issues' | 'notice' | 'discountMessage'>> = {},
): CheckoutView {
  const {services} = visit;
  const {buyer} = cart.document;
  const market =
    (buyer.countryCode === null ? null : findMarket(buyer.countryCode)) ?? PRIMARY_MARKET;
  const countryCode = market.countries[0] ?? PRIMARY_COUNTRY;
  const customer =
    buyer.customerId === null ? null : findCustomer(services.store, buyer.customerId);
  const saved = savedAddresses(services, customer, countryCode);
  const filled = form ?? initialForm(services, cart, customer, countryCode);
  return {
    action: pageAddress(visit),
    storefront: visit.storefront,
    form: filled,
    totals: checkoutTotals(services, cart, {
      email: filled.email,
      address: formAddress(filled, saved, countryCode),
      delivery: filled.delivery,
    }),
    saved,
    countryCode,
    isSignedIn: customer !== null,
    issues: {},
    notice: null,
    discountMessage: null,
    ...extra,
  };
}

function show(visit: Visit, view: CheckoutView, status = 200): Response {
  return pageResponse(visit.services.shop, checkoutPage(visit.services, view), status);
}

/** Puts a code in front of the others, or a gift card beside them; refuses what does nothing. */
function applyCode(visit: Visit, cart: Cart, form: CheckoutForm): Response {
  const {services} = visit;
  const code = form.discountCode.trim();
  if (code === '') {
    return show(visit, toView(visit, cart, form, {discountMessage: 'Enter a discount code.'}), 422);
  }
  const {document} = cart;
  if (findGiftCard(services, code) !== null) {
    const isKnown = document.giftCards.some(
      (card) => card.code.toLowerCase() === code.toLowerCase(),
    );
    const next = isKnown
      ? cart
      : saveCart(services, {
          ...cart,
          document: {
            ...document,
            giftCards: [...document.giftCards, {id: services.ids.uuid(), code}],
          },
        });
    return show(visit, toView(visit, next, {...form, discountCode: ''}));
  }
  const tried: Cart = {
    ...cart,
    document: {...document, discountCodes: collapseCodes([code, ...document.discountCodes])},
  };
  const view = toView(visit, tried, form);
  const found = view.totals.priced.codes.find((one) => one.code === code);
  if (found?.applicable !== true) {
    const message = refusalMessage(found?.refusal ?? 'DISCOUNT_NOT_FOUND', code);
    return show(visit, toView(visit, cart, form, {discountMessage: `${message}.`}), 422);
  }
  return show(visit, toView(visit, saveCart(services, tried), {...form, discountCode: ''}));
}

function removeCode(visit: Visit, cart: Cart, form: CheckoutForm, code: string): Response {
  const discountCodes = cart.document.discountCodes.filter((one) => one !== code);
  const saved = saveCart(visit.services, {...cart, document: {...cart.document, discountCodes}});
  return show(visit, toView(visit, saved, form));
}

function removeGiftCard(visit: Visit, cart: Cart, form: CheckoutForm, code: string): Response {
  const giftCards = cart.document.giftCards.filter((one) => one.code !== code);
  const saved = saveCart(visit.services, {...cart, document: {...cart.document, giftCards}});
  return show(visit, toView(visit, saved, form));
}

/** Places the order, or shows the page again with what stands in the way. */
function place(visit: Visit, cart: Cart, form: CheckoutForm): Response {
  const {services} = visit;
  const {lines, shortages} = shareStock(services, cart.document.lines, new Set());
  if (shortages.some(({lineId, quantity}) => isNews(cart, lineId, quantity))) {
    const saved = saveCart(services, {...cart, document: {...cart.document, lines}});
    if (saved.document.lines.every(({quantity}) => quantity === 0)) return emptyCart(visit);
    return show(
      visit,
      toView(visit, saved, form, {
        notice: {
          kind: 'bad',
          text: 'Something sold out while you were here, and your order has been adjusted. Check it before you place it.',
        },
      }),
      409,
    );
  }
  const view = toView(visit, cart, form);
  const {totals} = view;
  const chosen = view.saved.find(({id}) => String(id) === form.addressChoice);
  const address = formAddress(form, view.saved, view.countryCode);
  const issues = findFormIssues(form, address, {
    isSaved: chosen !== undefined,
    needsPayment: totals.due > 0,
    now: services.clock.now(),
  });
  if (Object.keys(issues).length > 0) return show(visit, {...view, issues}, 422);
  if (form.shownTotal !== totals.due) {
    // Nobody pays a total that they have not seen: the first step without script, or a changed price.
    const text =
      form.shownTotal === null
        ? 'Here is your total with shipping and tax. Check it, then place your order.'
        : 'The total has changed while you were here. Check it, then place your order.';
    return show(
      visit,
      {...view, notice: {kind: 'info', text}},
      form.shownTotal === null ? 200 : 409,
    );
  }
  const charge =
    totals.due > 0 ? chargeCard(form.card) : ({ok: true, label: 'Nothing to pay'} as const);
  if (!charge.ok) {
    return show(
      visit,
      {...view, notice: {kind: 'bad', text: charge.message}, issues: {cardNumber: charge.message}},
      402,
    );
  }
  placeOrder(services, {
    cart,
    totals,
    email: form.email,
    marketing: form.marketing,
    address,
    saveAddress: chosen === undefined && form.saveAddress,
    payment: totals.giftCards.some(({used}) => used > 0)
      ? `${charge.label}, gift card`
      : charge.label,
    origin: new URL(visit.request.url).origin,
    subscriptionId: null,
    processedAt: services.clock.now().toISOString(),
  });
  return seeOther(pageAddress(visit));
}

/** A line that held nothing already is known to the shopper: it is not part of the order. */
function isNews(cart: Cart, lineId: string, quantity: number): boolean {
  const line = cart.document.lines.find(({id}) => id === lineId);
  return line !== undefined && line.quantity !== quantity;
}

function answerPost(visit: Visit, data: FormData): Response {
  const {services, token} = visit;
  // One transaction: of two submissions the second finds the cart completed.
  return services.store.transaction(() => {
    const completed = findOrderOfCart(services, token);
    if (completed !== null) return seeOther(pageAddress(visit));
    const cart = findCart(services, token);
    if (cart === null) return goneCart(visit);
    if (cart.document.lines.every(({quantity}) => quantity === 0)) return emptyCart(visit);
    const form = readForm(data);
    const wanted = data.get('do');
    const [command = 'place', code = ''] = typeof wanted === 'string' ? wanted.split(/:(.*)/s) : [];
    switch (command) {
      case 'apply-code':
        return applyCode(visit, cart, form);
      case 'remove-code':
        return removeCode(visit, cart, form, code);
      case 'remove-gift-card':
        return removeGiftCard(visit, cart, form, code);
      case 'update':
        return show(visit, toView(visit, cart, form));
      default:
        return place(visit, cart, form);
    }
  });
}

/** The hosted checkout: what a cart's `checkoutUrl` opens (§6.1). */
export const checkoutModule: PlatformModule = {
  name: 'checkout',
  routes(app, services) {
    const visitOf = (request: Request, token: string): Visit => {
      const query = new URL(request.url).searchParams;
      return {
        services,
        request,
        token,
        key: query.get('key') ?? '',
        storefront: storefrontOf(services, request, query.get('from') ?? undefined),
      };
    };

    app.get(
      '/assets/checkout.js',
      () =>
        new Response(CHECKOUT_SCRIPT, {
          headers: {'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache'},
        }),
    );

    app.get('/cart/c/:token', (c) => {
      const visit = visitOf(c.req.raw, c.req.param('token'));
      if (!opens(visit)) return goneCart(visit);
      const completed = findOrderOfCart(services, visit.token);
      if (completed !== null) return thankYou(visit, completed);
      const cart = findCart(services, visit.token);
      if (cart === null) return goneCart(visit);
      if (cart.document.lines.every(({quantity}) => quantity === 0)) return emptyCart(visit);
      return show(visit, toView(visit, cart, null));
    });

    app.post('/cart/c/:token', async (c) => {
      const visit = visitOf(c.req.raw, c.req.param('token'));
      if (!opens(visit)) return goneCart(visit);
      return answerPost(visit, await c.req.formData());
    });
  },
};
