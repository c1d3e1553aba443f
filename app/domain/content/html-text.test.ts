import {expect, test} from 'vitest';

import {textOfHtml} from './html-text';

test.each([
  ['<p>Floss <em>daily</em>.</p>\n<p>Then rinse.</p>', 'Floss daily. Then rinse.'],
  ['<ul><li>One</li><li>Two</li></ul>', 'One Two'],
  ['<h2 id="a"><a href="#a" class="heading-anchor">Why</a></h2><p>So.</p>', 'Why So.'],
  ['<td>3 &#x26; 4</td><td>&lt;5 &#215; &quot;6&quot;&nbsp;mm</td>', '3 & 4 <5 × "6" mm'],
  ['line<br>break', 'line break'],
  ['&unknown; &#x110000; &#0;', '&unknown; &#x110000; &#0;'],
  ['', ''],
])('reads the words of %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});
