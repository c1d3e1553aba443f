import type {VariantView} from '~/domain/catalogue/product-view';

const DOT: Record<VariantView['stock'], string> = {
  in: 'bg-green700',
  few: 'bg-amber700',
  out: 'bg-gray400',
};

/** In stock, few left, or sold out. */
export function StockLine({
  variant,
  fewLeft,
  soldOut,
}: {
  variant: Pick<VariantView, 'stock' | 'left'>;
  /** With `{count}` for the number left. */
  fewLeft: string;
  soldOut: string;
}) {
  const text =
    variant.stock === 'out'
      ? soldOut
      : variant.stock === 'few'
        ? fewLeft.replace('{count}', String(variant.left))
        : 'In stock';
  return (
    <p className="flex items-center gap-2 text-sm font-semibold">
      <span className={`size-2 rounded-full ${DOT[variant.stock]}`} />
      {text}
    </p>
  );
}
