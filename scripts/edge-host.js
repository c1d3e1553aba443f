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

export default {
  fetch(request, env) {
    const {pathname} = new URL(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return isRead && Object.hasOwn(env.FILES, pathname)
      ? fileResponse(request, env, pathname, env.FILES[pathname])
      : env.STOREFRONT.fetch(request);
  },
};
