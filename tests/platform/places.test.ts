import {describe, expect, test} from 'vitest';

import {addressCountries, findCountry as findInBook} from '../../app/content/countries.server';
import {isPhone, isUsPhone} from '../../app/domain/values/phone';
import {COUNTRIES, findCountry, findZone} from '../../platform/customers/countries.ts';
import {parsePhone} from '../../platform/customers/input-rules.ts';

/** Where the checkout ships to. */
const SHIPPED_TO = ['US', 'CA'];

describe('the address book, the checkout and the platform know the same places', () => {
  test('every country of the address book is the platform’s by its name, or a zone of one', () => {
    const strange = addressCountries().filter(({code, name, writtenIn}) => {
      if (writtenIn === null) return findCountry(name)?.code !== code;
      const country = findCountry(writtenIn);
      return country === null || findZone(country, name)?.code !== code;
    });
    expect(strange.map(({code}) => code)).toEqual([]);
  });

  test('every country that the platform keeps can be entered in the address book', () => {
    const offered = new Set(addressCountries().map(({code}) => code));
    expect(COUNTRIES.filter(({code}) => !offered.has(code)).map(({code}) => code)).toEqual([]);
  });

  test('the zones of a country are the same ones, by code and by name, the territories and the military of the US included', () => {
    for (const {code, zones} of COUNTRIES) {
      const sorted = (list: readonly {code: string; name: string}[]) =>
        list.map((zone) => `${zone.code} ${zone.name}`).sort();
      expect(sorted(findInBook(code)?.zones ?? [])).toEqual(sorted(zones));
    }
    expect(findInBook('US')?.zones.map(({code}) => code)).toEqual(
      expect.arrayContaining(['PR', 'GU', 'VI', 'AS', 'MP', 'FM', 'MH', 'PW', 'AA', 'AE', 'AP']),
    );
  });

  test.each(SHIPPED_TO)(
    'what checkout takes as an address in %s can be kept and changed',
    (code) => {
      const checkout = findCountry(code)?.zones ?? [];
      expect(checkout.length).toBeGreaterThan(0);
      const book = findInBook(code)?.zones ?? [];
      for (const zone of checkout) expect(book).toContainEqual(zone);
    },
  );

  test.each([
    '5551234567',
    '(555) 123-4567',
    '+15551234567',
    '1 555 123 4567',
    '155-123-4567',
    '5551234',
    '+1555123',
    '+44 20 7946 0958',
    '+33 1 23 45 67 89',
    '+0123456789',
    '+44',
    'call me',
  ])('%s is a telephone number for both or for neither', (phone) => {
    const taken = phone.startsWith('+') ? isPhone(phone) : isUsPhone(phone);
    expect(parsePhone(phone) !== null).toBe(taken);
  });
});
