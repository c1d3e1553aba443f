import {beforeEach, describe, expect, it} from 'vitest';

import {
  type Answered,
  open,
  PASSWORD,
  signIn,
  signUp,
  submit,
  submitPlainly,
} from '../../../tests/support/account-visits';
import {useCartShopper} from '../../../tests/support/cart-shopper';

import {loadAddressBook, submitAddressBook} from './addresses.server';
import {loadContactInformation, submitPassword, submitProfile} from './profile.server';
import {loadSubscriptions, submitSubscriptionChange} from './subscriptions.server';

const browser = useCartShopper();

// Registrations are counted by address: each test has two people of its own.
let pair = 0;
beforeEach(() => {
  pair += 1;
});
const ada = () => `ada-${String(pair)}@example.com`;
const bob = () => `bob-${String(pair)}@example.com`;

const BOOK = '/account/address-book';
const PROFILE = '/account/contact-information/profile';
const ADDRESS = {
  form: 'address',
  number: '',
  country: 'US',
  firstName: 'Ada',
  lastName: 'Bell',
  address1: '1 Main St',
  city: 'Albany',
  province: 'NY',
  zip: '12207',
};
const SUBSCRIPTION = 'a'.repeat(32);

const whoseOf = ({data}: Answered) => String(data['whose']);
const resultOf = ({data}: Answered) =>
  (data['result'] as {initialValue?: Record<string, unknown>} | null)?.initialValue ?? {};

/** One browser: Ada opened a form in it, then Bob signed in, in a second tab. */
async function openedByAnother(path: string, load: Parameters<typeof open>[2]): Promise<string> {
  await signUp(browser(), ada());
  const whose = whoseOf(await open(browser(), path, load));
  expect(whose).toMatch(/^[0-9a-f]{64}$/);
  await signUp(browser(), bob());
  return whose;
}

describe('a form that one customer opened and sent after another signed in', () => {
  it.each([
    [
      'an address',
      `${BOOK}?add`,
      {load: loadAddressBook, action: submitAddressBook},
      ADDRESS,
      {address1: '1 Main St'},
    ],
    [
      'the profile',
      PROFILE,
      {load: loadContactInformation, action: submitProfile},
      {form: 'profile', firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com'},
      {lastName: 'Lovelace'},
    ],
    [
      'the end of a subscription',
      `/account/manage-subscriptions?cancel=${SUBSCRIPTION}`,
      {load: loadSubscriptions, action: submitSubscriptionChange},
      {
        form: `cancel-${SUBSCRIPTION}`,
        change: 'cancel',
        subscription: SUBSCRIPTION,
        reason: '2',
        comment: 'Too minty',
      },
      {comment: 'Too minty'},
    ],
  ])('%s: is refused with words and keeps what was typed', async (_, path, page, fields, typed) => {
    const [address = ''] = path.split('?');
    const whose = await openedByAnother(address, page.load);
    browser().platform.calls.length = 0;
    const {reply, page: drawn} = await submitPlainly(browser(), path, page, {...fields, whose});
    expect(reply.status).toBe(409);
    expect(reply.data['alert']).toContain('Somebody else has signed in');
    expect(resultOf(reply)).toMatchObject(typed);
    expect(reply.data['kept']).toMatchObject({form: fields.form, whose});
    // Without scripts the page is drawn anew, for whoever is signed in.
    expect(drawn.status).toBe(200);
    expect(browser().platform.calls.map(({name}) => name)).not.toContain('customerUpdate');
  });

  it('is a new password: it is refused before the present one is tried, and shown to nobody', async () => {
    const whose = await openedByAnother(PROFILE, loadContactInformation);
    const secret = 'a-new-password-of-adas';
    const reply = await submit(browser(), '/account/contact-information/password', submitPassword, {
      current: PASSWORD,
      password: secret,
      confirmation: secret,
      whose,
    });
    expect(reply.status).toBe(409);
    expect(JSON.stringify(reply)).not.toContain(secret);
    await signIn(browser(), bob());
  });

  it.each(['default-address', 'delete-address'])('is a button: %s', async (form) => {
    const whose = await openedByAnother(BOOK, loadAddressBook);
    const reply = await submit(browser(), BOOK, submitAddressBook, {form, number: '1', whose});
    expect(reply.status).toBe(409);
    expect(reply.data['alert']).toContain('Somebody else has signed in');
  });

  it('of a saved address is drawn again too, and saves it once its owner is back', async () => {
    const page = {load: loadAddressBook, action: submitAddressBook};
    await signUp(browser(), ada());
    await submit(browser(), BOOK, submitAddressBook, ADDRESS);
    const book = await open(browser(), BOOK, loadAddressBook);
    const [{number}] = book.data['addresses'] as [{number: string}];
    const fields = {...ADDRESS, number, address1: '2 Elm St', whose: whoseOf(book)};
    await signUp(browser(), bob());
    const path = `${BOOK}?edit=${number}`;
    const {reply, page: drawn} = await submitPlainly(browser(), path, page, fields);
    expect(reply.data['kept']).toMatchObject({number, whose: fields.whose});
    expect(drawn.status).toBe(200);
    expect(drawn.data).toMatchObject({isForm: true, edited: null});
    expect((await open(browser(), path, loadAddressBook)).status).toBe(404);
    await signIn(browser(), ada());
    const saved = await submit(browser(), path, submitAddressBook, fields);
    expect(saved.location).toContain('done=saved');
  });
});

describe('a form of an address that another tab deleted meanwhile', () => {
  it('says so, keeps what was typed, and saves it as a new one when it is sent once more', async () => {
    await signUp(browser(), ada());
    const whose = whoseOf(await open(browser(), `${BOOK}?add`, loadAddressBook));
    const fields = {...ADDRESS, number: '987654321', whose};
    const page = {load: loadAddressBook, action: submitAddressBook};
    const {reply, page: drawn} = await submitPlainly(
      browser(),
      `${BOOK}?edit=987654321`,
      page,
      fields,
    );
    expect(reply.status).toBe(409);
    expect(reply.data['alert']).toContain('has been deleted');
    expect(resultOf(reply)).toMatchObject({address1: '1 Main St'});
    expect(drawn.status).toBe(200);
    const kept = reply.data['kept'] as Record<string, string>;
    const saved = await submit(browser(), BOOK, submitAddressBook, {...fields, ...kept});
    expect(saved.location).toContain('done=added');
  });

  it('without a proof that the form was theirs it is a page that does not exist', async () => {
    await signUp(browser(), ada());
    const fields = {...ADDRESS, number: '987654321'};
    expect((await submit(browser(), BOOK, submitAddressBook, fields)).status).toBe(404);
  });
});
