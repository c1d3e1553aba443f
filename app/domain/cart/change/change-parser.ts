import {type LineRequest} from '~/domain/cart/lines';
import {parseQuantity} from '~/domain/cart/quantity';
import {MAX_QUANTITY_PER_VARIANT} from '~/domain/catalogue/purchase-limit';
import {withoutControlCharacters} from '~/domain/values/control-characters';
import {accepted, refused, type Result} from '~/domain/values/result';

import type {CartChange} from './change';
import type {CartFormFields} from './change-fields';
import {BUY_NOW_FIELD, CART_FORM_FIELD} from './field-names';

/** storefront-api §6.6. */
const NOTE_MAX_LENGTH = 5000;

const UNREADABLE = refused('This cart form could not be read. Reload the page and try again.');
const NO_QUANTITY = refused(`Enter a whole number from 1 to ${MAX_QUANTITY_PER_VARIANT}.`);

type Inputs = Readonly<Record<string, unknown>>;
type Read<T> = (value: unknown, position: number) => Result<T>;

const isObject = (value: unknown): value is Inputs =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown, least: number, most: number): value is string =>
  typeof value === 'string' && value.length >= least && value.length <= most;

/** The platform's id of a thing of one type. */
function isId(type: 'CartLine' | 'ProductVariant' | 'SellingPlan', id: unknown): id is string {
  return isText(id, 1, 300) && new RegExp(`^gid://shopify/${type}/[^\\s/]+$`).test(id);
}

/** A list of at most so many, each of which can be read; the first that cannot says why. */
function readList<T>(value: unknown, most: number, read: Read<T>): Result<T[]> {
  if (!Array.isArray(value) || value.length > most) return UNREADABLE;
  const items: T[] = [];
  for (const [position, item] of value.entries()) {
    const one = read(item, position);
    if (!one.ok) return one;
    items.push(one.value);
  }
  return accepted(items);
}

const readId =
  (type: 'CartLine'): Read<string> =>
  (id) =>
    isId(type, id) ? accepted(id) : UNREADABLE;

const readText =
  (least: number, most: number): Read<string> =>
  (text) =>
    isText(text, least, most) ? accepted(text) : UNREADABLE;

/** Quantities arrive as numbers from scripts and as digits from forms. */
function readQuantity(value: unknown, least: 0 | 1): Result<number> {
  const units = parseQuantity(value);
  return units === null || units < least ? NO_QUANTITY : accepted(units);
}

/** An empty choice, as a form's select sends it, is no plan. */
function readPlan(id: unknown): Result<string | null> {
  if (id === undefined || id === null || id === '') return accepted(null);
  return isId('SellingPlan', id) ? accepted(id) : UNREADABLE;
}

/** The lines of an input. There is a first one in any case: the form's own fields may be all there is to it. */
function linesOf({lines}: Inputs): unknown[] {
  return Array.isArray(lines) && lines.length > 0 ? (lines as unknown[]) : [{}];
}

const NO_FIELDS: CartFormFields = {};

function readAttributes(value: unknown): Result<LineRequest['attributes']> {
  return readList(value ?? [], 50, (item) =>
    isObject(item) && isText(item.key, 1, 255) && isText(item.value, 0, 5000)
      ? accepted({key: item.key, value: item.value})
      : UNREADABLE,
  );
}

function readRequest(value: unknown, fields: CartFormFields): Result<LineRequest> {
  const line = isObject(value) ? value : {};
  const merchandiseId = fields.merchandiseId ?? line.merchandiseId;
  const asked = fields.quantity ?? line.quantity;
  const quantity = asked === undefined ? accepted(1) : readQuantity(asked, 1);
  const plan = readPlan(fields.sellingPlanId ?? line.sellingPlanId);
  const attributes = readAttributes(line.attributes);
  if (!isId('ProductVariant', merchandiseId)) return UNREADABLE;
  if (!quantity.ok) return quantity;
  if (!plan.ok) return plan;
  if (!attributes.ok) return attributes;
  return accepted({
    merchandiseId,
    quantity: quantity.value,
    sellingPlanId: plan.value,
    attributes: attributes.value,
  });
}

