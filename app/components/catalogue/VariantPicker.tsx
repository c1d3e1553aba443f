import {useNavigate} from '@remix-run/react';
import type {MouseEvent} from 'react';

import {Link} from '~/components/ui/Link';
import type {ProductView} from '~/domain/catalogue/product-view';
import {
  choiceNotes,
  type OptionChoice,
  targetQuery,
  type ValueChoice,
  variantSearch,
} from '~/domain/catalogue/variant-choice';

const NOT_SIMPLY: Record<ValueChoice['state'], string> = {
  available: '',
  soldOut: ', sold out',
  missing: ', not available in this combination',
};

function Swatch({choice}: {choice: ValueChoice}) {
  return (
    <span
      className={`relative block size-11 rounded-full p-1 ring-inset ${
        choice.selected ? 'ring-2 ring-ink' : 'ring-1 ring-ink/15 group-hover:ring-ink/50'
      }`}
    >
      <span
        data-swatch=""
        style={{backgroundColor: choice.swatch ?? undefined}}
        className={`block size-full rounded-full ring-1 ring-ink/10 ring-inset ${choice.state === 'available' ? '' : 'opacity-45'}`}
      />
      {choice.state === 'available' ? null : (
        <span className="absolute top-1/2 left-1.5 h-0.5 w-8 -translate-y-1/2 -rotate-45 rounded-full bg-ink/70" />
      )}
    </span>
  );
}

function Chip({choice}: {choice: ValueChoice}) {
  const look = choice.selected
    ? 'border-ink bg-ink text-white'
    : choice.state === 'available'
      ? 'border-ink/20 bg-white group-hover:border-ink'
      : 'border-dashed border-ink/30 bg-transparent text-slate group-hover:border-ink';
  return (
    <span
      className={`inline-flex min-h-11 items-center rounded-full border px-4.5 text-sm font-semibold transition-colors ${look} ${
        choice.state === 'soldOut' ? 'line-through decoration-1' : ''
      }`}
    >
      {choice.name}
    </span>
  );
}

function Value({
  choice,
  option,
  onChoose,
}: {
  choice: ValueChoice;
  option: string;
  onChoose: (event: MouseEvent, number: string) => void;
}) {
  const face = choice.swatch === null ? <Chip choice={choice} /> : <Swatch choice={choice} />;
  const words = (
    <span className="sr-only">
      {choice.swatch === null ? '' : `${option}: ${choice.name}`}
      {NOT_SIMPLY[choice.state]}
    </span>
  );
  const {target} = choice;
  if (target === null) {
    return (
      <span className="group block" aria-disabled="true">
        {face}
        {words}
      </span>
    );
  }
  return (
    <Link
      to={{search: `?${targetQuery(target)}`}}
      replace
      preventScrollReset
      prefetch="none"
      rel="nofollow"
      aria-current={choice.selected ? 'true' : undefined}
      onClick={(event) => onChoose(event, target)}
      className="group block rounded-full"
    >
      {face}
      {words}
    </Link>
  );
}

/** The choice of a variant as links: it is held in the address, with scripts and without. */
export function VariantPicker({
  product,
  choices,
}: {
  product: Pick<ProductView, 'options'>;
  choices: readonly OptionChoice[];
}) {
  const navigate = useNavigate();
  const choose = (event: MouseEvent, number: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The document may be shared by visitors: only the browser knows what else this one's address carries.
    const search = variantSearch(product, new URLSearchParams(location.search), number);
    navigate({search}, {replace: true, preventScrollReset: true});
  };
  return (
    <div className="grid gap-6">
      {choices.map((choice) => {
        const notes = choiceNotes(choice);
        return (
          <section key={choice.name} aria-label={choice.name}>
            <p className="text-sm">
              <span className="text-slate">{choice.name}: </span>
              <span className="font-semibold">{choice.value}</span>
            </p>
            <ul className="mt-2.5 flex flex-wrap gap-2">
              {choice.values.map((value) => (
                <li key={value.name}>
                  <Value choice={value} option={choice.name} onChoose={choose} />
                </li>
              ))}
            </ul>
            {notes.length > 0 ? (
              <p className="mt-2 text-xs text-slate">{notes.join('. ')}.</p>
            ) : null}
          </section>
        );
      })}
    </div>
  );
}
