/**
 * The settings of the demo, of the shape of hydrogen.config.ts: what the tests run with, whatever a merchant has made of this
 * shop. Its content is in demo/content, its goods are in platform/seed.
 */
export const demo = {
  brand: {
    name: 'Brightwell',
    slug: 'brightwell',
    tagline: 'Oral care for bright mornings',
  },
  locale: 'en-US' as const,
  currencyCode: 'USD' as const,
  country: 'US' as const,
  language: 'EN' as const,
  campaigns: {
    total: {enabled: true},
    'total-chimarathon': {enabled: true},
    // The flag exists and is always off (coverage: shop-summer-campaign).
    'summer-campaign': {enabled: false},
  },
  links: {helpCenter: 'https://help.brightwell.example/'},
  support: {phone: '(800) 555-0142', email: 'care@brightwell.example'},
};