function readAdd(inputs: Inputs, fields: CartFormFields): Result<CartChange> {
  const read = readList(linesOf(inputs), 50, (line, position) =>
    readRequest(line, position === 0 ? fields : NO_FIELDS),
  );
  if (!read.ok) return read;
  const [line] = read.value;
  return accepted(
    line && fields[BUY_NOW_FIELD] !== undefined
      ? {kind: 'buy-now', line}
      : {kind: 'add', lines: read.value},
  );
}

/** Lines that are all set to 0 are removed (coverage: cart-quantities). */
function readUpdate(inputs: Inputs, fields: CartFormFields): Result<CartChange> {
  const read = readList(linesOf(inputs), 50, (line, position) => {
    if (!isObject(line) || !isId('CartLine', line.id)) return UNREADABLE;
    const {id} = line;
    const asked = position === 0 ? (fields.quantity ?? line.quantity) : line.quantity;
    const quantity = readQuantity(asked, 0);
    return quantity.ok ? accepted({id, quantity: quantity.value}) : quantity;
  });
  if (!read.ok) return read;
  const lines = read.value;
  return accepted(
    lines.every(({quantity}) => quantity === 0)
      ? {kind: 'remove', lineIds: lines.map(({id}) => id)}
      : {kind: 'update', lines},
  );
}

function readRemove({lineIds}: Inputs): Result<CartChange> {
  const read = readList(lineIds, 250, readId('CartLine'));
  if (!read.ok) return read;
  return read.value.length > 0 ? accepted({kind: 'remove', lineIds: read.value}) : UNREADABLE;
}

function readPlanSwitch(inputs: Inputs, fields: CartFormFields): Result<CartChange> {
  const {lineId} = inputs;
  const plan = readPlan(fields.sellingPlanId ?? inputs.sellingPlanId);
  if (!plan.ok) return plan;
  return isId('CartLine', lineId)
    ? accepted({kind: 'switch-plan', lineId, sellingPlanId: plan.value})
    : UNREADABLE;
}

function readDecline({lineId, promotionIds}: Inputs): Result<CartChange> {
  const read = readList(promotionIds, 20, readText(0, 100));
  if (!read.ok) return read;
  return isId('CartLine', lineId)
    ? accepted({kind: 'decline-gift', lineId, promotionIds: read.value})
    : UNREADABLE;
}

function readRestore({promotionId}: Inputs): Result<CartChange> {
  return isText(promotionId, 1, 100) ? accepted({kind: 'restore-gift', promotionId}) : UNREADABLE;
}

function readNote(inputs: Inputs, fields: CartFormFields): Result<CartChange> {
  const typed = fields.note ?? inputs.note;
  if (typeof typed !== 'string') return UNREADABLE;
  // A form's own lines end in two characters, a script's in one.
  const note = withoutControlCharacters(typed.replaceAll('\r\n', '\n')).trim();
  return note.length > NOTE_MAX_LENGTH
    ? refused(`Keep the note under ${NOTE_MAX_LENGTH} characters.`)
    : accepted({kind: 'note', note});
}

const readCode =
  (kind: 'apply-code' | 'remove-code') =>
  (inputs: Inputs, fields: CartFormFields): Result<CartChange> => {
    const typed = fields.discountCode ?? inputs.discountCode;
    const code = typeof typed === 'string' ? typed.trim() : null;
    if (code === '') return refused('Enter a discount code.');
    if (!isText(code, 1, 255)) return UNREADABLE;
    const {discountCodes} = inputs;
    if (discountCodes === undefined || discountCodes === null)
      return accepted({kind, code, current: null});
    const current = readList(discountCodes, 50, readText(0, 255));
    return current.ok ? accepted({kind, code, current: current.value}) : current;
  };

