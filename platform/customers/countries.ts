import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {z} from 'zod';

interface Zone {
  code: string;
  name: string;
}

interface Country {
  /** ISO 3166, as the API's `CountryCode`. */
  code: string;
  name: string;
  /** States, provinces and the like; empty where an address has none. */
  zones: readonly Zone[];
}

/** The API's `CountryCode` without `ZZ`. Other ISO countries are zones of one of these. */
const COUNTRY_CODES = (
  'AC AD AE AF AG AI AL AM AN AO AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MK ML MM MN MO MQ MR MS MT MU ' +
  'MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PS PT PY QA RE RO RS RU RW ' +
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ ' +
  'UA UG UM US UY UZ VA VC VE VG VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ');

/** Where the shop's name of a country differs from the one that Unicode's data gives. */
const NAMES: Readonly<Record<string, string>> = {
  AN: 'Netherlands Antilles',
  CG: 'Congo (Brazzaville)',
  CD: 'Congo (Kinshasa)',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestine',
};

/** Names under which a country is typed as well. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  US: ['United States of America', 'USA'],
  GB: ['Great Britain', 'UK'],
  CI: ['Ivory Coast', "Cote d'Ivoire"],
  CZ: ['Czech Republic'],
  HK: ['Hong Kong SAR'],
  MK: ['Macedonia'],
  MM: ['Myanmar (Burma)', 'Burma'],
  MO: ['Macao SAR', 'Macau'],
  SZ: ['Swaziland'],
  TR: ['Turkey'],
  VA: ['Holy See'],
};

const zonesSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** Letters and digits only, without accents, so that spellings of one name compare alike. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/\bsaint\b/g, 'st')
    .replaceAll(/[^a-z0-9]+/g, '');
}

function loadCountries(): Country[] {
  const zones = zonesSchema.parse(
    parse(readFileSync(new URL('./zones.yaml', import.meta.url), 'utf8')),
  );
  const names = new Intl.DisplayNames('en', {type: 'region'});
  return COUNTRY_CODES.map((code) => ({
    code,
    name: NAMES[code] ?? (names.of(code) ?? code).replaceAll(' & ', ' and '),
    zones: Object.entries(zones[code] ?? {}).map(([zone, name]) => ({code: zone, name})),
  })).sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

export const COUNTRIES: readonly Country[] = loadCountries();

const byFoldedName: ReadonlyMap<string, Country> = new Map(
  COUNTRIES.flatMap((country) =>
    [country.name, ...(ALIASES[country.code] ?? [])].map((name) => [fold(name), country] as const),
  ),
);

/** The country of a name or a two-letter code; null when there is none (§8.5). */
export function findCountry(text: string): Country | null {
  const code = text.trim().toUpperCase();
  return COUNTRIES.find((country) => country.code === code) ?? byFoldedName.get(fold(text)) ?? null;
}

/** The zone of a country by name or code; null when the country has none of that name. */
export function findZone(country: Country, text: string): Zone | null {
  const code = text.trim().toUpperCase();
  const folded = fold(text);
  return (
    country.zones.find((zone) => zone.code === code) ??
    country.zones.find((zone) => fold(zone.name) === folded) ??
    null
  );
}
