import type {ShopperCart} from '~/domain/visitor/shopper';

/** A cart as one tab confirmed it, and when. */
interface Told {
  shopper: ShopperCart;
  at: number;
}

interface CartChannel {
  tell: (told: Told) => void;
  /** False in old browsers and in some private windows: then each tab reads for itself. */
  isOpen: () => boolean;
}

/** The tabs of one browser tell each other every cart that the platform confirms. */
export function openCartChannel(onTold: (told: Told) => void): CartChannel {
  const open = (): BroadcastChannel | null => {
    try {
      const opened = new BroadcastChannel('cart');
      opened.addEventListener('message', ({data}: MessageEvent<Told>) => onTold(data));
      return opened;
    } catch {
      return null;
    }
  };
  let channel = open();
  if (channel) {
    // A message to a frozen page would throw it out of the back-forward cache; on its return it reads the cart (cart.client).
    addEventListener('pagehide', () => {
      channel?.close();
      channel = null;
    });
    addEventListener('pageshow', () => {
      channel ??= open();
    });
  }
  return {tell: (told) => channel?.postMessage(told), isOpen: () => channel !== null};
}
