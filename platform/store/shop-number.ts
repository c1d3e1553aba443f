/** The shop's number: in its global id, and in the addresses of its hosted accounts. */
export const SHOP_NUMBER = 71_000_001;
