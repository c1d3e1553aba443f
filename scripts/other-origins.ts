import {fetch, type Request, type Response} from '@shopify/mini-oxygen';

/**
 * Origins of others that lie on this machine for a run, each with where it lies: for code in which an address is fixed, as
 * `https://shopify.com` is in Hydrogen's client of the customer accounts.
 */
export type OtherOrigins = Readonly<Record<string, string>>;

/** Where an address lies for this run; the address itself where nothing is said of its origin. */
function placeOf(origins: OtherOrigins, address: string): string {
  const {origin} = new URL(address);
  const place = origins[origin];
  return place === undefined ? address : `${place}${address.slice(origin.length)}`;
}

/** What the worker asks of the web, with the origins of others led to where they lie. */
export function outboundTo(origins: OtherOrigins) {
  return (request: Request): Promise<Response> =>
    fetch(placeOf(origins, request.url), {
      method: request.method,
      headers: request.headers,
      body: request.body,
      redirect: 'manual',
      ...(request.body === null ? {} : {duplex: 'half'}),
    });
}

/** Leads a browser on that comes by one of the origins: its name was resolved to this machine, and the runtime answers for it. */
const ONWARD = `export default {
  fetch(request, {PLACES}) {
    const {hostname, pathname, search} = new URL(request.url);
    return new Response(null, {status: 307, headers: {Location: PLACES[hostname] + pathname + search}});
  },
};`;

/** The worker that answers browsers by the names of the origins. */
export function onwardWorker(origins: OtherOrigins) {
  const places = Object.fromEntries(
    Object.entries(origins).map(([origin, place]) => [new URL(origin).hostname, place]),
  );
  return {
    name: 'other-origins',
    stripCfConnectingIp: true,
    compatibilityDate: '2025-04-01',
    modules: true as const,
    script: ONWARD,
    bindings: {PLACES: places},
    routes: Object.keys(places).map((name) => `${name}/*`),
  };
}
