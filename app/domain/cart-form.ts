/** What one line of an add asks for, in the shape of Hydrogen's cart handler. */
export interface CartFormLine {
  merchandiseId: string;
  quantity?: number;
  sellingPlanId?: string;
}

/** Name of the field that Hydrogen's `CartForm` contract puts a change's description into. */
export const CART_FORM_FIELD = 'cartFormInput';

/**
 * The value of that field for adding lines. Fields of the same form named `quantity` and `sellingPlanId` complete
 * the first line, so that a form works without JavaScript.
 */
export function linesAddInput(lines: readonly CartFormLine[]): string {
  return JSON.stringify({action: 'LinesAdd', inputs: {lines}});
}
