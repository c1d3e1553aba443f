import {z} from 'zod';

import {MAX_QUANTITY_PER_VARIANT} from '~/domain/catalogue/purchase-limit';
import {withoutControlCharacters} from '~/domain/values/control-characters';
import {accepted, refused, type Result} from '~/domain/values/result';

import {CART_FORM_FIELD} from './form';
import {type LineRequest, parseQuantity} from './lines';

/** What a posted cart form asks for, checked: nothing behind the parser rechecks it. */
export type CartCommand =
  | {kind: 'add'; lines: LineRequest[]}
  | {kind: 'buy-now'; line: LineRequest}
  | {kind: 'update'; lines: {id: string; quantity: number}[]}
  | {kind: 'remove'; lineIds: string[]}
  | {kind: 'decline-gift'; lineId: string; promotionIds: string[]}
  | {kind: 'restore-gift'; promotionId: string}
  | {kind: 'switch-plan'; lineId: string; sellingPlanId: string | null}
  | {kind: 'note'; note: string}
  /** `current`: the codes the shopper saw; null when the form does not say, so that they are read first. */
  | {kind: 'apply-code'; code: string; current: string[] | null}
  | {kind: 'remove-code'; code: string; current: string[] | null}
  | {kind: 'attributes'; changes: Record<string, string | null>};

/** storefront-api §6.6. */
export const NOTE_MAX_LENGTH = 5000;

const QUANTITY_TEXT = `Enter a whole number from 1 to ${MAX_QUANTITY_PER_VARIANT}.`;
const UNREADABLE = 'This cart form could not be read. Reload the page and try again.';

const gid = (type: string) =>
  z
    .string()
    .max(300)
    .regex(new RegExp(`^gid://shopify/${type}/[^\\s/]+$`));
const variantId = gid('ProductVariant');
const lineId = gid('CartLine');
/** An empty choice, as a form's select sends it, is no plan. */
const planId = z
  .union([z.literal(''), gid('SellingPlan')])
  .nullish()
  .transform((id) => (id === '' ? null : (id ?? null)));

const attribute = z.object({key: z.string().min(1).max(255), value: z.string().max(5000)});
const attributes = z.array(attribute).max(50).default([]);

/** Quantities arrive as numbers from scripts and as digits from forms. Zero is for the caller to judge. */
const quantity = z
  .union([z.string(), z.number(), z.null()], {error: QUANTITY_TEXT})
  .transform((value, context) => {
    const parsed = parseQuantity(value);
    if (parsed !== null) return parsed;
    context.addIssue({code: 'custom', message: QUANTITY_TEXT});
    return z.NEVER;
  });
const positive = quantity.refine((units) => units >= 1, {message: QUANTITY_TEXT});

const requestedLine = z.object({
  merchandiseId: variantId,
  quantity: positive.default(1),
  sellingPlanId: planId,
  attributes,
});

const inputs = {
  LinesAdd: z.object({lines: z.array(requestedLine).min(1).max(50)}),
  LinesUpdate: z.object({
    lines: z
      .array(z.object({id: lineId, quantity}))
      .min(1)
      .max(50),
  }),
  LinesRemove: z.object({lineIds: z.array(lineId).min(1).max(250)}),
  NoteUpdate: z.object({
    note: z
      .string()
      .transform((note) => withoutControlCharacters(note).trim())
      .pipe(z.string().max(NOTE_MAX_LENGTH, `Keep the note under ${NOTE_MAX_LENGTH} characters.`)),
  }),
  DiscountCodesUpdate: z.object({
    discountCode: z.string().trim().min(1, 'Enter a discount code.').max(255),
    discountCodes: z.array(z.string().max(255)).max(50).nullish(),
  }),
  AttributesUpdateInput: z.object({
    attributes: z
      .array(z.object({key: z.string().min(1).max(255), value: z.string().max(5000).nullable()}))
      .max(50),
  }),
  CustomDiscountCodeRemove: z.object({
    discountCode: z.string().trim().min(1).max(255),
    discountCodes: z.array(z.string().max(255)).max(50).nullish(),
  }),
  CustomPlanSwitch: z.object({lineId, sellingPlanId: planId}),
  CustomGiftDecline: z.object({lineId, promotionIds: z.array(z.string().max(100)).max(20)}),
  CustomGiftRestore: z.object({promotionId: z.string().min(1).max(100)}),
} as const;

type Action = keyof typeof inputs;

function isAction(value: unknown): value is Action {
  return typeof value === 'string' && Object.hasOwn(inputs, value);
}

