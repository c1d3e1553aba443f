import {describe, expect, test} from 'vitest';

import {parseImageRequest} from './image-request';

function ask(query: string) {
  return parseImageRequest(new URLSearchParams(query));
}

describe('a content image is asked for', () => {
  test.each([
    ['', {width: 1200, quality: 80, format: 'webp', fit: 'inside'}],
    ['width=320', {width: 320, quality: 80, format: 'webp', fit: 'inside'}],
    ['width=321', {width: 480, quality: 80, format: 'webp', fit: 'inside'}],
    ['width=999999', {width: 1200, quality: 80, format: 'webp', fit: 'inside'}],
    [
      'width=300&height=300&crop=center&format=avif&quality=1',
      {width: 320, height: 320, quality: 10, format: 'avif', fit: 'cover'},
    ],
    [
      'width=320&height=200&resize=pad&background=rgb:FFE0D2',
      {
        width: 320,
        height: 200,
        quality: 80,
        format: 'webp',
        fit: 'inside',
        background: 'ffe0d2',
      },
    ],
    [
      'width=320&height=200&resize=pad',
      {
        width: 320,
        height: 200,
        quality: 80,
        format: 'webp',
        fit: 'inside',
        background: 'ffffff',
      },
    ],
    [
      'width=320&height=320&resize=fill&fit=inside',
      {width: 320, height: 320, quality: 80, format: 'webp', fit: 'cover'},
    ],
    ['width=320&fit=cover', {width: 320, quality: 80, format: 'webp', fit: 'cover'}],
    [
      'width=320&pad_color=fff',
      {width: 320, quality: 80, format: 'webp', fit: 'inside', background: 'ffffff'},
    ],
    [
      'width=320&background=fedfd1',
      {width: 320, quality: 80, format: 'webp', fit: 'inside', background: 'ffe0d2'},
    ],
    [
      'width=320&background=111',
      {width: 320, quality: 80, format: 'webp', fit: 'inside', background: '000000'},
    ],
  ])('with %j as %j', (query, value) => {
    expect(ask(query)).toEqual({ok: true, value});
  });

  test.each([
    'width=-1',
    'width=0',
    'width=1.5',
    'width=1e3',
    'width=',
    'height=0',
    'quality=0',
    'quality=101',
    'format=exe',
    'format=svg',
    'crop=face',
    'resize=stretch',
    'resize=constructor',
    'fit=fill',
    'background=white',
    'background=12345',
    'background=',
  ])('but not with %s', (query) => {
    expect(ask(query).ok).toBe(false);
  });

  test('in a few hundred renditions at most, whatever is asked for', () => {
    const renditions = new Set<string>();
    for (let size = 1; size < 5_000; size += 7) {
      for (const query of [
        `width=${size}&height=${(size * 31) % 4_999}&quality=${(size % 100) + 1}`,
        `width=${size}&height=${size + 3}&quality=80`,
        `height=${size}&quality=80`,
      ]) {
        const asked = ask(query);
        if (!asked.ok) continue;
        const {width, height, quality} = asked.value;
        renditions.add(`${width} ${height} ${Number(quality) % 10}`);
      }
    }
    expect(renditions.size).toBeLessThan(150);
    const grounds = new Set<unknown>();
    for (let color = 0; color < 0x1000000; color += 9_973) {
      const asked = ask(`resize=pad&background=${color.toString(16).padStart(6, '0')}`);
      if (asked.ok) grounds.add(asked.value.background);
    }
    expect(grounds.size).toBeLessThan(12);
  });
});
