/** What an address looks like, of either version; a header can hold anything. */
const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f:]*:[\da-f:.]*)$/i;
const LONGEST_ADDRESS = 45;

/**
 * The address of the shopper, from the one header in which the host passes it on and which it overwrites
 * (`VISITOR_ADDRESS_HEADER`); no other header is looked at, as a visitor can write it. Null where the host says nothing that is an
 * address.
 */
export function findVisitorAddress(request: Request, header: string): string | null {
  const value = request.headers.get(header)?.trim() ?? '';
  return value.length <= LONGEST_ADDRESS && ADDRESS.test(value) ? value : null;
}

/** An address of version 4 as hosts write it that speak version 6 alone. */
const MAPPED = /^(?:::|(?:0{1,4}:){5})ffff:(?<four>\d[\d.]+)$/i;

/**
 * Whom a limit counts: the address, or of version 6 the network of 64 bits that one connection is given whole. The zeros that
 * `::` stands for are written out first. An address of version 4 in the clothes of version 6 is that address: all of them would be
 * one network otherwise, and one visitor could close it for all.
 */
export function visitorNetwork(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = MAPPED.exec(address)?.groups?.['four'];
  if (mapped !== undefined) return mapped;
  const [before = '', after] = address.toLowerCase().split('::', 2);
  const left = before === '' ? [] : before.split(':');
  const right = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({length: zeros}, () => '0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
