import type {Chance} from './chance';
import type {Vocabulary} from './vocabulary';

/** Stands in many values; an answer that holds it unescaped would run it. */
export const SCRIPT_MARK = '<script>fuzz(1)</script>';

/** Stands behind line breaks; an answer with such a header has been split. */
export const HEADER_MARK = 'x-fuzz-split';

/** Where no redirect may lead. */
export const FOREIGN_HOST = 'fuzz-evil.example';

const FIXED = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '2',
  '10',
  '11',
  '1e309',
  'NaN',
  'Infinity',
  '9007199254740993',
  '99999999999999999999999',
  '0x10',
  'true',
  'null',
  'undefined',
  '[]',
  '{}',
  '{"',
  '[[[[[[[[[[[[[[[[',
  '__proto__',
  'constructor',
  'toString',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '%2e%2e%2f',
  '%',
  '%00',
  '\u0000',
  '\u202e',
  '\ud800',
  'é',
  '🦷',
  'ﬀ',
  'İ',
  "' OR 1=1 --",
  '") { shop { name } } #',
  '${7*7}',
  '{{7*7}}',
  SCRIPT_MARK,
  `"><img src=x onerror=fuzz(1)>${SCRIPT_MARK}`,
  `</script>${SCRIPT_MARK}`,
  `javascript:fuzz(1)//`,
  `//${FOREIGN_HOST}`,
  `/\\${FOREIGN_HOST}`,
  `\\\\${FOREIGN_HOST}`,
  `https://${FOREIGN_HOST}/`,
  `/%2f${FOREIGN_HOST}`,
  `/\t/${FOREIGN_HOST}`,
  `@${FOREIGN_HOST}`,
  `a\r\n${HEADER_MARK}: 1`,
  `a%0d%0a${HEADER_MARK}:1`,
  'gid://shopify/Cart/1',
  'gid://shopify/ProductVariant/1',
  'gid://shopify/Customer/1',
  'a@b.example',
  'ada@example.com',
  'mint-and-lemon',
  '5552340000',
  '2024-02-30',
  '12207',
  'NY',
  'US',
  'FUZZ10',
];

const CHARACTERS = [
  'a',
  '<',
  '"',
  '&',
  '%',
  '[',
  '{',
  '/',
  '\\',
  '.',
  '\u0001',
  '🦷',
  'é',
  '=',
  ',',
];
const LENGTHS = [50, 300, 2_000, 7_000];

/** A value: one that fits, one that does not, or a mixture. */
export function valueOf(chance: Chance, {values, names}: Vocabulary): string {
  const draw = chance.below(10);
  if (draw < 3) return chance.pick(values);
  if (draw < 7) return chance.pick(FIXED);
  if (draw === 7) return chance.pick(CHARACTERS).repeat(chance.pick(LENGTHS));
  if (draw === 8) return `${chance.pick(values)}${chance.pick(FIXED)}`;
  return Array.from({length: 1 + chance.below(6)}, () => chance.pick([...FIXED, ...names])).join(
    '',
  );
}

const WAYS = ['[]', '[0]', '[1000000]', '[100000000]', '[-1]', '.x', '..', '[', ']', '.__proto__'];

/** The name of a field or of a query. */
export function nameOf(chance: Chance, vocabulary: Vocabulary): string {
  const draw = chance.below(10);
  if (draw < 7) return chance.pick(vocabulary.names);
  if (draw < 9) {
    const ways = Array.from({length: 1 + chance.below(5)}, () => chance.pick(WAYS));
    return `${chance.pick(vocabulary.names)}${ways.join('')}`;
  }
  return valueOf(chance, vocabulary);
}

/** JSON that resembles `text`, with one thing in it another. */
export function changedJson(text: string, chance: Chance, vocabulary: Vocabulary): string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return text;
  }
  const other = (): unknown =>
    chance.pick<() => unknown>([
      () => null,
      () => [],
      () => ({}),
      () => -1,
      () => 1e308,
      () => 2.5,
      () => true,
      () => valueOf(chance, vocabulary),
      () => Array.from({length: 300}, () => ({merchandiseId: 'gid://shopify/ProductVariant/1'})),
    ])();
  const change = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null || chance.happens(0.2)) return other();
    const keys = Object.keys(node);
    if (keys.length === 0) return other();
    const key = chance.pick(keys);
    if (Array.isArray(node)) {
      return node.map((item, index) => (String(index) === key ? change(item) : (item as unknown)));
    }
    const object = node as Record<string, unknown>;
    if (chance.happens(0.1))
      return Object.fromEntries(Object.entries(object).filter(([k]) => k !== key));
    return {...object, [key]: change(object[key])};
  };
  return JSON.stringify(change(parsed));
}
