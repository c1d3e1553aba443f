import type {Step} from '~/edge/request/step.server';

/** Files that pages, browsers and crawlers ask for by themselves: nobody reads a page in their place. */
const FILE =
  /^\/assets\/|\.(avif|css|gif|ico|jpe?g|js|json|map|mjs|png|svg|txt|webmanifest|webp|woff2?|xml)$/i;

/** A file that is not there gets a line of text, and not a whole page (coverage: page-missing-file). */
export const missingFile: Step = {
  name: 'missing file',
  async run(request, context, next) {
    const url = new URL(request.url);
    const page = context.pages.find(url);
    const isNoPage = page === null || Object.hasOwn(page.params, '*');
    if (!isNoPage || !FILE.test(url.pathname)) return next();
    return new Response('Not Found', {
      status: 404,
      headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'},
    });
  },
};
