/** The two kinds of customer accounts of the platform: with a password at the shop, or with a page of the platform's own. */
export type AccountKind = 'legacy' | 'hosted';
