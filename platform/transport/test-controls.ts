import {z} from 'zod';

import {findGidNumber} from '../graphql/gid.ts';
import type {PlatformServices} from '../services.ts';

import type {PlatformApp} from './environment.ts';

const clockSchema = z.union([
  z.object({now: z.iso.datetime({offset: true}), frozen: z.boolean().default(false)}),
  /** Seconds. */
  z.object({advance: z.number().finite()}),
  z.object({reset: z.literal(true)}),
]);

const stockSchema = z.object({
  /** A variant's gid or SKU. */
  variant: z.string(),
  stock: z.int().nullable(),
});

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return null;
  }
}

/** Controls that exist only for tests (`PLATFORM_TEST=1`). */
export function mountTestControls(app: PlatformApp, services: PlatformServices): void {
  app.post('/_test/reset', (c) => {
    services.startOver();
    return c.json({ok: true});
  });

  app.post('/_test/clock', async (c) => {
    const parsed = clockSchema.safeParse(await readJson(c.req.raw));
    if (!parsed.success) return c.json({errors: z.prettifyError(parsed.error)}, 400);
    if ('now' in parsed.data) services.clock.set(new Date(parsed.data.now), parsed.data.frozen);
    else if ('advance' in parsed.data) services.clock.advance(parsed.data.advance * 1000);
    else services.clock.reset();
    return c.json({now: services.clock.now().toISOString()});
  });

  app.post('/_test/stock', async (c) => {
    const parsed = stockSchema.safeParse(await readJson(c.req.raw));
    if (!parsed.success) return c.json({errors: z.prettifyError(parsed.error)}, 400);
    const number = findGidNumber(parsed.data.variant, 'ProductVariant');
    const variant =
      number === null
        ? services.catalogue.variantBySku(parsed.data.variant)
        : services.catalogue.variant(number);
    if (variant === undefined) return c.json({errors: 'No such variant'}, 404);
    services.catalogue.setStock(variant.id, parsed.data.stock);
    return c.json({ok: true});
  });
}
