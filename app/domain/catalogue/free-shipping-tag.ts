/** A line whose product carries it ships the whole cart free (coverage: cart-free-shipping). */
export const FREE_SHIPPING_TAG = 'cart_free_shipping';
