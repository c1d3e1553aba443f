import type {LineRequest} from '~/domain/cart/lines';

import type {CartChange} from './change';
import {BUY_NOW_FIELD, CART_FORM_FIELD, CHECKOUT_FIELD} from './field-names';

/** Every field that a cart form may have: the change itself, and what a shopper fills in. */
export const CART_FIELDS = [
  CART_FORM_FIELD,
  BUY_NOW_FIELD,
  CHECKOUT_FIELD,
  'merchandiseId',
  'quantity',
  'sellingPlanId',
  'note',
  'discountCode',
] as const;

/** The fields of a posted cart form. */
export type CartFormFields = Readonly<Record<string, string>>;

interface FormInput {
  action: string;
  inputs: Record<string, unknown>;
}

function toFormLine({attributes, sellingPlanId, ...line}: LineRequest) {
  return {
    ...line,
    ...(sellingPlanId === null ? {} : {sellingPlanId}),
    ...(attributes.length === 0
      ? {}
      : {attributes: attributes.map(({key, value}) => ({key, value: value ?? ''}))}),
  };
}

const withCodes = (action: string, code: string, current: string[] | null): FormInput => ({
  action,
  inputs: {discountCode: code, ...(current === null ? {} : {discountCodes: current})},
});

function toFormInput(change: CartChange): FormInput {
  switch (change.kind) {
    case 'add':
      return {action: 'LinesAdd', inputs: {lines: change.lines.map(toFormLine)}};
    case 'buy-now':
      return {action: 'LinesAdd', inputs: {lines: [toFormLine(change.line)]}};
    case 'update':
      return {action: 'LinesUpdate', inputs: {lines: change.lines}};
    case 'remove':
      return {action: 'LinesRemove', inputs: {lineIds: change.lineIds}};
    case 'switch-plan': {
      const {lineId, sellingPlanId} = change;
      return {action: 'CustomPlanSwitch', inputs: {lineId, sellingPlanId}};
    }
    case 'decline-gift': {
      const {lineId, promotionIds} = change;
      return {action: 'CustomGiftDecline', inputs: {lineId, promotionIds}};
    }
    case 'restore-gift':
      return {action: 'CustomGiftRestore', inputs: {promotionId: change.promotionId}};
    case 'note':
      return {action: 'NoteUpdate', inputs: {note: change.note}};
    case 'apply-code':
      return withCodes('DiscountCodesUpdate', change.code, change.current);
    case 'remove-code':
      return withCodes('CustomDiscountCodeRemove', change.code, change.current);
    case 'attributes': {
      const attributes = Object.entries(change.changes).map(([key, value]) => ({key, value}));
      return {action: 'AttributesUpdateInput', inputs: {attributes}};
    }
  }
}

/**
 * The form of a change, in Hydrogen's `CartForm` contract: one field of JSON, and the name of the pressed button for "buy now".
 * What a shopper fills in wins over it: fields of the same form named `merchandiseId`, `quantity` and `sellingPlanId` complete
 * the first line, `sellingPlanId`, `note` and `discountCode` the change of that name, so that each form works without
 * JavaScript. The way back is `parseCartChange`; it lies in a file of its own, for pages write forms and never read them.
 */
export function toCartFields(change: CartChange): CartFormFields {
  const fields = {[CART_FORM_FIELD]: JSON.stringify(toFormInput(change))};
  return change.kind === 'buy-now' ? {...fields, [BUY_NOW_FIELD]: '1'} : fields;
}
