import type {VariantView} from '~/domain/catalogue/product-view';

const DOT: Record<VariantView['stock'], string> = {
  in: 'bg-green700',
  few: 'bg-amber700',
  later: 'bg-amber700',
  out: 'bg-gray400',
};

/** In stock, few left, shipping later, or sold out. */
export function StockLine({
  variant,
  texts,
}: {
  variant: Pick<VariantView, 'stock' | 'left'>;
  /** `fewLeft` with `{count}` for the number left. */
  texts: {fewLeft: string; shipsLater: string; soldOut: string};
}) {
  const text = {
    in: 'In stock',
    few: texts.fewLeft.replace('{count}', String(variant.left)),
    later: texts.shipsLater,
    out: texts.soldOut,
  }[variant.stock];
  return (
    <p className="flex items-center gap-2 text-sm font-semibold">
      <span className={`size-2 rounded-full ${DOT[variant.stock]}`} />
      {text}
    </p>
  );
}