interface Posted {
  action: Action;
  inputs: Record<string, unknown>;
  fields: Record<string, string>;
}

/** Reads Hydrogen's contract: one field of JSON, other named fields completing it. */
function readForm(form: Iterable<[string, FormDataEntryValue]>): Posted | null {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of form) if (typeof value === 'string') fields[name] ??= value;
  let posted: unknown;
  try {
    posted = JSON.parse(fields[CART_FORM_FIELD] ?? '');
  } catch {
    return null;
  }
  const parsed = z
    .object({action: z.string(), inputs: z.record(z.string(), z.unknown()).nullish()})
    .safeParse(posted);
  if (!parsed.success || !isAction(parsed.data.action)) return null;
  return {action: parsed.data.action, inputs: parsed.data.inputs ?? {}, fields};
}

/** The JSON's first line completed by the form's own fields, which a shopper changes without JavaScript. */
function withLineFields(
  {inputs: posted, fields}: Posted,
  names: readonly string[],
): Record<string, unknown> {
  const lines: unknown[] = Array.isArray(posted.lines) ? [...(posted.lines as unknown[])] : [{}];
  const first = lines[0];
  const own = Object.fromEntries(
    names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
  lines[0] = typeof first === 'object' && first !== null ? {...first, ...own} : own;
  return {...posted, lines};
}

function check<Schema extends z.ZodType>(schema: Schema, value: unknown): Result<z.output<Schema>> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return accepted(parsed.data);
  const issue = parsed.error.issues.find(
    ({code}) => code === 'custom' || code === 'too_small' || code === 'too_big',
  );
  return refused(issue && /^[A-Z][^:]*\.$/.test(issue.message) ? issue.message : UNREADABLE);
}

/**
 * Reads a posted cart form (Hydrogen's `CartForm` contract) into a command, or refuses with words for the shopper (case C038:
 * quantities are whole and not negative before the platform is called; an add of 0 is refused, an update to 0 removes).
 */
export function parseCartCommand(
  form: Iterable<[string, FormDataEntryValue]>,
): Result<CartCommand> {
  const posted = readForm(form);
  if (!posted) return refused(UNREADABLE);
  const {action, fields} = posted;
  const plain = {...posted.inputs, ...fields};
  switch (action) {
    case 'LinesAdd': {
      const read = check(
        inputs.LinesAdd,
        withLineFields(posted, ['merchandiseId', 'quantity', 'sellingPlanId']),
      );
      if (!read.ok) return read;
      const {lines} = read.value;
      const [line] = lines;
      return accepted(
        fields.buyNow !== undefined && line ? {kind: 'buy-now', line} : {kind: 'add', lines},
      );
    }
    case 'LinesUpdate': {
      const read = check(inputs.LinesUpdate, withLineFields(posted, ['quantity']));
      return read.ok ? accepted({kind: 'update', lines: read.value.lines}) : read;
    }
    case 'LinesRemove': {
      const read = check(inputs.LinesRemove, posted.inputs);
      return read.ok ? accepted({kind: 'remove', lineIds: read.value.lineIds}) : read;
    }
    case 'NoteUpdate': {
      const read = check(inputs.NoteUpdate, plain);
      return read.ok ? accepted({kind: 'note', note: read.value.note}) : read;
    }
    case 'DiscountCodesUpdate':
    case 'CustomDiscountCodeRemove': {
      const read = check(inputs[action], plain);
      if (!read.ok) return read;
      return accepted({
        kind: action === 'DiscountCodesUpdate' ? 'apply-code' : 'remove-code',
        code: read.value.discountCode,
        current: read.value.discountCodes ?? null,
      });
    }
    case 'AttributesUpdateInput': {
      const read = check(inputs.AttributesUpdateInput, posted.inputs);
      if (!read.ok) return read;
      return accepted({
        kind: 'attributes',
        changes: Object.fromEntries(read.value.attributes.map(({key, value}) => [key, value])),
      });
    }
    case 'CustomPlanSwitch': {
      const read = check(inputs.CustomPlanSwitch, plain);
      if (!read.ok) return read;
      return accepted({kind: 'switch-plan', ...read.value});
    }
    case 'CustomGiftDecline': {
      const read = check(inputs.CustomGiftDecline, posted.inputs);
      return read.ok ? accepted({kind: 'decline-gift', ...read.value}) : read;
    }
    case 'CustomGiftRestore': {
      const read = check(inputs.CustomGiftRestore, posted.inputs);
      return read.ok ? accepted({kind: 'restore-gift', ...read.value}) : read;
    }
  }
}
