import {
  deleteDiscount,
  findDiscount,
  listDiscounts,
  saveDiscount,
  type StoredDiscount,
} from '../discounts/discounts.ts';
import type {DiscountEffect, DiscountRecord, DiscountValue} from '../discounts/records.ts';
import {formatDateTime, formatPrice} from '../pages/format.ts';
import {listTable} from '../pages/list-table.ts';
import {html, type Markup} from '../pages/markup.ts';
import type {PlatformServices} from '../services.ts';
import {nextNumber} from '../store/ids.ts';
import type {PlatformApp} from '../transport/environment.ts';

import {
  adminPage,
  backRefused,
  backWith,
  field,
  parseDollars,
  selectOptions,
  tagsOf,
  textOf,
} from './admin-page.ts';

const KINDS = [
  ['order-percentage', 'Percentage off the order'],
  ['order-amount', 'Dollars off the order'],
  ['product-percentage', 'Percentage off a collection'],
  ['product-amount', 'Dollars off each unit of a collection'],
  ['shipping', 'Free shipping'],
  ['buy-two-get-one', 'Buy two of a collection, get one free'],
] as const;

function valueText(value: DiscountValue): string {
  return value.type === 'percentage' ? `${value.percentage}%` : formatPrice(value.cents);
}

function effectText(effect: DiscountEffect): string {
  switch (effect.kind) {
    case 'order':
      return `${valueText(effect.value)} off the order`;
    case 'product':
      return `${valueText(effect.value)} off some products${effect.once ? ', once an order' : ''}`;
    case 'shipping':
      return effect.value.type === 'percentage' && effect.value.percentage === 100
        ? 'Free shipping'
        : `${valueText(effect.value)} off shipping`;
    case 'buyXGetY':
      return effect.gets.percentage === 100
        ? `Buy ${effect.buys.quantity}, get ${effect.gets.quantity} free`
        : `Buy ${effect.buys.quantity}, get ${effect.gets.quantity} at ${effect.gets.percentage}% off`;
  }
}

const PURCHASES = [
  ['BOTH', 'Every purchase'],
  ['ONE_TIME', 'One-time purchases'],
  ['SUBSCRIPTION', 'Subscriptions'],
] as const;

/** Whether a discount is in force now, as a chip says it. */
function stateChip({record, uses}: StoredDiscount, now: Date): Markup {
  if (!record.active) return html`<span class="chip">Off</span>`;
  if (Date.parse(record.startsAt) > now.getTime())
    return html`<span class="chip wait">Not yet</span>`;
  if (record.endsAt !== null && Date.parse(record.endsAt) < now.getTime()) {
    return html`<span class="chip bad">Over</span>`;
  }
  if (record.usageLimit !== null && uses >= record.usageLimit) {
    return html`<span class="chip bad">Used up</span>`;
  }
  return html`<span class="chip good">On</span>`;
}

function limitsText(discount: DiscountRecord, now: Date): string {
  return [
    discount.minimumSubtotal === null ? null : `from ${formatPrice(discount.minimumSubtotal)}`,
    discount.minimumQuantity === null ? null : `from ${discount.minimumQuantity} units`,
    discount.oncePerCustomer ? 'once per customer' : null,
    discount.usageLimit === null ? null : `${discount.usageLimit} uses at most`,
    discount.customerTags.length === 0
      ? null
      : `customers tagged ${discount.customerTags.join(' or ')}`,
    discount.purchaseType === 'BOTH'
      ? null
      : discount.purchaseType === 'SUBSCRIPTION'
        ? 'subscriptions only'
        : 'one-time purchases only',
    Date.parse(discount.startsAt) > now.getTime()
      ? `from ${formatDateTime(discount.startsAt)}`
      : null,
    discount.endsAt === null ? null : `until ${formatDateTime(discount.endsAt)}`,
  ]
    .filter((text) => text !== null)
    .join(', ');
}

