import {rawCart, rawLine} from './cart-answers';

export interface StubVariant {
  handle: string;
  /** Decimal dollars, as the platform writes them. */
  price: string;
  sku?: string;
  tags?: string[];
  plan?: {id: string; price: string};
  soldOut?: boolean;
}

interface StubLine {
  id: string;
  variant: StubVariant;
  quantity: number;
  sellingPlanId: string | null;
  attributes: {key: string; value: string}[];
}

interface StubCart {
  id: string;
  lines: StubLine[];
  attributes: {key: string; value: string}[];
  codes: string[];
  note: string;
  buyer: Record<string, unknown>;
}

interface LineInput {
  id?: string;
  merchandiseId: string;
  quantity?: number;
  sellingPlanId?: string | null;
  attributes?: {key: string; value: string}[];
}

export interface StubCall {
  name: string;
  variables: Record<string, unknown>;
}

const cents = (decimal: string) => Math.round(Number(decimal) * 100);
const decimal = (amount: number) => (amount / 100).toFixed(2);
const money = (amount: number) => ({amount: decimal(amount), currencyCode: 'USD'});
const userError = (message: string, field: string[], code = 'INVALID') => ({code, field, message});

/**
 * A platform for unit tests of the edge: carts in memory, as sections 6 and 7 of storefront-api.md describe them, with a record
 * of every call and a hook to let a call fail. It answers at the level of `fetch`, below Hydrogen's client.
 */
export class StubPlatform {
  readonly calls: StubCall[] = [];
  readonly carts = new Map<string, StubCart>();
  /** Codes that apply; any other is listed as not applicable. */
  readonly codes = new Set<string>();
  /** Answers in place of the platform for a call; null lets it through. `after` runs the call and loses its reply. */
  fault: (call: StubCall) => Response | 'after' | null = () => null;
  private serial = 0;

  constructor(readonly catalogue: readonly StubVariant[]) {}

  variantId(handle: string): string {
    return `gid://shopify/ProductVariant/${handle}`;
  }

  /** Names of the cart calls so far, catalogue reads left out. */
  get cartCalls(): string[] {
    return this.calls.map(({name}) => name).filter((name) => name !== 'products');
  }

