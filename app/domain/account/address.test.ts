import {describe, expect, it} from 'vitest';

import {addressSchema, formatAddress, isSavedAddress, toAddressInput} from './address';

const COUNTRIES = [
  {
    code: 'US',
    name: 'United States',
    zoneLabel: 'State',
    postalCodeLabel: 'ZIP code',
    writtenIn: null,
    zones: [
      {code: 'CA', name: 'California'},
      {code: 'NY', name: 'New York'},
    ],
  },
  {
    code: 'CA',
    name: 'Canada',
    zoneLabel: 'Province',
    postalCodeLabel: 'Postal code',
    writtenIn: null,
    zones: [{code: 'ON', name: 'Ontario'}],
  },
  {
    code: 'PR',
    name: 'Puerto Rico',
    zoneLabel: null,
    postalCodeLabel: 'ZIP code',
    zones: [],
    writtenIn: 'US',
  },
  {
    code: 'FR',
    name: 'France',
    zoneLabel: null,
    postalCodeLabel: 'Postal code',
    writtenIn: null,
    zones: [],
  },
  {
    code: 'SG',
    name: 'Singapore',
    zoneLabel: null,
    postalCodeLabel: 'Postal code',
    writtenIn: null,
    zones: [],
  },
  {
    code: 'HK',
    name: 'Hong Kong',
    zoneLabel: null,
    postalCodeLabel: null,
    writtenIn: null,
    zones: [],
  },
];
const schema = addressSchema(COUNTRIES);
const [US, , , FRANCE] = COUNTRIES;

const TYPED = {
  country: 'US',
  firstName: 'Ada',
  lastName: 'Bell',
  address1: '1 Main St',
  city: 'Albany',
  province: 'NY',
  zip: '12207',
};

it.each([undefined, ' ', 'x'.repeat(300), 'a\u0000b'])(
  'an address says in words of the shop what is wrong with %j in each field',
  (text) => {
    const fields = Object.fromEntries(
      [...Object.keys(TYPED), 'company', 'address2', 'phone'].map((name) => [name, text]),
    );
    const parsed = schema.safeParse(fields, {error: () => 'words of the library'});
    const said = parsed.error?.issues.map(({message}) => message) ?? [];
    expect(said.length).toBeGreaterThan(0);
    expect(said).not.toContain('words of the library');
  },
);

function problems(typed: Record<string, unknown>): Record<string, string> {
  const parsed = schema.safeParse(typed);
  return Object.fromEntries(
    (parsed.error?.issues ?? []).map(({path, message}) => [String(path[0]), message]),
  );
}

describe('the address form', () => {
  it('takes an address with nothing but what is needed', () => {
    expect(problems(TYPED)).toEqual({});
  });

  it.each(['country', 'firstName', 'lastName', 'address1', 'city'])('needs %s', (field) => {
    expect(Object.keys(problems({...TYPED, [field]: undefined}))).toEqual([field]);
  });

  it.each([
    ['US', 'NY', '12207', []],
    ['US', '', '12207', ['province']],
    ['US', 'ON', '12207', ['province']],
    ['CA', 'ON', 'K1P 1J1', []],
    ['CA', '', 'K1P 1J1', ['province']],
    ['FR', '', '75001', []],
    ['SG', '', '018956', []],
  ])('asks for a zone only where there are some: %s with %j', (country, province, zip, wrong) => {
    expect(Object.keys(problems({...TYPED, country, province, zip}))).toEqual(wrong);
  });

  it('sends no zone and no postal code for a country without them', () => {
    const parsed = schema.parse({...TYPED, country: 'HK', province: 'NY', zip: '12207'});
    expect(parsed).toMatchObject({province: '', zip: ''});
  });

  it.each([
    ['12207', true],
    ['12207-1234', true],
    ['1220', false],
    ['122071', false],
    ['12207-12', false],
    ['', false],
  ])('a US ZIP is 5 or 5+4 digits: %j', (zip, isGood) => {
    expect(problems({...TYPED, zip})).toEqual(isGood ? {} : {zip: expect.any(String)});
  });

  it('takes a name of 100 characters and none of 101', () => {
    expect(problems({...TYPED, firstName: 'a'.repeat(100)})).toEqual({});
    expect(problems({...TYPED, firstName: 'a'.repeat(101)})).toEqual({
      firstName: 'Use at most 100 characters.',
    });
  });

  it.each([
    ['US', '5551234', 'Enter a US number of 10 digits, or leave this empty.'],
    ['US', '155-123-4567', 'Enter a US number of 10 digits, or leave this empty.'],
    ['PR', '+44 20 7946 0958', 'Enter a US number of 10 digits, or leave this empty.'],
    [
      'CA',
      '555-1234',
      'Enter a number of 10 digits, or one with + and its country code, or leave this empty.',
    ],
    [
      'CA',
      '+1555123',
      'Enter a number of 10 digits, or one with + and its country code, or leave this empty.',
    ],
    ['FR', '+44', 'Enter a phone number with its country code, or leave this empty.'],
  ])('in %s, says beside the field what is wrong with %s', (country, phone, said) => {
    expect(problems({...TYPED, country, phone})['phone']).toBe(said);
  });

  it('refuses a US address with a number from elsewhere, and takes it abroad', () => {
    const phone = '+33 1 23 45 67 89';
    expect(problems({...TYPED, phone})).toHaveProperty('phone');
    expect(problems({...TYPED, country: 'FR', phone})).toEqual({});
  });
});

