import type {Cart} from '../cart/document.ts';
import {findCountry, findZone} from '../customers/countries.ts';
import {addressesOf} from '../customers/customers.ts';
import {blankToNull, emailErrors, parsePhone, textErrors} from '../customers/input-rules.ts';
import {
  type AddressRecord,
  type CustomerRecord,
  EMPTY_ADDRESS,
  type PostalAddress,
} from '../customers/records.ts';
import type {PlatformServices} from '../services.ts';

import {type CardDetails, findCardIssues} from './test-cards.ts';

/** Everything a shopper has typed or chosen; kept as it is when the page comes back. */
export interface CheckoutForm {
  email: string;
  marketing: boolean;
  /** `new`, or the number of an address of the account. */
  addressChoice: string;
  firstName: string;
  lastName: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  /** Code of the state. */
  province: string;
  zip: string;
  phone: string;
  saveAddress: boolean;
  /** Code of the delivery rate. */
  delivery: string;
  card: CardDetails;
  /** What stands in the box for a further discount code. */
  discountCode: string;
  /** The total that the shopper saw when sending the form, in cents; null before the first one. */
  shownTotal: number | null;
}

export type FormIssues = Readonly<Partial<Record<string, string>>>;

const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'city',
  'zip',
  'phone',
] as const;

/** Addresses of the account that an order of this country can go to. */
export function savedAddresses(
  services: PlatformServices,
  customer: CustomerRecord | null,
  countryCode: string,
): AddressRecord[] {
  if (customer === null) return [];
  return addressesOf(services.store, customer.id).filter(
    (address) =>
      address.countryCode === countryCode &&
      address.address1 !== null &&
      address.city !== null &&
      address.zip !== null &&
      address.provinceCode !== null,
  );
}

/** The page as it opens: what the cart and the account know is filled in. */
export function initialForm(
  services: PlatformServices,
  cart: Cart,
  customer: CustomerRecord | null,
  countryCode: string,
): CheckoutForm {
  const saved = savedAddresses(services, customer, countryCode);
  const preferred = saved.find(({id}) => id === customer?.defaultAddressId) ?? saved[0];
  const given = cart.document.addresses.find(({selected}) => selected)?.address;
  return {
    email: cart.document.buyer.email ?? customer?.email ?? '',
    marketing: customer?.acceptsMarketing ?? false,
    addressChoice: given === undefined && preferred !== undefined ? String(preferred.id) : 'new',
    firstName: given?.firstName ?? customer?.firstName ?? '',
    lastName: given?.lastName ?? customer?.lastName ?? '',
    company: given?.company ?? '',
    address1: given?.address1 ?? '',
    address2: given?.address2 ?? '',
    city: given?.city ?? '',
    province: given?.provinceCode ?? '',
    zip: given?.zip ?? '',
    phone: given?.phone ?? '',
    saveAddress: true,
    delivery: 'standard',
    card: {number: '', name: '', expiry: '', code: ''},
    discountCode: '',
    shownTotal: null,
  };
}

/** Reads a posted form; nothing is refused here. */
export function readForm(data: FormData): CheckoutForm {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const shown = text('shownTotal');
  return {
    email: text('email'),
    marketing: data.has('marketing'),
    addressChoice: text('addressChoice') || 'new',
    firstName: text('firstName'),
    lastName: text('lastName'),
    company: text('company'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    province: text('province'),
    zip: text('zip'),
    phone: text('phone'),
    saveAddress: data.has('saveAddress'),
    delivery: text('delivery') || 'standard',
    card: {
      number: text('cardNumber'),
      name: text('cardName'),
      expiry: text('cardExpiry'),
      code: text('cardCode'),
    },
    discountCode: text('discountCode'),
    shownTotal: /^\d{1,9}$/.test(shown) ? Number(shown) : null,
  };
}

/** The address that the form speaks of, as far as it is known. */
export function formAddress(
  form: CheckoutForm,
  saved: readonly AddressRecord[],
  countryCode: string,
): PostalAddress {
  const chosen = saved.find(({id}) => String(id) === form.addressChoice);
  if (chosen !== undefined) return {...EMPTY_ADDRESS, ...chosen};
  const country = findCountry(countryCode);
  const zone = country === null ? null : findZone(country, form.province);
  return {
    ...Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, blankToNull(form[name])])),
    country: country?.name ?? null,
    countryCode,
    province: zone?.name ?? null,
    provinceCode: zone?.code ?? null,
  } as PostalAddress;
}

const ZIP_SHAPES: Readonly<Record<string, {shape: RegExp; text: string}>> = {
  US: {shape: /^\d{5}(-\d{4})?$/, text: 'Enter a ZIP code of 5 digits, or 5 and 4.'},
  CA: {shape: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, text: 'Enter a postal code like K1A 0B1.'},
};

/** What has to be put right before the order can be placed, by the name of the field. */
export function findFormIssues(
  form: CheckoutForm,
  address: PostalAddress,
  options: {isSaved: boolean; needsPayment: boolean; now: Date},
): FormIssues {
  const issues: Partial<Record<string, string>> = {};
  if (form.email.trim() === '') issues['email'] = 'Enter your e-mail address.';
  else if (emailErrors(form.email, [], []).length > 0) {
    issues['email'] = 'Enter an e-mail address like name@example.com.';
  }
  if (!options.isSaved) {
    const required: readonly [keyof PostalAddress, string][] = [
      ['firstName', 'Enter a first name.'],
      ['lastName', 'Enter a last name.'],
      ['address1', 'Enter a street and number.'],
      ['city', 'Enter a city.'],
    ];
    for (const [name, text] of required) if (address[name] === null) issues[name] = text;
    for (const name of ADDRESS_FIELDS) {
      const [error] = textErrors(address[name], 'This field', [name], {emoji: false});
      if (error !== undefined) issues[name] = `${error.message}.`;
    }
    if (address.provinceCode === null) {
      issues['province'] = address.countryCode === 'US' ? 'Choose a state.' : 'Choose a province.';
    }
    const zip = ZIP_SHAPES[address.countryCode ?? 'US'];
    if (zip !== undefined && !zip.shape.test(address.zip ?? '')) issues['zip'] = zip.text;
    const phone = address.phone === null ? null : parsePhone(address.phone);
    const isUsAddress = address.countryCode === 'US';
    // As the storefront's address book: a US address takes US numbers, so that what is saved here can be changed there.
    if (address.phone !== null && (phone === null || (isUsAddress && !phone.startsWith('+1')))) {
      issues['phone'] = 'Enter a phone number of 10 digits, or leave it empty.';
    }
  }
  if (options.needsPayment) {
    const card = findCardIssues(form.card, options.now);
    if (card.number !== undefined) issues['cardNumber'] = card.number;
    if (card.name !== undefined) issues['cardName'] = card.name;
    if (card.expiry !== undefined) issues['cardExpiry'] = card.expiry;
    if (card.code !== undefined) issues['cardCode'] = card.code;
  }
  return issues;
}
