/**
 * What Shopify's CDN does in front of Oxygen, as a small worker in front of ours: files of the build with the right
 * caching, and compression. Bindings: DISK (the folder dist/client), FILES (path → type, tag, lifetime), STOREFRONT.
 */
const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|manifest\+json|xml|ld\+json)|image\/svg\+xml)/;

function compressed(request, response) {
  const accepts = /\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? '');
  const type = response.headers.get('Content-Type') ?? '';
  if (!COMPRESSIBLE.test(type) || response.body === null) return response;
  const copy = new Response(response.body, response);
  copy.headers.append('Vary', 'Accept-Encoding');
  if (!accepts || copy.headers.has('Content-Encoding')) return copy;
  // The runtime compresses a body whose headers say that it is compressed.
  copy.headers.set('Content-Encoding', 'gzip');
  copy.headers.delete('Content-Length');
  return copy;
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

export default {
  async fetch(request, env) {
    const {pathname} = new URL(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const file = isRead && Object.hasOwn(env.FILES, pathname) ? env.FILES[pathname] : undefined;
    const response =
      file === undefined
        ? await env.STOREFRONT.fetch(request)
        : await fileResponse(request, env, pathname, file);
    return compressed(request, response);
  },
};
