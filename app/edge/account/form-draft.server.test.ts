import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {
  type Answered,
  open,
  PASSWORD,
  signIn,
  signOutHere,
  signUp,
  submit,
} from '../../../tests/support/account-visits';
import {useCartShopper} from '../../../tests/support/cart-shopper';

import {loadAddressBook, submitAddressBook} from './addresses.server';
import {loadGuestPage} from './entry.server';
import {authenticated} from './guards.server';
import {loadContactInformation, submitProfile} from './profile.server';

const browser = useCartShopper();

// Registrations are counted by address: each test has people of its own.
let turn = 0;
beforeEach(() => {
  turn += 1;
});
afterEach(() => vi.useRealTimers());
const ada = () => `ada-draft-${String(turn)}@example.com`;
const bob = () => `bob-draft-${String(turn)}@example.com`;

const ADD = '/account/address-book?add';
const TYPED = {city: 'Albany', address1: '1 Main St', zip: '12207', country: 'US'};

const whoseOf = ({data}: Answered) => String(data['whose']);

/** Ada opens a form; then her session runs out, in the browser itself. */
async function openForm(path = ADD, load: Parameters<typeof open>[2] = loadAddressBook) {
  await signUp(browser(), ada());
  const whose = whoseOf(await open(browser(), path, load));
  browser().cookies.delete('customer_token');
  return whose;
}

/** Sends a form to the guard of the account's pages. */
const guarded = (path: string, fields: Record<string, string>) =>
  browser().visit(
    browser().request(path, {method: 'POST', body: new URLSearchParams(fields)}),
    (request, context) => Promise.resolve(authenticated({request, context, params: {}})),
  );

const draftOf = async (path: string) =>
  (await open(browser(), path, loadAddressBook)).data['draft'];

describe('what was typed into a form whose sign-in had run out', () => {
  it('is there again after signing in, on the page of the form', async () => {
    const whose = await openForm();
    const verdict = await guarded(ADD, {...TYPED, form: 'address', number: '', whose});
    expect(verdict).toMatchObject({kind: 'redirect'});
    const login = await open(browser(), '/account/login?notice=expired', (request, context) =>
      Promise.resolve(loadGuestPage(request, context)),
    );
    expect(login.data['notice']).toMatchObject({
      text: expect.stringContaining('What you typed is kept') as string,
    });
    await signIn(browser(), ada());
    expect(await draftOf('/account/address-book')).toBeNull();
    expect(await draftOf(ADD)).toEqual({form: 'address', fields: TYPED});
  });

  it('is kept as well where only the platform knows that the session has ended', async () => {
    await signUp(browser(), ada());
    const path = '/account/contact-information/profile';
    const whose = whoseOf(await open(browser(), path, loadContactInformation));
    await signOutHere(browser());
    const fields = {
      form: 'profile',
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: ada(),
      phone: '',
      current: PASSWORD,
      whose,
    };
    const refused = await submit(browser(), path, submitProfile, fields);
    expect(refused.location).toContain('notice=expired');
    expect([...browser().cookies.values()].join()).not.toContain(PASSWORD);
    await signIn(browser(), ada());
    const {data} = await open(browser(), path, loadContactInformation);
    expect(data['draft']).toMatchObject({form: 'profile', fields: {lastName: 'Lovelace'}});
    expect(JSON.stringify(data['draft'])).not.toContain(PASSWORD);
  });

  it('is for the same customer alone, and thrown away when somebody else signs in', async () => {
    const whose = await openForm();
    await guarded(ADD, {...TYPED, form: 'address', whose});
    await signUp(browser(), bob());
    expect(await draftOf(ADD)).toBeNull();
    expect(browser().cookies.has('form_draft')).toBe(false);
    await signIn(browser(), ada());
    expect(await draftOf(ADD)).toBeNull();
  });

  it('is forgotten once the form goes through', async () => {
    const whose = await openForm();
    await guarded(ADD, {...TYPED, form: 'address', whose});
    await signIn(browser(), ada());
    const fields = {
      ...TYPED,
      form: 'address',
      firstName: 'A',
      lastName: 'B',
      province: 'NY',
      whose,
    };
    expect((await submit(browser(), ADD, submitAddressBook, fields)).location).toContain('added');
    expect(await draftOf(ADD)).toBeNull();
  });

  it('is forgotten after a quarter of an hour, whatever the browser still sends', async () => {
    const whose = await openForm();
    await guarded(ADD, {...TYPED, form: 'address', whose});
    await signIn(browser(), ada());
    const now = Date.now();
    vi.useFakeTimers({toFake: ['Date'], now: now + 14 * 60_000});
    expect(await draftOf(ADD)).not.toBeNull();
    vi.setSystemTime(now + 15 * 60_000 + 1000);
    expect(await draftOf(ADD)).toBeNull();
  });

  it('is not kept of a form that does not prove whose it is, nor of a password', async () => {
    const whose = await openForm();
    await guarded(ADD, {...TYPED, form: 'address'});
    await guarded('/account/contact-information/password', {
      form: 'change-password',
      current: 'a',
      password: 'b',
      confirmation: 'b',
      whose,
    });
    expect(browser().cookies.has('form_draft')).toBe(false);
  });

  it('fits into a cookie of 4,096 bytes at its longest', async () => {
    const whose = await openForm();
    const fields = {comment: 'a'.repeat(2550), form: 'cancel', whose};
    await guarded('/account/manage-subscriptions', fields);
    const value = browser().cookies.get('form_draft') ?? '';
    expect(value.length).toBeGreaterThan(3000);
    expect(value.length).toBeLessThan(3950);
  });
});