describe('what is sent', () => {
  it('has names in place of codes and the phone with +1', () => {
    const fields = schema.parse({...TYPED, phone: '(555) 123-4567', isDefault: true});
    expect(toAddressInput(fields, {...US, name: 'United States', zones: US?.zones ?? []})).toEqual({
      firstName: 'Ada',
      lastName: 'Bell',
      company: '',
      address1: '1 Main St',
      address2: '',
      city: 'Albany',
      province: 'New York',
      country: 'United States',
      zip: '12207',
      phone: '+15551234567',
    });
  });

  it('has emptied fields as empty texts, never left out', () => {
    const fields = schema.parse({...TYPED, company: '', address2: '', phone: ''});
    const input = toAddressInput(fields, {name: 'United States', zones: []});
    expect(input).toMatchObject({company: '', address2: '', phone: ''});
  });

  it('leaves a number with another country’s prefix alone, also where numbers are behind +1', () => {
    for (const phone of ['+44 20 7946 0958', '+1 613-555-0199']) {
      const fields = schema.parse({...TYPED, country: 'CA', province: 'ON', phone});
      expect(toAddressInput(fields, {name: 'Canada', zones: []}).phone).toBe(phone);
    }
  });

  it('has the US as the country of a territory that was chosen as one', () => {
    const fields = schema.parse({...TYPED, country: 'PR', province: '', zip: '00901'});
    expect(
      toAddressInput(fields, {name: 'United States', zones: [], zone: 'Puerto Rico'}),
    ).toMatchObject({country: 'United States', province: 'Puerto Rico', zip: '00901'});
    expect(problems({...TYPED, country: 'PR', zip: 'K1P 1J1'})).toHaveProperty('zip');
  });

  it('keeps a foreign number as it was typed', () => {
    const fields = schema.parse({...TYPED, country: 'FR', zip: '75001', phone: '01 23 45 67 89'});
    expect(toAddressInput(fields, {name: FRANCE?.name ?? '', zones: []}).phone).toBe(
      '01 23 45 67 89',
    );
  });

  it('is recognised when it was saved although the answer was lost', () => {
    const input = toAddressInput(schema.parse(TYPED), {
      name: 'United States',
      zones: US?.zones ?? [],
    });
    const saved = {...input, number: '83', provinceCode: 'NY', countryCode: 'US'};
    expect(isSavedAddress(saved, input)).toBe(true);
    expect(isSavedAddress({...saved, address2: 'Floor 2'}, input)).toBe(false);
  });
});

describe('an address on a page', () => {
  it('has a line for each part and none for what is missing', () => {
    expect(
      formatAddress({
        firstName: 'Ada',
        lastName: 'Bell',
        company: '',
        address1: '1 Main St',
        address2: 'Floor 2',
        city: 'Albany',
        province: 'New York',
        provinceCode: 'NY',
        country: 'United States',
        zip: '12207',
      }),
    ).toEqual(['Ada Bell', '1 Main St', 'Floor 2', 'Albany, NY 12207', 'United States']);
  });

  it('is empty without anything in it', () => {
    const nothing = {
      firstName: '',
      lastName: '',
      company: '',
      address1: '',
      address2: '',
      city: '',
    };
    expect(
      formatAddress({...nothing, province: '', provinceCode: '', country: '', zip: ''}),
    ).toEqual([]);
  });
});

it('the errors of an empty form of the US show together', () => {
  const us = {
    code: 'US',
    zones: [{code: 'NY', name: 'New York'}],
    zoneLabel: 'State',
    postalCodeLabel: 'ZIP code',
    writtenIn: null,
  };
  const parsed = addressSchema([us]).safeParse({country: 'US', phone: '12'});
  expect(parsed.error?.issues.map(({path, message}) => [path.join('.'), message])).toEqual([
    ['firstName', 'Enter a first name.'],
    ['lastName', 'Enter a last name.'],
    ['address1', 'Enter the street and house number.'],
    ['city', 'Enter a city.'],
    ['province', 'Choose a state.'],
    ['zip', 'Enter a ZIP code of 5 digits, or 5 and 4 (12345 or 12345-6789).'],
    ['phone', 'Enter a US number of 10 digits, or leave this empty.'],
  ]);
});