function readCartAttributes({attributes}: Inputs): Result<CartChange> {
  const read = readList<[string, string | null]>(attributes, 50, (item) => {
    if (!isObject(item) || !isText(item.key, 1, 255)) return UNREADABLE;
    const {key, value} = item;
    return value === null || isText(value, 0, 5000) ? accepted([key, value]) : UNREADABLE;
  });
  if (!read.ok) return read;
  return accepted({kind: 'attributes', changes: Object.fromEntries(read.value)});
}

const READERS = {
  LinesAdd: readAdd,
  LinesUpdate: readUpdate,
  LinesRemove: readRemove,
  CustomPlanSwitch: readPlanSwitch,
  CustomGiftDecline: readDecline,
  CustomGiftRestore: readRestore,
  NoteUpdate: readNote,
  DiscountCodesUpdate: readCode('apply-code'),
  CustomDiscountCodeRemove: readCode('remove-code'),
  AttributesUpdateInput: readCartAttributes,
} satisfies Record<string, (inputs: Inputs, fields: CartFormFields) => Result<CartChange>>;

const isAction = (action: unknown): action is keyof typeof READERS =>
  typeof action === 'string' && Object.hasOwn(READERS, action);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const KINDS: Record<keyof typeof READERS, CartChange['kind']> = {
  LinesAdd: 'add',
  LinesUpdate: 'update',
  LinesRemove: 'remove',
  CustomPlanSwitch: 'switch-plan',
  CustomGiftDecline: 'decline-gift',
  CustomGiftRestore: 'restore-gift',
  NoteUpdate: 'note',
  DiscountCodesUpdate: 'apply-code',
  CustomDiscountCodeRemove: 'remove-code',
  AttributesUpdateInput: 'attributes',
};

/** Whether a form is one of the cart's at all, whatever is wrong with what was typed into it: others are no shopper's doing. */
export function isCartForm(form: Iterable<readonly [string, unknown]>): boolean {
  const input = [...form].find(([name]) => name === CART_FORM_FIELD)?.[1];
  const posted = typeof input === 'string' ? parseJson(input) : null;
  return isObject(posted) && isAction(posted.action) && isObject(posted.inputs ?? {});
}

/**
 * What a form that cannot be read was meant for, so that its refusal stands beside the field: the kind of change and the id of
 * the line, where it names one. What names no kind counts as an add.
 */
export function intentOfForm(form: Iterable<readonly [string, unknown]>): {
  kind: CartChange['kind'];
  lineId: string | null;
} {
  const input = [...form].find(([name]) => name === CART_FORM_FIELD)?.[1];
  const posted = typeof input === 'string' ? parseJson(input) : null;
  if (!isObject(posted) || !isAction(posted.action)) return {kind: 'add', lineId: null};
  const inputs = isObject(posted.inputs) ? posted.inputs : {};
  const [line] = linesOf(inputs);
  const lineId = isObject(line) ? (line.id ?? inputs.lineId) : inputs.lineId;
  return {kind: KINDS[posted.action], lineId: isId('CartLine', lineId) ? lineId : null};
}

/**
 * Reads a posted cart form (Hydrogen's `CartForm` contract: `toCartFields`, completed by what the shopper filled in) into a
 * change, or refuses with words for the shopper. Quantities are whole and not negative before the platform is called; an add
 * of 0 is refused, an update to 0 removes. Written without a schema library, because the browser's queue reads forms as well.
 */
export function parseCartChange(form: Iterable<readonly [string, unknown]>): Result<CartChange> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of form) if (typeof value === 'string') fields[name] ??= value;
  const posted = parseJson(fields[CART_FORM_FIELD] ?? '');
  if (!isObject(posted) || !isAction(posted.action)) return UNREADABLE;
  const inputs = posted.inputs ?? {};
  return isObject(inputs) ? READERS[posted.action](inputs, fields) : UNREADABLE;
}
