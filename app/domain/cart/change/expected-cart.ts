import type {Cart, CartLine, CartMerchandise} from '~/domain/cart/cart';
import {askedUnits, grant, type Granted, keepLimit, withinTen} from '~/domain/cart/limit';
import {expectedKey} from '~/domain/cart/line-keys';
import {formatVariant, lineKey, type LineRequest, unitsOf} from '~/domain/cart/lines';
import {formatComponent, type LinePreview} from '~/domain/cart/preview';
import {backdropOf} from '~/domain/catalogue/benefits';
import {times} from '~/domain/values/money';

import {type CartChange, lineIdsOf} from './change';
import {type PendingChange, withCurrentIds} from './pending-change';

/** A line as the screen shows it, changes on their way included. */
export interface ExpectedLine extends CartLine {
  /** A change of this line is on its way: its money is not settled. */
  pending: boolean;
  /** The plan the line will have; the confirmed one is `sellingPlan`. */
  expectedPlanId: string | null;
  /** Known from the page alone: its money is not to be shown, the platform has not named any. */
  isNew: boolean;
  /** The variant in words; empty where there is no choice to name. */
  variant: string;
  /** Background class behind the picture. */
  backdrop: string;
  /** What a bundle holds, in words. */
  contents: string[];
  /** Whether it has plans to choose from, or is going to. */
  hasPlans: boolean;
}

/** What to show while changes are on their way: the confirmed cart with what is certain about them. */
export interface ExpectedCart {
  lines: readonly ExpectedLine[];
  totalQuantity: number;
  note: string;
  /** False while anything is on its way: totals must not be shown as final. */
  settled: boolean;
}

/** Units that there are of a variant; null when nobody counts, or when it is sold beyond what there is. */
function stockOf({quantityAvailable, availableForSale}: CartMerchandise): number | null {
  if (!availableForSale) return 0;
  return quantityAvailable === null || quantityAvailable <= 0 ? null : quantityAvailable;
}

const toContents = ({components}: CartLine): string[] =>
  components.map(({quantity, merchandise}) => formatComponent(quantity, merchandise.product.title));

/** The merchandise of a line that the platform has not named yet, as far as its page knows it. */
function toMerchandise(preview: LinePreview): CartMerchandise {
  const {merchandiseId, handle, title, image, price, most} = preview;
  return {
    id: merchandiseId,
    title: 'Default Title',
    sku: null,
    availableForSale: true,
    quantityAvailable: most,
    price,
    compareAtPrice: null,
    image,
    selectedOptions: [],
    requiresSellingPlan: false,
    product: {id: '', title, handle, type: '', tags: []},
    plans: [],
  };
}

/** A line that the cart does not hold yet; null for what neither its page nor another line knows. */
function toNewLine(
  request: LineRequest,
  lines: readonly ExpectedLine[],
  previews: readonly LinePreview[],
): ExpectedLine | null {
  const {merchandiseId, quantity, attributes, sellingPlanId} = request;
  const preview = previews.find((known) => known.merchandiseId === merchandiseId);
  const sibling = lines.find(({merchandise: known}) => known.id === merchandiseId);
  const merchandise = sibling?.merchandise ?? (preview && toMerchandise(preview));
  if (!merchandise) return null;
  const total = times(merchandise.price, quantity);
  return {
    id: `pending:${lineKey(request)}`,
    quantity,
    attributes,
    cost: {
      amountPerQuantity: merchandise.price,
      compareAtAmountPerQuantity: merchandise.compareAtPrice,
      subtotalAmount: total,
      totalAmount: total,
    },
    merchandise,
    components: [],
    sellingPlan: null,
    discountAllocations: [],
    pending: true,
    expectedPlanId: sellingPlanId,
    isNew: true,
    variant: preview?.variant ?? formatVariant(merchandise),
    backdrop: preview?.backdrop ?? backdropOf(merchandise.product.tags),
    contents: preview?.contents ?? (sibling ? toContents(sibling) : []),
    hasPlans: preview?.hasPlans ?? merchandise.plans.length > 0,
  };
}

