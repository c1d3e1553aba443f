interface SpokenSettings {
  brand: {tagline: string};
  support: {phone: string; email: string};
}

export type SaidSettings = Readonly<Record<'tagline' | 'phone' | 'email', string | null>>;

/**
 * What a shop may say of its settings: the demo's where the shop is the demo, and the merchant's own anywhere. Null where nothing is
 * set, and where a value still is the demo's in another shop: its telephone would ring at nobody's.
 * @param isOwnContent whether the content is about the shop (coverage: content-other-trade)
 */
export function saidSettings(
  {brand, support}: SpokenSettings,
  demo: SpokenSettings,
  isOwnContent: boolean,
): SaidSettings {
  const said = (value: string, ofDemo: string) =>
    value !== '' && (isOwnContent || value !== ofDemo) ? value : null;
  return {
    tagline: said(brand.tagline, demo.brand.tagline),
    phone: said(support.phone, demo.support.phone),
    email: said(support.email, demo.support.email),
  };
}
