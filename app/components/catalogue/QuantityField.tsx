import {Icon} from '~/components/ui/Icon';

const STEP =
  'needs-script grid size-12 place-items-center rounded-full hover:bg-sand disabled:text-gray400 disabled:hover:bg-transparent';

/** How many, from 1 to what one order can take. */
export function QuantityField({
  value,
  most,
  onChange,
}: {
  value: number;
  most: number;
  onChange: (value: number) => void;
}) {
  return (
    <div className="flex h-12 shrink-0 items-center rounded-full bg-white ring-1 ring-ink/20 ring-inset">
      <button
        type="button"
        className={STEP}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <span className="sr-only">One less</span>
        <Icon name="minus" className="size-5" />
      </button>
      <label className="sr-only" htmlFor="quantity">
        Quantity
      </label>
      <input
        id="quantity"
        name="quantity"
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        value={value}
        onChange={(event) => {
          const wanted = event.currentTarget.valueAsNumber;
          if (Number.isInteger(wanted)) onChange(Math.max(1, Math.min(most, wanted)));
        }}
        className="figures h-full w-9 [appearance:textfield] bg-transparent text-center font-semibold [&::-webkit-inner-spin-button]:appearance-none"
      />
      <button
        type="button"
        className={STEP}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        <span className="sr-only">One more</span>
        <Icon name="plus" className="size-5" />
      </button>
    </div>
  );
}
