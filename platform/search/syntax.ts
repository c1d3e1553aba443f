/** One condition of a search query: a word, or a field with a value. */
export interface SearchTerm {
  kind: 'term';
  /** Lower case; null for a bare word. */
  field: string | null;
  operator: '=' | '<' | '<=' | '>' | '>=';
  /** As written, escapes undone. */
  value: string;
  /** Ended with `*`. */
  prefix: boolean;
}

type SearchExpression =
  | SearchTerm
  | {kind: 'and' | 'or'; parts: SearchExpression[]}
  | {kind: 'not'; part: SearchExpression}
  /** What cannot be understood matches nothing, e.g. an unclosed `tag:(x`. */
  | {kind: 'nothing'};

type Token =
  | {kind: 'open' | 'close' | 'or' | 'and' | 'not'}
  | {kind: 'term'; term: SearchTerm}
  | {kind: 'broken'};

interface Reader {
  text: string;
  at: number;
}

function readQuoted(reader: Reader, quote: string): string {
  let value = '';
  reader.at += 1;
  while (reader.at < reader.text.length) {
    const character = reader.text[reader.at];
    reader.at += 1;
    if (character === quote) return value;
    if (character === '\\' && reader.at < reader.text.length) {
      value += reader.text[reader.at];
      reader.at += 1;
    } else value += character;
  }
  return value;
}

/** A bare word up to a blank or a parenthesis; with its field when `field:` precedes it. */
function readTerm(reader: Reader): Token {
  let field: string | null = null;
  let operator: SearchTerm['operator'] = '=';
  let value = '';
  let prefix = false;
  while (reader.at < reader.text.length) {
    const character = reader.text[reader.at] ?? '';
    if (/\s/.test(character) || character === ')') break;
    if (character === '(') {
      // `tag:(…)` groups values of a field: not part of the syntax we serve.
      if (field !== null && value === '') {
        const close = reader.text.indexOf(')', reader.at);
        reader.at = close === -1 ? reader.text.length : close + 1;
        return {kind: 'broken'};
      }
      break;
    }
    if (character === '\\') {
      reader.at += 1;
      value += reader.text[reader.at] ?? '';
      reader.at += 1;
      continue;
    }
    if (character === ':' && field === null && value !== '') {
      field = value.toLowerCase();
      value = '';
      reader.at += 1;
      const comparator = /^(<=|>=|<|>)/.exec(reader.text.slice(reader.at))?.[0];
      if (comparator !== undefined) {
        operator = comparator as SearchTerm['operator'];
        reader.at += comparator.length;
      }
      continue;
    }
    if ((character === '"' || character === "'") && value === '') {
      const quoted = readQuoted(reader, character);
      return {kind: 'term', term: {kind: 'term', field, operator, value: quoted, prefix: false}};
    }
    if (character === '*') {
      const next = reader.text[reader.at + 1];
      if (next === undefined || /[\s)]/.test(next)) {
        prefix = true;
        reader.at += 1;
        continue;
      }
    }
    value += character;
    reader.at += 1;
  }
  return {kind: 'term', term: {kind: 'term', field, operator, value, prefix}};
}

function tokenize(text: string): Token[] {
  const reader: Reader = {text, at: 0};
  const tokens: Token[] = [];
  while (reader.at < text.length) {
    const character = text[reader.at] ?? '';
    if (/\s/.test(character)) reader.at += 1;
    else if (character === '(' || character === ')') {
      tokens.push({kind: character === '(' ? 'open' : 'close'});
      reader.at += 1;
    } else if (character === '-' && /[^\s]/.test(text[reader.at + 1] ?? '')) {
      tokens.push({kind: 'not'});
      reader.at += 1;
    } else {
      const word = /^(OR|AND|NOT)(?=[\s()]|$)/.exec(text.slice(reader.at))?.[0];
      if (word !== undefined) {
        tokens.push({kind: word.toLowerCase() as 'or' | 'and' | 'not'});
        reader.at += word.length;
      } else {
        const before = reader.at;
        tokens.push(readTerm(reader));
        // A character that begins no term must not stop the reader.
        if (reader.at === before) reader.at += 1;
      }
    }
  }
  return tokens;
}

function combine(kind: 'and' | 'or', parts: SearchExpression[]): SearchExpression | null {
  if (parts.length === 0) return null;
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : {kind, parts};
}

