import type {Cart, CartLine} from './cart';
import {type CartChange, type LineReference, resolveLine, toLineReference} from './changes';
import {
  attributesInput,
  BUY_NOW_FIELD,
  CART_FORM_FIELD,
  discountCodeInput,
  discountCodeRemoveInput,
  giftDeclineInput,
  giftRestoreInput,
  lineRemoveInput,
  linesAddInput,
  lineUpdateInput,
  noteInput,
  planSwitchInput,
} from './form';
import {type LineRequest, parseQuantity} from './lines';
import type {LinePreview} from './preview';

/** What the cart form of a page holds when it is submitted, its pressed button included. */
export type CartFormFields = Readonly<Record<string, string>>;

interface LooseLine {
  id?: string;
  merchandiseId?: string;
  quantity?: number | string;
  sellingPlanId?: string | null;
  attributes?: {key: string; value: string}[];
}

interface LooseInputs {
  lines?: LooseLine[];
  lineIds?: string[];
  lineId?: string;
  sellingPlanId?: string | null;
  promotionIds?: string[];
  promotionId?: string;
  discountCode?: string;
  note?: string;
}

function readReference(lines: readonly CartLine[], id: string): LineReference {
  const line = lines.find((candidate) => candidate.id === id);
  return line ? toLineReference(line) : {id, key: ''};
}

function readRequest(line: LooseLine, fields: CartFormFields): LineRequest | null {
  const quantity = parseQuantity(fields.quantity ?? line.quantity ?? 1);
  const merchandiseId = fields.merchandiseId ?? line.merchandiseId;
  if (merchandiseId === undefined || quantity === null || quantity === 0) return null;
  return {
    merchandiseId,
    quantity,
    sellingPlanId: (fields.sellingPlanId ?? line.sellingPlanId) || null,
    attributes: line.attributes ?? [],
  };
}

/**
 * The change that a submitted cart form of our own pages asks for. Null when the form is another's, or not filled in as it
 * should be: then it is posted as it is, and the edge, which checks everything, says what is wrong. `lines` are those on
 * the screen, `previews` what the form's page knows of the products.
 */
export function readCartChange(
  fields: CartFormFields,
  lines: readonly CartLine[],
  previews: readonly LinePreview[] = [],
): CartChange | null {
  let posted: {action?: string; inputs?: LooseInputs} | null;
  try {
    posted = JSON.parse(fields[CART_FORM_FIELD] ?? '') as typeof posted;
  } catch {
    return null;
  }
  const inputs = posted?.inputs ?? {};
  const [firstLine, ...otherLines] = inputs.lines ?? [];
  switch (posted?.action) {
    case 'LinesAdd': {
      const first = firstLine && readRequest(firstLine, fields);
      const others = otherLines.map((line) => readRequest(line, {}));
      if (!first || others.some((line) => line === null)) return null;
      if (fields[BUY_NOW_FIELD] !== undefined) return {kind: 'buy-now', line: first};
      return {
        kind: 'add',
        lines: [first, ...others.filter((line) => line !== null)],
        previews: [...previews],
      };
    }
    case 'LinesUpdate': {
      const quantity = parseQuantity(fields.quantity ?? firstLine?.quantity);
      if (quantity === null || firstLine?.id === undefined || otherLines.length > 0) return null;
      const line = readReference(lines, firstLine.id);
      return quantity === 0 ? {kind: 'remove', line} : {kind: 'quantity', line, quantity};
    }
    case 'LinesRemove': {
      const [id, ...others] = inputs.lineIds ?? [];
      return id === undefined || others.length > 0
        ? null
        : {kind: 'remove', line: readReference(lines, id)};
    }
    case 'CustomPlanSwitch':
      return inputs.lineId === undefined
        ? null
        : {
            kind: 'plan',
            line: readReference(lines, inputs.lineId),
            sellingPlanId: (fields.sellingPlanId ?? inputs.sellingPlanId) || null,
          };
    case 'CustomGiftDecline':
      return inputs.lineId === undefined
        ? null
        : {
            kind: 'decline-gift',
            line: readReference(lines, inputs.lineId),
            promotionIds: inputs.promotionIds ?? [],
          };
    case 'CustomGiftRestore':
      return inputs.promotionId === undefined
        ? null
        : {kind: 'restore-gift', promotionId: inputs.promotionId};
    case 'NoteUpdate':
      return {kind: 'note', note: fields.note ?? inputs.note ?? ''};
    case 'DiscountCodesUpdate': {
      const code = (fields.discountCode ?? inputs.discountCode ?? '').trim();
      return code === '' ? null : {kind: 'apply-code', code};
    }
    case 'CustomDiscountCodeRemove':
      return inputs.discountCode === undefined
        ? null
        : {kind: 'remove-code', code: inputs.discountCode};
    default:
      return null;
  }
}

