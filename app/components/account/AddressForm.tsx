import {Link} from '@remix-run/react';
import {useMemo, useState} from 'react';

import {SelectField, TextField} from '~/components/ui/Field';
import {useKeptForm} from '~/components/ui/use-kept-form';
import {type Address, addressSchema} from '~/domain/account/address';
import {
  addressDefaults,
  type CountryFields,
  countryFields,
  DEFAULT_COUNTRY,
} from '~/domain/account/address-form';
import type {Country} from '~/domain/content/content';

import {AccountForm, type AccountFormReply, type FieldState} from './AccountForm';
import {useTyped} from './FormOwner';
import {NameFields, PhoneField} from './PersonFields';

type FormCountry = Pick<
  Country,
  'code' | 'name' | 'zones' | 'zoneLabel' | 'postalCodeLabel' | 'writtenIn'
>;

interface FieldsProps {
  /** The state of a field by its name. */
  field: (name: string) => FieldState;
}

const FORM = 'address';

function RecipientFields({field}: FieldsProps) {
  return (
    <>
      <NameFields field={field} />
      <TextField {...field('company')} label="Company" optional autoComplete="organization" />
    </>
  );
}

function StreetFields({field}: FieldsProps) {
  return (
    <>
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
    </>
  );
}

/** City, zone, postal code and phone: what is there depends on the country. */
function PlaceFields({
  field,
  code,
  shown: {zone, postalCode},
}: FieldsProps & {code: string; shown: CountryFields}) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field('city')} label="City" autoComplete="address-level2" required />
      {zone ? (
        <SelectField
          key={code}
          {...field('province')}
          label={zone.label}
          autoComplete="address-level1"
          required
        >
          <option value="">Choose</option>
          {zone.zones.map(({code: value, name}) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      {postalCode ? (
        <TextField
          {...field('zip')}
          label={postalCode.label}
          optional={!postalCode.isRequired}
          autoComplete="postal-code"
          required={postalCode.isRequired}
        />
      ) : null}
      <PhoneField field={field} />
    </div>
  );
}

function DefaultChoice({field, isDefault}: FieldsProps & {isDefault: boolean}) {
  if (isDefault)
    return (
      <p className="text-sm text-slate">
        This is your default address. To change that, make another one the default.
      </p>
    );
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name="isDefault"
        className="size-5 accent-red500"
        defaultChecked={field('isDefault').defaultValue === 'on'}
      />
      Make it my default address
    </label>
  );
}

/** The form of a new or a changed address; its fields follow the country. */
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
  const defaults = addressDefaults(address, owner);
  const kept = useKeptForm(FORM).texts;
  const typed = {...useTyped(FORM)?.fields, ...kept};
  const [code, setCode] = useState(typed['country'] ?? defaults['country'] ?? DEFAULT_COUNTRY);
  const shown = countryFields(countries.find((candidate) => candidate.code === code));
  const schema = useMemo(() => addressSchema(countries), [countries]);
  return (
    <AccountForm
      id={FORM}
      schema={schema}
      reply={reply}
      defaults={defaults}
      hidden={{number: reply?.kept['number'] ?? address?.number ?? ''}}
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
            onChange={(event) => setCode(event.currentTarget.value)}
          >
            {countries.map(({code: value, name}) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
          <RecipientFields field={field} />
          <StreetFields field={field} />
          <PlaceFields field={field} code={code} shown={shown} />
          <DefaultChoice field={field} isDefault={isDefault} />
        </>
      )}
    </AccountForm>
  );
}
