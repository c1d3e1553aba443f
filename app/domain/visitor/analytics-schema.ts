import {z} from 'zod/mini';

import {SCHEMA_TEXTS} from '~/domain/values/schema-texts';

import {maskPath, maskPersonalData} from './personal-data';

/**
 * The shapes of the data layer, checked in tests and by the development panel; never part of the shop's own script.
 * Strict: a field nobody agreed on, such as an e-mail address, is an error.
 */
const text = z.string().check(
  z.maxLength(300),
  z.refine((value) => maskPersonalData(value) === value, 'holds personal data'),
);
const path = text.check(z.refine((value) => maskPath(value) === value, 'holds personal data'));
/** Words of the catalogue, in which a number may have any length. */
const ownWords = z.string().check(z.maxLength(300));
const label = z.enum(['PDP', 'PLP', 'Articles', 'Article listing page', 'My Account', 'default']);
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
const amount = z.number().check(z.nonnegative(), z.multipleOf(0.01));

const item = z.strictObject({
  item_id: ownWords.check(z.minLength(1)),
  item_name: ownWords.check(z.minLength(1)),
  item_brand: ownWords.check(z.minLength(1)),
  item_category: z.optional(ownWords),
  item_variant: z.optional(ownWords),
  item_list_id: z.optional(text),
  item_list_name: z.optional(text),
  index: z.optional(z.int().check(z.nonnegative())),
  price: amount,
  discount: z.optional(amount),
  quantity: z.int().check(z.positive()),
});
const ecommerce = z
  .strictObject({currency, value: amount, items: z.array(item).check(z.minLength(1))})
  .check(
    z.refine(
      ({value, items}) =>
        Math.round(value * 100) ===
        items.reduce((sum, {price, quantity}) => sum + Math.round(price * 100) * quantity, 0),
      'value is not the sum of its items',
    ),
  );
const listed = z.strictObject({
  item_list_id: text.check(z.minLength(1)),
  item_list_name: text.check(z.minLength(1)),
  items: z.array(item).check(z.minLength(1)),
});

export const analyticsEventSchema = z.discriminatedUnion('event', [
  z.strictObject({
    event: z.literal('virtual_page_view'),
    page_path: path.check(z.startsWith('/')),
    page_location: z.url().check(z.maxLength(1000)),
    page_title: text.check(z.minLength(1)),
    view_label: label,
  }),
  z.strictObject({
    event: z.literal('spa_page_view'),
    page_path: path.check(z.startsWith('/')),
    view_label: label,
  }),
  z.strictObject({event: z.literal('view_item'), ecommerce}),
  z.strictObject({event: z.literal('view_item_list'), ecommerce: listed}),
  z.strictObject({event: z.literal('select_item'), ecommerce: listed}),
  z.strictObject({event: z.literal('add_to_cart'), ecommerce}),
  z.strictObject({event: z.literal('remove_from_cart'), ecommerce}),
  z.strictObject({event: z.literal('view_cart'), ecommerce}),
  z.strictObject({
    event: z.literal('begin_checkout'),
    ecommerce: z.strictObject({
      currency,
      value: amount,
      items: z.array(item).check(z.minLength(1)),
      coupon: z.optional(text),
    }),
  }),
  z.strictObject({event: z.literal('buy_now'), ecommerce}),
  z.strictObject({event: z.literal('add_to_wishlist'), ecommerce}),
  z.strictObject({event: z.literal('remove_from_wishlist'), ecommerce}),
  z.strictObject({
    event: z.literal('cta'),
    cta_text: text,
    cta_location: path,
    cta_destination: path,
  }),
  z.strictObject({
    event: z.literal('login'),
    method: z.enum(['password', 'activation', 'reset', 'hosted']),
  }),
  z.strictObject({
    event: z.literal('sign_up'),
    method: z.literal('password'),
    student: z.boolean(),
  }),
  z.strictObject({
    event: z.literal('search'),
    search_term: text,
    results: z.int().check(z.nonnegative()),
  }),
  z.strictObject({
    event: z.literal('coupon'),
    coupon: z.string().check(z.regex(/^([A-Z0-9][A-Z0-9_-]{0,29}|\(other\))$/, 'is no code')),
    status: z.enum(['applied', 'invalid', 'removed']),
  }),
  z.strictObject({
    event: z.literal('filter'),
    filter_name: text,
    filter_value: text,
    selected: z.boolean(),
  }),
  z.strictObject({event: z.literal('form_start'), form_name: text.check(z.minLength(1))}),
  z.strictObject({
    event: z.literal('form_submit'),
    form_name: text.check(z.minLength(1)),
    status: z.enum(['success', 'failure']),
  }),
  z.strictObject({event: z.literal('quiz_complete'), quiz_name: text, result: text}),
  z.strictObject({
    event: z.literal('experiment_impression'),
    experiment_id: text.check(z.minLength(1)),
    variant_id: z.string().check(z.regex(/^\d+$/)),
  }),
  z.strictObject({
    event: z.literal('view_promotion'),
    promotion_id: text,
    promotion_name: text,
  }),
  z.strictObject({
    event: z.literal('select_promotion'),
    promotion_id: text,
    promotion_name: text,
  }),
  z.strictObject({
    event: z.literal('chat'),
    action: z.enum(['open', 'ready', 'offline', 'message']),
  }),
  z.strictObject({event: z.literal('custom_error'), error_type: text, error_message: text}),
]);

/** What is wrong with an entry of the data layer, as one line; null for an event of an agreed shape. */
export function eventProblem(entry: unknown): string | null {
  const parsed = analyticsEventSchema.safeParse(entry, SCHEMA_TEXTS);
  if (parsed.success) return null;
  return parsed.error.issues
    .map(({path, message}) => `${path.join('.') || 'event'} ${message}`)
    .join('; ');
}
