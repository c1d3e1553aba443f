import {config} from '../../hydrogen.config';

/** What content may name without repeating it: the values of hydrogen.config.ts. */
export interface ContentSettings {
  brand: {name: string; slug: string};
  links: {helpCenter: string};
  support: {phone: string; email: string};
}

export const storefrontSettings: ContentSettings = config;

/**
 * Fills `{brand}` (the slug), `{brandName}`, `{helpCenter}`, `{supportPhone}` and `{supportEmail}`. Any
 * other name in braces stays: those are filled where the text is shown (`{remaining}`).
 */
export function fillPlaceholders(text: string, settings: ContentSettings): string {
  return text.replace(
    /\{(brand|brandName|helpCenter|supportPhone|supportEmail)\}/g,
    (placeholder, name: string) => {
      switch (name) {
        case 'brand':
          return settings.brand.slug;
        case 'brandName':
          return settings.brand.name;
        case 'helpCenter':
          return settings.links.helpCenter;
        case 'supportPhone':
          return settings.support.phone;
        case 'supportEmail':
          return settings.support.email;
        default:
          return placeholder;
      }
    },
  );
}

/** The same for every string inside a parsed YAML value; keys stay as they are. */
export function fillPlaceholdersDeep(value: unknown, settings: ContentSettings): unknown {
  if (typeof value === 'string') return fillPlaceholders(value, settings);
  if (Array.isArray(value)) return value.map((entry) => fillPlaceholdersDeep(entry, settings));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, fillPlaceholdersDeep(entry, settings)]),
    );
  }
  return value;
}
