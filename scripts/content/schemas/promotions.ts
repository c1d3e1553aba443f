import {z} from 'zod';

import type {GiftPromotion} from '../../../app/domain/promotions/promotion';

import type {FieldSchemas} from './fields';
import {kebab, text, unique} from './values';

/** Reads `promotions.yaml`; a threshold is written in dollars and read as cents. */
export function promotionsSchema({product, sku}: FieldSchemas): z.ZodType<GiftPromotion[]> {
  const promotionFields = {
    id: kebab,
    handle: product,
    bannerName: text,
    endDate: text,
    // A cookie of the shop's table: it has what that says of all of this name's beginning.
    declineCookie: z.templateLiteral(['decline_', z.string().regex(/^[a-z0-9_]+$/)]),
    enabled: z.boolean(),
    cartProductLinkHandle: product,
    cartMessaging: text,
    canAddMultiple: z.boolean(),
  };
  const associatedProduct = z.union([
    product.transform((handle) => ({handle})),
    z
      .array(sku)
      .min(1)
      .transform((skus) => ({skus})),
  ]);
  return z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({
          ...promotionFields,
          type: z.literal('withThreshold'),
          threshold: z
            .number()
            .positive()
            .transform((amount) => ({amount: Math.round(amount * 100), currencyCode: 'USD'})),
          associatedProduct: z.null().default(null),
        }),
        z.strictObject({
          ...promotionFields,
          type: z.enum(['withProduct', 'buyTwo']),
          threshold: z.null().default(null),
          associatedProduct,
        }),
      ]),
    )
    .superRefine((list, context) => {
      unique(list, ({id}) => id, context);
      unique(list, ({declineCookie}) => declineCookie, context);
    });
}
