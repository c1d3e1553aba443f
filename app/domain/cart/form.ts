/** What one line of an add asks for, in the shape of Hydrogen's cart handler. */
export interface CartFormLine {
  merchandiseId: string;
  quantity?: number;
  sellingPlanId?: string;
  attributes?: readonly {key: string; value: string}[];
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

/** Leads to the platform's checkout with the stored cart; the edge fetches the address fresh. */
export const CHECKOUT_PATH = '/cart/checkout';

/** Name of the submit button that turns an add into "buy now". */
export const BUY_NOW_FIELD = 'buyNow';

const input = (action: string, inputs: Record<string, unknown>) => JSON.stringify({action, inputs});

/** Sets a line's quantity; a field named `quantity` of the same form wins. 0 removes. */
export function lineUpdateInput(lineId: string, quantity?: number): string {
  return input('LinesUpdate', {lines: [{id: lineId, quantity}]});
}

export function lineRemoveInput(lineId: string): string {
  return input('LinesRemove', {lineIds: [lineId]});
}

/** Moves a line to another plan; the field `sellingPlanId` of the same form says which, empty for one-time. */
export function planSwitchInput(lineId: string, sellingPlanId?: string | null): string {
  return input('CustomPlanSwitch', {lineId, sellingPlanId});
}

/** Takes a gift out and remembers it for the promotions that give it. */
export function giftDeclineInput(lineId: string, promotionIds: readonly string[]): string {
  return input('CustomGiftDecline', {lineId, promotionIds});
}

export function giftRestoreInput(promotionId: string): string {
  return input('CustomGiftRestore', {promotionId});
}

/** The field `note` of the same form holds the text. */
export function noteInput(note?: string): string {
  return input('NoteUpdate', {note});
}

/** The field `discountCode` of the same form holds the code; the codes in use go along, so that none is lost. */
export function discountCodeInput(discountCodes: readonly string[], discountCode?: string): string {
  return input('DiscountCodesUpdate', {discountCodes, discountCode});
}

export function discountCodeRemoveInput(
  discountCodes: readonly string[],
  discountCode: string,
): string {
  return input('CustomDiscountCodeRemove', {discountCodes, discountCode});
}

/** Sets, or with null removes, cart attributes; the others stay (they are merged at the edge). */
export function attributesInput(changes: Readonly<Record<string, string | null>>): string {
  return input('AttributesUpdateInput', {
    attributes: Object.entries(changes).map(([key, value]) => ({key, value})),
  });
}
