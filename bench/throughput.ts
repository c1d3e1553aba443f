import {createMiniOxygen} from '@shopify/mini-oxygen';
import autocannon from 'autocannon';

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 2;
const SECONDS = 5;

/** Requests per second that an address answers with 200 to 32 connections; throws when an answer is anything else. */
export async function requestsPerSecond(url: string): Promise<number> {
  const headers = {'User-Agent': 'Mozilla/5.0 Chrome/131.0.0.0'};
  await autocannon({url, headers, connections: CONNECTIONS, duration: WARM_UP_SECONDS});
  const result = await autocannon({url, headers, connections: CONNECTIONS, duration: SECONDS});
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 200, ${result.errors} failed.`);
  }
  return result.requests.average;
}

/** The limit of this machine: a worker that answers a string of this length and does nothing else. */
export async function staticRequestsPerSecond(length: number): Promise<number> {
  const oxygen = createMiniOxygen({
    host: '127.0.0.1',
    port: 0,
    requestHook: null,
    workers: [
      {
        name: 'static',
        stripCfConnectingIp: true,
        compatibilityDate: '2025-04-01',
        routes: ['*/*'],
        modules: true,
        script: `const page = 'x'.repeat(${length});
          export default {fetch: () => new Response(page, {headers: {'Content-Type': 'text/html'}})};`,
      },
    ],
  });
  try {
    const {workerUrl} = await oxygen.ready;
    return await requestsPerSecond(workerUrl.href);
  } finally {
    await oxygen.dispose();
  }
}
