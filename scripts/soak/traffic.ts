import {Agent, request} from 'node:http';

/** What came of the requests of a soak. */
export interface Tally {
  requests: number;
  /** Connections that ended without an answer, by the reason that Node gives. */
  dropped: Map<string, number>;
  /** Answers of 500 and above, by status and kind of request. */
  failed: Map<string, number>;
  shoppers: number;
  /** Kept connections that the shop had closed just then: asked once more over a new one, as browsers do. */
  reopened: number;
}

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

export const newTally = (): Tally => ({
  requests: 0,
  dropped: new Map(),
  failed: new Map(),
  shoppers: 0,
  reopened: 0,
});

const count = (counts: Map<string, number>, name: string) =>
  counts.set(name, (counts.get(name) ?? 0) + 1);

interface Answer {
  status: number;
  cookies: string[];
  text: string;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Asks the shop over one of the kept connections; null where the connection ended without an answer. */
function asker(origin: string, agent: Agent, tally: Tally) {
  const ask = (path: string, asked: Asked = {}): Promise<Answer | null> =>
    new Promise<Answer | null>((resolve) => {
      const {method = 'GET', headers = {}, body} = asked;
      tally.requests += 1;
      const drop = (fault: NodeJS.ErrnoException) => {
        if (fault.code === 'ECONNRESET' && sent.reusedSocket) {
          tally.reopened += 1;
          resolve(ask(path, asked));
          return;
        }
        count(tally.dropped, fault.code ?? fault.message);
        resolve(null);
      };
      const sent = request(
        `${origin}${path}`,
        {agent, method, headers: {'User-Agent': BROWSER, ...headers}},
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.once('error', drop);
          answer.once('end', () => {
            const status = answer.statusCode ?? 0;
            if (status >= 500) count(tally.failed, `${status} ${method} ${path.split('?')[0]}`);
            resolve({
              status,
              cookies: answer.headers['set-cookie'] ?? [],
              text: Buffer.concat(parts).toString('utf8'),
            });
          });
        },
      );
      sent.once('error', drop);
      sent.end(body);
    });
  return ask;
}

type Ask = ReturnType<typeof asker>;

const VARIANT = /gid:\/\/shopify\/ProductVariant\/\d+/;

/** A shopper adds a product, looks at the cart, changes the line and removes it, as the forms of the pages do. */
async function shop(ask: Ask, origin: string, productPath: string, tally: Tally): Promise<void> {
  tally.shoppers += 1;
  const jar = new Map<string, string>();
  const send = async (path: string, input?: unknown) => {
    const Cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await ask(path, {
      method: input === undefined ? 'GET' : 'POST',
      headers: {
        Cookie,
        ...(input === undefined
          ? {}
          : {
              Origin: origin,
              Accept: 'application/json',
              'Content-Type': 'application/x-www-form-urlencoded',
            }),
      },
      ...(input === undefined
        ? {}
        : {body: new URLSearchParams({cartFormInput: JSON.stringify(input)}).toString()}),
    });
    for (const cookie of answer?.cookies ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  const page = await send(productPath);
  const [variant] = VARIANT.exec(page?.text ?? '') ?? [];
  if (variant === undefined) return;
  const lines = [{merchandiseId: variant, quantity: 1}];
  await send('/cart', {action: 'LinesAdd', inputs: {lines}});
  const cart = await send('/cart');
  const [id] = /gid:\/\/shopify\/CartLine\/[\w-]+(?:\?cart=\w+)?/.exec(cart?.text ?? '') ?? [];
  if (id === undefined) return;
  await send('/cart', {action: 'LinesUpdate', inputs: {lines: [{id, quantity: 2}]}});
  await send('/cart', {action: 'LinesRemove', inputs: {lineIds: [id]}});
}

/** One visit of a kind, drawn by `chance` (0 to 1). */
async function visit(
  ask: Ask,
  {
    origin,
    paths,
    chance,
    tally,
  }: {origin: string; paths: string[]; chance: () => number; tally: Tally},
): Promise<void> {
  const path = paths[Math.floor(chance() * paths.length)] ?? '/';
  const kind = chance();
  if (kind < 0.5) await ask(path);
  else if (kind < 0.6) await ask(path, {headers: {'User-Agent': CRAWLER}});
  else if (kind < 0.7)
    await ask(`/search?q=${encodeURIComponent(path.split(/[/-]/).at(-1) ?? '')}`);
  else if (kind < 0.75) await ask(`${path === '/' ? '' : path}/${Math.floor(chance() * 1e9)}`);
  else if (kind < 0.8) await ask('/api/products');
  else if (kind < 0.85) await ask(`${path}?utm_source=soak&n=${Math.floor(chance() * 1e9)}`);
  else {
    const products = paths.filter((one) => /^\/products\/[^/]+$/.test(one));
    const product = products[Math.floor(chance() * products.length)] ?? '/';
    await shop(ask, origin, product, tally);
  }
}

/** Mixed traffic over so many connections until `isOver` says so. */
export async function runTraffic(
  origin: string,
  options: {connections: number; paths: string[]; isOver: () => boolean; tally: Tally},
): Promise<void> {
  const {connections, paths, isOver, tally} = options;
  const agent = new Agent({keepAlive: true, maxSockets: connections});
  const ask = asker(origin, agent, tally);
  const walk = async () => {
    while (!isOver()) await visit(ask, {origin, paths, chance: Math.random, tally});
  };
  await Promise.all(Array.from({length: connections}, walk));
  agent.destroy();
}
