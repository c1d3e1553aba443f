import {METHODS} from 'node:http';

import {COOKIES} from '../../app/domain/visitor/cookies';

import type {Chance} from './chance';
import type {FuzzRequest} from './exchange';
import {changedJson, FOREIGN_HOST, nameOf, valueOf} from './hostile-values';
import type {Vocabulary} from './vocabulary';

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

/** CONNECT asks for a tunnel, which is no matter of a web page. */
const OTHER_METHODS = METHODS.filter((method) => method !== 'CONNECT');

const COOKIE_NAMES = Object.keys(COOKIES).map((name) => name.replace('*', 'gift'));

interface Visit {
  origin: string;
  /** Cookies of a customer who is signed in; null for a stranger. */
  session: string | null;
}

/** Half a character cannot be encoded. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');

const escaped = (text: string) => encodeURIComponent(wellFormed(text));

/** What may stand in a header's line; others would not leave this machine. */
const headerText = (text: string) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 4_000);

/** Sometimes letters escaped that need not be, capitals, doubled slashes and dots. */
function respelled(path: string, chance: Chance): string {
  const draw = chance.below(8);
  if (draw === 0) return path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  if (draw === 1) return path.toUpperCase();
  if (draw === 2)
    return path.replace(/\//g, chance.pick(['//', '/./', '/%2f', '\\', '/../', '/%2e%2e/']));
  if (draw === 3) return `${path}/`;
  if (draw === 4)
    return `${path}${chance.pick(['/.data', ';a=1', '.json', '%00', '.data.data', '%0d%0aa'])}`;
  return path;
}

function pathOf(chance: Chance, vocabulary: Vocabulary): string {
  const route = chance.pick(vocabulary.routes);
  let path = route.replace(/:\w+|\*/g, () =>
    escaped(chance.happens(0.5) ? chance.pick(vocabulary.values) : valueOf(chance, vocabulary)),
  );
  if (chance.happens(0.25)) path = `${path === '/' ? '/_root' : path}.data`;
  return chance.happens(0.2) ? respelled(path, chance) : path;
}

function pairs(chance: Chance, vocabulary: Vocabulary, most: number): [string, string][] {
  return Array.from({length: chance.below(most + 1)}, () => [
    nameOf(chance, vocabulary),
    valueOf(chance, vocabulary),
  ]);
}

function queryOf(chance: Chance, vocabulary: Vocabulary): string {
  if (chance.happens(0.4)) return '';
  const query = pairs(chance, vocabulary, 4)
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .join('&');
  return `?${chance.happens(0.05) ? query.replaceAll('%', '') : query}`;
}

/** The fields of a form of the shop, one of them or more another, or fields made up. */
function fieldsOf(chance: Chance, vocabulary: Vocabulary): [string, string][] {
  if (vocabulary.forms.length === 0 || chance.happens(0.2)) return pairs(chance, vocabulary, 6);
  const {fields} = chance.pick(vocabulary.forms);
  const filled = fields.map(([name, value]): [string, string] => {
    if (value.startsWith('{') && chance.happens(0.6)) {
      return [name, changedJson(value, chance, vocabulary)];
    }
    return [name, value === '' || chance.happens(0.3) ? valueOf(chance, vocabulary) : value];
  });
  return chance.happens(0.15) ? [...filled, ...pairs(chance, vocabulary, 2)] : filled;
}

function bodyOf(chance: Chance, fields: [string, string][]): {type: string; body: string} {
  const draw = chance.below(20);
  if (draw < 13) {
    const form = new URLSearchParams(
      fields.map(([name, value]) => [wellFormed(name), wellFormed(value)]),
    );
    return {type: 'application/x-www-form-urlencoded', body: form.toString()};
  }
  if (draw < 15) {
    const boundary = chance.happens(0.8) ? 'fuzz' : 'other';
    const parts = fields.map(
      ([name, value]) =>
        `--fuzz\r\nContent-Disposition: form-data; name="${name.replaceAll('"', '')}"${chance.happens(0.2) ? '; filename="a.png"' : ''}\r\n\r\n${value}\r\n`,
    );
    return {type: `multipart/form-data; boundary=${boundary}`, body: `${parts.join('')}--fuzz--`};
  }
  if (draw < 18)
    return {type: 'application/json', body: JSON.stringify(Object.fromEntries(fields))};
  return {
    type: chance.pick([
      'text/plain',
      '',
      'application/x-www-form-urlencoded',
      'a/b;c',
      'application/json',
    ]),
    body: chance.pick(['', '{', '&&&==', '%', '\u0000', '['.repeat(5_000), '"'.repeat(100_000)]),
  };
}

function cookiesOf(chance: Chance, vocabulary: Vocabulary, session: string | null): string {
  const made = Array.from({length: chance.below(5)}, () => {
    const name = chance.happens(0.9) ? chance.pick(COOKIE_NAMES) : nameOf(chance, vocabulary);
    const value = valueOf(chance, vocabulary);
    return `${headerText(name)}=${chance.happens(0.7) ? escaped(value) : headerText(value)}`;
  });
  if (session !== null) made.unshift(session);
  return made.join(chance.happens(0.95) ? '; ' : ';;');
}

function further(chance: Chance, vocabulary: Vocabulary, {origin}: Visit): Record<string, string> {
  const value = () => headerText(valueOf(chance, vocabulary));
  const makers: Record<string, () => string> = {
    Accept: () => chance.pick(['application/json', 'text/html', '*/*', 'image/avif', value()]),
    'Accept-Language': value,
    Authorization: value,
    'If-None-Match': () => chance.pick(['*', 'W/"a"', value()]),
    'If-Modified-Since': value,
    Range: () => chance.pick(['bytes=0-9', 'bytes=-1', value()]),
    Purpose: () => 'prefetch',
    'Sec-Purpose': () => 'prefetch;prerender',
    'Sec-Fetch-Site': () => chance.pick(['cross-site', 'same-origin', 'none', value()]),
    'Sec-Fetch-Mode': () => chance.pick(['navigate', 'cors', value()]),
    'X-Forwarded-Host': () => FOREIGN_HOST,
    'X-Forwarded-Proto': value,
    'X-Forwarded-For': value,
    'X-HTTP-Method-Override': () => chance.pick(['DELETE', 'POST']),
    'X-Original-URL': value,
    'X-Remix-Reload-Document': value,
    'X-Requested-With': value,
    'Cf-Connecting-Ip': value,
    'Oxygen-Buyer-Ip': value,
    'Request-Id': value,
    Referer: () => chance.pick([origin, `https://${FOREIGN_HOST}/`, value()]),
  };
  const names = Object.keys(makers);
  return Object.fromEntries(
    Array.from({length: chance.below(4)}, () => {
      const name = chance.pick(names);
      return [name, makers[name]?.() ?? ''];
    }),
  );
}

function methodOf(chance: Chance): string {
  const draw = chance.below(20);
  if (draw < 9) return 'GET';
  if (draw < 17) return 'POST';
  return draw === 17 ? 'HEAD' : chance.pick(OTHER_METHODS);
}

/** One request, which its chance alone decides. */
export function makeRequest(chance: Chance, vocabulary: Vocabulary, visit: Visit): FuzzRequest {
  const method = methodOf(chance);
  const isRead = method === 'GET' || method === 'HEAD';
  const carriesBody = isRead ? chance.happens(0.03) : chance.happens(0.95);
  const fields = fieldsOf(chance, vocabulary);
  const {type, body} = bodyOf(chance, fields);
  const {host} = new URL(visit.origin);
  const ownOrigin = chance.happens(0.85);
  const foreign = chance.pick([
    `https://${FOREIGN_HOST}`,
    'null',
    '',
    visit.origin.toUpperCase(),
    'a b',
  ]);
  const target = `${pathOf(chance, vocabulary)}${queryOf(chance, vocabulary)}`;
  const headers: Record<string, string> = {
    Host: chance.happens(0.99) ? host : FOREIGN_HOST,
    'User-Agent': chance.happens(0.85) ? BROWSER : headerText(valueOf(chance, vocabulary)),
    Cookie: cookiesOf(chance, vocabulary, visit.session),
    ...further(chance, vocabulary, visit),
    ...(isRead && chance.happens(0.8) ? {} : {Origin: ownOrigin ? visit.origin : foreign}),
    ...(carriesBody
      ? {'Content-Type': type, 'Content-Length': String(Buffer.byteLength(body))}
      : {}),
    Connection: 'close',
  };
  // Node sends no line that holds a space; what is written here comes from our own dictionary.
  const path = target.replace(/[^\x21-\x7e]/g, (character) => escaped(character));
  return {
    method,
    target: path.startsWith('/') ? path : `/${path}`,
    headers,
    body: carriesBody ? body : null,
  };
}
