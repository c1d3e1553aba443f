import {backdropOf} from '~/domain/catalogue/benefits';

import type {Cart, CartLine, CartMerchandise} from './cart';
import {lineIdsOf} from './change';
import {expectedKey, type LineKeys, resolveLine} from './line-keys';
import {
  allowance,
  allowedQuantity,
  formatVariant,
  lineKey,
  type LineRequest,
  unitsOf,
} from './lines';
import type {PendingChange} from './pending-change';
import {formatComponent, type LinePreview} from './preview';

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
  lines: ExpectedLine[];
  totalQuantity: number;
  note: string;
  /** False while anything is on its way: totals must not be shown as final. */
  settled: boolean;
}

/** Units a variant's tracked stock leaves for one line beside its other lines; null when stock does not bind. */
function stockFor(lines: readonly CartLine[], merchandise: CartMerchandise): number | null {
  const {quantityAvailable, availableForSale} = merchandise;
  if (!availableForSale) return 0;
  if (quantityAvailable === null || quantityAvailable <= 0) return null;
  return Math.max(0, quantityAvailable - unitsOf(lines, merchandise.id));
}

function raiseTo(lines: readonly CartLine[], line: CartLine, wanted: number): number {
  const {quantity} = allowedQuantity(lines, line, wanted);
  if (quantity <= line.quantity) return quantity;
  const stock = stockFor(lines, line.merchandise);
  return stock === null ? quantity : Math.min(quantity, line.quantity + stock);
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

function addLines(
  lines: ExpectedLine[],
  requests: readonly LineRequest[],
  previews: readonly LinePreview[],
): ExpectedLine[] {
  return requests.reduce((current, request) => {
    const present = current.find((line) => expectedKey(line) === lineKey(request));
    if (present) {
      const quantity = raiseTo(current, present, present.quantity + request.quantity);
      return current.map((line) => (line === present ? {...line, quantity, pending: true} : line));
    }
    const {merchandiseId} = request;
    const preview = previews.find((known) => known.merchandiseId === merchandiseId);
    const sibling = current.find(({merchandise: known}) => known.id === merchandiseId);
    const merchandise = sibling?.merchandise ?? (preview && toMerchandise(preview));
    const stock = merchandise ? stockFor(current, merchandise) : null;
    const quantity = Math.min(
      request.quantity,
      allowance(current, merchandiseId),
      stock ?? Infinity,
    );
    // A new line shows only with what its page or another line knows of it, and only when the cart will really hold it.
    if (!merchandise || quantity <= 0) return current;
    const total = {...merchandise.price, amount: merchandise.price.amount * quantity};
    const line: ExpectedLine = {
      id: `pending:${lineKey(request)}`,
      quantity,
      attributes: request.attributes,
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
      expectedPlanId: request.sellingPlanId,
      isNew: true,
      variant: preview?.variant ?? formatVariant(merchandise),
      backdrop: preview?.backdrop ?? backdropOf(merchandise.product.tags),
      contents: preview?.contents ?? (sibling ? toContents(sibling) : []),
      hasPlans: preview?.hasPlans ?? merchandise.plans.length > 0,
    };
    return [line, ...current];
  }, lines);
}

function setQuantity(
  lines: ExpectedLine[],
  id: string,
  keys: LineKeys,
  wanted: number,
): ExpectedLine[] {
  const line = resolveLine(lines, id, keys);
  if (!line) return lines;
  const quantity = raiseTo(lines, line, wanted);
  return quantity === 0
    ? lines.filter((other) => other !== line)
    : lines.map((other) => (other === line ? {...line, quantity, pending: true} : other));
}

/**
 * The cart to show while changes wait or are in flight (issue "cart": never a number the cart will not have). Quantities follow
 * the same limit of ten as the edge applies, and the stock that the cart knows; lines match by variant, plan and attributes, so
 * a change that the confirmed cart already contains is never applied twice by matching the wrong line. Money is left as the
 * platform last confirmed it, and marked unsettled. Gifts are not guessed.
 */
export function expectedCart(cart: Cart | null, changes: readonly PendingChange[]): ExpectedCart {
  let lines: ExpectedLine[] = (cart?.lines ?? []).map((line) => ({
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
  for (const {change, keys, previews} of changes) {
    switch (change.kind) {
      case 'add':
        lines = addLines(lines, change.lines, previews);
        break;
      case 'update':
        for (const {id, quantity} of change.lines) lines = setQuantity(lines, id, keys, quantity);
        break;
      case 'remove':
      case 'decline-gift': {
        const current = lines;
        const gone = lineIdsOf(change).map((id) => resolveLine(current, id, keys));
        lines = lines.filter((line) => !gone.includes(line));
        break;
      }
      case 'switch-plan': {
        const line = resolveLine(lines, change.lineId, keys);
        lines = lines.map((other) =>
          other === line ? {...other, pending: true, expectedPlanId: change.sellingPlanId} : other,
        );
        break;
      }
      case 'note':
        note = change.note;
        break;
      case 'buy-now':
      case 'apply-code':
      case 'remove-code':
      case 'restore-gift':
      case 'attributes':
        break;
    }
  }
  return {
    lines,
    totalQuantity: lines.reduce((units, {quantity}) => units + quantity, 0),
    note,
    settled: changes.length === 0,
  };
}
