import {describe, expect, it} from 'vitest';

import {publicQuery, type QueryValues} from './public-query';

const LISTING: QueryValues = {
  benefit: /^[a-z]{1,60}$/,
  form: /^[a-z]{1,60}$/,
  sort: ['name', 'price-low'],
  page: /^[1-9]\d{0,2}$/,
  size: /^[\w. ]+$/,
};
const QUIZ: QueryValues = {goal: ['stains', 'tone'], who: ['adult']};

function query(text: string, values = LISTING, isData = false) {
  return publicQuery(new URLSearchParams(text), values, {isData});
}

describe('the query of a public page', () => {
  it.each([
    ['', ''],
    ['?utm_source=m&gclid=1&im_ref=c&exp=a.0&discount=A', ''],
    ['?sort=price-low&benefit=whitening', '?benefit=whitening&sort=price-low'],
    ['?benefit=whitening&sort=price-low', '?benefit=whitening&sort=price-low'],
    ['?benefit=b&benefit=a', '?benefit=a&benefit=b'],
    ['?benefit=a&benefit=a', '?benefit=a'],
    ['?page=2&page=3', '?page=2'],
    ['?page=1&fbclid=2', '?page=1'],
    ['?size=3.4+oz', '?size=3.4+oz'],
  ])('%j is stored under %j', (text, search) => {
    expect(query(text)).toEqual({search, storable: true});
  });

  it('may hold what the page reads, and nothing on a page that reads none', () => {
    expect(query('?who=adult&goal=tone', QUIZ)).toEqual({
      search: '?goal=tone&who=adult',
      storable: true,
    });
    expect(query('?goal=tone', {})).toMatchObject({storable: false});
  });

  it('holds the routes of a data request, and no others', () => {
    expect(query('?_routes=root%2Croutes%2Fcategory', LISTING, true)).toEqual({
      search: '?_routes=root%2Croutes%2Fcategory',
      storable: true,
    });
    expect(query('?_routes=%3Cscript%3E', LISTING, true)).toMatchObject({storable: false});
    expect(query('?_routes=root')).toMatchObject({storable: false});
  });

  it.each([
    '?foo=bar',
    '?constructor=x',
    '?__proto__=x',
    '?sort=cheap',
    '?page=0',
    '?page=1e9',
    '?benefit=%3Cb%3E',
    `?benefit=${'x'.repeat(61)}`,
    `?size=${'x'.repeat(300)}`,
    '?benefit=a&benefit=b&form=c',
  ])('%s is rendered and not stored', (text) => {
    expect(query(text)).toMatchObject({storable: false});
  });

  it('still loses campaign parameters where it is not known, and keeps its order', () => {
    expect(query('?foo=bar&utm_source=m&a=1&foo=2')).toEqual({
      search: '?foo=bar&a=1&foo=2',
      storable: false,
    });
  });
});
