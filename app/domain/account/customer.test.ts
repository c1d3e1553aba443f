import {describe, expect, it} from 'vitest';

import {findIdNumber, formatName, isStudent, parseMailLink} from './customer';

const HOSTS = ['shop.example', 'store.myshopify.com', 'localhost:3000'];

describe('a mail link', () => {
  it.each([
    ['https://shop.example/account/activate/62/abc123', 'activate'],
    ['https://store.myshopify.com/account/reset/62/abc123', 'reset'],
    ['http://localhost:3000/account/activate/62/abc123', 'activate'],
  ])('%s leads to %s', (address, kind) => {
    expect(parseMailLink(address, HOSTS)).toEqual({kind, customer: '62', token: 'abc123'});
  });

  it.each([
    'https://evil.example/account/activate/62/abc123',
    'https://shop.example.evil.example/account/activate/62/abc123',
    'https://shop.example@evil.example/account/activate/62/abc123',
    'https://u:p@shop.example/account/activate/62/abc123',
    'http://shop.example/account/activate/62/abc123',
    'https://shop.example/account/login',
    'https://shop.example/account/activate/x/abc123',
    '/account/activate/62/abc123',
    '',
  ])('is not taken from %j', (address) => {
    expect(parseMailLink(address, HOSTS)).toBeNull();
  });
});

describe('a customer', () => {
  it('is a student by the tag edu and by no other', () => {
    expect(isStudent({tags: ['vip', 'edu']})).toBe(true);
    expect(isStudent({tags: ['EDU']})).toBe(true);
    expect(isStudent({tags: ['education', 'edu-2026']})).toBe(false);
  });

  it('is called by name, and by the e-mail address without one', () => {
    const customer = {firstName: 'Ada', lastName: 'Bell', email: 'ada@example.com'};
    expect(formatName(customer)).toBe('Ada Bell');
    expect(formatName({...customer, firstName: '', lastName: ''})).toBe('ada@example.com');
  });

  it('is known by the number in the platform id, whatever secret follows it', () => {
    expect(findIdNumber('gid://shopify/Customer/6200000000001')).toBe('6200000000001');
    expect(
      findIdNumber(
        'gid://shopify/MailingAddress/83?model_name=CustomerAddress&customer_access_token=a/9',
      ),
    ).toBe('83');
    expect(findIdNumber('gid://shopify/Cart/abc')).toBeNull();
  });
});
