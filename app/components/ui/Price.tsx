import {formatMoney, isOnSale, type Money} from '~/domain/values/money';

/** A price with the struck one beside it where there is a real reduction; said in words for screen readers. */
export function Price({
  price,
  compareAt = null,
  from = false,
  className = '',
}: {
  price: Money;
  compareAt?: Money | null;
  /** True when the product's variants cost differently and this is the lowest. */
  from?: boolean;
  className?: string;
}) {
  const reduced = isOnSale(price, compareAt);
  return (
    <span className={`figures inline-flex flex-wrap items-baseline gap-x-2 ${className}`}>
      <span className={reduced ? 'font-semibold text-red600' : 'font-semibold'}>
        {from ? <span className="font-normal">From </span> : null}
        {reduced ? <span className="sr-only">Now </span> : null}
        {formatMoney(price)}
      </span>
      {reduced ? (
        <s className="font-normal text-slate">
          <span className="sr-only">, was </span>
          {formatMoney(compareAt)}
        </s>
      ) : null}
    </span>
  );
}
