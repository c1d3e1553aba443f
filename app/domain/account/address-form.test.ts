import {describe, expect, it} from 'vitest';

import {addressDefaults, countryFields} from './address-form';

const OWNER = {firstName: 'Ada', lastName: 'Bell'};

describe('addressDefaults', () => {
  it('begins a new address in the United States, in the owner’s name', () => {
    expect(addressDefaults(null, OWNER)).toEqual({...OWNER, country: 'US'});
  });

  it('begins with the texts of a present address and with the codes of its country and zone', () => {
    const texts = {
      firstName: 'Grace',
      lastName: 'Hill',
      company: '',
      address1: '1 Main St',
      address2: '',
      city: 'Albany',
      zip: '12207',
      phone: '',
    };
    const address = {
      ...texts,
      number: '83',
      province: 'New York',
      provinceCode: 'NY',
      country: 'United States',
      countryCode: 'US',
    };
    expect(addressDefaults(address, OWNER)).toEqual({...texts, country: 'US', province: 'NY'});
  });
});

describe('countryFields', () => {
  const zones = [{code: 'NY', name: 'New York'}];

  it('asks for what the country has, in its words', () => {
    const us = {
      code: 'US',
      zones,
      zoneLabel: 'State',
      postalCodeLabel: 'ZIP code',
      writtenIn: null,
    };
    expect(countryFields(us)).toEqual({
      zone: {label: 'State', zones},
      postalCode: {label: 'ZIP code', isRequired: true},
    });
  });

  it('asks for neither zone nor postal code where addresses have none', () => {
    const country = {
      code: 'AE',
      zones: [],
      zoneLabel: null,
      postalCodeLabel: null,
      writtenIn: null,
    };
    expect(countryFields(country)).toEqual({zone: null, postalCode: null});
  });

  it('insists on the postal code in the United States alone', () => {
    const country = {
      code: 'FR',
      zones: [],
      zoneLabel: null,
      postalCodeLabel: 'Postcode',
      writtenIn: null,
    };
    expect(countryFields(country).postalCode).toEqual({label: 'Postcode', isRequired: false});
    expect(countryFields(undefined)).toEqual({
      zone: null,
      postalCode: {label: 'Postal code', isRequired: false},
    });
  });
});
