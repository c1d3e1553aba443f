/**
 * What Shopify's CDN does in front of Oxygen, as a small worker in front of ours: the files of the build with their
 * caching. (The runtime below both compresses.) Bindings: DISK (the folder dist/client), FILES (path → type, tag and
 * caching of each file in it), STOREFRONT (our worker).
 */
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

/** What Oxygen tells a worker about the buyer. */
function asOnOxygen(request) {
  const headers = new Headers(request.headers);
  headers.set('request-id', crypto.randomUUID());
  headers.set('oxygen-buyer-ip', request.headers.get('CF-Connecting-IP') ?? '127.0.0.1');
  headers.set('oxygen-buyer-country', 'US');
  headers.set('oxygen-buyer-shop-id', 'development');
  headers.set('oxygen-buyer-storefront-id', 'development');
  headers.set('oxygen-buyer-deployment-id', 'local');
  return new Request(request, {headers});
}

export default {
  async fetch(request, env) {
    const {pathname, search} = new URL(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const response =
      isRead && Object.hasOwn(env.FILES, pathname)
        ? await fileResponse(request, env, pathname, env.FILES[pathname])
        : await env.STOREFRONT.fetch(asOnOxygen(request));
    if (env.LOG_REQUESTS) console.log(`${request.method} ${response.status} ${pathname}${search}`);
    return response;
  },
};
