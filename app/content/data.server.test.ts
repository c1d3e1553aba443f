import {describe, expect, test} from 'vitest';
import {countries} from 'virtual:content/countries';
import {data} from 'virtual:content/data';

import {categoryPath, flattenCategories} from '~/domain/content/navigation';
import {quizResult} from '~/domain/content/quiz';

import {config} from '../../hydrogen.config';

import {bundles, findBundle} from './bundles.server';
import {findCampaign} from './campaigns.server';
import {categories} from './categories.server';
import {chatHours, contact} from './contact.server';
import {findCountry} from './countries.server';
import {experiments} from './experiments.server';
import {home} from './home.server';
import {findContentImage, staticImages} from './images.server';
import {navigation} from './navigation.server';
import {promotions} from './promotions.server';
import {quiz} from './quiz.server';
import {textOf} from './strings.server';
import {trendingQueries} from './trending.server';

const {slug} = config.brand;

describe('categories', () => {
  test('the tree is the specified one, derived from the brand slug', () => {
    expect(
      categories.map(({handle, subCategories}) => [handle, subCategories.map((sub) => sub.handle)]),
    ).toEqual([
      [
        `${slug}-teeth-whitening`,
        ['whitening-treatments', 'whitening-toothpaste', 'whitening-bundles'],
      ],
      [
        `${slug}-smart-toothbrushes`,
        [
          'adult-toothbrushes',
          'kids-toothbrushes',
          'toothbrush-replacement-heads-and-chargers',
          'toothbrush-bundles',
        ],
      ],
      [`${slug}-toothpaste`, ['adult-toothpaste', 'kids-toothpaste']],
      [
        `${slug}-oral-care-bundles`,
        ['freshening-bundles', 'teeth-whitening-bundles', 'toothbrush-bundles'],
      ],
    ]);
  });

  test('a main category lists each product of its subcategories once', () => {
    for (const {products, subCategories} of categories) {
      expect(new Set(products).size).toBe(products.length);
      expect(new Set(products)).toEqual(new Set(subCategories.flatMap((sub) => sub.products)));
    }
  });

  test('gift items are in no category', () => {
    const listed = new Set(categories.flatMap(({products}) => products));
    for (const {handle} of promotions) expect(listed).not.toContain(handle);
  });
});

describe('navigation', () => {
  const links = [...navigation.header, ...navigation.footer.flatMap((group) => group.links)];
  const all = links.flatMap((link) => [link, ...(link.subCategories ?? [])]);

  test('every category can be reached from the header', () => {
    const header = navigation.header.flatMap((link) => [link, ...(link.subCategories ?? [])]);
    const paths = header.map(({link}) => link);
    for (const category of flattenCategories(categories)) {
      expect(paths).toContain(categoryPath(category));
    }
  });

  test("'All Products' leads to /products", () => {
    expect(navigation.header).toContainEqual({title: 'All Products', link: '/products'});
  });

  test('no placeholder of the settings is left, and help comes from the settings', () => {
    expect(all.filter(({link}) => link.includes('{'))).toEqual([]);
    expect(all.find(({title}) => title === 'Help & FAQ')?.link).toBe(config.links.helpCenter);
  });
});

describe('promotions', () => {
  test('are the six specified ones, all shown until September 30th', () => {
    expect(
      promotions.map(({id, type, handle, canAddMultiple}) => [id, type, handle, canAddMultiple]),
    ).toEqual([
      ['gift-over-50', 'withThreshold', 'free-gift-1', false],
      ['kit-sunscreen', 'withProduct', 'uv-restore-mini', true],
      ['pens-express', 'buyTwo', 'next-generation-whitening-pen', false],
      ['pens-overnight', 'buyTwo', 'next-generation-whitening-pen', false],
      ['kit-overnight-pen', 'withProduct', 'overnight-whitening-pen', true],
      ['kids-brush-pack', 'withProduct', 'kids-manual-toothbrush-2-pack', false],
    ]);
    for (const {endDate, enabled} of promotions) {
      expect({endDate, enabled}).toEqual({endDate: 'September 30th', enabled: true});
    }
  });

  test('the threshold is fifty dollars in cents', () => {
    expect(promotions[0]?.threshold).toEqual({amount: 5000, currencyCode: 'USD'});
  });

  test('the kids promotion lists twelve SKUs', () => {
    const skus = promotions.find(({id}) => id === 'kids-brush-pack')?.associatedProduct;
    expect(skus).toEqual({
      skus: Array.from({length: 12}, (_, index) => `BW-KID-${String(index + 1).padStart(2, '0')}`),
    });
  });

  test('each has a decline cookie of its own', () => {
    expect(new Set(promotions.map(({declineCookie}) => declineCookie)).size).toBe(
      promotions.length,
    );
  });
});

