import {useEffect, useRef, useState} from 'react';

import {Icon} from '~/components/ui/Icon';
import {judgeQuantity} from '~/domain/cart/typed-quantity';

const STEP =
  'needs-script grid size-12 place-items-center rounded-full hover:bg-sand disabled:text-gray400 disabled:hover:bg-transparent';
const REFUSAL_ID = 'quantity-refusal';

function Step({
  label,
  icon,
  isEnd,
  onPress,
}: {
  label: string;
  icon: 'minus' | 'plus';
  isEnd: boolean;
  onPress: () => void;
}) {
  return (
    <button type="button" className={STEP} disabled={isEnd} onClick={onPress}>
      <span className="sr-only">{label}</span>
      <Icon name={icon} className="size-5" />
    </button>
  );
}

/**
 * How many, from 1 to what one order can take. The box shows what was typed, whatever that is; it is judged when it is left or
 * sent, and a refusal stands below it. Without a script the browser itself judges it.
 */
export function QuantityField({
  value,
  most,
  onChange,
}: {
  value: number;
  most: number;
  onChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isJudged, setIsJudged] = useState(false);
  const judged = typed === null ? null : judgeQuantity(typed, {least: 1, most});
  const complaint = judged && !judged.ok ? judged.message : '';
  const field = useRef<HTMLInputElement>(null);
  // The form is held back by the browser, in which some of what we refuse ("5e0") is a number.
  useEffect(() => field.current?.setCustomValidity(complaint), [complaint]);
  const refusal = isJudged && complaint !== '' ? complaint : null;
  const take = (units: number) => {
    setTyped(null);
    setIsJudged(false);
    onChange(units);
  };
  return (
    <div className="max-w-full shrink-0">
      <div
        className={`flex h-12 w-fit items-center rounded-full bg-white ring-1 ring-inset ${refusal === null ? 'ring-ink/20' : 'ring-red600'}`}
      >
        <Step label="One less" icon="minus" isEnd={value <= 1} onPress={() => take(value - 1)} />
        <label className="sr-only" htmlFor="quantity">
          Quantity
        </label>
        <input
          ref={field}
          id="quantity"
          name="quantity"
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={most}
          value={typed ?? value}
          aria-invalid={refusal === null ? undefined : true}
          aria-describedby={refusal === null ? undefined : REFUSAL_ID}
          onChange={({currentTarget}) => {
            setTyped(currentTarget.value);
            const wanted = judgeQuantity(currentTarget.value, {least: 1, most});
            if (wanted.ok) onChange(wanted.value);
          }}
          onBlur={() => setIsJudged(true)}
          onInvalid={(event) => {
            // Said below the field instead of in the browser's bubble.
            event.preventDefault();
            setTyped(event.currentTarget.value);
            setIsJudged(true);
            event.currentTarget.focus();
          }}
          className="figures h-full w-9 [appearance:textfield] bg-transparent text-center font-semibold [&::-webkit-inner-spin-button]:appearance-none"
        />
        <Step label="One more" icon="plus" isEnd={value >= most} onPress={() => take(value + 1)} />
      </div>
      {refusal === null ? null : (
        <p id={REFUSAL_ID} role="alert" className="mt-1.5 text-sm font-medium text-red600">
          {refusal}
        </p>
      )}
    </div>
  );
}
