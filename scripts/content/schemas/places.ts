import {z} from 'zod';

import type {Country, Zone} from '../../../app/domain/content/content';

import {text, unique} from './values';

const zone = z.strictObject({code: text, name: text});

/** Reads `countries.yaml`. */
export const countriesSchema: z.ZodType<Country[]> = z
  .array(
    z.strictObject({
      code: z.string().regex(/^[A-Z]{2}$/),
      name: text,
      zoneLabel: text.nullable().default(null),
      zones: z.array(zone).default([]),
      postalCodeLabel: text.nullable().default('Postal code'),
      writtenIn: text.nullable().default(null),
      hasAddresses: z.boolean().default(true),
      isIso: z.boolean().default(true),
    }),
  )
  .superRefine((list, context) => unique(list, ({code}) => code, context));

/** Reads `states.yaml`. */
export const statesSchema: z.ZodType<Zone[]> = z.array(zone);
