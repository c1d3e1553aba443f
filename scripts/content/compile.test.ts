import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';

import {storefrontSettings} from '../../app/content/placeholders';

import {compileContent, type ContentFiles, readContentFiles} from './compile';
import {NO_FACTS} from './facts';
import {type PictureTable, readPictures} from './pictures/sources';
import {formatProblem} from './problem';

let files: ContentFiles;
let pictures: PictureTable;

beforeAll(async () => {
  pictures = (await readPictures(path.resolve('demo/content'))).table;
  const all = await readContentFiles(path.resolve('demo/content'));
  const data = [...all].filter(([name]) => name.startsWith('data/'));
  files = new Map([
    ...data,
    // The shop's own texts have their own check; these keep a compilation short.
    ['data/countries.yaml', '- {code: US, name: United States, zoneLabel: State}'],
    [
      'data/home.yaml',
      (all.get('data/home.yaml') ?? '').replace(/slugs:\n(?:\s+- .*\n)+/, 'slugs: [first]\n'),
    ],
    ['learn/first.md', article(['slug: first'])],
  ]);
});

/** Compiles the shop's content with some files replaced, added or (null) removed. */
function compileWith(changes: Record<string, string | null>, facts = NO_FACTS) {
  const changed = new Map(files);
  for (const [name, text] of Object.entries(changes)) {
    if (text === null) changed.delete(name);
    else changed.set(name, text);
  }
  return compileContent(changed, storefrontSettings, facts);
}

function problemsWith(changes: Record<string, string | null>, facts = NO_FACTS): string[] {
  return compileWith(changes, facts).problems.map(formatProblem);
}

/** An article that is sound, with its front matter and its text replaceable. */
function article(front: string[], text = '## One\n\nText.'): string {
  const fields = new Map<string, string>([
    ['title', 'A title'],
    ['slug', 'an-article'],
    ['topic', 'brushing'],
    ['summary', 'A summary that is long enough to stand below a title in a list.'],
    ['author', 'The desk'],
    ['published', '2026-01-31'],
    ['image', 'editorial:learn-01'],
    ['imageAlt', 'A brush'],
  ]);
  for (const line of front) {
    const [name = '', value = ''] = line.split(/: (.*)/);
    fields.set(name, value);
  }
  return ['---', ...[...fields].map(([name, value]) => `${name}: ${value}`), '---', '', text].join(
    '\n',
  );
}

const compileArticle = (front: string[], text?: string) =>
  compileWith({'learn/an-article.md': article(front, text)});

test("the shop's own content has no problem", async () => {
  const all = await readContentFiles(path.resolve('demo/content'));
  expect(compileContent(all, storefrontSettings).problems).toEqual([]);
}, 60_000);