/**
 * The form to post for a change, written at the moment of sending from the newest cart: line ids go stale with every change
 * (storefront-api §7.5), and codes that another tab applied must not be lost.
 */
export function toCartFormFields(change: CartChange, cart: Cart | null): CartFormFields {
  const lines = cart?.lines ?? [];
  const codes = (cart?.discountCodes ?? []).map(({code}) => code);
  const idOf = (reference: LineReference) => resolveLine(lines, reference)?.id ?? reference.id;
  const field = (value: string): CartFormFields => ({[CART_FORM_FIELD]: value});
  switch (change.kind) {
    case 'add':
      return field(linesAddInput(change.lines.map(toFormLine)));
    case 'buy-now':
      return {...field(linesAddInput([toFormLine(change.line)])), [BUY_NOW_FIELD]: '1'};
    case 'quantity':
      return field(lineUpdateInput(idOf(change.line), change.quantity));
    case 'remove':
      return field(lineRemoveInput(idOf(change.line)));
    case 'plan':
      return field(planSwitchInput(idOf(change.line), change.sellingPlanId));
    case 'decline-gift':
      return field(giftDeclineInput(idOf(change.line), change.promotionIds));
    case 'restore-gift':
      return field(giftRestoreInput(change.promotionId));
    case 'note':
      return field(noteInput(change.note));
    case 'apply-code':
      return field(discountCodeInput(codes, change.code));
    case 'remove-code':
      return field(discountCodeRemoveInput(codes, change.code));
    case 'attributes':
      return field(attributesInput(change.changes));
  }
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

/**
 * True when the cart shows what a change asked for: tells a reply that was lost from a change that was. Where the cart before
 * it is not known, what can only be told by comparing the two counts as not made.
 */
export function isCarriedOut(
  change: CartChange,
  before: Cart | null | 'unknown',
  after: Cart | null,
): boolean {
  const lines = after?.lines ?? [];
  const units = (
    cart: Cart | null,
    {merchandiseId, sellingPlanId}: Pick<LineRequest, 'merchandiseId' | 'sellingPlanId'>,
  ) =>
    (cart?.lines ?? []).reduce(
      (total, line) =>
        line.merchandise.id === merchandiseId && (line.sellingPlan?.id ?? null) === sellingPlanId
          ? total + line.quantity
          : total,
      0,
    );
  switch (change.kind) {
    case 'add':
      return (
        before !== 'unknown' &&
        change.lines.every((line) => units(after, line) > units(before, line))
      );
    case 'quantity':
      return resolveLine(lines, change.line)?.quantity === change.quantity;
    case 'remove':
    case 'decline-gift':
      return resolveLine(lines, change.line) === null;
    case 'plan': {
      if (before === 'unknown' || lines.some(({id}) => id === change.line.id)) return false;
      const line = resolveLine(before?.lines ?? [], change.line);
      if (!line) return false;
      // The line may have been left out between the halves of the switch, or put back as it was.
      const {sellingPlanId} = change;
      const moved = {merchandiseId: line.merchandise.id, sellingPlanId};
      return units(after, moved) > units(before, moved);
    }
    case 'note':
      return after?.note === change.note;
    case 'apply-code':
      return (
        after?.discountCodes.some(({code, applicable}) => applicable && code === change.code) ??
        false
      );
    case 'remove-code':
      return !after?.discountCodes.some(({code}) => code === change.code);
    case 'buy-now':
    case 'restore-gift':
    case 'attributes':
      return false;
  }
}
