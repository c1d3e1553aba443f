import {Link} from '@remix-run/react';
import {useMemo, useState} from 'react';

import {SelectField, TextField} from '~/components/ui/Field';
import {type Address, addressSchema} from '~/domain/account/address';
import type {Country} from '~/domain/content/content';

import {AccountForm, type AccountFormReply} from './AccountForm';

type FormCountry = Pick<Country, 'code' | 'name' | 'zones' | 'zoneLabel' | 'postalCodeLabel'>;

const DEFAULT_COUNTRY = 'US';

function toDefaults(
  address: Address | null,
  owner: {firstName: string; lastName: string},
): Record<string, string> {
  if (address === null) return {...owner, country: DEFAULT_COUNTRY};
  const {number: _number, countryCode, provinceCode, country: _country, ...texts} = address;
  return {...texts, country: countryCode, province: provinceCode};
}

function typedCountry(reply: AccountFormReply | null | undefined): string | null {
  const typed = reply?.result?.initialValue?.['country'];
  return typeof typed === 'string' ? typed : null;
}

/** The form of a new or a changed address; its fields follow the country (case C133). */
export function AddressForm({
  address,
  isDefault,
  owner,
  countries,
  reply,
}: {
  /** Null for a new one. */
  address: Address | null;
  isDefault: boolean;
  owner: {firstName: string; lastName: string};
  countries: readonly FormCountry[];
  reply?: AccountFormReply | null;
}) {
  const defaults = toDefaults(address, owner);
  const [code, setCode] = useState(typedCountry(reply) ?? defaults['country'] ?? DEFAULT_COUNTRY);
  const country = countries.find((candidate) => candidate.code === code);
  const schema = useMemo(() => addressSchema(countries), [countries]);
  return (
    <AccountForm
      id="address"
      schema={schema}
      reply={reply}
      defaults={defaults}
      hidden={{number: address?.number ?? ''}}
      submit="Save the address"
      aside={
        <Link
          to="/account/address-book"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Cancel
        </Link>
      }
    >
      {(field) => (
        <>
          <SelectField
            {...field('country')}
            label="Country"
            autoComplete="country"
            required
            onChange={(event) => {
              setCode(event.currentTarget.value);
            }}
          >
            {countries.map(({code: value, name}) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              {...field('firstName')}
              label="First name"
              autoComplete="given-name"
              required
            />
            <TextField
              {...field('lastName')}
              label="Last name"
              autoComplete="family-name"
              required
            />
          </div>
          <TextField {...field('company')} label="Company" optional autoComplete="organization" />
          <TextField
            {...field('address1')}
            label="Street and house number"
            autoComplete="address-line1"
            required
          />
          <TextField
            {...field('address2')}
            label="Apartment, floor"
            optional
            autoComplete="address-line2"
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField {...field('city')} label="City" autoComplete="address-level2" required />
            {country && country.zones.length > 0 ? (
              <SelectField
                key={code}
                {...field('province')}
                label={country.zoneLabel ?? 'Region'}
                autoComplete="address-level1"
                required
              >
                <option value="">Choose</option>
                {country.zones.map((zone) => (
                  <option key={zone.code} value={zone.code}>
                    {zone.name}
                  </option>
                ))}
              </SelectField>
            ) : null}
            {country?.postalCodeLabel === null ? null : (
              <TextField
                {...field('zip')}
                label={country?.postalCodeLabel ?? 'Postal code'}
                optional={code !== 'US'}
                autoComplete="postal-code"
                required={code === 'US'}
              />
            )}
            <TextField
              {...field('phone')}
              type="tel"
              label="Phone"
              optional
              autoComplete="tel"
              inputMode="tel"
            />
          </div>
          {isDefault ? (
            <p className="text-sm text-slate">
              This is your default address. To change that, make another one the default.
            </p>
          ) : (
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="isDefault"
                className="size-5 accent-red500"
                defaultChecked={field('isDefault').defaultValue === 'on'}
              />
              Make it my default address
            </label>
          )}
        </>
      )}
    </AccountForm>
  );
}
