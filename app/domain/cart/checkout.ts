/** Leads to the platform's checkout with the stored cart; the edge fetches the address fresh. */
export const CHECKOUT_PATH = '/cart/checkout';
