/** Sizes 5 to 10 (units of 4 px), colours white and dark-gray (coverage: shop-buttons). */
type SpinnerSize = 5 | 6 | 7 | 8 | 9 | 10;
type SpinnerColor = 'white' | 'dark-gray';

export function Spinner({
  size = 6,
  color = 'dark-gray',
}: {
  size?: SpinnerSize;
  color?: SpinnerColor;
}) {
  return (
    <span
      role="status"
      aria-label="Loading"
      style={{width: size * 4, height: size * 4}}
      className={`inline-block animate-spin rounded-full border-2 border-current border-r-transparent ${
        color === 'white' ? 'text-white' : 'text-slate'
      }`}
    />
  );
}
