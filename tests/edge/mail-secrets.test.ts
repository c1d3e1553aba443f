import {afterEach, expect, it, vi} from 'vitest';

import {postControl} from '../platform/support/api-client';
import {useShop} from '../support/shop';
import {Visitor} from '../support/visitor';

const shop = useShop({environment: {VISITOR_ADDRESS_HEADER: 'test-visitor-address'}});

/** Stands where a mail's link has what opens an account. */
const SECRET = 'f0e1d2c3b4a5-secret-of-a-mail';
const LINKS = [`/account/reset/62/${SECRET}`, `/account/activate/62/${SECRET}`];
const FIELDS = {password: 'another-password', confirmation: 'another-password'};

afterEach(async () => {
  vi.restoreAllMocks();
  await postControl(shop().platform, 'faults', {rules: []});
});

it('what opens an account by a mail is in no log and in no address that the shop sends on, whatever fails', async () => {
  const logged: string[] = [];
  for (const name of ['log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((...values: unknown[]) => {
      logged.push(values.map(String).join(' '));
    });
  }
  const visitor = new Visitor(shop());
  const sentOn: string[] = [];
  for (const kind of ['none', 'internal-error', 'html', 'server-error', 'null-data']) {
    const rules = kind === 'none' ? [] : [{operation: '*', kind}];
    await postControl(shop().platform, 'faults', {rules});
    for (const link of LINKS) {
      for (const path of [link, `${link}.data`, `${link}/more`, `${link.toUpperCase()}/`]) {
        const read = await visitor.ask(path);
        const posted = await visitor.post(path, FIELDS);
        for (const answer of [read, posted]) {
          expect(answer.headers.get('Cache-Control')).toContain('no-store');
          const location = answer.headers.get('Location') ?? '';
          // The way to the link's own spelling is the link itself.
          if (
            !location.startsWith('/account/reset/') &&
            !location.startsWith('/account/activate/')
          ) {
            sentOn.push(location);
          }
        }
      }
    }
  }
  // The worker's log arrives over a connection of its own, in order: this line is behind all others.
  await postControl(shop().platform, 'faults', {rules: [{operation: '*', kind: 'server-error'}]});
  const before = logged.length;
  await visitor.signIn('last-line@example.com');
  await vi.waitFor(() => {
    expect(logged.length).toBeGreaterThan(before);
  });
  const secret = new RegExp(SECRET, 'i');
  expect(logged.filter((line) => secret.test(line))).toEqual([]);
  expect(sentOn.filter((location) => secret.test(location))).toEqual([]);
}, 60_000);
