import {existsSync} from 'node:fs';
import {cp, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {check, resolveConfig} from 'prettier';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {parse} from 'yaml';

import routes from '../../app/routes';
import {demo as demoSettings} from '../../demo/settings';
import {loadSeed} from '../../platform/seed/load';
import type {Seed} from '../../platform/seed/seed';
import {foreignSeed} from '../../tests/support/foreign-store';
import {gardenSeed} from '../../tests/support/garden-store';
import {LocalPlatform} from '../../tests/support/local-platform';
import {checkContent} from '../check-content';
import {compileContent, readContentFiles} from '../content/compile';
import {apiAddress, askWith} from '../doctor/store';
import {PROJECT_ROOT, toShopEnvironment} from '../environment';

import {adopt, type Desk} from './adopt';
import type {Identity} from './identity';
import {parseOptions} from './options';
import {withSettings} from './settings-file';

const VARIABLES = toShopEnvironment({}).worker;
const EMAIL = ['--email', 'hello@fernhill.example'];

let root: string;
let garden: LocalPlatform;
let said: string[];

beforeAll(() => {
  garden = new LocalPlatform(gardenSeed());
});
afterAll(() => {
  garden.close();
});

/** A clean clone, as far as the command looks at it. */
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'adopt-'));
  await cp(path.join(PROJECT_ROOT, 'demo'), path.join(root, 'demo'), {recursive: true});
  const settings = await readFile(path.join(PROJECT_ROOT, 'hydrogen.config.ts'), 'utf8');
  const {brand, campaigns, support, links} = demoSettings;
  // This clone's settings may be a merchant's by now.
  const clean = withSettings(settings.replace(/^ *contentFrom: '\w+',\n/m, ''), {
    'brand.name': brand.name,
    'brand.slug': brand.slug,
    'brand.tagline': brand.tagline,
    'campaigns.total.enabled': campaigns.total.enabled,
    'campaigns.total-chimarathon.enabled': campaigns['total-chimarathon'].enabled,
    'links.helpCenter': links.helpCenter,
    'support.phone': support.phone,
    'support.email': support.email,
  });
  await writeFile(path.join(root, 'hydrogen.config.ts'), clean);
  said = [];
  garden.startOver();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await rm(root, {recursive: true, force: true});
});

interface Visit {
  args?: readonly string[];
  platform?: LocalPlatform;
  settled?: Identity | null;
  desk?: Partial<Desk>;
}

/** Runs the command against a store, from the root of the clone. */
function run({args = ['--yes', ...EMAIL], platform = garden, settled = null, desk}: Visit = {}) {
  vi.stubGlobal('fetch', platform.fetch);
  return adopt({
    root,
    ask: askWith(apiAddress(VARIABLES), {
      'X-Shopify-Storefront-Access-Token': VARIABLES['PUBLIC_STOREFRONT_API_TOKEN'] ?? '',
    }),
    routes,
    options: parseOptions(args),
    settled,
    desk: {
      say: (text) => said.push(text),
      ask: null,
      confirm: () => Promise.resolve(false),
      ...desk,
    },
  });
}

const written = async (file: string) => readFile(path.join(root, file), 'utf8');
const data = async (name: string): Promise<unknown> =>
  parse(await written(`content/data/${name}.yaml`));

async function withStore(seed: Seed, visit: (platform: LocalPlatform) => Promise<void>) {
  const platform = new LocalPlatform(seed);
  try {
    await visit(platform);
  } finally {
    platform.close();
  }
}

const SETTLED: Identity = {
  name: 'Fernhill',
  slug: 'fernhill',
  tagline: 'Outdoors',
  email: 'hello@fernhill.example',
  phone: '',
  helpCenter: '',
  color: null,
  logo: null,
  contentFrom: 'store',
};

