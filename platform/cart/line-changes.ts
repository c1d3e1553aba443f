import {isVisible} from '../catalogue/catalogue.ts';
import type {VariantRecord} from '../catalogue/records.ts';
import {plansOf} from '../catalogue/selling-plans.ts';
import type {RequestContext} from '../graphql/context.ts';
import {findGidNumber, parseGlobalId} from '../graphql/gid.ts';

import {
  type CartChange,
  type CartUserError,
  DONE,
  newerCode,
  refuse,
  userError,
} from './change-cart.ts';
import {
  type Attribute,
  type Cart,
  type CartDocument,
  collapseAttributes,
  type LineDocument,
  sameLine,
} from './document.ts';
import {priceCart, type PricedLine} from './pricing.ts';

export interface LineInput {
  merchandiseId: string;
  quantity?: number | null;
  attributes?: Attribute[] | null;
  sellingPlanId?: string | null;
  parent?: {lineId?: string | null; merchandiseId?: string | null} | null;
}

export interface LineUpdateInput {
  id: string;
  merchandiseId?: string | null;
  quantity?: number | null;
  attributes?: Attribute[] | null;
  sellingPlanId?: string | null;
}

/** §1.7. */
const MOST_LINES = 500;

type Field = readonly string[];

function findVariant(context: RequestContext, id: string): VariantRecord | null {
  const number = findGidNumber(id, 'ProductVariant');
  const {catalogue, clock} = context.services;
  const variant = number === null ? undefined : catalogue.variant(number);
  if (variant === undefined) return null;
  return isVisible(catalogue.productOf(variant), clock.now()) ? variant : null;
}

const unknownMerchandise = (field: Field, id: string) =>
  userError([...field, 'merchandiseId'], `The merchandise with id ${id} does not exist.`);

/** The plan a line may be bought with; null for none, or the error (§6.6). */
function choosePlan(
  context: RequestContext,
  variant: VariantRecord,
  planId: string | null,
  field: Field,
): {ok: true; planId: number | null} | {ok: false; error: CartUserError} {
  const {catalogue} = context.services;
  const product = catalogue.productOf(variant);
  const at = [...field, 'sellingPlanId'];
  if (planId === null) {
    if (!product.requiresSellingPlan) return {ok: true, planId: null};
    return {
      ok: false,
      error: userError(
        at,
        'Variant can only be purchased with a selling plan.',
        newerCode(context, 'VARIANT_REQUIRES_SELLING_PLAN'),
      ),
    };
  }
  const number = findGidNumber(planId, 'SellingPlan');
  const plan = plansOf(catalogue, product).find((one) => one.id === number);
  if (plan !== undefined) return {ok: true, planId: plan.id};
  return {
    ok: false,
    error: userError(
      at,
      'Cannot apply selling plan to variant',
      newerCode(context, 'SELLING_PLAN_NOT_APPLICABLE'),
    ),
  };
}

/** A quantity that the variant's rule forbids, or that is below zero (§6.6). */
function findQuantityError(
  variant: VariantRecord,
  quantity: number,
  field: Field,
): CartUserError | null {
  const at = [...field, 'quantity'];
  if (quantity < 0) return userError(at, 'Quantity must be greater than or equal to 0.');
  if (quantity === 0) return null;
  const {minimum, maximum, increment} = variant.quantityRule;
  if (quantity < minimum) {
    return userError(at, `The minimum quantity is ${minimum}.`, 'MINIMUM_NOT_MET');
  }
  if (maximum !== null && quantity > maximum) {
    return userError(at, `The maximum quantity is ${maximum}.`, 'MAXIMUM_EXCEEDED');
  }
  if (quantity % increment !== 0) {
    return userError(at, `The quantity must be a multiple of ${increment}.`, 'INVALID_INCREMENT');
  }
  return null;
}

function tooManyLines(context: RequestContext, field: Field): CartChange {
  return refuse(
    userError(
      field,
      'The cart exceeds the maximum number of lines.',
      newerCode(context, 'CART_TOO_LARGE'),
    ),
  );
}

/** The line an add-on hangs on (2026-04): by id, or the first one of a variant. */
function findParent(
  document: CartDocument,
  parent: NonNullable<LineInput['parent']>,
): LineDocument | null {
  if (parent.lineId !== undefined && parent.lineId !== null) {
    const id = parseGlobalId(parent.lineId)?.id;
    return document.lines.find((line) => line.id === id) ?? null;
  }
  const variant = findGidNumber(parent.merchandiseId ?? '', 'ProductVariant');
  return document.lines.find((line) => line.variantId === variant) ?? null;
}

function chooseParent(
  context: RequestContext,
  document: CartDocument,
  input: LineInput,
  field: Field,
): {ok: true; parentId: string | null} | {ok: false; error: CartUserError} {
  const {parent} = input;
  if (parent === undefined || parent === null) return {ok: true, parentId: null};
  const at = [...field, 'parent'];
  const found = findParent(document, parent);
  const failed = (message: string, code: string) =>
    ({ok: false, error: userError(at, message, code)}) as const;
  if (found === null) return failed('The parent line does not exist.', 'PARENT_LINE_NOT_FOUND');
  if (found.parentId !== null) {
    return failed('A parent line cannot be nested.', 'PARENT_LINE_NESTING_TOO_DEEP');
  }
  if ((context.services.catalogue.variant(found.variantId)?.components.length ?? 0) > 0) {
    return failed('Bundles and add-ons cannot be mixed.', 'BUNDLES_AND_ADDONS_CANNOT_BE_MIXED');
  }
  return {ok: true, parentId: found.id};
}

/**
 * Adds lines (§6.2): an equal line grows and keeps its id and place, others go to the top in the
 * order given. One bad line refuses all.
 * @param field where the lines stand in the mutation's arguments
 */
