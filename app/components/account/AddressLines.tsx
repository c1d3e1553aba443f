import {formatAddress} from '~/domain/account/address';

/** An address, a line each. */
export function AddressLines({address}: {address: Parameters<typeof formatAddress>[0]}) {
  return (
    <address className="wrap-anywhere not-italic">
      {formatAddress(address).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
