import fc from 'fast-check';
import {expect, test} from 'vitest';

import {pageDataElement, pageDataReference, takeOutPageData} from './page-data.server';

const PAGE = '<!DOCTYPE html><html><body><script id="other">1</script></body></html>';

/** What a browser reads in the element. */
const textOf = (element: string) => /^<script [^>]*>([^]*)<\/script>$/.exec(element)?.[1] ?? '';

test('what the loaders answered arrives whole, whatever is in it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const encoded = JSON.stringify(value);
      const {document, data} = takeOutPageData(PAGE + pageDataElement(encoded));
      expect(document).toBe(PAGE);
      expect(JSON.parse(data ?? '')).toEqual(JSON.parse(encoded));
    }),
  );
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028\u2029', '&amp;'])(
  'nothing in it ends the script: %j',
  (text) => {
    const element = pageDataElement(JSON.stringify([text]));
    expect(element.match(/<\/?script/g)).toHaveLength(2);
    expect(element).not.toContain('<!--');
    expect(JSON.parse(textOf(element))).toEqual([text]);
  },
);

test('a page without data is the document itself, and a page that speaks of such an element has none', () => {
  expect(takeOutPageData(PAGE)).toEqual({document: PAGE, data: null});
  const speaking = `${pageDataElement('[1]')}<p>and more</p>`;
  expect(takeOutPageData(speaking)).toEqual({document: speaking, data: null});
});

test('a reference names the data and holds none', () => {
  expect(textOf(pageDataReference('abc'))).toBe('');
  expect(pageDataReference('abc')).toContain('data-tag="abc"');
});
