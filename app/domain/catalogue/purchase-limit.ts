/** At most this many units of one variant across the whole cart, plan lines and gifts included (coverage: cart-limit). */
export const MAX_QUANTITY_PER_VARIANT = 10;
