import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {PROJECT_ROOT} from './environment';
import {moveImports} from './framework-names';

const sources = ['app', 'tests', 'scripts'].flatMap((folder) =>
  readdirSync(path.join(PROJECT_ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('framework-names'))
    .map((name) => readFileSync(path.join(PROJECT_ROOT, folder, name), 'utf8')),
);

describe('the move to the next framework', () => {
  it('knows the new place of every name that the sources import', () => {
    expect(sources.flatMap((source) => moveImports(source).unknown)).toEqual([]);
  });

  it('leaves no import of the framework of today, but the build’s own plugin', () => {
    const left = sources.flatMap((source) =>
      [
        ...moveImports(source).text.matchAll(
          /^(?:import|export) .* from '(?:@remix-run\/.*|@shopify\/remix-oxygen)'/gms,
        ),
      ].map(([statement]) => statement),
    );
    expect(left).toEqual([]);
  });

  it('keeps types types, the names that the code uses, and each name’s own package', () => {
    const {text, unknown} = moveImports(
      [
        "import {type LinkProps, RemixBrowser, useLocation as here} from '@remix-run/react';",
        "import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';",
      ].join('\n'),
    );
    expect(unknown).toEqual([]);
    expect(text.split('\n')).toEqual([
      "import {type LinkProps, useLocation as here} from 'react-router';",
      "import {HydratedRouter as RemixBrowser} from 'react-router/dom';",
      "import type {LoaderFunctionArgs} from 'react-router';",
    ]);
  });

  it('names what it has no place for', () => {
    const source = "import {useFancy} from '@remix-run/react';\nimport {x} from '@remix-run/node';";
    expect(moveImports(source).unknown).toEqual([
      'useFancy of @remix-run/react',
      '@remix-run/node',
    ]);
  });
});
