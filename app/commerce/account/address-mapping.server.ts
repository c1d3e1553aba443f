import type {Address} from '~/domain/account/address';
import {findIdNumber} from '~/domain/account/customer';
import type {OrderAddress} from '~/domain/account/orders';

type Text = string | null | undefined;

/** Where somebody lives, as the documents of either API ask for it. */
interface RawPlace {
  firstName?: Text;
  lastName?: Text;
  company?: Text;
  address1?: Text;
  address2?: Text;
  city?: Text;
  province?: Text;
  provinceCode?: Text;
  country?: Text;
  zip?: Text;
}

function toPlace(place: RawPlace): OrderAddress {
  return {
    firstName: place.firstName ?? '',
    lastName: place.lastName ?? '',
    company: place.company ?? '',
    address1: place.address1 ?? '',
    address2: place.address2 ?? '',
    city: place.city ?? '',
    province: place.province ?? '',
    provinceCode: place.provinceCode ?? '',
    country: place.country ?? '',
    zip: place.zip ?? '',
  };
}

/** An address of the address book. */
export function toAddress(
  address: RawPlace & {id: string; countryCodeV2?: Text; phone?: Text},
): Address {
  return {
    number: findIdNumber(address.id) ?? '',
    ...toPlace(address),
    countryCode: address.countryCodeV2 ?? '',
    phone: address.phone ?? '',
  };
}

/** An address of an order; where it has only one name, that stands for the last. */
export function toOrderAddress(
  address: (RawPlace & {name?: Text}) | null | undefined,
): OrderAddress | null {
  if (!address) return null;
  const {firstName, lastName, name} = address;
  return {...toPlace(address), lastName: lastName ?? (firstName ? '' : (name ?? ''))};
}
