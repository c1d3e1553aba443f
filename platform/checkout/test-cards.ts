export interface CardDetails {
  number: string;
  name: string;
  /** `MM/YY`. */
  expiry: string;
  code: string;
}

type CardField = keyof CardDetails;

/** What the bank of the test cards says; null: it approves. */
const ANSWERS: Readonly<Record<string, string | null>> = {
  '4242424242424242': null,
  '5555555555554444': null,
  '4000000000000002': 'Your card was declined. Try another card.',
  '4000000000009995': 'Your card has insufficient funds. Try another card.',
  '4000000000000069': 'Your card has expired. Try another card.',
};

function hasValidCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Month after whose end a card no longer pays, as a number that grows by one a month. */
function parseExpiry(text: string): number | null {
  const match = /^(\d{1,2})\s*\/\s*(?:20)?(\d{2})$/.exec(text.trim());
  const month = Number(match?.[1]);
  if (match === null || month < 1 || month > 12) return null;
  return (2000 + Number(match[2])) * 12 + month - 1;
}

/** What is wrong with a card as it was typed, by field; empty when the bank may be asked. */
export function findCardIssues(card: CardDetails, now: Date): Partial<Record<CardField, string>> {
  const issues: Partial<Record<CardField, string>> = {};
  const digits = card.number.replaceAll(/[\s-]/g, '');
  if (digits === '') issues.number = 'Enter a card number.';
  else if (!/^\d{13,19}$/.test(digits) || !hasValidCheckDigit(digits)) {
    issues.number = 'This card number is not valid. Check the digits.';
  }
  if (card.name.trim() === '') issues.name = 'Enter the name on the card.';
  const expiry = parseExpiry(card.expiry);
  if (expiry === null) issues.expiry = 'Enter month and year, like 08/29.';
  else if (expiry < now.getUTCFullYear() * 12 + now.getUTCMonth()) {
    issues.expiry = 'This card has expired.';
  }
  if (!/^\d{3,4}$/.test(card.code.trim())) issues.code = 'Enter the 3 digits on the back.';
  return issues;
}

/** Asks the bank: the name that a receipt shows, or why it refuses. */
export function chargeCard(
  card: CardDetails,
): {ok: true; label: string} | {ok: false; message: string} {
  const digits = card.number.replaceAll(/[\s-]/g, '');
  const answer = ANSWERS[digits];
  if (answer === undefined) {
    return {
      ok: false,
      message: 'This shop takes test cards only. Pay with 4242 4242 4242 4242.',
    };
  }
  if (answer !== null) return {ok: false, message: answer};
  const brand = digits.startsWith('5') ? 'Mastercard' : 'Visa';
  return {ok: true, label: `${brand} ending in ${digits.slice(-4)}`};
}
