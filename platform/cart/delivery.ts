import type {Market} from '../content/markets.ts';
import {findCountry} from '../customers/countries.ts';
import {defaultAddressOf} from '../customers/customers.ts';
import type {CustomerRecord, PostalAddress} from '../customers/records.ts';
import {toMarketCents} from '../graphql/money.ts';
import type {PlatformServices} from '../services.ts';
import {derivedUuid} from '../store/ids.ts';

import {deliveryRates} from './delivery-rates.ts';
import type {Cart, CartAddress} from './document.ts';

export interface DeliveryOption {
  handle: string;
  code: string;
  title: string;
  description: string;
  /** Cents of the cart's market. */
  cost: number;
}

/** All of a cart's goods on their way to one address (§6.8). */
export interface DeliveryGroup {
  id: string;
  address: PostalAddress;
  options: DeliveryOption[];
  selected: DeliveryOption;
}

/** A cart's address, which knows codes only, with the names of country and state. */
export function toPostalAddress(address: CartAddress): PostalAddress {
  const country = address.countryCode === null ? null : findCountry(address.countryCode);
  const zone = country?.zones.find(({code}) => code === address.provinceCode);
  return {...address, country: country?.name ?? null, province: zone?.name ?? null};
}

/** A group's id: sixteen hex digits that stay while the address does. */
function groupId(cart: Cart, address: PostalAddress): string {
  return derivedUuid(`${cart.token}/${JSON.stringify(address)}`)
    .replaceAll('-', '')
    .slice(0, 16);
}

interface Destination {
  groupId: string;
  address: PostalAddress;
}

/**
 * Where a cart goes; null until an address is known: the cart's selected one (else its first), or
 * the linked customer's default.
 */
export function destinationOf(
  services: PlatformServices,
  cart: Cart,
  customer: CustomerRecord | null,
): Destination | null {
  const {addresses} = cart.document;
  const chosen = addresses.find((one) => one.selected) ?? addresses[0];
  const address =
    chosen !== undefined
      ? toPostalAddress(chosen.address)
      : customer === null
        ? null
        : defaultAddressOf(services.store, customer);
  return address === null ? null : {groupId: groupId(cart, address), address};
}

/**
 * The ways to a destination and what they cost.
 * @param subtotal of the goods in market cents, after their own discounts and before the order's
 * @param shipsFree one of the goods takes standard shipping off the bill
 */
export function deliveryTo(
  {groupId: id, address}: Destination,
  cart: Cart,
  market: Market,
  subtotal: number,
  shipsFree: boolean,
): DeliveryGroup | null {
  const options = deliveryRates(Math.round(subtotal / market.rate), shipsFree).map(
    (rate): DeliveryOption => ({
      handle: derivedUuid(`${id}/${rate.code}`).replaceAll('-', '').slice(0, 32),
      code: rate.code,
      title: rate.title,
      description: rate.description,
      cost: toMarketCents(rate.cost, market),
    }),
  );
  const wanted = cart.document.deliveryOptions[id];
  const selected = options.find((option) => option.handle === wanted) ?? options[0];
  return selected === undefined ? null : {id, address, options, selected};
}
