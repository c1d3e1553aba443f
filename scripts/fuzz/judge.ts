import type {Exchange, FuzzRequest} from './exchange';
import {HEADER_MARK, SCRIPT_MARK} from './hostile-values';
import {EMAIL, type Vocabulary} from './vocabulary';

const MOST_BYTES = 1_000_000;

/** Frames of a stack, as V8 writes them. */
const STACK = /\n\s+at (?:async )?[\w.<>$ ]*\(?(?:file:|\/|[\w-]+\.(?:js|ts|tsx):)\S*:\d+:\d+/;

/** The methods of HTTP proper; of the others (WebDAV's) the runtime knows some. */
const SHOP_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Of the first line and the headers. */
const LARGEST_HEAD = 60_000;

interface Judged {
  asked: FuzzRequest;
  answer: Exchange;
  isStranger: boolean;
}

export interface Standard {
  origin: string;
  /** Where else the shop may lead: the checkout. */
  origins: readonly string[];
  vocabulary: Vocabulary;
  /** Tokens and keys, which nobody is told. */
  secrets: () => readonly string[];
  /** What only the customer of the run may read. */
  personal: () => readonly string[];
}

function redirectsOf({headers, text}: Exchange): string[] {
  const location = headers.get('location');
  const carried =
    headers.get('x-remix-response') === null ? null : /"redirect","([^"]*)"/.exec(text);
  return [location, carried?.[1]].filter((one) => one !== null && one !== undefined);
}

function leaksOf(
  {asked, answer, isStranger}: Judged,
  {vocabulary, secrets, personal}: Standard,
): string[] {
  const written = `${answer.text}\n${[...answer.headers].map((pair) => pair.join(': ')).join('\n')}`;
  const isTold = (secret: string) => written.includes(secret);
  const told = secrets().filter(isTold);
  if (!isStranger) return told.map((secret) => `tells ${secret}`);
  const sent = `${asked.target} ${JSON.stringify(asked.headers)} ${asked.body ?? ''}`;
  const own = `${sent} ${decodeLoosely(sent)}`.toLowerCase();
  const addresses = [...answer.text.matchAll(EMAIL)]
    .map(([address]) => address.toLowerCase())
    .filter((address) => {
      const domain = address.slice(address.indexOf('@'));
      return !vocabulary.published.has(address) && !own.includes(domain);
    });
  const others = personal().filter((one) => isTold(one) && !own.includes(one.toLowerCase()));
  return [...told, ...others, ...new Set(addresses)].map((secret) => `tells a stranger ${secret}`);
}

function decodeLoosely(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** What is wrong with an answer, in words; nothing for a good one. Time is judged by who can ask again. */
export function judge(judged: Judged, standard: Standard): string[] {
  const {answer, asked} = judged;
  const {headers, text, status} = answer;
  const wrong: string[] = [];
  // What the runtime itself does not take for HTTP never reaches the shop.
  if (status === 501 && !SHOP_METHODS.includes(asked.method)) return [];
  if (status >= 500) wrong.push(`answers ${status}`);
  if (answer.bytes > MOST_BYTES) wrong.push(`answers ${answer.bytes} bytes`);
  if (STACK.test(text)) wrong.push('shows a stack');
  if (headers.has(HEADER_MARK)) wrong.push('has been split');
  const isPage = (headers.get('content-type') ?? '').includes('text/html');
  if (isPage && text.includes(SCRIPT_MARK)) wrong.push('would run a script that was sent');
  if (isPage && (headers.get('content-security-policy') ?? '') === '')
    wrong.push('has no content policy');
  // What is larger the runtime refuses before the shop sees it.
  const reachesShop = asked.target.length + JSON.stringify(asked.headers).length < LARGEST_HEAD;
  if (reachesShop && text !== '' && headers.get('x-content-type-options') !== 'nosniff')
    wrong.push('may be sniffed');
  for (const location of redirectsOf(answer)) {
    const {origin} = new URL(location, `${standard.origin}${asked.target.split('?')[0] ?? '/'}`);
    // By another name of the shop its own redirects are there, too.
    const own = [standard.origin, `http://${asked.headers['Host'] ?? ''}`, ...standard.origins];
    if (!own.includes(origin)) wrong.push(`leads to ${location}`);
  }
  return [...wrong, ...leaksOf(judged, standard)];
}
