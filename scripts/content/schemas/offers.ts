import {z} from 'zod';

import type {CodeOffer, FirstOrderPopup} from '../../../app/domain/content/content';

import {actionSchema, type FieldSchemas} from './fields';
import {text} from './values';

const codeOffer = (link: FieldSchemas['link']) =>
  z.strictObject({
    heading: text,
    text,
    code: z.string().regex(/^[A-Z0-9]+$/, 'is written in capitals and digits'),
    percentage: z.int().min(1).max(90),
    action: actionSchema(link),
    finePrint: text,
  });

/** Reads `first-order-popup.yaml`. */
export const firstOrderPopupSchema = ({link}: FieldSchemas): z.ZodType<FirstOrderPopup> =>
  codeOffer(link).extend({dismiss: text});

/** Reads `student-offer.yaml`. */
export const studentOfferSchema = ({link}: FieldSchemas): z.ZodType<CodeOffer> => codeOffer(link);