describe('a store of another trade', () => {
  it('becomes content without a problem, with its categories, menus and goods', async () => {
    expect(await run()).toBe(true);
    const files = await readContentFiles(path.join(root, 'content'));
    const settings = {
      brand: {name: 'Fernhill Garden', slug: 'fernhill-garden'},
      links: {helpCenter: ''},
      support: {phone: '', email: 'hello@fernhill.example'},
    };
    const {problems, data: compiled} = compileContent(files, settings);
    expect(problems).toEqual([]);
    expect(
      compiled.categories?.map(({handle, label, subCategories}) => [
        handle,
        label,
        subCategories.map((sub) => sub.handle),
      ]),
    ).toEqual([
      ['garden-benches', 'Benches', []],
      ['tables-and-chairs', 'Tables and chairs', ['dining-sets']],
      ['planters-and-beds', 'Planters', ['raised-beds', 'pots']],
      ['evening-light', 'Evening light', []],
      ['hand-tools', 'Tools', []],
    ]);
    expect(compiled.navigation?.header.map(({link}) => link)).toEqual(
      expect.arrayContaining(['/products/garden-benches', '/products/hand-tools', '/products']),
    );
    expect(compiled.home?.bestSellers.products).toContain('teak-slatted-bench');
    expect(compiled.home?.categoryTiles).toHaveLength(4);
  });

  it('passes the check of the content, which leaves its goods to the doctor', async () => {
    const seed = 'platform/seed/catalogue';
    await cp(path.join(PROJECT_ROOT, seed), path.join(root, seed), {recursive: true});
    await run();
    expect(await checkContent(root, routes)).toEqual([]);
    await rm(path.join(root, 'content/adopted.json'));
    const [problem] = await checkContent(root, routes);
    expect(problem?.message).toContain('unknown product');
  });

  it('keeps no word of the demo', async () => {
    await run();
    const words =
      /brightwell|teeth|tooth|brush|whiten|\boral\b|dentist|hum\b|optic|paste|floss|rinse|chimarathon page/i;
    for (const file of await readdir(path.join(root, 'content/data')))
      expect(words.exec(await written(`content/data/${file}`))?.[0], file).toBeUndefined();
    expect(existsSync(path.join(root, 'content/learn'))).toBe(false);
    const settings = await written('hydrogen.config.ts');
    expect(settings).toContain("name: 'Fernhill Garden'");
    expect(settings).not.toMatch(/brightwell|555/i);
  });

  it('switches off what its goods do not fit, and leaves gifts as examples', async () => {
    await run();
    expect(await data('bundles')).toEqual([]);
    expect(await data('campaigns')).toEqual([]);
    expect(await data('quiz')).toMatchObject({steps: [], results: []});
    expect(await data('promotions')).toEqual([
      expect.objectContaining({type: 'withThreshold', enabled: false}),
      expect.objectContaining({type: 'withProduct', enabled: false}),
      expect.objectContaining({type: 'buyTwo', enabled: false}),
    ]);
    expect(await data('home')).toMatchObject({announcement: null, app: null, bundleTeaser: null});
    const settings = await written('hydrogen.config.ts');
    expect(settings.match(/total'?: \{enabled: false\}/g)).toHaveLength(1);
  });

  it('is shown before it is written, and not written where nobody agrees', async () => {
    expect(await run({args: ['--dry-run']})).toBe(false);
    const desk = {ask: () => Promise.resolve('hello@fernhill.example')};
    const answers: Record<string, string> = {email: 'a@b.example'};
    const ask: Desk['ask'] = ({key}, proposed) => Promise.resolve(answers[key] ?? proposed);
    expect(await run({args: [], desk: {...desk, ask}})).toBe(false);
    expect(existsSync(path.join(root, 'content'))).toBe(false);
    const text = said.join('\n');
    expect(text).toContain('new      content/data/categories.yaml');
    expect(text).toContain(`-    name: '${demoSettings.brand.name}',\n`);
    expect(text).toContain("+    name: 'Fernhill Garden',\n");
    expect(text).toContain('Nothing was written.');
    const settings = await written('hydrogen.config.ts');
    expect(settings).toContain(`name: '${demoSettings.brand.name}'`);
  });

  it('asks for its name, slug, line, address, telephone, help center, color and where its content comes from, and takes what is answered', async () => {
    const asked: string[] = [];
    const ask: Desk['ask'] = ({key}, proposed) => {
      asked.push(`${key}: ${proposed}`);
      return Promise.resolve(
        {email: 'hi@fernhill.example', phone: '(555) 555-0100'}[key as string] ?? proposed,
      );
    };
    const confirm = () => Promise.resolve(true);
    expect(await run({args: ['--slug', 'fern'], desk: {ask, confirm}})).toBe(true);
    expect(asked).toEqual([
      'name: Fernhill Garden',
      'tagline: Things that may stay outside',
      'email: ',
      'phone: ',
      'helpCenter: ',
      'color: ',
      'contentFrom: store',
    ]);
    const settings = await written('hydrogen.config.ts');
    expect(settings).toContain("slug: 'fern'");
    expect(settings).toContain("email: 'hi@fernhill.example'");
  });

  it.each([
    ['the store', [], 'store'],
    ['the repository where that is said', ['--content-from', 'repository'], 'repository'],
  ])('takes its content from %s, and shows that before it is written', async (_, args, source) => {
    await run({args: ['--yes', ...EMAIL, ...args]});
    expect(said.join('\n')).toMatch(new RegExp(`\\+.*contentFrom: '${source}'`));
    expect(await written('hydrogen.config.ts')).toContain(`contentFrom: '${source}'`);
  });

  it('takes its content from nowhere else', async () => {
    await expect(run({args: ['--yes', ...EMAIL, '--content-from', 'air']})).rejects.toThrow(
      '--content-from "air". One of store and repository.',
    );
  });

  it('brings the logo and the color of its brand', async () => {
    const branded = async (...call: Parameters<LocalPlatform['fetch']>) => {
      const text = await (await garden.fetch(...call)).text();
      return new Response(
        text
          .replace(
            '"logo":null',
            '"logo":{"image":{"url":"https://cdn.shopify.com/l.svg","width":90,"height":30}}',
          )
          .replace('"primary":[]', '"primary":[{"background":"#1C6B4A"}]'),
      );
    };
    await run({platform: {fetch: branded} as unknown as LocalPlatform});
    const settings = await written('hydrogen.config.ts');
    const file = path.join(PROJECT_ROOT, 'hydrogen.config.ts');
    expect(await check(settings, {...(await resolveConfig(file)), filepath: file})).toBe(true);
    expect(settings).toContain(
      "logo: {src: 'https://cdn.shopify.com/l.svg', width: 90, height: 30}",
    );
    expect(settings).toContain("color: '#1c6b4a'");
  });

  it.each([
    [['--yes'], /--email ""\. An e-mail address/],
    [['--yes', ...EMAIL, '--slug', 'Fern Hill'], /--slug "Fern Hill"/],
    [['--yes', ...EMAIL, '--color', 'green'], /--color "green"\. As #rrggbb/],
    [['--yes', ...EMAIL, '--help-center', 'http://x.example'], /--help-center/],
  ])('refuses %j, and names the option', async (args, message) => {
    await expect(run({args})).rejects.toThrow(message);
    expect(existsSync(path.join(root, 'content'))).toBe(false);
  });
});

describe('a second time', () => {
  beforeEach(async () => {
    await run();
    said = [];
  });

  it('finds nothing to write', async () => {
    expect(
      await run({
        settled: {
          ...SETTLED,
          name: 'Fernhill Garden',
          slug: 'fernhill-garden',
          tagline: 'Things that may stay outside',
        },
      }),
    ).toBe(false);
    expect(said.at(-1)).toBe('Everything is as the store says. Nothing to write.');
  });

  const EDITED = 'content/data/contact.yaml';
  const edit = async () => {
    const text = (await written(EDITED)).replace('Talk to us', 'Come by');
    await writeFile(path.join(root, EDITED), text);
  };

  it('keeps what somebody edited, and writes what nobody did', async () => {
    await edit();
    const settled = {...SETTLED, name: 'Another name'};
    expect(await run({args: ['--yes'], settled})).toBe(true);
    expect(said).toContain(`kept     ${EDITED}`);
    expect(await written(EDITED)).toContain('Come by');
    expect(await written('hydrogen.config.ts')).toContain("name: 'Another name'");
    // It is somebody's for good.
    said = [];
    await run({args: ['--yes'], settled});
    expect(said).toContain(`kept     ${EDITED}`);
  });

  it('asks for each edited file, and takes it back where that is wanted', async () => {
    await edit();
    const questions: string[] = [];
    const confirm = (question: string) => {
      questions.push(question);
      return Promise.resolve(true);
    };
    const ask: Desk['ask'] = (_, proposed) => Promise.resolve(proposed);
    expect(await run({args: [], settled: SETTLED, desk: {ask, confirm}})).toBe(true);
    expect(questions[0]).toBe(`${EDITED} was edited. Replace it?`);
    expect(said.join('\n')).toContain('EDITED   content/data/contact.yaml');
    expect(await written(EDITED)).toContain('Talk to us');
  });

  it('writes over everything with --overwrite', async () => {
    await edit();
    await run({args: ['--yes', '--overwrite'], settled: SETTLED});
    expect(await written(EDITED)).toContain('Talk to us');
  });

  it('never takes what was there before it for its own', async () => {
    await rm(path.join(root, 'content/adopted.json'));
    await edit();
    expect(await run({args: ['--yes'], settled: SETTLED})).toBe(false);
    expect(await written(EDITED)).toContain('Come by');
    expect(said).toContain('kept     hydrogen.config.ts');
  });
});

describe('other stores', () => {
  it('one without collections and menus has all products, and nothing that leads nowhere', async () => {
    await withStore(foreignSeed(), async (platform) => {
      expect(await run({platform})).toBe(true);
      expect(await data('categories')).toEqual([]);
      expect(await data('navigation')).toMatchObject({
        header: [{title: 'All products', link: '/products'}],
      });
      expect(await data('home')).toMatchObject({categoryTiles: []});
    });
  });

  it('one that denies menus and tags is read without them', async () => {
    garden.withhold('unauthenticated_read_content', 'unauthenticated_read_product_tags');
    expect(await run()).toBe(true);
    expect(said[0]).toContain('no main menu');
    const categories = (await data('categories')) as {handle: string}[];
    expect(categories.map(({handle}) => handle)).toContain('garden-benches');
  });

  it('one that does not answer is left to the doctor', async () => {
    const platform = {fetch: () => Promise.resolve(new Response('', {status: 401}))};
    vi.stubGlobal('fetch', platform.fetch);
    const lost = run({platform: platform as unknown as LocalPlatform});
    await expect(lost).rejects.toThrow(/npm run doctor/);
  });
});

it('a store with the goods of the demo keeps its quiz, bundles and campaigns', async () => {
  await withStore(loadSeed(), async (platform) => {
    await run({platform});
    expect(await data('bundles')).toHaveLength(3);
    expect(await data('quiz')).not.toMatchObject({results: []});
    const campaigns = (await data('campaigns')) as {slug: string}[];
    expect(campaigns.map(({slug}) => slug)).toContain('total');
    expect(await written('hydrogen.config.ts')).toContain('total: {enabled: true}');
  });
});
