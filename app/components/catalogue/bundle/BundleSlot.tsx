import {Icon} from '~/components/ui/Icon';
import {Picture} from '~/components/ui/Picture';
import {
  type BundleProduct,
  type BundleSlotView,
  PICK_PARAMETER,
  slotStatus,
} from '~/domain/catalogue/bundle-builder';
import {formatMoney} from '~/domain/values/money';

function priceText({variants, currencyCode}: BundleProduct): string {
  const prices = variants.map(({price}) => price);
  const amount = Math.min(...prices);
  return `${Math.max(...prices) > amount ? 'From ' : ''}${formatMoney({amount, currencyCode})}`;
}

function Choices({
  product,
  picks,
  full,
  onToggle,
}: {
  product: BundleProduct;
  picks: readonly string[];
  full: boolean;
  onToggle: (number: string) => void;
}) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {product.variants.map(({number, label, isSold, shipsLater}) => {
        const picked = picks.includes(number) && isSold;
        const disabled = !isSold || (full && !picked);
        return (
          <label
            key={number}
            className={`max-w-full ${disabled ? 'cursor-not-allowed' : 'cursor-pointer'}`}
          >
            <input
              type="checkbox"
              name={PICK_PARAMETER}
              value={number}
              checked={picked}
              disabled={disabled}
              onChange={() => onToggle(number)}
              className="peer sr-only"
            />
            <span className="inline-flex min-h-10 max-w-full flex-wrap items-center gap-x-1.5 rounded-full border border-ink/20 bg-white px-3.5 text-sm font-semibold transition-colors peer-checked:border-ink peer-checked:bg-ink peer-checked:text-white peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-disabled:border-dashed peer-disabled:text-slate hover:border-ink">
              {picked ? <Icon name="check" className="size-4" /> : null}
              {label === '' ? (picked ? 'In your bundle' : isSold ? 'Add' : '') : label}
              <span className="sr-only">
                {label === '' ? ` ${product.title}` : `, ${product.title}`}
              </span>
              {isSold ? null : <span className="font-normal">Sold out</span>}
              {shipsLater ? <span className="font-normal">Ships later</span> : null}
            </span>
          </label>
        );
      })}
    </div>
  );
}

/** One place of the bundle and what can go into it. */
export function BundleSlot({
  slot,
  index,
  count,
  picks,
  full,
  onToggle,
}: {
  slot: BundleSlotView;
  index: number;
  count: number;
  picks: readonly string[];
  full: boolean;
  onToggle: (number: string) => void;
}) {
  const {done, text} = slotStatus(slot, count);
  return (
    <fieldset className={index === 0 ? '' : 'border-t border-gray200 pt-8'}>
      <legend className="float-left w-full">
        <span className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <span className="min-w-0">
            <span className="block font-display text-xl font-bold tracking-[-0.02em]">
              {index + 1}. {slot.title}
            </span>
            <span className="mt-1 block text-sm text-slate">{slot.hint}</span>
          </span>
          <span
            className={`figures inline-flex min-h-8 items-center gap-1.5 rounded-full px-3 text-sm font-semibold ${done ? 'bg-mint' : 'bg-sand'}`}
          >
            {done ? <Icon name="check" className="size-4" /> : null}
            {text}
          </span>
        </span>
      </legend>
      <ul className="clear-both grid gap-4 pt-6 sm:grid-cols-2">
        {slot.products.map((product) => {
          const chosen = product.variants.some(
            ({number, isSold}) => isSold && picks.includes(number),
          );
          return (
            <li
              key={product.handle}
              className={`flex flex-wrap gap-x-4 gap-y-2 rounded-lg bg-white p-3 ring-inset ${chosen ? 'ring-2 ring-ink' : 'ring-1 ring-gray200'}`}
            >
              <div
                className={`aspect-square w-[min(6rem,32%)] shrink-0 self-start overflow-hidden rounded-md md:w-[min(7rem,32%)] ${product.backdrop}`}
              >
                {product.image ? (
                  <Picture
                    image={product.image}
                    preset="thumbnail"
                    fixedWidth={112}
                    alt=""
                    className="size-full object-cover"
                  />
                ) : (
                  <div className="no-picture" />
                )}
              </div>
              <div className="min-w-0 grow basis-32 py-1">
                <p dir="auto" className="leading-snug font-semibold">
                  {product.title}
                </p>
                <p className="figures mt-0.5 text-sm text-slate">{priceText(product)}</p>
                <Choices product={product} picks={picks} full={full} onToggle={onToggle} />
              </div>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
