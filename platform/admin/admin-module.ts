import {allCustomers} from '../customers/customers.ts';
import {listDiscounts} from '../discounts/discounts.ts';
import {faultBoard} from '../faults/fault-board.ts';
import type {PlatformModule} from '../module.ts';
import {allOrders} from '../orders/orders.ts';
import {findMails} from '../outbox/outbox.ts';
import {html} from '../pages/markup.ts';
import {refuseForeignPosts} from '../pages/same-origin.ts';

import {adminPage} from './admin-page.ts';
import {mountCustomers} from './customers-admin.ts';
import {mountDiscounts} from './discounts-admin.ts';
import {mountOrders} from './orders-admin.ts';
import {mountProducts} from './products-admin.ts';
import {mountRedirects} from './redirects-admin.ts';
import {mountSituations} from './situations-admin.ts';

/** The merchant's side: a plain page with a real form for every situation. */
export const adminModule: PlatformModule = {
  name: 'admin',
  routes(app, services) {
    app.use('/admin/*', refuseForeignPosts);

    app.get('/admin', (c) => {
      const {store} = services;
      const tiles = [
        ['/admin/products', 'products', services.catalogue.products().length],
        ['/admin/orders', 'orders', allOrders(store).length],
        ['/admin/customers', 'customers', allCustomers(store).length],
        ['/admin/discounts', 'discounts', listDiscounts(store).length],
        ['/outbox', 'mails', findMails(store).length],
        ['/admin/faults', 'faults', faultBoard(services).faults().length],
      ] as const;
      return adminPage(
        services,
        c.req.raw,
        services.shop.name,
        html`<div class="tiles">
            ${tiles.map(
              ([path, label, count]) =>
                html`<a href="${path}"><strong class="figures">${count}</strong>${label}</a>`,
            )}
          </div>
          <p><a href="${services.storefrontOrigin}">Open the shop</a></p>`,
      );
    });
    mountProducts(app, services);
    mountDiscounts(app, services);
    mountRedirects(app, services);
    mountOrders(app, services);
    mountCustomers(app, services);
    mountSituations(app, services);
  },
};