/** Deeper nesting than this is read flat: nobody writes it, and it would exhaust the stack. */
const DEEPEST_GROUP = 50;

/**
 * Reads Shopify's search syntax (§4.3). Never fails: a dangling `OR` and a stray parenthesis are
 * ignored. Null when nothing is asked for, which matches everything.
 */
export function parseSearchQuery(text: string): SearchExpression | null {
  const tokens = tokenize(text);
  let at = 0;
  const readGroup = (depth: number): SearchExpression | null => {
    const alternatives: SearchExpression[] = [];
    let conjunction: SearchExpression[] = [];
    let negate = false;
    const add = (part: SearchExpression | null) => {
      if (part !== null) conjunction.push(negate ? {kind: 'not', part} : part);
      negate = false;
    };
    while (at < tokens.length) {
      const token = tokens[at];
      if (token === undefined) break;
      if (token.kind === 'close') {
        if (depth > 0) break;
        at += 1;
        continue;
      }
      at += 1;
      if (token.kind === 'not') negate = true;
      else if (token.kind === 'or') {
        const part = combine('and', conjunction);
        if (part !== null) alternatives.push(part);
        conjunction = [];
      } else if (token.kind === 'open') {
        if (depth < DEEPEST_GROUP) {
          add(readGroup(depth + 1));
          if (tokens[at]?.kind === 'close') at += 1;
        }
      } else if (token.kind === 'term') add(token.term);
      else if (token.kind === 'broken') add({kind: 'nothing'});
    }
    const last = combine('and', conjunction);
    if (last !== null) alternatives.push(last);
    return combine('or', alternatives);
  };
  return readGroup(0);
}

/** How one thing answers a term: by field, and for bare words. An unknown field is ignored (§13). */
export interface SearchMatcher<T> {
  fields: Readonly<Record<string, (item: T, term: SearchTerm) => boolean>>;
  word: (item: T, term: SearchTerm) => boolean;
}

export function matches<T>(
  item: T,
  expression: SearchExpression | null,
  matcher: SearchMatcher<T>,
): boolean {
  if (expression === null) return true;
  switch (expression.kind) {
    case 'and':
      return expression.parts.every((part) => matches(item, part, matcher));
    case 'or':
      return expression.parts.some((part) => matches(item, part, matcher));
    case 'not':
      return !matches(item, expression.part, matcher);
    case 'nothing':
      return false;
    case 'term': {
      if (expression.field === null) return matcher.word(item, expression);
      const field = Object.hasOwn(matcher.fields, expression.field)
        ? matcher.fields[expression.field]
        : undefined;
      return field === undefined ? true : field(item, expression);
    }
  }
}

/** The words of a text, lower case, without punctuation. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether a text holds every word of the value, whole, the last one as a prefix where asked for. */
export function holdsWords(text: string, term: Pick<SearchTerm, 'value' | 'prefix'>): boolean {
  const wanted = wordsOf(term.value);
  if (wanted.length === 0) return term.prefix;
  const words = wordsOf(text);
  return wanted.every((word, index) =>
    term.prefix && index === wanted.length - 1
      ? words.some((one) => one.startsWith(word))
      : words.includes(word),
  );
}

/** Whether a text is the value (or begins with it), whatever the case. */
export function equalsText(text: string, {value, prefix}: SearchTerm): boolean {
  const [left, right] = [text.toLowerCase(), value.toLowerCase()];
  return prefix ? left.startsWith(right) : left === right;
}

function compare(difference: number, operator: SearchTerm['operator']): boolean {
  switch (operator) {
    case '=':
      return difference === 0;
    case '<':
      return difference < 0;
    case '<=':
      return difference <= 0;
    case '>':
      return difference > 0;
    case '>=':
      return difference >= 0;
  }
}

export function comparesNumber(number: number, {value, operator}: SearchTerm): boolean {
  const wanted = Number(value);
  return value.trim() !== '' && !Number.isNaN(wanted) && compare(number - wanted, operator);
}

/** An instant against a date or date-time; a bare day with `=` means the whole day. */
export function comparesInstant(instant: string, {value, operator}: SearchTerm): boolean {
  const wanted = Date.parse(value);
  if (Number.isNaN(wanted)) return false;
  if (operator === '=' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return instant.startsWith(value);
  return compare(Date.parse(instant) - wanted, operator);
}

export function comparesFlag(flag: boolean, {value}: SearchTerm): boolean {
  return value.toLowerCase() === String(flag);
}
