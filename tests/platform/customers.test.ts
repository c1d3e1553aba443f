import {afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test} from 'vitest';

import {type RunningPlatform, startPlatform} from '../../platform/server.ts';

import {callApi, postControl, readMails} from './support/api-client.ts';
import {
  activateByUrl,
  addAddress,
  createCustomer,
  deleteAddress,
  deleteToken,
  newEmail,
  newPhone,
  newSession,
  PASSWORD,
  readCustomer,
  recover,
  resetByUrl,
  signIn,
  updateAddress,
  updateCustomer,
} from './support/customer-calls.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform({test: true, storefrontOrigin: 'https://shop.example'});
});
beforeEach(async () => {
  await postControl(platform, 'clock', {reset: true});
  await postControl(platform, 'customer-policy', {
    refuseEmailChange: false,
    refusedDomains: [],
    throttle: false,
  });
});
afterAll(() => platform.stop());

const invite = (email: string) => postControl(platform, 'customers/invite', {email});
const DAY_SECONDS = 86_400;

describe('accounts and sessions (§8.1, §8.2)', () => {
  test('83: customerCreate returns no token; customerAccessTokenCreate does, expiring in 42 days', async () => {
    const email = newEmail();
    const created = await createCustomer(platform, {email, firstName: ' Ada ', lastName: ''});
    expect(created.payload).toMatchObject({
      customer: {
        id: expect.stringMatching(/^gid:\/\/shopify\/Customer\/\d+$/),
        firstName: 'Ada',
        lastName: null,
        displayName: 'Ada',
        tags: [],
        numberOfOrders: '0',
        acceptsMarketing: false,
      },
      customerUserErrors: [],
      userErrors: [],
    });
    const withToken = await callApi(
      platform,
      'mutation($input: CustomerCreateInput!) { customerCreate(input: $input) { customerAccessToken { accessToken } } }',
      {input: {email: newEmail(), password: PASSWORD}},
    );
    expect(withToken.errors[0].extensions.code).toBe('undefinedField');

    await postControl(platform, 'clock', {now: '2027-01-01T10:00:00Z', frozen: true});
    const {payload} = await signIn(platform, ` ${email.toUpperCase()} `);
    expect(payload.customerUserErrors).toEqual([]);
    expect(payload.customerAccessToken.expiresAt).toBe('2027-02-12T10:00:00Z');
  });

  test('signing in, creating an account and asking for a mail take their time for nobody too', async () => {
    const {email} = await newSession(platform);
    const took = async (ask: () => Promise<unknown>) => {
      const begin = performance.now();
      await ask();
      return performance.now() - begin;
    };
    for (const address of [email, newEmail()]) {
      expect(await took(() => signIn(platform, address, 'a-wrong-one'))).toBeGreaterThan(28);
      expect(await took(() => createCustomer(platform, {email: address}))).toBeGreaterThan(28);
    }
    for (const address of [email, newEmail()]) {
      expect(await took(() => recover(platform, address))).toBeGreaterThan(28);
    }
  });

  test('a token reads nothing once its 42 days are over, and renewing keeps its value', async () => {
    const {token} = await newSession(platform);
    await postControl(platform, 'clock', {advance: 41 * DAY_SECONDS});
    const renewed = await callApi(
      platform,
      'mutation($t: String!) { customerAccessTokenRenew(customerAccessToken: $t) { customerAccessToken { accessToken } userErrors { message } } }',
      {t: token},
    );
    expect(renewed.data.customerAccessTokenRenew.customerAccessToken.accessToken).toBe(token);
    await postControl(platform, 'clock', {advance: 41 * DAY_SECONDS});
    expect((await readCustomer(platform, token)).customer).not.toBeNull();
    await postControl(platform, 'clock', {advance: 2 * DAY_SECONDS});
    expect(await readCustomer(platform, token)).toMatchObject({customer: null, errors: undefined});
  });

  test('84: the same e-mail in another case is TAKEN, in both error lists', async () => {
    const email = newEmail();
    await createCustomer(platform, {email});
    const {payload} = await createCustomer(platform, {email: email.toUpperCase()});
    expect(payload.customer).toBeNull();
    const message = 'Email has already been taken';
    expect(payload.customerUserErrors).toEqual([
      {code: 'TAKEN', field: ['input', 'email'], message},
    ]);
    expect(payload.userErrors).toEqual([{field: ['input', 'email'], message}]);
  });

  test.each([
    ['a 4-character password is TOO_SHORT', {password: 'abcd'}, 'TOO_SHORT', 'password'],
    ['an empty password is BLANK', {password: ''}, 'BLANK', 'password'],
    ['a 41-character password is TOO_LONG', {password: 'x'.repeat(41)}, 'TOO_LONG', 'password'],
    [
      'a padded password is refused',
      {password: ' padded '},
      'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE',
      'password',
    ],
    ['a bad e-mail is INVALID', {email: 'nobody@nowhere'}, 'INVALID', 'email'],
    ['HTML in a name is refused', {firstName: '<b>Ada</b>'}, 'CONTAINS_HTML_TAGS', 'firstName'],
    ['a URL in a name is refused', {lastName: 'https://x.example'}, 'CONTAINS_URL', 'lastName'],
    [
      'a name over 255 characters is TOO_LONG',
      {firstName: 'x'.repeat(256)},
      'TOO_LONG',
      'firstName',
    ],
    ['a malformed phone is INVALID', {phone: '12'}, 'INVALID', 'phone'],
  ])('85: %s', async (_, input, code, field) => {
    const {payload} = await createCustomer(platform, input);
    expect(payload.customer).toBeNull();
    expect(payload.customerUserErrors).toEqual([
      expect.objectContaining({code, field: ['input', field]}),
    ]);
  });

  test('a 5-character and a 40-character password are taken', async () => {
    for (const password of ['abcde', 'x'.repeat(40)]) {
      expect((await createCustomer(platform, {password})).payload.customerUserErrors).toEqual([]);
    }
  });

  test('a refused e-mail domain is BAD_DOMAIN', async () => {
    await postControl(platform, 'customer-policy', {refusedDomains: ['trash.example']});
    const {payload} = await createCustomer(platform, {email: 'a@Trash.example'});
    expect(payload.customerUserErrors[0].code).toBe('BAD_DOMAIN');
  });

  test('a phone is stored as E.164 and belongs to one customer', async () => {
    const digits = newPhone();
    const [area, office, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
    const first = await createCustomer(platform, {phone: `(${area}) ${office}-${line}`});
    expect(first.payload.customer.phone).toBe(`+1${digits}`);
    const second = await createCustomer(platform, {phone: `+1 ${area} ${office} ${line}`});
    expect(second.payload.customerUserErrors).toEqual([
      {code: 'TAKEN', field: ['input', 'phone'], message: 'Phone has already been taken'},
    ]);
  });

  test('an address of a school is tagged edu, and another one that only contains edu is not', async () => {
    expect(
      (await createCustomer(platform, {email: newEmail('mit.edu')})).payload.customer.tags,
    ).toEqual(['edu']);
    expect(
      (await createCustomer(platform, {email: newEmail('edu.example')})).payload.customer.tags,
    ).toEqual([]);
  });

  test('86: an e-mail of a not activated customer is CUSTOMER_DISABLED, and a mail goes out', async () => {
    const email = newEmail();
    await invite(email);
    const before = (await readMails(platform, email)).length;
    const {payload} = await createCustomer(platform, {email});
    expect(payload.customerUserErrors).toEqual([
      {
        code: 'CUSTOMER_DISABLED',
        field: ['input', 'email'],
        message: `We have sent an email to ${email}, please click the link included to verify your email address.`,
      },
    ]);
    const mails = await readMails(platform, email);
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]?.data['url']).toMatch(/^https:\/\/shop\.example\/account\/activate\/\d+\/\w+$/);
  });

  test('87: wrong password, unknown e-mail and disabled account answer identically, field null', async () => {
    const known = newEmail();
    await createCustomer(platform, {email: known});
    const disabled = newEmail();
    await invite(disabled);
    const answers = await Promise.all([
      signIn(platform, known, 'not the one'),
      signIn(platform, newEmail(), PASSWORD),
      signIn(platform, disabled, PASSWORD),
    ]);
    for (const {payload} of answers) {
      expect(payload).toEqual({
        customerAccessToken: null,
        customerUserErrors: [
          {code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Unidentified customer'},
        ],
        userErrors: [{field: null, message: 'Unidentified customer'}],
      });
    }
  });

  test('88: a customer of an unknown token is null without errors', async () => {
    const answer = await readCustomer(platform, 'bad');
    expect(answer.customer).toBeNull();
    expect(answer.errors).toBeUndefined();
  });

  test('89: an address mutation with a bad token is a top-level ACCESS_DENIED, payload null', async () => {
    const {data, errors} = await addAddress(platform, 'bad', {address1: '1 Main St'});
    expect(data).toEqual({customerAddressCreate: null});
    expect(errors[0].extensions.code).toBe('ACCESS_DENIED');
    expect(errors[0].message).toBe(
      'Access denied for customerAddressCreate field. Required access: `unauthenticated_write_customers` access scope. Also: Requires valid customer access token.',
    );
  });

  test('90: deleting a token twice gives first the id, then ACCESS_DENIED', async () => {
    const {token} = await newSession(platform);
    const first = await deleteToken(platform, token);
    expect(first.payload).toMatchObject({
      deletedAccessToken: token,
      deletedCustomerAccessTokenId: expect.stringMatching(
        /^gid:\/\/shopify\/CustomerAccessToken\/\d+$/,
      ),
      userErrors: [],
    });
    const second = await deleteToken(platform, token);
    expect(second.payload).toBeNull();
    expect(second.errors[0].extensions.code).toBe('ACCESS_DENIED');
    expect((await readCustomer(platform, token)).customer).toBeNull();
  });

  test('several sessions of one customer are valid at once', async () => {
    const {email, token} = await newSession(platform);
    await signIn(platform, email);
    expect((await readCustomer(platform, token)).customer.email).toBe(email);
  });

  test('multipass is refused with a user error', async () => {
    const {data} = await callApi(
      platform,
      'mutation { customerAccessTokenCreateWithMultipass(multipassToken: "x") { customerAccessToken { accessToken } customerUserErrors { code field } } }',
    );
    expect(data.customerAccessTokenCreateWithMultipass).toEqual({
      customerAccessToken: null,
      customerUserErrors: [{code: 'INVALID_MULTIPASS_REQUEST', field: null}],
    });
  });

  test('an eleventh sign-in within five minutes is THROTTLED, and free again after them', async () => {
    const {email} = await newSession(platform);
    await postControl(platform, 'customer-policy', {throttle: true});
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await signIn(platform, email, 'wrong one')).errors).toBeUndefined();
    }
    const refused = await signIn(platform, email);
    expect(refused.payload).toBeNull();
    expect(refused.errors[0]).toMatchObject({
      path: ['customerAccessTokenCreate'],
      extensions: {code: 'THROTTLED'},
    });
    expect((await signIn(platform, newEmail())).errors).toBeUndefined();
    await postControl(platform, 'clock', {advance: 301});
    expect((await signIn(platform, email)).payload.customerAccessToken).not.toBeNull();
  });

  test('a sixth reset mail within an hour is refused at the top level', async () => {
    // Mails are counted for the address that asks for them, which all tests share.
    const own = await startPlatform({test: true});
    onTestFinished(() => own.stop());
    const {email} = await newSession(own);
    await postControl(own, 'customer-policy', {throttle: true});
    for (let mail = 0; mail < 5; mail += 1) {
      expect((await recover(own, email)).errors).toBeUndefined();
    }
    expect((await recover(own, email)).errors[0]).toMatchObject({
      message: 'Resetting password limit exceeded. Please try again later.',
      extensions: {code: 'THROTTLED'},
    });
  });
});

