/**
 * Divides whole cents in proportion to weights, to the cent: largest remainder first, then by
 * position (§7.4). No share exceeds its weight while the amount does not exceed their sum.
 */
export function spreadCents(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0 || amount <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (amount * weight) / total);
  const shares = exact.map(Math.floor);
  let left = amount - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, index) => ({index, remainder: share - Math.floor(share)}))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const {index} of byRemainder) {
    if (left <= 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}
