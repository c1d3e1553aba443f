/** Name of the field that Hydrogen's `CartForm` contract puts a change's description into. */
export const CART_FORM_FIELD = 'cartFormInput';

/** Name of the submit button that turns an add into "buy now". */
export const BUY_NOW_FIELD = 'buyNow';

/** Name of the submit button that saves what its form holds and goes on to the checkout, on a page without scripts. */
export const CHECKOUT_FIELD = 'checkout';
