import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';

import {toCartFields} from '~/domain/cart/change/change-fields';

import {loadCatalogue} from '../../platform/seed/load-catalogue.ts';
import {demo} from '../../demo/settings';
import {crawl, type CrawledPage} from '../support/crawl';
import {gardenSeed} from '../support/garden-store';
import {LocalPlatform} from '../support/local-platform';
import {addOf} from '../support/random-shopper';
import {stubWorkerGlobals} from '../support/worker-globals';
import {coldWorker, dataOf, type OwnWorker} from '../support/worker-in-process';
import {toShopEnvironment} from '../../scripts/environment';

const platform = new LocalPlatform(gardenSeed());
let worker: OwnWorker;
let pages: CrawledPage[] = [];

beforeAll(async () => {

  stubWorkerGlobals();
  vi.stubGlobal('fetch', platform.fetch);
  const {worker: given} = toShopEnvironment({PLATFORM_PRODUCTS: 'x'});
  const bare = {SHOP_PROMISES:'', PUBLIC_CHAT_SCRIPT_URL: '', SUBSCRIPTIONS_API_URL: '', PUBLIC_STUDENT_REGISTRATION_ENABLED: ''};
  worker = await coldWorker(bare);
  pages = await crawl(worker, ['/', '/sitemap.xml', '/robots.txt', '/search', '/search?q=teak', '/search?q=nothing-of-the-kind', '/cart', '/account/login', '/contact-us', '/no-such-page', '/learn', '/.well-known/security.txt']);
}, 60_000);
afterAll(() => { vi.unstubAllGlobals(); vi.restoreAllMocks(); platform.close(); });

it('walks', () => {
  console.log(pages.map((p) => `${p.status} ${p.address} ${p.location ?? ''} <- ${p.from}`).join('\n'));
  const shown = (html: string) => html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '').replace(/data-settings="[^"]*"/g, '');
  const W = /.{30}(tooth|teeth|whiten|\bbrush|floss|\boral\b|smile|\bgums?\b|\bhum\b|fluoride|mint\b|555-0142|care@brightwell|help\.brightwell|dentist|\bpaste).{40}/gi;
  for (const p of pages) { const m = shown(p.body).match(W); if (m && p.status !== 404 || (p.address==='/no-such-page')) console.log(p.address, m); }
});
