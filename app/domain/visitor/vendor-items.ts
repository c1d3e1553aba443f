import type {StoredItem} from './cookies';

interface VendorItem extends StoredItem {
  /** Of the names that the vendors give their cookies and keys. */
  pattern: RegExp;
}

/** What the tags of the vendors that the shop can be configured with are known to leave; removed with the consent to it. */
export const TAG_ITEMS: readonly VendorItem[] = [
  {
    pattern: /^(_ga|_gid|_gat|_hj|_shopify_)/,
    purpose: 'analytics',
    text: 'Counts visits',
    lifetime: 'up to 2 years',
  },
  {
    pattern: /^(_gcl_|_gac_|_fb[pc]|_uet|_ttp|_scid|_pin_)/,
    purpose: 'advertising',
    text: 'Measures ads',
    lifetime: '90 days',
  },
];