describe('recover, reset, activate (§8.3)', () => {
  test('91: customerRecover tells an unknown e-mail from a known one', async () => {
    const unknown = await recover(platform, newEmail());
    expect(unknown.payload.customerUserErrors).toEqual([
      {code: 'UNIDENTIFIED_CUSTOMER', field: ['email'], message: 'Could not find customer'},
    ]);
    const {email} = await newSession(platform);
    expect((await recover(platform, email)).payload.customerUserErrors).toEqual([]);
    expect((await readMails(platform, email))[0]?.kind).toBe('reset');
  });

  test('92: a reset link works once; then TOKEN_INVALID; a broken URL is a top-level NOT_FOUND', async () => {
    const {email, token} = await newSession(platform);
    await recover(platform, email);
    const url = (await readMails(platform, email))[0]?.data['url'] ?? '';
    expect(url).toMatch(/^https:\/\/shop\.example\/account\/reset\/\d+\/\w+$/);

    const weak = await resetByUrl(platform, url, 'abcd');
    expect(weak.payload.customerUserErrors).toMatchObject([
      {code: 'TOO_SHORT', field: ['password']},
    ]);
    const first = await resetByUrl(platform, url, 'a new password');
    expect(first.payload.customerUserErrors).toEqual([]);
    const fresh = first.payload.customerAccessToken.accessToken;
    expect((await readCustomer(platform, fresh)).customer.email).toBe(email);
    expect((await readCustomer(platform, token)).customer).toBeNull();

    const second = await resetByUrl(platform, url, 'another one');
    expect(second.payload).toMatchObject({
      customer: null,
      customerAccessToken: null,
      customerUserErrors: [
        {code: 'TOKEN_INVALID', field: ['input'], message: 'Invalid reset token'},
      ],
      userErrors: [{field: null, message: 'Invalid reset token'}],
    });
    const broken = await resetByUrl(platform, 'https://shop.example/account', 'another one');
    expect(broken.payload).toBeNull();
    expect(broken.errors[0]).toMatchObject({
      message: 'Unidentified customer',
      extensions: {code: 'NOT_FOUND'},
    });
  });

  test('a reset link is void after 24 hours and after a newer mail', async () => {
    const {email} = await newSession(platform);
    await recover(platform, email);
    const older = (await readMails(platform, email))[0]?.data['url'] ?? '';
    await recover(platform, email);
    const newer = (await readMails(platform, email))[0]?.data['url'] ?? '';
    const byOlder = await resetByUrl(platform, older, PASSWORD);
    expect(byOlder.payload.customerUserErrors[0].code).toBe('TOKEN_INVALID');
    await postControl(platform, 'clock', {advance: DAY_SECONDS + 1});
    const tooLate = await resetByUrl(platform, newer, PASSWORD);
    expect(tooLate.payload.customerUserErrors[0].code).toBe('TOKEN_INVALID');
  });

  test('customerReset takes the id and the token of the link, on any host', async () => {
    const {email, id} = await newSession(platform);
    await recover(platform, email);
    const url = (await readMails(platform, email))[0]?.data['url'] ?? '';
    const reset = await callApi(
      platform,
      'mutation($id: ID!, $input: CustomerResetInput!) { customerReset(id: $id, input: $input) { customer { id } customerAccessToken { accessToken } customerUserErrors { code } } }',
      {id, input: {resetToken: url.split('/').at(-1), password: 'a new password'}},
    );
    expect(reset.data.customerReset).toMatchObject({customer: {id}, customerUserErrors: []});
    expect((await signIn(platform, email, 'a new password')).payload.customerUserErrors).toEqual(
      [],
    );
  });

  test('93: activation returns a token; a second one is ALREADY_ENABLED', async () => {
    const email = newEmail();
    await invite(email);
    const url = (await readMails(platform, email))[0]?.data['url'] ?? '';
    const wrong = await activateByUrl(platform, `${url}0`, PASSWORD);
    expect(wrong.payload.customerUserErrors).toEqual([
      {code: 'TOKEN_INVALID', field: ['input'], message: 'Invalid activation token'},
    ]);
    const first = await activateByUrl(platform, url, PASSWORD);
    expect(first.payload.customerUserErrors).toEqual([]);
    const {accessToken} = first.payload.customerAccessToken;
    expect((await readCustomer(platform, accessToken)).customer.email).toBe(email);
    const second = await activateByUrl(platform, url, PASSWORD);
    expect(second.payload).toMatchObject({
      customer: null,
      customerUserErrors: [
        {code: 'ALREADY_ENABLED', field: null, message: 'Customer already enabled'},
      ],
    });
  });

  test('recovering a not activated account sends the invitation; a link that is none is INVALID', async () => {
    const email = newEmail();
    await invite(email);
    await recover(platform, email);
    expect((await readMails(platform, email)).map(({kind}) => kind)).toEqual([
      'activation',
      'activation',
    ]);
    const none = await activateByUrl(platform, 'https://shop.example/account/activate', PASSWORD);
    expect(none.payload.customerUserErrors).toEqual([
      {code: 'INVALID', field: ['activationUrl'], message: 'Invalid activation url'},
    ]);
  });
});