describe('data files', () => {
  test('a YAML fault is reported where it stands', () => {
    expect(problemsWith({'data/trending.yaml': 'queries:\n  - "open\n'})).toEqual([
      expect.stringMatching(/^content\/data\/trending\.yaml:[23]: .*quote/i),
    ]);
  });

  test('a wrong value, an unknown key and a missing key are reported with file and line', () => {
    expect(
      problemsWith({
        'data/maintenance.yaml': '# comment\nheading: ""\ntext: x\nnote: y\nextra: z\n',
        'data/trending.yaml': '{}\n',
      }),
    ).toEqual([
      expect.stringMatching(/^content\/data\/trending\.yaml:1: queries: /),
      expect.stringMatching(/^content\/data\/maintenance\.yaml:2: heading: /),
      expect.stringMatching(/^content\/data\/maintenance\.yaml:\d: .*extra/),
    ]);
  });

  test('a missing file and a file of no use are reported', () => {
    expect(problemsWith({'data/trending.yaml': null, 'data/constructor.yaml': 'a: 1'})).toEqual([
      'content/data/trending.yaml:1: is missing',
      'content/data/constructor.yaml:1: is not a content file',
    ]);
  });

  test('a picture that images.yaml does not have is reported where it is named', () => {
    const home = (files.get('data/home.yaml') ?? '').replace('image: hum-app', 'image: hum-apple');
    const line = home.split('\n').findIndex((text) => text.includes('hum-apple')) + 1;
    expect(problemsWith({'data/home.yaml': home})).toEqual([
      `content/data/home.yaml:${line}: app.image: missing image: images.yaml has no "hum-apple"`,
    ]);
  });

  test('markup in YAML stays text', () => {
    const {data} = compileWith({
      'data/trending.yaml': 'queries: ["<b>pens</b> &amp; {remaining}"]',
    });
    expect(data.trending).toEqual({queries: ['<b>pens</b> &amp; {remaining}']});
  });

  test('another brand slug moves every category and link', () => {
    const {data, problems} = compileContent(files, {
      ...storefrontSettings,
      brand: {name: 'Acme', slug: 'acme'},
    });
    expect(problems).toEqual([]);
    expect(data.categories?.[0]?.handle).toBe('acme-teeth-whitening');
    expect(data.navigation?.header[0]?.link).toBe('/products/acme-teeth-whitening');
    expect(JSON.stringify([data.navigation, data.home, data.campaigns])).not.toContain(
      'brightwell-',
    );
  });

  test('a section of the home page, the quiz, the bundles and the campaigns can be switched off', () => {
    const {data, problems} = compileWith({
      'data/home.yaml': `
seo: {title: Stools, description: 'Stools, benches and what keeps their wood well for years.'}
hero: {heading: Sit down, text: And stay., action: {label: All products, link: /products}}
categoryTiles: []
bestSellers: {heading: Best sellers, text: What most carts leave with., products: [oak-stool]}
reassurance: []
`,
      'data/quiz.yaml': '{title: Quiz, intro: None., steps: [], results: []}',
      'data/bundles.yaml': '[]',
      'data/campaigns.yaml': '[]',
      'data/promotions.yaml': '[]',
      'data/trending.yaml': 'queries: []',
    });
    expect(problems).toEqual([]);
    const {announcement, hero, app, articles} = data.home ?? {};
    expect({announcement, app, articles}).toEqual({announcement: null, app: null, articles: null});
    expect(hero).toMatchObject({eyebrow: null, secondaryAction: null, image: null});
    expect(data.quiz).toMatchObject({steps: [], results: []});
  });

  test('a quiz with questions has results', () => {
    const quiz =
      '{title: Quiz, intro: None., steps: [], results: [{product: a, headline: A, text: A}]}';
    expect(problemsWith({'data/quiz.yaml': quiz})).toEqual([
      'content/data/quiz.yaml:1: steps: are missing',
    ]);
  });

  test('a main category lists products of its own, or has subcategories, and a handle may be of any script', () => {
    const category = 'handle: stools, label: Stools, heading: Stools, description: To sit on.';
    const {data, problems} = compileWith({
      'data/categories.yaml': `- {${category}, products: [chêne_1, oak-stool]}`,
    });
    expect(problems).toEqual([]);
    expect(data.categories?.[0]).toMatchObject({
      products: ['chêne_1', 'oak-stool'],
      subCategories: [],
    });
    expect(problemsWith({'data/categories.yaml': `- {${category}}`})).toEqual([
      'content/data/categories.yaml:1: 0: lists no product',
    ]);
  });

  test('a bundle whose slots cannot hold its smallest number is refused', () => {
    const bundles = (files.get('data/bundles.yaml') ?? '')
      .replace('minItems: 3', 'minItems: 9')
      .replace('maxItems: 6', 'maxItems: 12');
    expect(problemsWith({'data/bundles.yaml': bundles})).toEqual([
      expect.stringMatching(/bundles\.yaml:\d+: 0\.slots: hold fewer than minItems/),
    ]);
  });
});

describe('articles', () => {
  test('a sound one has its data, its text and its reading time', () => {
    const {articles, articleBodies, problems} = compileArticle(['updated: 2026-02-01']);
    expect(problems).toEqual([]);
    expect(articles.find(({slug}) => slug === 'an-article')).toMatchObject({
      title: 'A title',
      published: '2026-01-31',
      updated: '2026-02-01',
      image: {id: 'learn-01', alt: 'A brush', width: 1600},
      products: [],
      related: [],
      readingMinutes: 1,
    });
    expect(new Map(articleBodies).get('an-article')?.headings).toEqual([
      {level: 2, id: 'one', text: 'One'},
    ]);
    expect(new Map(articleBodies).get('an-article')?.html).toContain('<p>Text.</p>');
  });

  test.each([
    ['slug: another', 'slug: must be the name of the file: "an-article"'],
    ['topic: nothing', 'topic: is not in topics.yaml'],
    ['imageAlt: ""', 'imageAlt: '],
    ['image: editorial:nothing', 'image: missing image: images.yaml has no "nothing"'],
    ['published: 2026-02-30', 'published: '],
    ['updated: 2026-01-01', 'updated: is before the day of publication'],
    ['related: [an-article]', 'related.0: relates to itself'],
    ['related: [nothing]', 'related.0: unknown article "nothing"'],
    ['colour: red', 'colour'],
  ])('%s is refused at its line', (line, message) => {
    const source = article([line]);
    const expected = source.split('\n').findIndex((text) => text === line) + 1;
    const [problem, ...more] = compileArticle([line]).problems;
    expect(more).toEqual([]);
    expect(problem?.file).toBe('content/learn/an-article.md');
    expect(problem?.message).toContain(message);
    if (!line.startsWith('colour')) expect(problem?.line).toBe(expected);
  });

  test('a problem in the text has the line of the file, front matter included', () => {
    const source = article([], '## One\n\n#### Three');
    expect(compileArticle([], '## One\n\n#### Three').problems).toEqual([
      {
        file: 'content/learn/an-article.md',
        line: source.split('\n').indexOf('#### Three') + 1,
        message: 'heading skips a level: 2 is followed by 4',
      },
    ]);
  });

  test('a slug may hold a percent sign, and no slash', () => {
    const {articles, problems} = compileWith({'learn/50%-off.md': article(["slug: '50%-off'"])});
    expect(problems).toEqual([]);
    expect(articles.map(({slug}) => slug)).toContain('50%-off');
  });

  test('without front matter it is refused', () => {
    expect(problemsWith({'learn/an-article.md': '## One'})).toEqual([
      'content/learn/an-article.md:1: has no front matter',
    ]);
  });
});

