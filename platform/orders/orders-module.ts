import {z} from 'zod';

import type {PlatformModule} from '../module.ts';
import {messagePage, pageResponse} from '../pages/page.ts';

import {orderFields, orderNode} from './order-fields.ts';
import {orderPage} from './order-page.ts';
import {cancel, fulfil, type Progress, refund} from './order-progress.ts';
import {findOrder, findOrderByNumber, saveOrder} from './orders.ts';
import {
  CANCEL_REASONS,
  FINANCIAL_STATUSES,
  FULFILLMENT_STATUSES,
  type OrderRecord,
} from './records.ts';

/** What a test does to an order: one step of its life, or its statuses as they should read. */
const progressSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('fulfil'),
    company: z.string().nullish(),
    number: z.string().nullish(),
    url: z.url().nullish(),
    quantities: z.array(z.int().nonnegative()).nullish(),
  }),
  z.object({
    action: z.literal('refund'),
    /** Cents. */
    amount: z.int().positive().nullish(),
    restock: z.boolean().default(false),
  }),
  z.object({
    action: z.literal('cancel'),
    reason: z.enum(CANCEL_REASONS).default('CUSTOMER'),
    restock: z.boolean().default(true),
  }),
  z.object({
    action: z.literal('set'),
    financialStatus: z.enum(FINANCIAL_STATUSES).optional(),
    fulfillmentStatus: z.enum(FULFILLMENT_STATUSES).optional(),
    processedAt: z.iso.datetime({offset: true}).optional(),
  }),
]);

export const ordersModule: PlatformModule = {
  name: 'orders',
  resolvers: orderFields,
  nodes: {
    Order({id, query}, {services}) {
      const order = /^\d{1,15}$/.test(id) ? findOrder(services.store, Number(id)) : null;
      // The key is the right to read it (§9).
      return order !== null && order.secret === query.get('key') ? orderNode(order) : null;
    },
  },
  routes(app, services) {
    app.get('/:shop{[0-9]+}/orders/:token{[0-9a-f]+}/authenticate', (c) => {
      const row = services.store.one<{document: string}>(
        "SELECT document FROM orders WHERE secret = ? AND document ->> 'token' = ?",
        [c.req.query('key') ?? '', c.req.param('token')],
      );
      if (row === undefined) {
        return messagePage(
          services.shop,
          'order',
          'We cannot show this order',
          'The address is incomplete or the order is gone. The link in your confirmation mail opens it.',
          {label: 'Back to the shop', url: services.storefrontOrigin},
          404,
        );
      }
      const order = JSON.parse(row.document) as OrderRecord;
      return pageResponse(services.shop, orderPage(order, services.storefrontOrigin, null));
    });

    if (!services.test) return;
    app.get('/_test/orders/:number{[0-9]+}', (c) => {
      const order = findOrderByNumber(services.store, Number(c.req.param('number')));
      return order === null ? c.json({errors: 'No such order'}, 404) : c.json(order);
    });

    app.post('/_test/orders/:number{[0-9]+}', async (c) => {
      const order = findOrderByNumber(services.store, Number(c.req.param('number')));
      if (order === null) return c.json({errors: 'No such order'}, 404);
      const body: unknown = await c.req.json().catch(() => null);
      const parsed = progressSchema.safeParse(body);
      if (!parsed.success) return c.json({errors: z.prettifyError(parsed.error)}, 400);
      const step = parsed.data;
      let progress: Progress;
      switch (step.action) {
        case 'fulfil':
          progress = fulfil(
            services,
            order,
            {company: step.company ?? null, number: step.number ?? null, url: step.url ?? null},
            step.quantities ?? null,
          );
          break;
        case 'refund':
          progress = refund(services, order, step.amount ?? null, step.restock);
          break;
        case 'cancel':
          progress = cancel(services, order, step.reason, step.restock);
          break;
        case 'set':
          progress = {
            ok: true,
            order: saveOrder(services.store, {
              ...order,
              financialStatus: step.financialStatus ?? order.financialStatus,
              fulfillmentStatus: step.fulfillmentStatus ?? order.fulfillmentStatus,
              processedAt: step.processedAt ?? order.processedAt,
            }),
          };
          break;
      }
      return progress.ok ? c.json(progress.order) : c.json({errors: progress.message}, 409);
    });
  },
};
