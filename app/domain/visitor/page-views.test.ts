import {describe, expect, it} from 'vitest';

import {isPageView, reportedLocation, reportedMessage} from './page-views';

describe('a page view', () => {
  it.each([
    ['the first load', null, '/', true],
    ['another path', '/', '/cart', true],
    ['Back', '/cart', '/', true],
    ['the same path, with another query or fragment', '/search', '/search', false],
    ['the same path with a slash behind', '/learn', '/learn/', false],
    ['the same path in another encoding', '/learn/café', '/learn/caf%C3%A9', false],
  ])('%s', (_, previous, next, counts) => {
    expect(isPageView(previous, next)).toBe(counts);
  });

  it('reports the campaign parameters of an address and nothing else of its query', () => {
    expect(
      reportedLocation(
        new URL('https://shop.example/x?utm_source=m&email=a@b.example&im_ref=1&q=secret#h'),
      ),
    ).toBe('https://shop.example/x?utm_source=m');
    expect(reportedLocation(new URL('https://shop.example/x?utm_term=ann%40b.example'))).toBe(
      'https://shop.example/x',
    );
  });

  it.each([
    ['/call/ann%40b.example?utm_source=m', '/call/[e-mail]?utm_source=m'],
    ['/x?utm_term=%2B1+555+123+4567', '/x'],
    ['/x?utm_term=555-123-4567', '/x'],
    ['/x?utm_id=1&utm_campaign=120207123456789', '/x?utm_campaign=120207123456789'],
    ['/x?utm_campaign=friday-2026-11-27', '/x?utm_campaign=friday-2026-11-27'],
  ])('reports %s as %s, without whoever it names', (address, reported) => {
    expect(reportedLocation(new URL(address, 'https://shop.example'))).toBe(
      `https://shop.example${reported}`,
    );
  });

  it('masks what a visitor typed in an error text', () => {
    expect(reportedMessage('No account for ann@b.example, call (555) 123-4567')).toBe(
      'No account for [e-mail], call [number]',
    );
    expect(reportedMessage('x'.repeat(400))).toHaveLength(150);
  });
});