function toEffect(
  kind: string,
  amount: number | null,
  collectionId: number | null,
): DiscountEffect | null {
  const entitled = {
    all: collectionId === null,
    productIds: [],
    collectionIds: collectionId === null ? [] : [collectionId],
  };
  const percentage = amount === null ? null : amount / 100;
  const isPercentage = percentage !== null && percentage > 0 && percentage <= 100;
  switch (kind) {
    case 'order-percentage':
      return isPercentage ? {kind: 'order', value: {type: 'percentage', percentage}} : null;
    case 'order-amount':
      return amount === null ? null : {kind: 'order', value: {type: 'amount', cents: amount}};
    case 'product-percentage':
      return isPercentage
        ? {kind: 'product', value: {type: 'percentage', percentage}, entitled, once: false}
        : null;
    case 'product-amount':
      return amount === null
        ? null
        : {kind: 'product', value: {type: 'amount', cents: amount}, entitled, once: false};
    case 'shipping':
      return {kind: 'shipping', value: {type: 'percentage', percentage: 100}};
    case 'buy-two-get-one':
      return {
        kind: 'buyXGetY',
        buys: {entitled, quantity: 2},
        gets: {entitled, quantity: 1, percentage: 100},
        usesPerOrder: null,
      };
    default:
      return null;
  }
}

const isInstant = (text: string) => !Number.isNaN(Date.parse(`${text}Z`));
const toInstant = (text: string) => new Date(`${text}Z`).toISOString();

const PATH = '/admin/discounts';

function discountTable(discounts: readonly StoredDiscount[], now: Date): Markup {
  return listTable(
    ['Code or title', 'State', 'What it does', 'Limits', {numbers: 'Uses'}, 'Change'],
    discounts.map((discount) => {
      const {record, uses} = discount;
      return html`<tr>
        <td>
          ${record.code ?? html`${record.title}<br /><span class="quiet small">automatic</span>`}
        </td>
        <td>${stateChip(discount, now)}</td>
        <td>${effectText(record.effect)}</td>
        <td>${limitsText(record, now)}</td>
        <td class="number">${uses}</td>
        <td>
          <form method="post" action="${PATH}/${record.id}" class="tools">
            <button class="button white" name="do" value="toggle">
              ${record.active ? 'Switch off' : 'Switch on'}
            </button>
            <button class="button white" name="do" value="delete">Delete</button>
          </form>
        </td>
      </tr>`;
    }),
  );
}

function discountForm({catalogue}: PlatformServices): Markup {
  return html`<section class="card" style="margin-top:24px">
    <h2>New discount</h2>
    <form method="post" action="${PATH}">
      <div class="pair">
        ${field('Code', html`<input name="code" autocomplete="off" />`, 'Empty: automatic, with the title.')}
        ${field('Title', html`<input name="title" />`)}
        ${field(
          'Kind',
          html`<select name="kind">
            ${selectOptions(KINDS, 'order-percentage')}
          </select>`,
        )}
        ${field('Percent or dollars', html`<input name="amount" inputmode="decimal" />`)}
        ${field(
          'Collection',
          html`<select name="collection">
            ${selectOptions(
              [
                ['', 'Everything'],
                ...catalogue.collections().map(({id, title}) => [String(id), title] as const),
              ],
              '',
            )}
          </select>`,
        )}
        ${field(
          'Good for',
          html`<select name="purchaseType">
            ${selectOptions(PURCHASES, 'BOTH')}
          </select>`,
        )}
        ${field('Least subtotal in dollars', html`<input name="minimum" inputmode="decimal" />`)}
        ${field('Least number of units', html`<input name="minimumQuantity" inputmode="numeric" />`)}
        ${field('Uses at most', html`<input name="usageLimit" inputmode="numeric" />`)}
        ${field('Only for customers tagged', html`<input name="customerTags" placeholder="edu" />`, 'Joined by commas; empty: everybody.')}
        ${field('Starts (UTC)', html`<input type="datetime-local" name="startsAt" />`, 'Empty: now.')}
        ${field('Ends (UTC)', html`<input type="datetime-local" name="endsAt" />`, 'Empty: never.')}
      </div>
      <label class="check"
        ><input type="checkbox" name="oncePerCustomer" /> Once per customer</label
      >
      <label class="check"
        ><input type="checkbox" name="combines" checked /> Combines with others</label
      >
      <button class="button">Add discount</button>
    </form>
  </section>`;
}

