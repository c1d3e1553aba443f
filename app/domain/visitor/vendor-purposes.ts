/** What vendors' tags serve; each needs a yes of its own. */
export const VENDOR_PURPOSES = ['analytics', 'advertising'] as const;
export type VendorPurpose = (typeof VENDOR_PURPOSES)[number];
