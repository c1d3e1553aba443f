import {isbot} from 'isbot';

import type {SnapshotMemory} from '~/commerce/catalogue/snapshot-memory.server';
import type {DeniedFields} from '~/commerce/platform-client/denied-memory.server';
import {createStorefront, type Storefront} from '~/commerce/platform-client/storefront.server';
import {namedProducts} from '~/content/named-products.server';
import type {StructuredData} from '~/domain/catalogue/structured-data';
import type {StoreContent} from '~/domain/content/store-content';
import type {ShopMoment} from '~/domain/content/store-entry';
import type {RedirectTable} from '~/domain/request/redirects';
import type {Assignment} from '~/domain/visitor/experiments';

import {findCookie, findCookies} from './cookies.server';
import {type CustomerSession, openSessions} from './customer-token.server';
import type {Environment} from './environment.server';
import {answersOnly, type GivenByHost, hostCache, hostOf} from './host.server';
import {type PageTable, pageTable, remembering} from './page-table.server';
import {remember} from './public-memory.server';

const NO_PAGES = pageTable({});

/**
 * Everything one request may use. It is made for each request and holds no state beyond it; expensive parts are
 * made when first asked for, so that a page served from the cache pays for none of them.
 */
export interface ShopContext {
  readonly env: Environment;
  readonly requestId: string;
  /** One per response; the security headers name it, every inline script carries it. */
  readonly nonce: string;
  /** Origin for absolute links: `PUBLIC_SITE_URL`, else the request's own. */
  readonly siteOrigin: string;
  /** Browsers reach the shop over https, whatever the last stretch to the worker is: `PUBLIC_SITE_URL` names what they see. */
  readonly isSecure: boolean;
  readonly buildId: string;
  /** When the kept pages were purged last, as far as is known here; 0 for never. What is kept is kept under it. */
  readonly purgedAt: number;
  /** The branch that was built, where the build was told (`BUILD_BRANCH`); previews show it. */
  readonly buildBranch: string;
  /** Address of the shopper as the host passes it on; null where it does not. */
  readonly buyerIp: string | null;
  readonly storefront: Storefront;
  /** Calls to the platform so far, and the milliseconds of all of them together; for the log. */
  readonly calls: {count: number; ms: number};
  readonly snapshots: SnapshotMemory | null;
  /** Handles of the products that the content speaks of. */
  readonly namedProducts: readonly string[];
  readonly redirectTables: SnapshotMemory<RedirectTable> | null;
  readonly storeContents: SnapshotMemory<StoreContent> | null;
  /** The pages of the shop, as their routes declare them. */
  readonly pages: PageTable;
  /** As of when the shop is shown: now, or where the preview switch is on (`PREVIEW`) the instant that an editor looks at. */
  readonly moment: ShopMoment;
  /** Keeps the worker alive for work behind the response. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Headers that steps and loaders add to whatever response leaves, `Set-Cookie` above all. */
  readonly responseHeaders: Headers;
  /** isbot decides (decisions.md): crawlers get no experiment, no scripts, and no replaced page on an error. */
  readonly isCrawler: boolean;
  /** What loaders tell search engines about the page (schema.org); rendered into the document's head. */
  readonly structuredData: StructuredData[];
  /**
   * The arms this visitor is in (coverage: visitor-experiments), set before any guard or loader; part of the page
   * cache's key.
   */
  assignments: readonly Assignment[];
  /** True once something is missing from the page because the platform did not answer: nobody else may get it. */
  isIncomplete: boolean;
  /** The path as it was asked for, when a guard sent the request to the 404 page. */
  requestedPath?: string;
  /** What the catch-all route is to say instead, when the pipeline refused the request. */
  refusal?: PageRefusal;
  /** Set by a form that the platform could not be asked about: its page keeps the session and what was typed. */
  accountUnreachable?: boolean;
  /** Set by a form that is shown again although what it is about is not this customer's: its page is no 404 then. */
  isFormKept?: boolean;
  /**
   * Whether a customer is signed in; the seal of the session is opened when it is first asked for. To ask on a page that is
   * rendered for everybody is a mistake, and throws.
   */
  readonly isSignedIn: () => Promise<boolean>;
  /** The Storefront API's token of the customer who is signed in, by which carts know them; null where there is none. */
  readonly customerToken: () => Promise<string | null>;
  /** Every session that came with the request and opens, the one last used first; several where cookies shadow each other. */
  readonly sessions: () => Promise<CustomerSession[]>;
  /** Whether this request asked who is signed in, and may still ask; nobody's seal is opened otherwise. */
  readonly askedForCustomer: () => boolean;
  /** Called before a page is rendered for everybody: from then on the request has no customer. */
  readonly forgetCustomer: () => void;
  /** Remembers a promise for the time of this request, so that two readers make one call. */
  once: <T>(key: string, load: () => Promise<T>) => Promise<T>;
}

