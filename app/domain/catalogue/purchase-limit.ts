/** spec §9: at most this many units of one variant across the whole cart, plan lines and gifts included. */
export const MAX_QUANTITY_PER_VARIANT = 10;