describe('customerUpdate (§8.4)', () => {
  test('94: a changed password returns a new token, and every older one reads null', async () => {
    const {email, token} = await newSession(platform);
    const other = (await signIn(platform, email)).payload.customerAccessToken.accessToken;
    const {payload} = await updateCustomer(platform, token, {password: 'a new password'});
    const fresh = payload.customerAccessToken.accessToken;
    expect(fresh).not.toBe(token);
    expect((await readCustomer(platform, fresh)).customer.email).toBe(email);
    expect((await readCustomer(platform, token)).customer).toBeNull();
    expect((await readCustomer(platform, other)).customer).toBeNull();
  });

  test('95: an update without a password returns a null token and keeps omitted fields', async () => {
    const {token} = await newSession(platform, {firstName: 'Ada', lastName: 'Lovelace'});
    const phone = newPhone();
    const {payload} = await updateCustomer(platform, token, {firstName: '', phone});
    expect(payload).toMatchObject({
      customer: {firstName: null, lastName: 'Lovelace', phone: `+1${phone}`},
      customerAccessToken: null,
      customerUserErrors: [],
    });
  });

  test('96: with the flag on, a changed e-mail is refused and nothing else of the call is applied', async () => {
    const {email, token} = await newSession(platform, {firstName: 'Ada'});
    await postControl(platform, 'customer-policy', {refuseEmailChange: true});
    const {payload} = await updateCustomer(platform, token, {
      email: newEmail(),
      firstName: 'Grace',
    });
    expect(payload).toMatchObject({
      customer: null,
      customerUserErrors: [
        {code: 'INVALID', field: ['customer', 'email'], message: 'CustomerUpdate access denied'},
      ],
    });
    expect((await readCustomer(platform, token)).customer).toMatchObject({email, firstName: 'Ada'});
    const same = await updateCustomer(platform, token, {email, firstName: 'Grace'});
    expect(same.payload.customer.firstName).toBe('Grace');
  });

  test('without the flag the e-mail changes, and signing in takes the new one', async () => {
    const {token} = await newSession(platform);
    const next = newEmail();
    await updateCustomer(platform, token, {email: next});
    expect((await signIn(platform, next)).payload.customerUserErrors).toEqual([]);
  });
});

