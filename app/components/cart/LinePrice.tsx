import type {ExpectedLine} from '~/domain/cart/change/expected-cart';
import {linePrice} from '~/domain/cart/line-price';
import {formatMoney} from '~/domain/values/money';

/** What a line costs, with the room for it before anybody knows. */
export function LinePrice({line, isGift}: {line: ExpectedLine; isGift: boolean}) {
  const price = linePrice(line, isGift);
  if (price.kind === 'unknown')
    return (
      <p aria-hidden="true" className="mt-1 h-4 w-14 shrink-0 animate-pulse rounded bg-gray200" />
    );
  if (price.kind === 'free')
    return <p className="leading-snug font-semibold text-green700">Free</p>;
  const {now, was} = price;
  return (
    <p
      className={`figures text-right leading-snug font-semibold ${line.pending ? 'opacity-40' : ''}`}
      aria-busy={line.pending || undefined}
    >
      {was ? <span className="sr-only">Now </span> : null}
      <span className={was ? 'text-red600' : ''}>{formatMoney(now)}</span>
      {was ? (
        <s className="block text-sm leading-snug font-normal text-slate">
          <span className="sr-only">, was </span>
          {formatMoney(was)}
        </s>
      ) : null}
    </p>
  );
}
