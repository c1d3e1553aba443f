import type {Market} from '../content/markets.ts';
import type {PlatformServices} from '../services.ts';

import type {GlobalId} from './gid.ts';
import type {ServedVersion} from './versions.ts';

/** How the caller identified itself (§1.2). */
export type Access = 'public' | 'private' | 'tokenless';

/** Finds the thing behind a global id, for `node` and `nodes`; null when there is none. */
export type NodeFinder = (id: GlobalId, context: RequestContext) => unknown;

/** By type name, e.g. `Order`. */
export type NodeFinders = Readonly<Record<string, NodeFinder>>;

/** What a resolver knows about the request that it answers. */
export interface RequestContext {
  services: PlatformServices;
  /** What `node(id:)` finds. */
  nodes: NodeFinders;
  requestId: string;
  version: ServedVersion;
  access: Access;
  /** Scheme and host the request came to: absolute links and image addresses begin with it. */
  origin: string;
  /** The shopper's address: the buyer header with a private token, else the connection's. */
  buyerIp: string;
  /** From `@inContext(country:)`, else the primary market. */
  market: Market;
  /** The country asked for where it is sold to, else the market's. */
  country: string;
  language: string;
  /** The customer token of `@inContext(buyer:)`. */
  buyerToken: string | null;
  /** Who calls the Customer Account API; null in the Storefront API. */
  account: {customerId: number; token: string} | null;
  /** Objects that connections may still give out: bounds what one document can cost. */
  budget: {nodes: number};
}