export function addLines(
  context: RequestContext,
  document: CartDocument,
  inputs: readonly LineInput[],
  field: Field,
): CartChange {
  let fresh = 0;
  for (const [index, input] of inputs.entries()) {
    const at = [...field, String(index)];
    const variant = findVariant(context, input.merchandiseId);
    if (variant === null) return refuse(unknownMerchandise(at, input.merchandiseId));
    const plan = choosePlan(context, variant, input.sellingPlanId ?? null, at);
    if (!plan.ok) return refuse(plan.error);
    const parent = chooseParent(context, document, input, at);
    if (!parent.ok) return refuse(parent.error);
    const quantity = input.quantity ?? 1;
    const line = {
      variantId: variant.id,
      attributes: collapseAttributes(input.attributes ?? []),
      sellingPlanId: plan.planId,
      parentId: parent.parentId,
    };
    const equal = document.lines.find((one) => sameLine(one, line));
    const error = findQuantityError(
      variant,
      quantity <= 0 ? quantity : quantity + (equal?.quantity ?? 0),
      at,
    );
    if (error !== null) return refuse(error);
    if (quantity === 0) continue;
    if (equal === undefined) {
      document.lines.splice(fresh, 0, {...line, id: context.services.ids.uuid(), quantity});
      fresh += 1;
    } else equal.quantity += quantity;
    if (document.lines.length > MOST_LINES) return tooManyLines(context, field);
  }
  return DONE;
}

/** The shown line behind a gid: a stored one, or the part that a discount set apart (§7.5). */
function findShownLine(shown: readonly PricedLine[], id: string): PricedLine | null {
  const uuid = parseGlobalId(id)?.id;
  return shown.find((line) => line.id === uuid) ?? null;
}

function unknownLine(field: Field, id: string): CartChange {
  const uuid = parseGlobalId(id)?.id ?? id;
  return refuse(
    userError(
      field,
      `The merchandise line with id ${uuid} does not exist.`,
      'INVALID_MERCHANDISE_LINE',
    ),
    true,
  );
}

/** Removes lines of no quantity that the shopper asked away, and the add-ons of those that went. */
function dropLines(document: CartDocument, gone: ReadonlySet<string>): void {
  document.lines = document.lines.filter(
    (line) => !gone.has(line.id) && (line.parentId === null || !gone.has(line.parentId)),
  );
}

/**
 * Updates lines (§6.3): what is left out or null keeps its value, quantity 0 removes, lines that
 * became equal merge into the earlier one.
 */
export function updateLines(
  context: RequestContext,
  document: CartDocument,
  cart: Cart,
  inputs: readonly LineUpdateInput[],
): CartChange {
  const shown = priceCart(context.services, cart, context.market).lines;
  const touched = new Set<string>();
  const gone = new Set<string>();
  for (const [index, input] of inputs.entries()) {
    const at = ['lines', String(index)];
    const target = findShownLine(shown, input.id);
    const line = document.lines.find((one) => one.id === target?.base.id);
    if (target === null || line === undefined) return unknownLine([...at, 'id'], input.id);
    let variant = target.variant;
    if (input.merchandiseId !== undefined && input.merchandiseId !== null) {
      const found = findVariant(context, input.merchandiseId);
      if (found === null) return refuse(unknownMerchandise(at, input.merchandiseId));
      variant = found;
    }
    const keptPlan =
      line.sellingPlanId === null ? null : `gid://shopify/SellingPlan/${line.sellingPlanId}`;
    const plan = choosePlan(context, variant, input.sellingPlanId ?? keptPlan, at);
    if (!plan.ok) return refuse(plan.error);
    const wanted = input.quantity ?? target.quantity;
    // A part counts for itself: the rest of its line stays as it is.
    const quantity = wanted < 0 ? wanted : line.quantity - target.quantity + wanted;
    const error = findQuantityError(variant, quantity, at);
    if (error !== null && (quantity !== line.quantity || variant !== target.variant)) {
      return refuse(error);
    }
    line.variantId = variant.id;
    line.sellingPlanId = plan.planId;
    line.quantity = quantity;
    if (input.attributes !== undefined && input.attributes !== null) {
      line.attributes = collapseAttributes(input.attributes);
    }
    touched.add(line.id);
    // A line that stock emptied stays (§6.4); one that the shopper set to 0 goes.
    if (quantity === 0 && input.quantity === 0) gone.add(line.id);
  }
  dropLines(document, gone);
  mergeEqualLines(document, touched);
  return {ok: true, touched};
}

function mergeEqualLines(document: CartDocument, touched: Set<string>): void {
  const kept: LineDocument[] = [];
  for (const line of document.lines) {
    const equal = kept.find((one) => sameLine(one, line));
    if (equal === undefined) {
      kept.push(line);
      continue;
    }
    equal.quantity += line.quantity;
    if (touched.has(line.id)) touched.add(equal.id);
    for (const one of document.lines) if (one.parentId === line.id) one.parentId = equal.id;
  }
  document.lines = kept;
}

/** Removes lines; a part that a discount set apart takes only its own units away. */
export function removeLines(
  context: RequestContext,
  document: CartDocument,
  cart: Cart,
  lineIds: readonly string[],
): CartChange {
  const shown = priceCart(context.services, cart, context.market).lines;
  const gone = new Set<string>();
  for (const [index, id] of lineIds.entries()) {
    const target = findShownLine(shown, id);
    const line = document.lines.find((one) => one.id === target?.base.id);
    if (target === null || line === undefined) {
      return unknownLine(['lineIds', String(index)], id);
    }
    line.quantity -= target.quantity;
    if (line.quantity <= 0) gone.add(line.id);
  }
  dropLines(document, gone);
  return DONE;
}
