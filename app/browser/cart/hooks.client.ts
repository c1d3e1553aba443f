import type {Cart} from '~/domain/cart/cart';
import type {CartChange} from '~/domain/cart/change/change';

export interface CartHookEvent {
  change: CartChange;
  before: Cart | null;
  after: Cart | null;
}
type CartHook = (event: CartHookEvent) => void | Promise<void>;

const hooks = new Set<CartHook>();
let hooksRunning = false;

/** Registers what has to happen after every successful change; answers how to take it back (coverage: cart-hooks). */
export function registerCartHook(hook: CartHook): () => void {
  hooks.add(hook);
  return () => hooks.delete(hook);
}

/** Runs the hooks once for a change; a change that a hook itself makes runs none (coverage: cart-hooks). */
export async function runCartHooks(event: CartHookEvent): Promise<void> {
  if (hooksRunning) return;
  hooksRunning = true;
  try {
    for (const hook of hooks) {
      try {
        await hook(event);
      } catch (fault) {
        console.error('A cart hook failed', fault);
      }
    }
  } finally {
    hooksRunning = false;
  }
}
