import fc from 'fast-check';
import {describe, expect, test} from 'vitest';

import type {ContentImage} from '../../app/domain/content/content';
import {textOfHtml} from '../../app/domain/content/html-text';

import {NO_FACTS} from './facts';
import {compileMarkdown, type MarkdownContext} from './markdown';

const picture: ContentImage = {
  id: 'learn-01',
  src: '/assets/pictures/learn-01-1a2b3c4d5e/1200.webp',
  alt: 'A brush',
  width: 1600,
  height: 1000,
  format: 'webp',
};

const context: MarkdownContext = {
  settings: {
    brand: {name: 'Acme', slug: 'acme'},
    links: {helpCenter: 'https://help.acme.example/'},
    support: {phone: '(800) 555-0100', email: 'care@acme.example'},
  },
  images: new Map([[picture.id, picture]]),
  facts: NO_FACTS,
};

const compile = (source: string) => compileMarkdown(source, 'content/learn/a.md', context);
const messages = (source: string) => compile(source).problems.map(({message}) => message);

describe('links', () => {
  test.each([
    ['an entity in the scheme', '[x](javascript&#58;alert(1))'],
    ['mixed case', '[x](JaVaScRiPt:alert(1))'],
    ['a leading control character', '[x](<\u0001javascript:alert(1)>)'],
    ['a tab inside the scheme', '[x](<java\tscript:alert(1)>)'],
    ['a named entity', '[x](javascript&colon;alert(1))'],
    ['vbscript', '[x](vbscript:msgbox(1))'],
    ['data', '[x](data:text/html;base64,PHNjcmlwdD4=)'],
    ['a definition', '[x][y]\n\n[y]: javascript:alert(1)'],
    ['an autolink', '<javascript:alert(1)>'],
    ['a picture', '![x](javascript:alert(1))'],
  ])('a script address is neutralised and reported: %s', (_, source) => {
    const {html, problems} = compile(source);
    expect(html).not.toMatch(/(?:href|src)="[^"]*(?:script|data|%01|&#)/i);
    expect(problems).not.toEqual([]);
  });

  test('an outside link opens in a new tab, says so, and hands over nothing', () => {
    expect(compile('[ADA](https://www.ada.org/)').html).toBe(
      '<p><a href="https://www.ada.org/" rel="noopener noreferrer" target="_blank">ADA<span class="sr-only"> (opens in a new tab)</span></a></p>',
    );
  });

  test('a link of this site stays as it is, with the brand filled in', () => {
    expect(compile('[Pastes](/products/{brand}-toothpaste) by {brandName}').html).toBe(
      '<p><a href="/products/acme-toothpaste">Pastes</a> by Acme</p>',
    );
  });

  test.each(['//evil.example', '/\\evil.example', 'http://plain.example', 'ftp://x', 'learn'])(
    'the address %s is reported',
    (address) => {
      expect(messages(`[x](<${address}>)`)).toHaveLength(1);
    },
  );

  test('a dead link is reported with its line', () => {
    const facts = {...NO_FACTS, hasPath: (path: string) => path === '/learn'};
    const {problems} = compileMarkdown('[a](/learn)\n\n[b](/lern)', 'content/pages/a.md', {
      ...context,
      facts,
    });
    expect(problems).toEqual([
      {file: 'content/pages/a.md', line: 3, message: 'dead link: no page answers "/lern"'},
    ]);
  });
});

describe('raw HTML', () => {
  test.each([
    '<script>alert(1)</script>',
    'text <img src=x onerror=alert(1)> text',
    '<a href="javascript:alert(1)">x</a>',
    '<svg onload="alert(1)"></svg>',
  ])('%s is dropped and reported', (source) => {
    const {html, problems} = compile(source);
    expect(html).not.toMatch(/<(?:script|img|a|svg)/i);
    expect(problems[0]?.message).toBe('raw HTML is dropped: write it as markdown');
  });

  test('a comment is dropped without a word', () => {
    expect(compile('<!-- for editors -->\n\nText')).toMatchObject({
      html: '<p>Text</p>',
      problems: [],
    });
  });

  test('no source, however odd, yields a script, a handler or a script address', () => {
    const pieces = fc.constantFrom(
      '<script>',
      '</script>',
      '<img src=x onerror=alert(1)>',
      '[x](',
      'javascript:',
      'JAVASCRIPT&#58;',
      'alert(1)',
      ')',
      '![',
      '](',
      '`',
      '\n\n',
      '# ',
      '| a |\n| - |\n',
      '"',
      "' onclick='x",
      '\u0000',
      '\u0001',
      '<',
      '>',
    );
    fc.assert(
      fc.property(fc.array(pieces, {maxLength: 14}), (parts) => {
        const {html} = compile(parts.join(''));
        const tags = html.match(/<[^>]*>/g) ?? [];
        // What stands within quotes is a value, whatever it looks like; only addresses among the values can run.
        const runs = (tag: string) =>
          /^<script|\son\w+=/i.test(tag.replace(/"[^"]*"/g, '""')) ||
          /\s(href|src)="\s*javascript:/i.test(tag);
        expect(tags.filter(runs)).toEqual([]);
      }),
    );
  });
});

describe('headings', () => {
  test('carry an anchor to themselves and are listed', () => {
    const {html, headings} = compile('## Hard & soft\n\n### Soft\n\n## Hard & soft');
    expect(headings).toEqual([
      {level: 2, id: 'hard--soft', text: 'Hard & soft'},
      {level: 3, id: 'soft', text: 'Soft'},
      {level: 2, id: 'hard--soft-1', text: 'Hard & soft'},
    ]);
    expect(html).toContain('<h3 id="soft"><a href="#soft" class="heading-anchor">Soft</a></h3>');
  });

  test('a skipped level is reported with its line', () => {
    expect(compile('## One\n\n#### Three').problems).toEqual([
      {
        file: 'content/learn/a.md',
        line: 3,
        message: 'heading skips a level: 2 is followed by 4',
      },
    ]);
    expect(messages('### Too deep')).toEqual(['heading skips a level: 1 is followed by 3']);
    expect(messages('## One\n\n### Two\n\n## One')).toEqual([]);
  });

  test('a second title is reported', () => {
    expect(messages('# Title')).toEqual([
      'heading of level 1: the title in the front matter is the only one',
    ]);
  });

  test('a link inside a heading is reported', () => {
    expect(messages('## [x](/learn)')).toHaveLength(1);
  });
});

describe('tables and code', () => {
  test('a table scrolls in a box that the keyboard reaches, named after its section', () => {
    const {html} = compile('## Sizes\n\n| a | b |\n| - | - |\n| 1 | 2 |');
    expect(html).toContain(
      '<div class="table-scroll" role="group" aria-label="Table: Sizes" tabindex="0"><table>',
    );
    expect(html).toContain('<th scope="col">a</th>');
  });

  test('code keeps its language and can be scrolled by keyboard', () => {
    expect(compile('```text\n<b>\n```').html).toBe(
      '<pre tabindex="0"><code class="language-text">&#x3C;b>\n</code></pre>',
    );
  });

  test('a footnote and its mark link to each other', () => {
    const {html} = compile('Fact[^1]\n\n[^1]: Source');
    const [, target] = /href="#(user-content-fn-1)"/.exec(html) ?? [];
    expect(html).toContain(`id="${String(target)}"`);
  });
});

describe('pictures', () => {
  test('an editorial picture is offered in its widths, with its size', () => {
    const files = '/assets/pictures/learn-01-1a2b3c4d5e';
    const {html} = compile('![A brush](editorial:learn-01)');
    expect(html).toMatch(
      new RegExp(`^<p><img src="${files}/1200.webp" alt="A brush" srcset="${files}/50.webp 50w, `),
    );
    expect(html).toContain(`${files}/1200.webp 1200w"`);
    expect(html).toContain(' width="1600" height="1000" loading="lazy" decoding="async"></p>');
  });

  test.each([
    ['![](editorial:learn-01)', 'missing alternative text of an image'],
    ['![A](editorial:nothing)', 'missing image: images.yaml has no "editorial:nothing"'],
    [
      '![A](https://other.example/a.png)',
      'missing image: images.yaml has no "https://other.example/a.png"',
    ],
  ])('%s is reported', (source, message) => {
    expect(messages(source)).toEqual([message]);
  });
});

describe('text for the search', () => {
  test('holds the words of every block once', () => {
    const {html} = compile(
      '---\ntitle: x\n---\n\n## Two *words*\n\nA [link](/learn) here.\n\n- one\n- two\n\n| a | b |\n| - | - |\n| 1 | 2 |',
    );
    expect(textOfHtml(html)).toBe('Two words A link here. one two a b 1 2');
  });

  test.each([
    [1, 1],
    [220, 1],
    [221, 2],
    [661, 4],
  ])('%i words take %i minutes to read', (words, minutes) => {
    expect(compile('word '.repeat(words)).readingMinutes).toBe(minutes);
  });
});