/** A discount as the form describes it, or what is wrong with the form. */
function parseDiscount(
  form: FormData,
  {store, clock}: PlatformServices,
): Omit<DiscountRecord, 'id'> | string {
  const code = textOf(form, 'code');
  const title = textOf(form, 'title') || code;
  if (title === '') return 'A discount needs a code or a title.';
  if (listDiscounts(store).some(({record}) => record.code?.toLowerCase() === code.toLowerCase())) {
    return `There is a code ${code} already.`;
  }
  const collection = textOf(form, 'collection');
  const effect = toEffect(
    textOf(form, 'kind'),
    parseDollars(textOf(form, 'amount')),
    collection === '' ? null : Number(collection),
  );
  if (effect === null) return 'Give a percentage up to 100, or an amount.';
  const minimum = textOf(form, 'minimum');
  const limit = textOf(form, 'usageLimit');
  const units = textOf(form, 'minimumQuantity');
  const startsAt = textOf(form, 'startsAt');
  const endsAt = textOf(form, 'endsAt');
  if ([startsAt, endsAt].some((text) => text !== '' && !isInstant(text))) {
    return 'A date looks like 2026-12-24T18:00.';
  }
  if (minimum !== '' && parseDollars(minimum) === null) {
    return 'A least subtotal looks like 25.00.';
  }
  const combines = form.has('combines');
  return {
    code: code === '' ? null : code,
    title,
    effect,
    minimumSubtotal: minimum === '' ? null : parseDollars(minimum),
    minimumQuantity: /^\d+$/.test(units) ? Number(units) : null,
    startsAt: startsAt === '' ? clock.now().toISOString() : toInstant(startsAt),
    endsAt: endsAt === '' ? null : toInstant(endsAt),
    active: true,
    usageLimit: /^\d+$/.test(limit) ? Number(limit) : null,
    oncePerCustomer: form.has('oncePerCustomer'),
    customerTags: tagsOf(textOf(form, 'customerTags')),
    purchaseType:
      PURCHASES.find(([value]) => value === textOf(form, 'purchaseType'))?.[0] ?? 'BOTH',
    combinesWith: {order: combines, product: combines, shipping: combines},
  };
}

/** Codes and automatic discounts. */
export function mountDiscounts(app: PlatformApp, services: PlatformServices): void {
  const {store} = services;

  app.get(PATH, (c) =>
    adminPage(
      services,
      c.req.raw,
      'Discounts',
      html`${discountTable(listDiscounts(store), services.clock.now())} ${discountForm(services)}`,
    ),
  );

  app.post(PATH, async (c) => {
    const form = await c.req.formData();
    const parsed = parseDiscount(form, services);
    if (typeof parsed === 'string') return backRefused(PATH, parsed);
    store.transaction(() =>
      saveDiscount(store, {id: nextNumber(store, 'discount', 9_900_000_000_001), ...parsed}),
    );
    return backWith(PATH, `${parsed.title} is on.`);
  });

  app.post(`${PATH}/:id{[0-9]+}`, async (c) => {
    const form = await c.req.formData();
    const found = findDiscount(store, Number(c.req.param('id')));
    if (found === null) return backRefused(PATH, 'That discount is gone.');
    const {record} = found;
    if (textOf(form, 'do') === 'delete') {
      deleteDiscount(store, record.id);
      return backWith(PATH, `${record.title} is deleted.`);
    }
    saveDiscount(store, {...record, active: !record.active});
    return backWith(PATH, `${record.title} is ${record.active ? 'off' : 'on'}.`);
  });
}
