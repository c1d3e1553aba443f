/**
 * What Shopify's CDN does in front of Oxygen, as a small worker in front of ours: the files of the build with their
 * caching. (The runtime below both compresses.) Bindings: DISK (the folder dist/client), FILES (path → type, tag and
 * caching of each file in it), STOREFRONT (our worker), NAMES (host names besides this machine's; `*.` at the beginning of one stands
 * for everything below it), FORWARDED (whether a proxy in front says how the visitor came).
 */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * A CDN answers the names that it was given. Here a page of another site could make its own name lead to this machine and be of
 * our origin (DNS rebinding).
 */
function isOwnName({hostname}, env) {
  return [...LOOPBACK, ...(env.NAMES ?? [])].some((name) =>
    name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name,
  );
}

function refuseName() {
  return new Response('This shop is not known by this name.', {
    status: 421,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

async function fileResponse(request, env, pathname, file) {
  const headers = {
    'Content-Type': file.type,
    'Cache-Control': file.cacheControl,
    'X-Content-Type-Options': 'nosniff',
    // Oxygen serves them from another origin, where module scripts and fonts need this.
    'Access-Control-Allow-Origin': '*',
    ETag: file.tag,
  };
  if (request.headers.get('If-None-Match') === file.tag) {
    return new Response(null, {status: 304, headers});
  }
  const onDisk = await env.DISK.fetch(`http://disk${pathname}`);
  return new Response(onDisk.body, {status: onDisk.status, headers});
}

/** Forms are smaller than this; what is larger, or does not say how large it is, is passed on as it comes. */
const BUFFERED_BODY_BYTES = 64 * 1024;

/**
 * The body, read whole where it is small, and dropped on a read, where the worker sees by its length that there was one: a worker that refuses a form does not read it, and the connection, closed
 * with bytes left over, would break the visitor's next request.
 */
async function bodyOf(request) {
  const length = Number(request.headers.get('Content-Length') ?? Number.NaN);
  const body =
    request.body && length <= BUFFERED_BODY_BYTES ? await request.arrayBuffer() : request.body;
  return isRead(request) ? undefined : body;
}

function isRead({method}) {
  return method === 'GET' || method === 'HEAD';
}

/**
 * The address as the log may hold it: without the secrets of mails, which stand in paths, and without what queries carry, which can
 * be such a link, a name or a search.
 */
function loggedAddress({pathname, search}) {
  const path = pathname.replace(/^(\/account\/(?:activate|reset)\/[^/]*\/).*/i, '$1…');
  return search === '' ? path : `${path}?…`;
}

/** What Oxygen tells a worker about the buyer. */
async function asOnOxygen(request, {url, address}) {
  const headers = new Headers(request.headers);
  headers.set('request-id', crypto.randomUUID());
  headers.set('oxygen-buyer-ip', address ?? '127.0.0.1');
  headers.set('oxygen-buyer-country', 'US');
  headers.set('oxygen-buyer-shop-id', 'development');
  headers.set('oxygen-buyer-storefront-id', 'development');
  headers.set('oxygen-buyer-deployment-id', 'local');
  const {method, redirect, signal} = request;
  return new Request(url, {method, redirect, signal, headers, body: await bodyOf(request)});
}

/** The last of a list that proxies have added to: what the nearest of them, ours, has seen itself. */
const lastOf = (list) => list.split(',').at(-1).trim();

/**
 * How the visitor came to the proxy in front, which ends TLS: by what scheme and name, from what address. Only where FORWARDED says that
 * there is such a proxy, for anybody can write these headers.
 */
function arrivalOf(request, env) {
  const url = new URL(request.url);
  const address = request.headers.get('CF-Connecting-IP');
  if (!env.FORWARDED) return {url, address};
  const read = (name) => lastOf(request.headers.get(`X-Forwarded-${name}`) ?? '');
  if (['http', 'https'].includes(read('Proto'))) url.protocol = read('Proto');
  if (/^[\w.-]+(:\d+)?$/.test(read('Host'))) {
    url.port = '';
    url.host = read('Host');
  }
  return {url, address: read('For') === '' ? null : read('For')};
}

export default {
  async fetch(request, env) {
    const arrival = arrivalOf(request, env);
    const {url} = arrival;
    const {pathname} = url;
    if (!isOwnName(url, env)) return refuseName();
    const response =
      isRead(request) && Object.hasOwn(env.FILES, pathname)
        ? await fileResponse(request, env, pathname, env.FILES[pathname])
        : await env.STOREFRONT.fetch(await asOnOxygen(request, arrival));
    if (env.LOG_REQUESTS) console.log(`${request.method} ${response.status} ${loggedAddress(url)}`);
    return response;
  },
};
