import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

import {PROJECT_ROOT} from './environment';
import {CUT_RANGES} from './fonts';

const faces = readFileSync(path.join(PROJECT_ROOT, 'app/styles/app.css'), 'utf8').split(
  '@font-face',
);

it.each(Object.entries(CUT_RANGES))(
  'the stylesheet takes from %s the signs that are in it',
  (name, range) => {
    const [face = ''] = faces.filter((text) => text.includes(`@fonts/${name}`));
    expect(/unicode-range:([^;]+);/.exec(face)?.[1]?.replace(/\s+/g, ' ').trim()).toBe(range);
  },
);
