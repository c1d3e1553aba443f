import {chanceOfRequest} from './chance';
import {type Exchange, exchange, type FuzzRequest} from './exchange';
import {judge, type Standard} from './judge';
import {makeRequest} from './make-request';

/** One request of a run that was answered badly. */
export interface Finding {
  seed: number;
  number: number;
  asked: FuzzRequest;
  wrong: string[];
}

export interface FuzzRun {
  requests: number;
  /** How many answers had which status. */
  statuses: Record<string, number>;
  largest: number;
  slowest: number;
  findings: Finding[];
}

interface FuzzOptions extends Standard {
  seed: number;
  /** The first request; the others follow by number. */
  from?: number;
  /** Asked before each request with its number: false ends the run. */
  goesOn: (number: number) => boolean;
  /** Cookies of a signed-in customer; now and then a request is theirs. */
  session: (number: number) => Promise<string>;
  /**
   * Slower than this, three times in a row, is a finding, unless the machine is so busy that a line of text takes long as well; not
   * looked at without it.
   */
  slowMs?: number;
  found?: (finding: Finding) => void;
  /** More findings than this end the run. */
  most?: number;
}

const CUSTOMERS = 0.2;

/** The cheapest answer of the shop, and how many times as long another one may take. */
const PLAIN_LINE: FuzzRequest = {method: 'GET', target: '/robots.txt', headers: {}, body: null};
const BUSY_FACTOR = 50;

/** Sends one request after the other, each made of the seed and its number, and collects what is wrong with the answers. */
export async function fuzz(options: FuzzOptions): Promise<FuzzRun> {
  const run: FuzzRun = {requests: 0, statuses: {}, largest: 0, slowest: 0, findings: []};

  async function slowness(asked: FuzzRequest, first: Exchange): Promise<string[]> {
    const {slowMs} = options;
    if (slowMs === undefined || first.milliseconds <= slowMs) return [];
    for (let again = 0; again < 2; again += 1) {
      const line = await exchange(options.origin, PLAIN_LINE);
      const {milliseconds} = await exchange(options.origin, asked);
      if (milliseconds <= Math.max(slowMs, BUSY_FACTOR * line.milliseconds)) return [];
    }
    return [`takes ${Math.round(first.milliseconds)} ms`];
  }

  async function take(asked: FuzzRequest, isStranger: boolean): Promise<string[]> {
    try {
      const answer = await exchange(options.origin, asked);
      run.statuses[answer.status] = (run.statuses[answer.status] ?? 0) + 1;
      run.largest = Math.max(run.largest, answer.bytes);
      run.slowest = Math.max(run.slowest, answer.milliseconds);
      return [...judge({asked, answer, isStranger}, options), ...(await slowness(asked, answer))];
    } catch (fault) {
      return [`is not answered: ${fault instanceof Error ? fault.message : String(fault)}`];
    }
  }

  for (let number = options.from ?? 0; options.goesOn(number); number += 1) {
    const chance = chanceOfRequest(options.seed, number);
    const session = chance.happens(CUSTOMERS) ? await options.session(number) : null;
    const asked = makeRequest(chance, options.vocabulary, {origin: options.origin, session});
    const wrong = await take(asked, session === null);
    run.requests += 1;
    if (wrong.length === 0) continue;
    const finding = {seed: options.seed, number, asked, wrong};
    run.findings.push(finding);
    options.found?.(finding);
    if (run.findings.length >= (options.most ?? 20)) break;
  }
  return run;
}

/** A finding as somebody reads it who wants to see it again. */
export function describeFinding({seed, number, asked, wrong}: Finding): string {
  const short = (text: string) =>
    text.length > 400 ? `${text.slice(0, 400)}… (${text.length})` : text;
  return [
    `${asked.method} ${short(asked.target)}`,
    ...wrong.map((one) => `  ${one}`),
    `  headers ${short(JSON.stringify(asked.headers))}`,
    `  body ${short(JSON.stringify(asked.body))}`,
    `  again: npm run fuzz -- 1 --seed ${seed} --from ${number}`,
  ].join('\n');
}
