import {MAX_QUANTITY_PER_VARIANT} from '~/domain/catalogue/purchase-limit';
import {accepted, refused, type Result} from '~/domain/values/result';

import {parseQuantity} from './quantity';

/** The least that a field may ask for: a cart's line can be set to 0, which removes it; a purchase cannot. */
type Least = 0 | 1;

/**
 * What a quantity that somebody typed asks for, in units: the typed number itself and never another one. Refuses, with words
 * for the shopper, what is no whole number, is less than `least`, or is more than `most` (null: whoever is asked decides).
 * It is for the moment at which the field is left or sent; while typing, every state of the field is allowed.
 */
export function judgeQuantity(
  typed: string,
  {least, most}: {least: Least; most: number | null},
): Result<number> {
  const units = parseQuantity(typed);
  const tooMany = units !== null && most !== null && units > most;
  if (units === null || units < least || tooMany)
    return refused(`Enter a whole number from 1 to ${most ?? MAX_QUANTITY_PER_VARIANT}.`);
  return accepted(units);
}

/** The units that "one more" and "one less" count from: what was typed where that is a number, else what the cart has. */
export function stepBase(typed: string | null, held: number): number {
  return typed === null ? held : (parseQuantity(typed) ?? held);
}
