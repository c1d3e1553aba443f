import {z} from 'zod';

import {maskPath, maskPersonalData} from './personal-data';

/**
 * The shapes of the data layer, checked in tests and by the development panel; never part of the shop's own script.
 * Strict: a field nobody agreed on, such as an e-mail address, is an error.
 */
const text = z
  .string()
  .max(300)
  .refine((value) => maskPersonalData(value) === value, 'holds personal data');
const path = text.refine((value) => maskPath(value) === value, 'holds personal data');
/** Words of the catalogue, in which a number may have any length. */
const ownWords = z.string().max(300);
const label = z.enum(['PDP', 'PLP', 'Articles', 'Article listing page', 'My Account', 'default']);
const currency = z.string().regex(/^[A-Z]{3}$/);
const amount = z.number().nonnegative().multipleOf(0.01);

const item = z.strictObject({
  item_id: ownWords.min(1),
  item_name: ownWords.min(1),
  item_brand: ownWords.min(1),
  item_category: ownWords.optional(),
  item_variant: ownWords.optional(),
  item_list_id: text.optional(),
  item_list_name: text.optional(),
  index: z.int().nonnegative().optional(),
  price: amount,
  discount: amount.optional(),
  quantity: z.int().positive(),
});
const ecommerce = z
  .strictObject({currency, value: amount, items: z.array(item).min(1)})
  .refine(
    ({value, items}) =>
      Math.round(value * 100) ===
      items.reduce((sum, {price, quantity}) => sum + Math.round(price * 100) * quantity, 0),
    'value is not the sum of its items',
  );
const listed = z.strictObject({
  item_list_id: text.min(1),
  item_list_name: text.min(1),
  items: z.array(item).min(1),
});

export const analyticsEventSchema = z.discriminatedUnion('event', [
  z.strictObject({
    event: z.literal('virtual_page_view'),
    page_path: path.startsWith('/'),
    page_location: z.url().max(1000),
    page_title: text.min(1),
    view_label: label,
  }),
  z.strictObject({
    event: z.literal('spa_page_view'),
    page_path: path.startsWith('/'),
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
      items: z.array(item).min(1),
      coupon: text.optional(),
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
    results: z.int().nonnegative(),
  }),
  z.strictObject({
    event: z.literal('coupon'),
    coupon: z.string().regex(/^([A-Z0-9][A-Z0-9_-]{0,29}|\(other\))$/, 'is no code'),
    status: z.enum(['applied', 'invalid', 'removed']),
  }),
  z.strictObject({
    event: z.literal('filter'),
    filter_name: text,
    filter_value: text,
    selected: z.boolean(),
  }),
  z.strictObject({event: z.literal('form_start'), form_name: text.min(1)}),
  z.strictObject({
    event: z.literal('form_submit'),
    form_name: text.min(1),
    status: z.enum(['success', 'failure']),
  }),
  z.strictObject({event: z.literal('quiz_complete'), quiz_name: text, result: text}),
  z.strictObject({
    event: z.literal('experiment_impression'),
    experiment_id: text.min(1),
    variant_id: z.string().regex(/^\d+$/),
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
  const parsed = analyticsEventSchema.safeParse(entry);
  if (parsed.success) return null;
  return parsed.error.issues
    .map(({path, message}) => `${path.join('.') || 'event'} ${message}`)
    .join('; ');
}