describe('pictures', () => {
  const imagesWith = (entry: string) =>
    (files.get('data/images.yaml') ?? '').replace(
      /- id: learn-01\n {2}src: .*\n/,
      `- id: learn-01\n${entry}\n`,
    );
  const known = () => ({...NO_FACTS, pictures});
  const learnOne = (entry: string) =>
    compileWith({'data/images.yaml': imagesWith(entry)}, known()).data.images.find(
      ({id}) => id === 'learn-01',
    );

  test('a drawing has its size and the address of its file', () => {
    expect(learnOne('  src: editorial:quiz')).toMatchObject({
      src: pictures.get('editorial:quiz')?.address,
      width: 1600,
      height: 1000,
      format: 'webp',
    });
  });

  test('an address of the store’s files stays, with the size that is written beside it', () => {
    const src = 'https://cdn.shopify.com/s/files/1/0001/files/hero.jpg?v=3';
    expect(learnOne(`  src: ${src}\n  width: 1500\n  height: 900`)).toMatchObject({
      src,
      width: 1500,
      height: 900,
      format: 'jpeg',
    });
  });

  test.each([
    ['  src: editorial:nothing', 1, 'src: missing image: no art is called "nothing"'],
    ['  src: hero.jpg', 1, 'src: missing image: content/pictures has no "hero.jpg"'],
    ['  src: editorial:quiz\n  width: 700', 2, 'width: is 1600 px: leave it out'],
    ['  src: https://cdn.shopify.com/a.jpg\n  height: 9', 0, 'width: missing width in px'],
    [
      '  src: https://a.example/a.jpg\n  width: 9\n  height: 9',
      1,
      "src: must be a file of content/pictures, or an address of the store's files",
    ],
  ])('%j is one problem at its line, wherever the picture is shown', (entry, below, message) => {
    const images = imagesWith(entry);
    const line = images.split('\n').indexOf('- id: learn-01') + 1 + below;
    const [problem, ...more] = problemsWith({'data/images.yaml': images}, known());
    expect(more).toEqual([]);
    expect(problem).toMatch(new RegExp(`^content/data/images\\.yaml:${String(line)}: \\d+\\.`));
    expect(problem).toContain(message);
  });
});

describe('facts of the check', () => {
  test('an unknown product is reported in data and in an article', () => {
    const facts = {...NO_FACTS, hasProduct: (handle: string) => handle !== 'woven-floss-mint'};
    const problems = problemsWith(
      {'learn/an-article.md': article(['products: [woven-floss-mint]'])},
      facts,
    );
    expect(problems).toContainEqual(
      expect.stringMatching(
        /^content\/learn\/an-article\.md:10: products\.0: unknown product "woven-floss-mint"/,
      ),
    );
    expect(problems).toContainEqual(
      expect.stringMatching(
        /^content\/data\/bundles\.yaml:\d+: .*unknown product "woven-floss-mint"/,
      ),
    );
  });

  test('an unknown SKU, a dead link and a picture nobody drew are reported', () => {
    const problems = problemsWith(
      {},
      {
        hasProduct: null,
        hasSku: (sku) => sku !== 'BW-KID-07',
        hasPath: (link) => link !== '/learn',
        pictures: new Map([...pictures].filter(([name]) => name !== 'editorial:learn-03')),
      },
    );
    expect(problems).toContainEqual(
      expect.stringMatching(/promotions\.yaml:\d+: .*unknown SKU "BW-KID-07"/),
    );
    expect(problems).toContainEqual(
      expect.stringMatching(/navigation\.yaml:\d+: header\.\d\.link: dead link/),
    );
    expect(problems).toContainEqual(
      expect.stringMatching(/images\.yaml:\d+: .*no art is called "learn-03"/),
    );
  });
});