/** Lines with other quantities, by id; what is set to 0 leaves the cart. */
function withQuantities(
  lines: readonly ExpectedLine[],
  updates: readonly {id: string; quantity: number}[],
): ExpectedLine[] {
  return lines.flatMap((line) => {
    const quantity = updates.find(({id}) => id === line.id)?.quantity;
    if (quantity === undefined) return [line];
    return quantity > 0 ? [{...line, quantity, pending: true}] : [];
  });
}

function addLines(
  lines: readonly ExpectedLine[],
  requests: readonly LineRequest[],
  previews: readonly LinePreview[],
): readonly ExpectedLine[] {
  return requests.reduce((current, request) => {
    const present = current.find((line) => expectedKey(line) === lineKey(request));
    if (present) {
      const quantity = present.quantity + request.quantity;
      return withQuantities(current, [{id: present.id, quantity}]);
    }
    const line = toNewLine(request, current, previews);
    return line ? [line, ...current] : current;
  }, lines);
}

/** The lines after a change that nothing limits; the same list when it is not about lines. */
function changedLines(
  lines: readonly ExpectedLine[],
  change: CartChange,
  previews: readonly LinePreview[],
): readonly ExpectedLine[] {
  switch (change.kind) {
    case 'add':
      return addLines(lines, change.lines, previews);
    case 'update':
      return withQuantities(lines, change.lines);
    case 'remove':
    case 'decline-gift': {
      const gone = lineIdsOf(change);
      return lines.filter(({id}) => !gone.includes(id));
    }
    case 'switch-plan': {
      const {lineId, sellingPlanId: expectedPlanId} = change;
      return lines.map((line) =>
        line.id === lineId ? {...line, pending: true, expectedPlanId} : line,
      );
    }
    default:
      return lines;
  }
}

/** Lines that grow no further than the stock that the cart knows of; a variant's lines share it. */
function withinStock(
  before: readonly ExpectedLine[],
  after: readonly ExpectedLine[],
): readonly ExpectedLine[] {
  return after.reduce((lines, {id, quantity, merchandise}) => {
    const held = before.find((line) => line.id === id)?.quantity ?? 0;
    const stock = stockOf(merchandise);
    if (quantity <= held || stock === null) return lines;
    const elsewhere = unitsOf(lines, merchandise.id) - (quantity - held);
    const most = held + Math.max(0, stock - elsewhere);
    return quantity > most ? withQuantities(lines, [{id, quantity: most}]) : lines;
  }, after);
}

/** What is expected of one change, as far as the cart is known. */
interface ExpectedChange extends Granted {
  lines: readonly ExpectedLine[];
}

/** A change of these lines: what they become within the limit of ten and the known stock, and what the limit leaves of it. */
export function expectChange(
  lines: readonly ExpectedLine[],
  pending: PendingChange,
): ExpectedChange {
  const change = withCurrentIds(pending, lines);
  const changed = changedLines(lines, withinTen(change), pending.previews);
  const {updates, alerts} = keepLimit(changed, askedUnits(change));
  return {
    lines: changed === lines ? lines : withinStock(lines, withQuantities(changed, updates)),
    ...grant(change, lines, alerts),
  };
}

/**
 * The cart to show while changes wait or are in flight (never a number the cart will not have). Quantities follow the
 * same limit of ten as the edge applies, and the stock that the cart knows; lines match by variant, plan and
 * attributes, so a change that the confirmed cart already contains is never applied twice by matching the wrong line.
 * Money is left as the platform last confirmed it, and marked unsettled. Gifts are not guessed.
 */
export function expectedCart(cart: Cart | null, changes: readonly PendingChange[]): ExpectedCart {
  let lines: readonly ExpectedLine[] = (cart?.lines ?? []).map((line) => ({
    ...line,
    pending: false,
    expectedPlanId: line.sellingPlan?.id ?? null,
    isNew: false,
    variant: formatVariant(line.merchandise),
    backdrop: backdropOf(line.merchandise.product.tags),
    contents: toContents(line),
    hasPlans: line.merchandise.plans.length > 0,
  }));
  let note = cart?.note ?? '';
  for (const pending of changes) {
    lines = expectChange(lines, pending).lines;
    if (pending.change.kind === 'note') note = pending.change.note;
  }
  return {
    lines,
    totalQuantity: lines.reduce((units, {quantity}) => units + quantity, 0),
    note,
    settled: changes.length === 0,
  };
}
