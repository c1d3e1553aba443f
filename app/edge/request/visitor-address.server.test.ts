import {describe, expect, it} from 'vitest';

import {findVisitorAddress, visitorNetwork} from './visitor-address.server';

const find = (headers: Record<string, string>) =>
  findVisitorAddress(new Request('https://shop.example/', {headers}), 'oxygen-buyer-ip');

describe('the visitor’s address', () => {
  it.each(['203.0.113.7', '2001:db8::1', '::ffff:203.0.113.7'])('may be %s', (address) => {
    expect(find({'oxygen-buyer-ip': address})).toBe(address);
  });

  it.each(['', 'unknown', 'a'.repeat(2_000), '203.0.113.7, 198.51.100.1', '<script>'])(
    'is not %j',
    (value) => {
      expect(find({'oxygen-buyer-ip': value})).toBeNull();
    },
  );

  it('comes from the configured header alone', () => {
    expect(
      find({
        'X-Forwarded-For': '203.0.113.7',
        'CF-Connecting-IP': '203.0.113.7',
        'X-Real-IP': '203.0.113.7',
      }),
    ).toBeNull();
  });
});

describe('whom a limit counts', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:0001:2::6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.8', '203.0.113.8'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ])('of %s is %s', (address, network) => {
    expect(visitorNetwork(address)).toBe(network);
  });
});
