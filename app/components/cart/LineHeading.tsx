import {Link} from '~/components/ui/Link';
import {isGone} from '~/domain/cart/cart';
import type {ExpectedLine} from '~/domain/cart/change/expected-cart';
import {formatCadence} from '~/domain/catalogue/plan-cadence';
import {productPath} from '~/domain/content/navigation';

/** What a line is: its name, its variant, what was written on it, and how often it comes. */
export function LineHeading({line, isGift}: {line: ExpectedLine; isGift: boolean}) {
  const {merchandise, quantity, sellingPlan, variant} = line;
  const {product} = merchandise;
  const title = (
    <>
      {product.title}
      {variant ? <span className="sr-only">, {variant}</span> : null}
    </>
  );
  return (
    <div className="min-w-0 grow basis-20">
      {isGift ? (
        <p className="mb-1 w-fit rounded-full bg-mint px-2.5 py-0.5 text-xs font-semibold">
          Free gift{quantity > 1 ? `, ${quantity} of them` : ''}
        </p>
      ) : null}
      <h2 dir="auto" className="font-sans text-base leading-snug font-semibold tracking-normal">
        {isGift || isGone(line) ? (
          title
        ) : (
          <Link
            to={productPath(product.handle)}
            className="hover:underline hover:underline-offset-4"
          >
            {title}
          </Link>
        )}
      </h2>
      {variant ? (
        <p className="text-sm text-slate" aria-hidden="true">
          {variant}
        </p>
      ) : null}
      {line.attributes
        .filter(({key}) => !key.startsWith('_'))
        .map(({key, value}) => (
          <p key={key} className="text-sm break-words text-slate">
            {key}: {value}
          </p>
        ))}
      {sellingPlan && merchandise.plans.length < 2 ? (
        <p className="text-sm text-slate">Delivered {formatCadence(sellingPlan)}</p>
      ) : null}
    </div>
  );
}
