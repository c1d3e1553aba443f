import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {toSafeHtml} from './product-html.server';

describe('a description of a product', () => {
  it.each([
    '<p>Gentle &amp; fresh.<br>For <strong>every</strong> day.</p>',
    '<h2>How it works</h2><ul><li>One</li><li>Two</li></ul>',
    '<table><tr><th scope="row">Size</th><td colspan="2">3.5 oz</td></tr></table>',
    '<a href="https://www.shop.example/a?b=1#c" title="More">more</a>',
    '<a href="/learn">learn</a><a href="#use">use</a><a href="tel:+18005550100">call</a>',
    '<img src="https://cdn.shop.example/a.png" alt="A tube" width="10" height="20">',
    'Only text, 3 &lt; 5',
  ])('keeps %s', (html) => {
    expect(toSafeHtml(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>fresh', 'fresh'],
    ['<style>p{display:none}</style>fresh', 'fresh'],
    ['<p onclick="alert(1)" style="position:fixed" class="a" id="cart">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', '<img>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" jav\tascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="jav&#x09;ascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="&#106;avascript&colon;alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="/\\evil.example">a</a>', '<a>a</a>'],
    ['<img src="/&#47;evil.example/a.png">', '<img>'],
    ['<img src="data:image/svg+xml,x">', '<img>'],
    ['<iframe src="https://evil.example"></iframe>fresh', 'fresh'],
    ['<svg><script>alert(1)</script></svg>fresh', 'fresh'],
    ['<form action="https://evil.example"><input name="card"></form>fresh', 'fresh'],
    ['<base href="https://evil.example/"><meta http-equiv="refresh" content="0">fresh', 'fresh'],
    ['<!-- <script> -->fresh', 'fresh'],
  ])('becomes of %s: %s', (html, safe) => {
    expect(toSafeHtml(html)).toBe(safe);
  });

  it('holds no tag and no attribute but those, whatever it is made of', () => {
    const part = fc.constantFrom(
      ...['<', '>', '"', "'", '=', '/', ' ', '\n', '\t', '&', '<!--', '-->', '<![CDATA['],
      ...['<script', '</script>', '<svg', '<img', '<p', '<a ', '<style>', '</style>', '<math'],
      ...['onerror=', 'onload', 'href=', 'src=', 'javascript:', 'alert(1)', 'x', '`', '\u0000'],
    );
    fc.assert(
      fc.property(fc.array(part, {maxLength: 30}), (parts) => {
        for (const [tag] of toSafeHtml(parts.join('')).matchAll(/<[^>]*>/g)) {
          expect(tag).toMatch(
            /^<\/?(?:p|a|img)(?: (?:href|src|title|alt|width|height)(?:="[^"<>]*")?)*\s*\/?>$/i,
          );
          expect(tag).not.toMatch(/javascript/i);
        }
      }),
      {numRuns: 2_000},
    );
  });
});
