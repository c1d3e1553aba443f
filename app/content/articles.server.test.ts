import {describe, expect, test} from 'vitest';

import {ARTICLE_PAGE_SIZE} from '~/domain/content/content';
import {textOfHtml} from '~/domain/content/html-text';

import {
  allArticles,
  articlesAboutProduct,
  articlesBySlug,
  findArticle,
  listArticles,
  relatedArticles,
  topics,
} from './articles.server';

describe('findArticle', () => {
  test('finds every article with its text and an anchor for each heading', () => {
    expect(allArticles.length).toBeGreaterThanOrEqual(12);
    for (const {slug} of allArticles) {
      const found = findArticle(slug);
      expect(found?.article.slug).toBe(slug);
      expect(found?.body.headings.length).toBeGreaterThan(2);
      for (const {id} of found?.body.headings ?? []) {
        expect(found?.body.html).toContain(`id="${id}"`);
      }
    }
  });

  test.each(['', 'nothing', 'constructor', '__proto__', 'how-to-floss/', 'How-To-Floss'])(
    'finds nothing for %j',
    (slug) => {
      expect(findArticle(slug)).toBeNull();
    },
  );
});

test('every article is between 600 and 1,200 words', () => {
  const lengths = allArticles.map(
    ({slug}) => [slug, textOfHtml(findArticle(slug)?.body.html ?? '').split(' ').length] as const,
  );
  expect(lengths.filter(([, words]) => words < 600 || words > 1200)).toEqual([]);
});

test('the articles hold tables, lists and code', () => {
  const html = allArticles.map(({slug}) => findArticle(slug)?.body.html).join('');
  for (const tag of ['<table', '<ul', '<ol', '<pre']) expect(html).toContain(tag);
});

describe('listArticles', () => {
  test('pages hold every article once, newest first', () => {
    const first = listArticles();
    expect(first?.total).toBe(allArticles.length);
    expect(first?.pageCount).toBe(Math.ceil(allArticles.length / ARTICLE_PAGE_SIZE));
    const listed = Array.from({length: first?.pageCount ?? 0}, (_, index) =>
      listArticles({page: index + 1}),
    ).flatMap((page) => page?.articles ?? []);
    expect(listed).toEqual(allArticles);
    const days = listed.map(({published}) => published);
    expect(days).toEqual([...days].sort().reverse());
  });

  test('a topic lists its own articles, and every topic has some', () => {
    for (const topic of topics) {
      const list = listArticles({topic: topic.slug});
      expect(list?.topic).toBe(topic);
      expect(list?.total).toBeGreaterThan(0);
      expect(list?.articles.filter((article) => article.topic !== topic.slug)).toEqual([]);
    }
  });

  test.each([
    {topic: 'nothing'},
    {topic: 'constructor'},
    {page: 0},
    {page: 99},
    {page: 1.5},
    {page: NaN},
  ])('there is no list for %j', (request) => {
    expect(listArticles(request)).toBeNull();
  });
});

describe('what to read next', () => {
  test("the article's own choice comes first, topped up to the limit, never itself", () => {
    for (const article of allArticles) {
      const related = relatedArticles(article);
      expect(related).toHaveLength(3);
      expect(related).not.toContain(article);
      expect(new Set(related).size).toBe(3);
      expect(related.map(({slug}) => slug).slice(0, article.related.length)).toEqual(
        article.related.slice(0, 3),
      );
    }
  });

  test('a product finds the articles that name it', () => {
    const found = articlesAboutProduct('woven-floss-mint');
    expect(found.map(({slug}) => slug)).toContain('how-to-floss');
    expect(found.length).toBeLessThanOrEqual(3);
    expect(articlesAboutProduct('constructor')).toEqual([]);
  });

  test('slugs give their articles in the order asked for', () => {
    expect(articlesBySlug(['how-to-floss', 'nothing', 'gum-line']).map(({slug}) => slug)).toEqual([
      'how-to-floss',
      'gum-line',
    ]);
  });
});
