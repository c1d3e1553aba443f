import type {Acceptance} from './package-review';

const BUILD_ONLY = 'transforms files while building; its server is never started';

const ASKS_OUR_WORKER =
  'in the local runtime, where it asks our own worker on this machine; its caches, cookies, proxies, retries and WebSockets are not used';

const ASKS_FOR_WRANGLER =
  'in wrangler’s local runtime, where it asks our own worker on this machine, and Cloudflare for what a request there says of its place; its caches, cookies, proxies, retries and WebSockets are not used';

const UNUSED_ARCHIVES =
  'named by the package in which Remix’s classic compiler keeps its cache, whose code never loads it; nothing here unpacks an archive with it';

/** Known weaknesses of locked packages that we live with. What can be mended by an upgrade is upgraded instead. */
export const ACCEPTED: readonly Acceptance[] = [
  {
    ids: ['GHSA-rxv8-25v2-qmq8'],
    package: 'turbo-stream',
    versions: ['2.4.1'],
    why: 'Remix 2 has no other version. What a visitor sent is sent back as short strings: fields of forms are known, each once, and bodies have a limit (posted-form.server.ts, body-limit.server.ts); no structure of a visitor’s making is encoded',
  },
  {
    ids: ['GHSA-wrjc-x8rr-h8h6'],
    package: 'react-router',
    versions: ['6.30.4'],
    why: 'mended in React Router 7 alone. Links lead to paths that the shop makes; the one path that a visitor brings is refused unless it is of this shop, in any spelling (return-to.ts)',
  },
  {
    ids: ['GHSA-337j-9hxr-rhxg'],
    package: 'react-router',
    versions: ['6.30.4'],
    why: 'mended in React Router 7 alone. It is in what createBrowserRouter reads, and the pages are hydrated by Remix, whose server names no class of an error in production',
  },
  {
    ids: ['GHSA-jjmj-jmhj-qwj2'],
    package: 'react-router-dom',
    versions: ['6.30.4'],
    why: 'Remix 2.17.5 names exactly this version. It needs a redirect that leaves the site: return paths are of this shop, and other addresses come from the merchant’s table alone (return-to.ts, redirects.ts)',
  },
  {
    ids: ['GHSA-67mh-4wv8-2f99'],
    package: 'esbuild',
    versions: ['0.17.6', '0.19.12', '0.21.5'],
    why: BUILD_ONLY,
  },
  {
    ids: ['GHSA-g7r4-m6w7-qqqr'],
    package: 'esbuild',
    versions: ['0.27.3', '0.27.4'],
    why: BUILD_ONLY,
  },
  {
    ids: ['GHSA-4w7w-66w2-5vf9', 'GHSA-fx2h-pf6j-xcff', 'GHSA-v6wh-96g9-6wx3'],
    package: 'vite',
    versions: ['5.4.21'],
    why: 'belongs to the styles of Remix’s classic compiler, which is not used; no server of it is started',
  },
  {
    ids: ['GHSA-f7f6-9jq7-3rqj'],
    package: 'estree-util-value-to-estree',
    versions: ['1.3.0'],
    why: 'belongs to MDX in the framework’s build; the shop has no MDX',
  },
  {
    ids: ['GHSA-r5fr-rjxr-66jc', 'GHSA-f23m-r3pf-42rh'],
    package: 'lodash',
    versions: ['4.17.23'],
    why: 'in tools that build and generate, which are given this repository and its packages alone',
  },
  {
    ids: ['GHSA-vfj7-8cjw-p6xm'],
    package: 'braces',
    versions: ['3.0.3'],
    why: 'no version without it exists; it expands the patterns of our own configuration',
  },
  {
    ids: ['GHSA-hp3w-g68c-fv3c'],
    package: 'sprintf-js',
    versions: ['1.1.3'],
    why: 'no version without it exists; it writes the log lines of the Shopify CLI’s proxy, whose formats are fixed',
  },
  {
    ids: [
      'GHSA-8qq5-rm4j-mr97',
      'GHSA-r6q2-hw4h-h46w',
      'GHSA-34x7-hfp2-rc4v',
      'GHSA-83g3-92jg-28cx',
      'GHSA-qffp-2rhf-9h96',
      'GHSA-9ppj-qmqm-q256',
      'GHSA-vmf3-w455-68vh',
      'GHSA-gvwx-54wh-qm9j',
      'GHSA-8x88-c5mf-7j5w',
      'GHSA-w8wr-v893-vjvp',
      'GHSA-23hp-3jrh-7fpw',
      'GHSA-r292-9mhp-454m',
    ],
    package: 'tar',
    versions: ['6.2.1'],
    why: UNUSED_ARCHIVES,
  },
  {
    ids: ['GHSA-v422-hmwv-36x6'],
    package: 'body-parser',
    versions: ['1.20.3'],
    why: 'in mini-oxygen’s server without workerd, which is not started and whose limit is a fixed one',
  },
  {
    ids: [
      'GHSA-g9mf-h72j-4rw9',
      'GHSA-2mjp-6q6p-2qxm',
      'GHSA-4992-7rv2-5pvq',
      'GHSA-v9p9-hfj2-hcw8',
      'GHSA-vrm6-8vpv-qv8q',
      'GHSA-35p6-xmwp-9g52',
      'GHSA-g8m3-5g58-fq7m',
      'GHSA-p88m-4jfj-68fv',
      'GHSA-vxpw-j846-p89q',
      'GHSA-8xcm-r25x-g524',
      'GHSA-m8rv-5g2x-5cg5',
      'GHSA-v3r7-h72x-cjcm',
      'GHSA-r53p-7pc4-xj5r',
    ],
    package: 'undici',
    versions: ['5.29.0'],
    why: ASKS_OUR_WORKER,
  },
  {
    ids: ['GHSA-x8mw-p69m-v3mx', 'GHSA-gxm5-99cw-xjw9'],
    package: '@fastify/busboy',
    versions: ['2.1.1'],
    why: 'reads forms out of answers for the undici of the local runtime; nothing here asks for one',
  },
  {
    ids: [
      'GHSA-35p6-xmwp-9g52',
      'GHSA-g8m3-5g58-fq7m',
      'GHSA-hm92-r4w5-c3mj',
      'GHSA-p88m-4jfj-68fv',
      'GHSA-pr7r-676h-xcf6',
      'GHSA-vmh5-mc38-953g',
      'GHSA-vxpw-j846-p89q',
      'GHSA-4cwx-7wf7-3272',
      'GHSA-8xcm-r25x-g524',
      'GHSA-jr45-8vmc-qm54',
      'GHSA-m8rv-5g2x-5cg5',
      'GHSA-v3r7-h72x-cjcm',
      'GHSA-2gqq-gqf2-x968',
      'GHSA-2jfj-6hjv-fm6j',
      'GHSA-3xpg-4rpp-hhhm',
      'GHSA-8436-99hf-9mmv',
      'GHSA-pmjh-fq2x-6v4x',
      'GHSA-r53p-7pc4-xj5r',
      'GHSA-rfgv-xxqx-mfg5',
      'GHSA-rx4f-c7p8-82vq',
      'GHSA-w293-vg96-wgc3',
    ],
    package: 'undici',
    versions: ['7.24.8'],
    why: ASKS_FOR_WRANGLER,
  },
  {
    ids: ['GHSA-96hv-2xvq-fx4p', 'GHSA-58qx-3vcg-4xpx'],
    package: 'ws',
    versions: ['8.18.0'],
    why: 'in the local runtimes, which listen on this machine alone; the shop has no WebSockets',
  },
  {
    ids: ['GHSA-f88m-g3jw-g9cj', 'GHSA-rgj7-g3m4-5g8c', 'GHSA-wq5f-xc86-pv6w'],
    package: 'sharp',
    versions: ['0.34.5'],
    why: 'in wrangler, for a binding of pictures that wrangler.jsonc does not have; ours is 0.35.5',
  },
];