/** Why a request got no page of its own. */
export interface PageRefusal {
  status: number;
  /** For the visitor. */
  message: string;
}

interface HostContext extends GivenByHost {
  env: Environment;
  /** The catalogue that the isolate remembers; without it every request reads its own. */
  snapshots?: SnapshotMemory;
  /** The redirects that it remembers, likewise. */
  redirectTables?: SnapshotMemory<RedirectTable>;
  /** The menus and sections of the store that it remembers, likewise. */
  storeContents?: SnapshotMemory<StoreContent>;
  /** What it remembers of the store's denials; without it every request finds out for itself. */
  denials?: DeniedFields;
  purgedAt?: number;
  /** Without it the shop has no pages, as for a call that needs none. */
  pages?: PageTable;
}

/** The instant that an editor looks at, from their cookie; a shop in production has none but now. */
function momentOf(request: Request, {PREVIEW}: Environment, now: number): ShopMoment {
  const at = PREVIEW ? Date.parse(findCookie(request, 'preview_at') ?? '') : NaN;
  return isNaN(at) ? {at: now, isPreview: false} : {at, isPreview: true};
}

/** Some hundred patterns are tried on each name; browsers of one kind have the same. */
const isCrawlerAgent = (agent: string) => remember(`agent ${agent}`, () => isbot(agent));

export function createShopContext(request: Request, host: HostContext): ShopContext {
  const {env, purgedAt = 0} = host;
  const {requestId, buyerIp, waitUntil} = hostOf(request, env, host);
  const calls = {count: 0, ms: 0};
  const remembered = new Map<string, Promise<unknown>>();
  let storefront: Storefront | undefined;
  let sessions: Promise<CustomerSession[]> | undefined;
  let isForEverybody = false;
  const readSessions = () => {
    if (isForEverybody) throw new Error('A page that is rendered for everybody has no customer.');
    sessions ??= openSessions(env, findCookies(request, 'customer_token'), Date.now());
    return sessions;
  };

  return {
    env,
    requestId,
    nonce: crypto.randomUUID().replaceAll('-', ''),
    siteOrigin: (env.PUBLIC_SITE_URL ?? new URL(request.url).origin).replace(/\/$/, ''),
    isSecure: [request.url, env.PUBLIC_SITE_URL ?? ''].some((url) => url.startsWith('https:')),
    buildId: __BUILD_ID__,
    purgedAt,
    buildBranch: __BUILD_BRANCH__,
    buyerIp,
    isCrawler: isCrawlerAgent(request.headers.get('user-agent') ?? ''),
    assignments: [],
    isIncomplete: false,
    get storefront() {
      storefront ??= createStorefront({
        request,
        env,
        denials: host.denials,
        cache: answersOnly(hostCache(purgedAt === 0 ? 'hydrogen' : `hydrogen-${purgedAt}`)),
        waitUntil,
        requestId,
        buyerIp,
        onCall(ms) {
          calls.count += 1;
          calls.ms += ms;
        },
      });
      return storefront;
    },
    calls,
    snapshots: host.snapshots ?? null,
    get namedProducts() {
      return namedProducts();
    },
    redirectTables: host.redirectTables ?? null,
    storeContents: host.storeContents ?? null,
    pages: remembering(host.pages ?? NO_PAGES),
    moment: momentOf(request, env, Date.now()),
    waitUntil,
    responseHeaders: new Headers(),
    structuredData: [],
    isSignedIn: () => readSessions().then(({length}) => length > 0),
    customerToken: () => readSessions().then(([session]) => session?.token ?? null),
    sessions: readSessions,
    askedForCustomer: () => sessions !== undefined && !isForEverybody,
    forgetCustomer() {
      isForEverybody = true;
    },
    once<T>(key: string, load: () => Promise<T>): Promise<T> {
      const known = remembered.get(key);
      if (known) return known as Promise<T>;
      const started = load();
      remembered.set(key, started);
      return started;
    },
  };
}
