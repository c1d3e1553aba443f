import type {StoredItem} from './cookies';
import type {VendorPurpose} from './vendor-purposes';

interface VendorItem extends StoredItem {
  purpose: VendorPurpose;
  /** Of the names that the vendors give their cookies and keys; no name is of two rows. */
  pattern: RegExp;
}

/**
 * What the tags of the vendors that the shop can be configured with are known to leave; removed with the consent to its purpose
 * (coverage: visitor-vendor-traces).
 */
export const TAG_ITEMS: readonly VendorItem[] = [
  {
    pattern: /^(_ga($|_)|_gid$|_gat|_hj|_shopify_)/,
    purpose: 'analytics',
    text: 'Counts visits',
    lifetime: 'up to 2 years',
  },
  {
    pattern: /^(_gcl_|_gac_|_fb[pc]$|_uet|_ttp$|_scid|_pin_)/,
    purpose: 'advertising',
    text: 'Measures ads',
    lifetime: '90 days',
  },
];
