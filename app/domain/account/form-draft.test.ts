import {describe, expect, it} from 'vitest';

import {parseDraft, writeDraft} from './form-draft';

const DRAFT = {
  page: '/account/address-book?add',
  form: 'address',
  whose: 'a-proof',
  fields: {city: 'Albany', zip: '12207'},
};
const SECRET = ['password', 'current'];

describe('the draft of a form', () => {
  it('reads as it was written', () => {
    expect(parseDraft(writeDraft(DRAFT, SECRET) ?? '')).toEqual(DRAFT);
  });

  it('has no password and no field of an odd name', () => {
    const fields = {
      city: 'Albany',
      password: 'x',
      current: 'y',
      __proto: 'z',
      'a[0]': 'b',
      '': 'c',
    };
    const text = writeDraft({...DRAFT, fields}, SECRET) ?? '';
    expect(parseDraft(text)?.fields).toEqual({city: 'Albany'});
  });

  it.each([
    ['nothing', {}],
    ['empty fields', {city: '', zip: ''}],
    ['passwords alone', {current: 'x', password: 'y'}],
    ['more than a cookie holds', {comment: 'ö'.repeat(1500)}],
  ])('of %s is none', (_, fields) => {
    expect(writeDraft({...DRAFT, fields}, SECRET)).toBeNull();
  });

  it.each([
    '',
    'null',
    '[]',
    '{"page":1}',
    '{"page":"/","form":"f","whose":"w"}',
    '{"page":"/","form":"f","whose":"w","fields":null}',
  ])('is not %j', (text) => {
    expect(parseDraft(text)).toBeNull();
  });

  it('keeps of its fields what is text', () => {
    const text = JSON.stringify({...DRAFT, fields: {city: 'Albany', zip: 1, phone: null}});
    expect(parseDraft(text)?.fields).toEqual({city: 'Albany'});
  });
});
