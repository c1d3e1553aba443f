import type {ShopContext} from './context.server';

export type Next = (request?: Request) => Promise<Response>;

/** One named step of a request's way through the edge. `next()` runs the rest. */
export interface Step {
  name: string;
  run: (request: Request, context: ShopContext, next: Next) => Promise<Response>;
}
