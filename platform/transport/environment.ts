import type {Context, Hono} from 'hono';

/** What the platform's routes find on Hono's context. */
export interface PlatformEnvironment {
  Bindings: {incoming?: {socket?: {remoteAddress?: string | undefined}}};
  Variables: {requestId: string; remoteAddress: string};
}

export type PlatformApp = Hono<PlatformEnvironment>;
export type PlatformContext = Context<PlatformEnvironment>;
