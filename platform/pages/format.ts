const dollars = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});

/** Integer cents as a shopper reads them: `$14.25`; in another currency with its code. */
export function formatPrice(cents: number, currency = 'USD'): string {
  return currency === 'USD'
    ? dollars.format(cents / 100)
    : `${(cents / 100).toLocaleString('en-US', {minimumFractionDigits: 2, maximumFractionDigits: 2})} ${currency}`;
}

const longDate = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'America/New_York',
});
const dateAndTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/New_York',
});

/** `November 28, 2026`, as the day is on the US East Coast. */
export function formatDate(instant: string): string {
  return longDate.format(new Date(instant));
}

export function formatDateTime(instant: string): string {
  return dateAndTime.format(new Date(instant)).replaceAll('\u202f', ' ');
}

/** `PARTIALLY_PAID` → `Partially paid`. */
export function formatStatus(status: string): string {
  const words = status.toLowerCase().replaceAll('_', ' ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/** `1 item`, `3 items`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
