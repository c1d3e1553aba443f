import {existsSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';

import {PROJECT_ROOT} from '../../scripts/environment';
import {buildForSecondOrigin, SECOND_ORIGIN} from '../support/second-origin';
import {useShop} from '../support/shop';

beforeAll(buildForSecondOrigin);

const shop = useShop({folder: SECOND_ORIGIN.folder});

const origin = new URL(SECOND_ORIGIN.base).origin;

/** Every address of a file of the build that a document names, wherever it names it. */
const filesIn = (html: string) =>
  [...html.matchAll(/["'(]([^"'()\s\\]*?(?:\/assets\/[^"'()\s\\]+|favicon\.svg))[\\"')]/g)].map(
    ([, address]) => address ?? '',
  );

describe('a build whose files lie on another origin', () => {
  it.each(['/', '/products/total-daily-care-toothpaste', '/learn', '/no-such-page'])(
    'names every script, font, style, picture and icon of %s there, and each is in the build',
    async (address) => {
      const files = filesIn(await (await shop().fetch(address)).text());
      expect(files.some((file) => file.endsWith('.woff2'))).toBe(true);
      expect(files.some((file) => /\/page-[^/]+\.js$/.test(file))).toBe(true);
      expect(files.some((file) => file.endsWith('favicon.svg'))).toBe(true);
      expect(files.some((file) => file.endsWith('.webp'))).toBe(true);
      for (const file of files) {
        expect(file.startsWith(SECOND_ORIGIN.base)).toBe(true);
        const name = file.slice(SECOND_ORIGIN.base.length);
        expect(existsSync(path.join(PROJECT_ROOT, SECOND_ORIGIN.folder, 'client', name))).toBe(
          true,
        );
      }
    },
  );

  it('lets pages load them by its policy, and nothing else from elsewhere than before', async () => {
    const policy = (await shop().fetch('/')).headers.get('Content-Security-Policy') ?? '';
    const directives = new Map(
      policy.split('; ').map((line) => {
        const [name = '', ...values] = line.split(' ');
        return [name, values];
      }),
    );
    const allowing = [...directives].filter(([, values]) => values.includes(origin));
    expect(allowing.map(([name]) => name)).toEqual([
      'script-src',
      'style-src',
      'img-src',
      'media-src',
      'font-src',
      'connect-src',
    ]);
  });
});
