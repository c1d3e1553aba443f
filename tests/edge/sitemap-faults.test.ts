import {expect, it} from 'vitest';

import type {FaultKind} from '../../platform/faults/rules.ts';
import {usePlatformInProcess} from '../support/platform-in-process';
import {coldWorker} from '../support/worker-in-process';

const platform = usePlatformInProcess();

it.each<FaultKind>(['bad-gateway', 'throttled', 'internal-error', 'null-data', 'truncated'])(
  'a sitemap without its products (%s) is refused with 503 and asked for again, and whole as soon as the platform is well',
  async (kind) => {
    const {fetch} = await coldWorker();
    platform.fault = ({operation}) => (operation === 'ShopSnapshot' ? kind : null);
    const refused = await fetch('/sitemap.xml');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect(refused.headers.get('Cache-Control')).toBe('no-store');
    expect(await refused.text()).not.toContain('<urlset');
    platform.heal();
    const whole = await fetch('/sitemap.xml');
    expect([whole.status, whole.headers.get('Content-Type')]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
    const products = (await whole.text()).match(/<loc>[^<]*\/products\/[^<]*<\/loc>/g) ?? [];
    expect(products.length).toBeGreaterThan(60);
  },
);
