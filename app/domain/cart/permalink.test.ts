import {describe, expect, it} from 'vitest';

import {parsePermalink, parsePermalinkDetails} from './permalink';

const line = (number: string, quantity: number) => ({
  merchandiseId: `gid://shopify/ProductVariant/${number}`,
  quantity,
  sellingPlanId: null,
  attributes: [],
});

it.each([
  ['1:1', [line('1', 1)]],
  ['1:2,3:4', [line('1', 2), line('3', 4)]],
  ['1:2,3:4,1:1', [line('1', 3), line('3', 4)]],
  ['1:99', [line('1', 10)]],
  ['1:0,2:1', [line('2', 1)]],
])('the link %s names each variant once, with ten units at most', (text, lines) => {
  expect(parsePermalink(text)).toEqual(lines);
});

it.each([
  '',
  '1',
  '1:',
  ':1',
  '1:0',
  '1:2:3',
  '1:1,',
  '1:-1',
  'a:1',
  Array.from({length: 26}, (_, number) => `${number + 1}:1`).join(','),
])('%j is no link to a cart', (text) => {
  expect(parsePermalink(text)).toBeNull();
});

describe('what a link to a cart says beside its goods', () => {
  const NONE = {note: null, attributes: {}, email: null};
  const read = (query: string) => parsePermalinkDetails(new URLSearchParams(query), ['click']);

  it('is a note, attributes, a referrer and an e-mail address, by the names of the platform’s links', () => {
    expect(
      read(
        'note=Ring+twice&attributes[Gift+wrap]=yes&attributes%5BFrom%5D=A&ref=letter-7&checkout[email]=ada%40mail.example&storefront=true',
      ),
    ).toEqual({
      note: 'Ring twice',
      attributes: {'Gift wrap': 'yes', From: 'A', ref: 'letter-7'},
      email: 'ada@mail.example',
    });
  });

  it.each([
    ['nothing', ''],
    ['what is empty', 'note=+&attributes[a]=&ref=&checkout[email]='],
    ['an attribute without a name', 'attributes[]=x&attributes=x'],
    ['an attribute that is the shop’s own', 'attributes[click]=x'],
    ['a name that is too long', `attributes[${'n'.repeat(256)}]=x`],
    ['a value that is too long', `ref=${'v'.repeat(5001)}`],
    ['a value of several lines', 'attributes[a]=x%0d%0aSet-Cookie:%20y'],
    ['what is no address', 'checkout[email]=ada'],
    ['two addresses', 'checkout[email]=a@b.example,c@d.example'],
    ['an address that is too long', `checkout[email]=${'a'.repeat(250)}@b.example`],
    ['an address to go on to', 'return_to=https://evil.example&checkout[return]=//evil.example'],
  ])('takes none of %s', (_, query) => {
    expect(read(query)).toEqual(NONE);
  });

  it('is at most 25 attributes, of one name the first, and a note that fits', () => {
    const many = Array.from({length: 30}, (_, place) => `attributes[a${place}]=x`).join('&');
    expect(Object.keys(read(many).attributes)).toHaveLength(25);
    expect(read('attributes[a]=1&attributes[a]=2').attributes).toEqual({a: '1'});
    expect(read(`note=${'n'.repeat(5001)}`).note).toHaveLength(5000);
    expect(read(`note=${'n'.repeat(5000)}`).note).toHaveLength(5000);
  });
});
