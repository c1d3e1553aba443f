import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

import type {PlatformModule} from '../module.ts';
import type {ShopRecord} from '../seed/seed.ts';

import {html, type Markup, type MarkupValue, raw} from './markup.ts';
import {STYLES} from './styles.ts';

const require = createRequire(import.meta.url);

const FONTS = {
  'figtree.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'bricolage.woff2':
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
} as const;

const SUN_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="7" fill="#fcfbf8"/><path d="M5 17.5a9 9 0 0 1 18 0Z" fill="#d3203b"/><path d="M14 3.5v2.8M5.5 7.2l2 2.1M22.5 7.2l-2 2.1" stroke="#d3203b" stroke-width="2.2" stroke-linecap="round"/><path d="M3.5 21.5h21" stroke="#17223b" stroke-width="2.2" stroke-linecap="round"/></svg>`;

/** The icon of a shop without a mark: the first letter of its name. */
const letterIcon = ({name}: ShopRecord) =>
  html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">
    <rect width="28" height="28" rx="7" fill="#17223b" />
    <text
      x="14"
      y="20"
      fill="#fcfbf8"
      font-family="sans-serif"
      font-size="17"
      font-weight="700"
      text-anchor="middle"
    >
      ${[...name][0]?.toUpperCase() ?? ''}
    </text>
  </svg>`.toString();

/** A sun that rises over a line. */
const SUN = html`<svg viewBox="0 0 28 28" aria-hidden="true">
  <path d="M4 18.5a10 10 0 0 1 20 0Z" fill="#d3203b" />
  <path
    d="M14 2.5v3.2M4.6 6.6l2.2 2.3M23.4 6.6l-2.2 2.3"
    stroke="#d3203b"
    stroke-width="2.4"
    stroke-linecap="round"
  />
  <path d="M2 23h24" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />
</svg>`;

/** The wordmark: the shop's name, behind its mark where it has one. */
const logoOf = ({name, hasSun}: ShopRecord): Markup =>
  html`<span class="logo">${hasSun ? SUN : ''}${name}</span>`;

export interface PageOptions {
  title: string;
  /** What stands in the header, with the wordmark and the name of the shop that is loaded. */
  header: (shop: {logo: Markup; name: string}) => MarkupValue;
  main: Markup;
  /** Address of a script that improves the page; it works without. */
  script?: string;
  /** Class of the body: `checkout`, `admin` and so on. */
  kind: string;
}

/** A whole document in the shop's look; it works without script. */
function renderPage(shop: ShopRecord, {title, header, main, kind, script}: PageOptions): string {
  const document = html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${shop.name}</title>
        ${script === undefined ? '' : html`<script src="${script}" defer></script>`}
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="preload" href="/assets/figtree.woff2" as="font" type="font/woff2" crossorigin />
        <style>
          ${raw(STYLES)}
        </style>
      </head>
      <body class="${kind}">
        <header class="bar">
          <div class="frame">${header({logo: logoOf(shop), name: shop.name})}</div>
        </header>
        <main class="frame">${main}</main>
      </body>
    </html>`;
  return document.toString();
}

/** Headers of every page: never stored, never framed by another site. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'",
} as const;

export function pageResponse(shop: ShopRecord, page: PageOptions, status = 200): Response {
  return new Response(renderPage(shop, page), {status, headers: PAGE_HEADERS});
}

/** After a form: the browser asks for the next page instead of posting again on reload. */
export function seeOther(location: string): Response {
  return new Response(null, {status: 303, headers: {location, 'cache-control': 'no-store'}});
}

/** A page that says in a sentence why there is nothing to see. */
export function messagePage(
  shop: ShopRecord,
  kind: string,
  title: string,
  text: string,
  back: {label: string; url: string},
  status: number,
): Response {
  return pageResponse(
    shop,
    {
      title,
      kind,
      header: ({logo}) => logo,
      main: html`<section class="message">
        <h1>${title}</h1>
        <p>${text}</p>
        <p><a class="button" href="${back.url}">${back.label}</a></p>
      </section>`,
    },
    status,
  );
}

/** Fonts and icon of the platform's own pages. */
export const pagesModule: PlatformModule = {
  name: 'pages',
  routes(app, {shop}) {
    const year = 'public, max-age=31536000, immutable';
    for (const [name, path] of Object.entries(FONTS)) {
      let font: Buffer | null = null;
      app.get(`/assets/${name}`, () => {
        font ??= readFileSync(require.resolve(path));
        return new Response(new Uint8Array(font), {
          headers: {'content-type': 'font/woff2', 'cache-control': year},
        });
      });
    }
    const icon = shop.hasSun ? SUN_ICON : letterIcon(shop);
    app.get(
      '/assets/icon.svg',
      () => new Response(icon, {headers: {'content-type': 'image/svg+xml', 'cache-control': year}}),
    );
  },
};
