import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';

import {builtShop} from '../../scripts/build';
import {PROJECT_ROOT} from '../../scripts/environment';

const code = readFileSync(path.join(PROJECT_ROOT, builtShop().folder, 'server/index.js'), 'utf8');

// bench/README.md has the weight of today; every cold start of a worker reads and compiles it.
describe('the worker', () => {
  it('stays within its budget', () => {
    expect(gzipSync(code, {level: 9}).length).toBeLessThan(333_400);
  });

  it('holds zod without the methods, JSON schemas and languages of its classic form', () => {
    expect(code).toContain('ZodMiniObject');
    expect(code).not.toMatch(/"ZodObject"|json-schema\.org/);
  });

  it('holds one renderer of React, and no dialog or carousel that only browsers draw', () => {
    expect(code.match(/reactjs\.org\/docs\/error-decoder/g)).toHaveLength(1);
    expect(code).not.toMatch(/slidesInView|aria-activedescendant/);
  });
});
