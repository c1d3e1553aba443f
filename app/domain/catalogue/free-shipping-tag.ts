/** spec §9: a line whose product carries it ships the whole cart free. */
export const FREE_SHIPPING_TAG = 'cart_free_shipping';
