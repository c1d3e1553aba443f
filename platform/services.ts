import type {Catalogue} from './catalogue/catalogue.ts';
import type {Contents} from './content/contents.ts';
import type {FaultRule} from './faults/rules.ts';
import type {StoreScope} from './graphql/scopes.ts';
import type {ShopRecord} from './seed/seed.ts';
import type {Clock} from './store/clock.ts';
import type {Store} from './store/database.ts';
import type {Ids} from './store/ids.ts';

/** What every module of the platform works with; made once by `createPlatform`. */
export interface PlatformServices {
  store: Store;
  clock: Clock;
  ids: Ids;
  catalogue: Catalogue;
  shop: ShopRecord;
  /** Menus, pages, articles, policies, metaobjects. */
  contents: Contents;
  /** True with `PLATFORM_TEST=1`: test controls answer. */
  test: boolean;
  /** The token a public caller must send, and the private one. */
  tokens: {public: string; private: string};
  /** The client id of the storefront at the hosted accounts. */
  accountsClientId: string;
  /** Scopes that the app of the storefront was not granted; the local shop grants all. */
  withheldScopes: Set<StoreScope>;
  /** Shared secrets of the services beside the API: the mail provider's key, the subscription service's hash key. */
  keys: {mail: string; subscriptions: string};
  /** Faults that are on from the start, and again after a reset. */
  startFaults: readonly FaultRule[];
  /** Where the storefront is reached; links in mails and pages lead there. */
  storefrontOrigin: string;
  /** Directory where the image service keeps what it has drawn. */
  imageCache: string;
  log: (message: string) => void;
  /** Back to the seed, as a reset for tests does. */
  startOver(): void;
}