  readonly fetch = (_url: string, init: {body: string}): Promise<Response> => {
    const {query, variables} = JSON.parse(init.body) as {
      query: string;
      variables: Record<string, unknown>;
    };
    const name = /\{\s*(cart\w*|products)\s*[({]/.exec(query.replace(/^[^{]*/, ''))?.[1] ?? '';
    const call = {name, variables};
    this.calls.push(call);
    const fault = this.fault(call);
    if (fault instanceof Response) return Promise.resolve(fault);
    const data = this.answer(call);
    if (fault === 'after') return Promise.reject(new TypeError('fetch failed'));
    return Promise.resolve(
      new Response(JSON.stringify({data: {[name]: data}}), {
        headers: {'Content-Type': 'application/json'},
      }),
    );
  };

  private answer({name, variables}: StubCall): unknown {
    if (name === 'products') return this.products();
    const cart = this.carts.get(String(variables.cartId));
    if (name === 'cart') return cart ? this.toRaw(cart) : null;
    if (name === 'cartCreate') return this.create(variables.input as Record<string, unknown>);
    if (!cart) return this.refuse(userError('The specified cart does not exist.', ['cartId']));
    switch (name) {
      case 'cartLinesAdd':
        return this.add(cart, variables.lines as LineInput[]);
      case 'cartLinesUpdate':
        return this.update(cart, variables.lines as {id: string; quantity: number}[]);
      case 'cartLinesRemove':
        return this.update(
          cart,
          (variables.lineIds as string[]).map((id) => ({id, quantity: 0})),
        );
      case 'cartDiscountCodesUpdate':
        cart.codes = variables.discountCodes as string[];
        break;
      case 'cartNoteUpdate':
        cart.note = String(variables.note);
        break;
      case 'cartAttributesUpdate':
        cart.attributes = variables.attributes as StubCart['attributes'];
        break;
      case 'cartBuyerIdentityUpdate':
        cart.buyer = {...cart.buyer, ...(variables.buyerIdentity as object)};
        break;
      default:
        throw new Error(`The stub has no ${name}`);
    }
    return this.accept(cart);
  }

  private accept(cart: StubCart) {
    return {cart: this.toRaw(cart), userErrors: [], warnings: []};
  }

  private refuse(error: ReturnType<typeof userError>, cart: StubCart | null = null) {
    return {cart: cart && this.toRaw(cart), userErrors: [error], warnings: []};
  }

  private create(input: Record<string, unknown>) {
    const cart: StubCart = {
      id: `gid://shopify/Cart/cart${(this.serial += 1)}?key=k`,
      lines: [],
      attributes: (input.attributes as StubCart['attributes'] | undefined) ?? [],
      codes: (input.discountCodes as string[] | undefined) ?? [],
      note: (input.note as string | undefined) ?? '',
      buyer: (input.buyerIdentity as Record<string, unknown> | undefined) ?? {},
    };
    if (cart.buyer.customerAccessToken === 'expired')
      return this.refuse(
        userError('Customer is invalid', ['input', 'buyerIdentity', 'customerAccessToken']),
      );
    this.carts.set(cart.id, cart);
    const lines = (input.lines as LineInput[] | undefined) ?? [];
    const added = this.add(cart, lines);
    if (added.userErrors.length > 0) this.carts.delete(cart.id);
    return added;
  }

  private add(cart: StubCart, inputs: readonly LineInput[]) {
    for (const [index, {merchandiseId}] of inputs.entries()) {
      if (!this.find(merchandiseId))
        return this.refuse(
          userError(`The merchandise with id ${merchandiseId} does not exist.`, [
            'lines',
            String(index),
            'merchandiseId',
          ]),
        );
    }
    for (const {merchandiseId, quantity = 1, sellingPlanId = null, attributes = []} of inputs) {
      const variant = this.find(merchandiseId);
      if (!variant) continue;
      const same = cart.lines.find(
        (line) =>
          line.variant === variant &&
          line.sellingPlanId === sellingPlanId &&
          JSON.stringify(line.attributes) === JSON.stringify(attributes),
      );
      if (same) same.quantity += quantity;
      else
        cart.lines.unshift({
          id: `gid://shopify/CartLine/line${(this.serial += 1)}?cart=c`,
          variant,
          quantity: variant.soldOut ? 0 : quantity,
          sellingPlanId,
          attributes,
        });
    }
    return this.accept(cart);
  }

  private update(cart: StubCart, updates: readonly {id: string; quantity: number}[]) {
    for (const [index, {id}] of updates.entries()) {
      if (!cart.lines.some((line) => line.id === id))
        return this.refuse(
          userError(
            `The merchandise line with id ${id} does not exist.`,
            ['lines', String(index), 'id'],
            'INVALID_MERCHANDISE_LINE',
          ),
          cart,
        );
    }
    for (const {id, quantity} of updates) {
      for (const line of cart.lines) if (line.id === id) line.quantity = quantity;
    }
    cart.lines = cart.lines.filter(({id, quantity}) => {
      return quantity > 0 || !updates.some((update) => update.id === id);
    });
    return this.accept(cart);
  }

  private find(merchandiseId: string): StubVariant | undefined {
    return this.catalogue.find(({handle}) => this.variantId(handle) === merchandiseId);
  }

  private toRaw(cart: StubCart) {
    const lines = cart.lines.map(({id, variant, quantity, sellingPlanId, attributes}) => {
      const unit = sellingPlanId && variant.plan ? variant.plan.price : variant.price;
      const line = rawLine(variant.handle, quantity, unit);
      return {
        ...line,
        id,
        attributes,
        merchandise: {
          ...line.merchandise,
          sku: variant.sku ?? null,
          availableForSale: !variant.soldOut,
          product: {...line.merchandise.product, tags: variant.tags ?? []},
        },
        sellingPlanAllocation: sellingPlanId
          ? {
              checkoutChargeAmount: money(cents(unit)),
              remainingBalanceChargeAmount: money(0),
              priceAdjustments: [
                {
                  compareAtPrice: money(cents(variant.price)),
                  perDeliveryPrice: money(cents(unit)),
                  price: money(cents(unit)),
                  unitPrice: null,
                },
              ],
              sellingPlan: {
                id: sellingPlanId,
                name: 'Every 2 months',
                recurringDeliveries: true,
                options: [{name: 'Delivery every', value: '2 months'}],
              },
            }
          : null,
      };
    });
    const subtotal = lines.reduce((total, line) => total + cents(line.cost.totalAmount.amount), 0);
    const raw = rawCart(lines, {
      id: cart.id,
      note: cart.note,
      attributes: cart.attributes,
      totalQuantity: lines.reduce((units, {quantity}) => units + quantity, 0),
      discountCodes: cart.codes.map((code) => ({code, applicable: this.codes.has(code)})),
    });
    return {
      ...raw,
      cost: {
        ...raw.cost,
        checkoutChargeAmount: money(subtotal),
        subtotalAmount: money(subtotal),
        totalAmount: money(subtotal),
      },
    };
  }

  private products() {
    const nodes = this.catalogue.map(({handle, price, tags = [], soldOut = false}) => ({
      id: `gid://shopify/Product/${handle}`,
      handle,
      title: handle,
      productType: 'Toothpaste',
      tags,
      availableForSale: !soldOut,
      publishedAt: '2026-01-01T00:00:00Z',
      totalInventory: null,
      requiresSellingPlan: false,
      priceRange: {minVariantPrice: money(cents(price)), maxVariantPrice: money(cents(price))},
      images: {nodes: []},
      options: [],
      variants: {
        nodes: [
          {
            id: this.variantId(handle),
            title: 'Default Title',
            sku: null,
            availableForSale: !soldOut,
            quantityAvailable: null,
            currentlyNotInStock: false,
            price: money(cents(price)),
            compareAtPrice: null,
            selectedOptions: [],
            image: null,
            metafields: [],
          },
        ],
      },
      sellingPlanGroups: {nodes: []},
      metafields: [],
    }));
    return {nodes, pageInfo: {hasNextPage: false, endCursor: null}};
  }
}
