import {adminModule} from './admin/admin-module.ts';
import {cartModule} from './cart/cart-module.ts';
import {catalogueModule} from './catalogue/catalogue-module.ts';
import {chatModule} from './chat/chat-module.ts';
import {checkoutModule} from './checkout/checkout-module.ts';
import {consentModule} from './consent/consent-module.ts';
import {contentModule} from './content/content-module.ts';
import {shopModule} from './content/shop-module.ts';
import {customerApiModule} from './customer-api/customer-api-module.ts';
import {customersModule} from './customers/customers-module.ts';
import {faultsModule} from './faults/faults-module.ts';
import {hostedAccountsModule} from './hosted-accounts/hosted-accounts-module.ts';
import type {PlatformModule} from './module.ts';
import {ordersModule} from './orders/orders-module.ts';
import {outboxModule} from './outbox/outbox-module.ts';
import {pagesModule} from './pages/page.ts';
import {searchModule} from './search/search-module.ts';
import {subscriptionsModule} from './subscriptions/subscriptions-module.ts';
import {imagesModule} from './transport/images-module.ts';

/** Every part of the platform; each attaches its resolvers, routes and tables (see reference.md). */
export const MODULES: readonly PlatformModule[] = [
  shopModule,
  catalogueModule,
  contentModule,
  searchModule,
  faultsModule,
  imagesModule,
  cartModule,
  pagesModule,
  customersModule,
  hostedAccountsModule,
  customerApiModule,
  ordersModule,
  outboxModule,
  checkoutModule,
  subscriptionsModule,
  chatModule,
  consentModule,
  adminModule,
];
