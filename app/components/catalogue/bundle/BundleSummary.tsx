import {useState} from 'react';

import {AddForm} from '~/components/cart-forms/AddForm';
import {Button} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
import {Picture} from '~/components/ui/Picture';
import {requestOf} from '~/domain/cart/change/change';
import {toBundlePreviews} from '~/domain/cart/preview';
import type {BundleState, BundleView} from '~/domain/catalogue/bundle-builder';
import {variantId} from '~/domain/catalogue/variant-address';
import {formatMoney} from '~/domain/values/money';

function CopyLink({label}: {label: string}) {
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      onClick={() => {
        navigator.clipboard.writeText(location.href).then(
          () => setCopied(true),
          () => setCopied(false),
        );
      }}
      className="needs-script inline-flex min-h-10 items-center gap-2 text-sm font-semibold underline underline-offset-4 hover:text-red600"
    >
      <Icon name={copied ? 'check' : 'external'} className="size-4" />
      <span aria-live="polite">{copied ? 'Link copied' : label}</span>
    </button>
  );
}

function Thumbnail({item}: {item: BundleState['items'][number] | undefined}) {
  if (!item) {
    return <span className="block aspect-square rounded-md border border-dashed border-ink/25" />;
  }
  return (
    <span className={`block aspect-square overflow-hidden rounded-md ${item.product.backdrop}`}>
      {item.product.image ? (
        <Picture
          image={item.product.image}
          preset="thumbnail"
          fixedWidth={80}
          alt=""
          className="size-full object-cover"
        />
      ) : (
        <span className="no-picture block" />
      )}
    </span>
  );
}

function Items({bundle, items}: {bundle: BundleView; items: BundleState['items']}) {
  if (items.length === 0)
    return (
      <p className="mt-5 text-sm text-slate">
        Pick {bundle.minItems} things or more and take {bundle.percentage}% off all of them.
      </p>
    );
  return (
    <ul className="mt-5 grid gap-2 text-sm">
      {items.map(({product, variant}) => (
        <li key={variant.number} className="flex items-baseline justify-between gap-4">
          <span dir="auto" className="min-w-0">
            {product.title}
            {variant.label ? <span className="text-slate">, {variant.label}</span> : null}
          </span>
          <span className="figures shrink-0">
            {formatMoney({amount: variant.price, currencyCode: product.currencyCode})}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Totals({
  percentage,
  subtotal,
  saving,
  total,
}: Pick<BundleState, 'subtotal' | 'saving' | 'total'> & {percentage: number}) {
  return (
    <dl className="figures mt-5 grid gap-1.5 border-t border-gray200 pt-4 text-sm">
      {saving.amount > 0 ? (
        <>
          <div className="flex justify-between">
            <dt className="text-slate">Separately</dt>
            <dd>{formatMoney(subtotal)}</dd>
          </div>
          <div className="flex justify-between font-semibold text-red600">
            <dt>Bundle, {percentage}% off</dt>
            <dd>{formatMoney({...saving, amount: -saving.amount})}</dd>
          </div>
        </>
      ) : null}
      <div className="flex items-baseline justify-between text-lg font-semibold">
        <dt>Total</dt>
        <dd>{formatMoney(total)}</dd>
      </div>
    </dl>
  );
}

/** That the bundle is complete, or what it still takes. */
function Progress({missing, complete}: {missing: readonly string[]; complete: string}) {
  return (
    <div aria-live="polite" className="mt-4 text-sm">
      {missing.length === 0 ? (
        <p className="flex items-center gap-2 font-semibold text-green700">
          <Icon name="check" className="size-5" />
          {complete}
        </p>
      ) : (
        <ul className="grid gap-1">
          {missing.map((text) => (
            <li key={text} className="flex items-center gap-2">
              <Icon name="info" className="size-5 text-slate" />
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What is in the bundle, what it costs, what is missing, and the way into the cart in one change. */
export function BundleSummary({
  bundle,
  state,
  formId,
  texts,
}: {
  bundle: BundleView;
  state: BundleState;
  /** The form of the picks, for its button without scripts. */
  formId: string;
  texts: {complete: string; share: string};
}) {
  const {items, soldOut, missing} = state;
  const places = Math.max(bundle.minItems, items.length);
  return (
    <aside aria-label="Your bundle" className="rounded-xl bg-white p-6 ring-1 ring-gray200">
      <h2 className="text-xl">Your bundle</h2>
      <div aria-hidden="true" className="mt-4 grid grid-cols-5 gap-2">
        {Array.from({length: places}, (_, place) => (
          <Thumbnail key={place} item={items[place]} />
        ))}
      </div>
      <Items bundle={bundle} items={items} />
      {soldOut.length > 0 ? (
        <p role="status" className="mt-4 rounded-lg bg-lemon px-4 py-3 text-sm font-semibold">
          Sold out, and so not in it: {soldOut.join('; ')}.
        </p>
      ) : null}
      <Totals percentage={bundle.percentage} {...state} />
      <Progress missing={missing} complete={texts.complete} />
      <AddForm
        lines={items.map(({variant}) => requestOf(variantId(variant.number)))}
        previews={() => toBundlePreviews(state)}
        className="mt-5"
      >
        <Button disabled={missing.length > 0} className="w-full">
          Add bundle to cart
        </Button>
      </AddForm>
      <Button form={formId} color="white" className="replaces-script mt-3 w-full">
        Update my bundle
      </Button>
      <div className="mt-3 text-center">
        <CopyLink label={texts.share} />
      </div>
    </aside>
  );
}