describe('quiz', () => {
  test('every combination of answers leads to a product with at least one reason', () => {
    let combinations: Record<string, string>[] = [{}];
    for (const step of quiz.steps) {
      combinations = combinations.flatMap((answers) =>
        step.options.map(({id}) => ({...answers, [step.id]: id})),
      );
    }
    expect(combinations.length).toBeGreaterThan(1000);
    const results = combinations.map((answers) => quizResult(quiz, answers));
    expect(results.filter((result) => result === null || result.reasons.length === 0)).toEqual([]);
    expect(new Set(results.map((result) => result?.product))).toEqual(
      new Set(quiz.results.map(({product}) => product)),
    );
  });

  test('a child is never led to a whitening product', () => {
    const child = {who: 'child', goal: 'overall', sensitivity: 'fine', habits: 'neither'};
    for (const time of ['none', 'sleep']) {
      for (const budget of ['tube', 'full-kit']) {
        expect(quizResult(quiz, {...child, time, budget})?.product).toBe(
          'kids-cavity-protection-toothpaste',
        );
      }
    }
  });
});

test('the specified experiment has a variant of weight 0 that hides the popup and one of weight 1', () => {
  expect(experiments).toHaveLength(1);
  expect(experiments[0]?.experimentId).toBe('first-order-popup');
  expect(experiments[0]?.variants).toEqual([
    {weight: 0, hideFirstOrderPopup: true},
    {weight: 1, hideFirstOrderPopup: false},
  ]);
});

test('a bundle is found by its handle and saves what its discount says', () => {
  expect(findBundle('everyday-routine')).toMatchObject({minItems: 3, discount: {percentage: 15}});
  expect(findBundle('toString')).toBeNull();
  for (const {slots, minItems} of bundles) {
    expect(slots.reduce((sum, {max}) => sum + max, 0)).toBeGreaterThanOrEqual(minItems);
  }
});

test('the reference lists are all ISO countries and the US states with DC', () => {
  const {states} = data;
  expect(countries().filter(({isIso}) => isIso)).toHaveLength(249);
  expect(states).toHaveLength(51);
  expect(findCountry('US')).toMatchObject({zoneLabel: 'State'});
  expect(findCountry('US')?.zones.slice(0, 51)).toEqual(states);
  expect(findCountry('NO')?.name).toBe('Norway');
  expect(findCountry('CA')?.zones).toContainEqual({code: 'ON', name: 'Ontario'});
  expect(findCountry('HK')?.postalCodeLabel).toBeNull();
});

test('chat hours are the specified ones', () => {
  expect(chatHours).toMatchObject({
    timeZone: 'America/New_York',
    days: [1, 2, 3, 4, 5],
    opens: '09:00',
    closes: '17:30',
  });
  expect(contact.chat.title).toBe('Chat with a live representative');
});

test('images are found by id and title, with the size of the original', () => {
  expect(findContentImage('learn-01')).toMatchObject({
    id: 'learn-01',
    src: expect.stringMatching(/^\/assets\/pictures\/learn-01-[0-9a-f]{10}\/1200\.webp$/),
    width: 1600,
    height: 1000,
    format: 'webp',
  });
  expect(findContentImage('../learn-01')).toBeNull();
  const hero = staticImages.find(({title}) => title === 'home-hero');
  expect(hero?.desktopImage.id).toBe('home-hero-wide');
});

test('strings are plain text by key, and unknown keys have none', () => {
  expect(textOf('product.soldOut')).toBe('Sold out');
  expect(textOf('constructor')).toBe('');
});

test('every text of the document is read somewhere', () => {
  const sources = Object.values(
    import.meta.glob<string>(['../edge/**/*.server.ts'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  );
  const unread = Object.keys(data.strings).filter(
    (key) => !sources.some((source) => source.includes(`textOf('${key}'`)),
  );
  expect(unread).toEqual([]);
});

test('a text is filled with what it names', () => {
  expect(textOf('learn.readingTime', {minutes: 4})).toBe('4 min read');
  expect(textOf('search.emptyHeading', {query: '$& {query}'})).toBe(
    'Nothing found for “$& {query}”',
  );
});

test('every campaign page has copy', () => {
  for (const name of [
    'total',
    'total-chimarathon',
    'opticobsessed',
    'hum-smart-toothbrush-app',
    'student',
  ]) {
    expect(findCampaign(name)?.sections.length).toBeGreaterThan(0);
  }
  expect(findCampaign('summer-campaign')).toBeNull();
});

test('home and trending searches have something to show', () => {
  expect(home.bestSellers.products.length).toBeGreaterThanOrEqual(4);
  expect(trendingQueries.length).toBeGreaterThan(0);
});