describe('addresses (§8.5)', () => {
  const HOME = {
    address1: '12 Elm Street',
    city: 'Austin',
    country: 'United States',
    province: 'Texas',
    zip: '78701',
  };

  test('97: the first address becomes the default; deleting the default promotes another', async () => {
    const {token} = await newSession(platform, {firstName: 'Ada', lastName: 'Lovelace'});
    const first = await addAddress(platform, token, HOME);
    expect(first.payload.customerAddress).toMatchObject({
      name: 'Ada Lovelace',
      provinceCode: 'TX',
    });
    const second = await addAddress(platform, token, {...HOME, address1: '99 Oak Avenue'});
    const id = first.payload.customerAddress.id;
    expect((await readCustomer(platform, token)).customer.defaultAddress.id).toBe(id);
    const removed = await deleteAddress(platform, token, id);
    expect(removed.payload.deletedCustomerAddressId).toBe(id);
    expect((await readCustomer(platform, token)).customer.defaultAddress.id).toBe(
      second.payload.customerAddress.id,
    );
  });

  test('98: address ids contain the token of the session; after a new login the number is the same', async () => {
    const {email, token} = await newSession(platform);
    const {id} = (await addAddress(platform, token, HOME)).payload.customerAddress;
    expect(id).toMatch(
      new RegExp(
        `^gid://shopify/MailingAddress/\\d+\\?model_name=CustomerAddress&customer_access_token=${token}$`,
      ),
    );
    const again = (await signIn(platform, email)).payload.customerAccessToken.accessToken;
    const [address] = (await readCustomer(platform, again)).customer.addresses.nodes;
    expect(address.id).not.toBe(id);
    expect(address.id.split('?')[0]).toBe(id.split('?')[0]);
    const node = await callApi(
      platform,
      'query($id: ID!) { node(id: $id) { ... on MailingAddress { address1 } } }',
      {id},
    );
    expect(node.data.node).toEqual({address1: '12 Elm Street'});
  });

  test('99: an unknown country or state is a user error; an address with only address1 is accepted', async () => {
    const {token} = await newSession(platform);
    const country = await addAddress(platform, token, {...HOME, country: 'Atlantis'});
    expect(country.payload.customerUserErrors).toEqual([
      {code: 'INVALID', field: ['address', 'country'], message: 'Country is invalid'},
    ]);
    const state = await addAddress(platform, token, {...HOME, province: 'Ontario'});
    expect(state.payload.customerUserErrors).toEqual([
      {code: 'INVALID', field: ['address', 'province'], message: 'Province is invalid'},
    ]);
    const bare = await addAddress(platform, token, {address1: '1 Main St'});
    expect(bare.payload.customerUserErrors).toEqual([]);
  });

  test('100: an address id of another customer is NOT_FOUND, same as an unknown one', async () => {
    const owner = await newSession(platform);
    const {id} = (await addAddress(platform, owner.token, HOME)).payload.customerAddress;
    const {token} = await newSession(platform);
    const unknown = 'gid://shopify/MailingAddress/1?model_name=CustomerAddress';
    for (const foreign of [id, unknown]) {
      const {payload} = await updateAddress(platform, token, foreign, {city: 'Dallas'});
      expect(payload).toMatchObject({
        customerAddress: null,
        customerUserErrors: [{code: 'NOT_FOUND', field: ['id'], message: 'Address does not exist'}],
      });
    }
    expect((await readCustomer(platform, owner.token)).customer.addresses.nodes[0].city).toBe(
      'Austin',
    );
  });

  test('codes are taken as well as names, and names come back', async () => {
    const {token} = await newSession(platform);
    await addAddress(platform, token, {
      address1: '150 Elgin Street',
      city: 'Ottawa',
      country: 'CA',
      province: 'ON',
      zip: 'K2P 1L4',
      phone: '+1 (613) 555-0199',
    });
    expect((await readCustomer(platform, token)).customer.addresses.nodes[0]).toMatchObject({
      country: 'Canada',
      countryCodeV2: 'CA',
      province: 'Ontario',
      provinceCode: 'ON',
      phone: '+1 (613) 555-0199',
      formattedArea: 'Ottawa ON, Canada',
      formatted: ['150 Elgin Street', 'Ottawa ON K2P 1L4', 'Canada'],
    });
  });

  test('an update keeps what is left out, clears what is empty, and drops a state of another country', async () => {
    const {token} = await newSession(platform);
    const added = await addAddress(platform, token, {...HOME, address2: 'Floor 2'});
    const {id} = added.payload.customerAddress;
    const {payload} = await updateAddress(platform, token, id, {
      address2: '',
      country: 'Singapore',
      province: '',
    });
    expect(payload.customerAddress).toMatchObject({
      address1: '12 Elm Street',
      address2: null,
      city: 'Austin',
      country: 'Singapore',
      province: null,
    });
  });

  test('the same address twice is refused', async () => {
    const {token} = await newSession(platform);
    await addAddress(platform, token, HOME);
    const {payload} = await addAddress(platform, token, HOME);
    expect(payload.customerUserErrors[0].message).toBe('Address already exists');
  });

  test('the default is set by id and follows it', async () => {
    const {token} = await newSession(platform);
    await addAddress(platform, token, HOME);
    const other = await addAddress(platform, token, {...HOME, address1: '99 Oak Avenue'});
    const {id} = other.payload.customerAddress;
    await callApi(
      platform,
      'mutation($id: ID!, $t: String!) { customerDefaultAddressUpdate(addressId: $id, customerAccessToken: $t) { customer { id } customerUserErrors { code } } }',
      {id, t: token},
    );
    expect((await readCustomer(platform, token)).customer.defaultAddress.id).toBe(id);
  });
});
