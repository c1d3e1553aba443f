import {describe, expect, it} from 'vitest';

import {buy} from '../platform/support/checkout-calls';
import {readCustomer} from '../platform/support/customer-calls';
import {useShop} from '../support/shop';
import {customer, type Visitor} from '../support/visitor';

const BOOK = '/account/address-book';
const PASTE = 'BW-TDC-51-CM';

const ADDRESS = {
  form: 'address',
  number: '',
  country: 'US',
  firstName: 'Ada',
  lastName: 'Bell',
  company: '',
  address1: '1 Main St',
  address2: '',
  city: 'San Juan',
  province: 'PR',
  zip: '00901',
  phone: '',
};

describe('the address book of real people', () => {
  const shop = useShop();
  const saved = async (token: string) => {
    const {customer: read} = await readCustomer(shop().platform, token);
    return read.addresses.nodes as {
      id: string;
      countryCodeV2: string;
      provinceCode: string | null;
      phone: string | null;
    }[];
  };
  const save = (visitor: Visitor, fields: Partial<typeof ADDRESS>) =>
    visitor.post(BOOK, {...ADDRESS, ...fields});

  it.each([
    ['Puerto Rico as a state', {province: 'PR'}, 'PR'],
    ['Puerto Rico as a country', {country: 'PR', province: ''}, 'PR'],
    ['Guam', {province: 'GU', city: 'Hagåtña', zip: '96910'}, 'GU'],
    ['the US Virgin Islands', {country: 'VI', province: '', zip: '00802'}, 'VI'],
    ['the Armed Forces in Europe', {province: 'AE', city: 'APO', zip: '09012'}, 'AE'],
    ['the Armed Forces in the Pacific', {province: 'AP', city: 'FPO', zip: '96349'}, 'AP'],
  ])('takes and keeps an address in %s', async (_name, fields, zone) => {
    const {visitor, token} = await customer(shop());
    expect((await save(visitor, fields)).headers.get('Location')).toBe(`${BOOK}?done=added`);
    const [address] = await saved(token);
    expect(address).toMatchObject({countryCodeV2: 'US', provinceCode: zone});
    const number = /MailingAddress\/(\d+)/.exec(address?.id ?? '')?.[1] ?? '';
    const form = await (await visitor.ask(`${BOOK}?edit=${number}`)).text();
    expect(form).toMatch(new RegExp(`<option[^>]*value="${zone}"[^>]*selected`));
  });

  it('changes an address that the checkout saved, its zone and all', async () => {
    const {visitor, token} = await customer(shop());
    await buy(
      shop().platform,
      {lines: [{sku: PASTE}], customerToken: token},
      {province: 'AA', city: 'DPO', zip: '34002', saveAddress: 'on'},
    );
    const [address] = await saved(token);
    expect(address?.provinceCode).toBe('AA');
    const number = /MailingAddress\/(\d+)/.exec(address?.id ?? '')?.[1] ?? '';
    const changed = await save(visitor, {number, province: 'AA', city: 'DPO', zip: '34002'});
    expect(changed.headers.get('Location')).toBe(`${BOOK}?done=saved`);
    expect((await saved(token))[0]?.provinceCode).toBe('AA');
  });

  it.each([
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['(613) 555-0199', '+16135550199'],
  ])('in Canada, sends %s as %s', async (phone, sent) => {
    const {visitor, token} = await customer(shop());
    const canada = {country: 'CA', province: 'ON', city: 'Ottawa', zip: 'K1A 0B1'};
    expect((await save(visitor, {...canada, phone})).status).toBe(303);
    expect((await saved(token))[0]?.phone).toBe(sent);
  });

  it('refuses seven digits beside the field and keeps what was typed', async () => {
    const {visitor, token} = await customer(shop());
    // The form's own address: that of the page which shows it.
    const answer = await visitor.post(`${BOOK}?add`, {
      ...ADDRESS,
      country: 'CA',
      province: 'ON',
      zip: 'K1A 0B1',
      phone: '555-1234',
    });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toMatch(/id="[^"]*phone-error"/);
    expect(html).toContain('Enter a number of 10 digits, or one with + and its country code');
    expect(html).toContain('value="555-1234"');
    expect(await saved(token)).toEqual([]);
  });
});
