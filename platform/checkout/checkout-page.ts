import {html} from '../pages/markup.ts';
import type {PageOptions} from '../pages/page.ts';
import type {PlatformServices} from '../services.ts';

import {addressSection} from './page/address-section.ts';
import {contactSection} from './page/contact-section.ts';
import {deliverySection} from './page/delivery-section.ts';
import {paymentSection} from './page/payment-section.ts';
import {noticeBlock, submitBlock} from './page/placing.ts';
import {discountBox, summaryLines, totalsBlock} from './page/summary.ts';
import type {CheckoutView} from './page/view.ts';

export function checkoutPage(services: PlatformServices, view: CheckoutView): PageOptions {
  return {
    title: 'Checkout',
    kind: 'checkout',
    script: '/assets/checkout.js',
    header: ({logo}) =>
      html`<a class="home" href="${view.storefront}">${logo}</a><span class="where">Checkout</span>
        <nav><a href="${view.storefront}/cart">Back to cart</a></nav>`,
    main: html`<h1 class="visually-hidden">Checkout</h1>
      <form method="post" action="${view.action}" class="columns" novalidate id="checkout">
        <div>
          ${noticeBlock(view)} ${contactSection(view)} ${addressSection(view)}
          ${deliverySection(view)} ${paymentSection(view)}
          <div style="margin-top:24px">${submitBlock(view)}</div>
        </div>
        <aside class="summary" aria-label="Order summary" id="summary">
          <h2>Your order</h2>
          ${summaryLines(services, view)} ${discountBox(view)} ${totalsBlock(view)}
        </aside>
      </form>`,
  };
}
