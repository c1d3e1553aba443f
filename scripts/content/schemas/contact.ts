import {z} from 'zod';

import type {ContactCopy} from '../../../app/domain/content/content';
import type {ChatHours} from '../../../app/domain/visitor/chat-hours';

import {actionSchema, type FieldSchemas} from './fields';
import {calendarDay, feature, text} from './values';

/** Reads `contact.yaml`. */
export function contactSchema({link}: FieldSchemas): z.ZodType<ContactCopy> {
  const action = actionSchema(link);
  const closing = z.strictObject({heading: text, text, action});
  return z.strictObject({
    heading: text,
    text,
    chat: z.strictObject({title: text, text, hours: text}),
    phone: feature.extend({plainText: text}),
    email: z.strictObject({title: text, text, action}),
    form: z.strictObject({
      heading: text,
      text,
      topics: z.array(text).min(1),
      responseTime: text,
    }),
    success: closing,
    failure: closing,
  });
}

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be HH:MM');

/** Reads `chat-hours.yaml`. */
export const chatHoursSchema: z.ZodType<ChatHours> = z
  .strictObject({
    timeZone: text.refine((zoneName) => {
      try {
        return Boolean(new Intl.DateTimeFormat('en', {timeZone: zoneName}));
      } catch {
        return false;
      }
    }, 'is no IANA time zone'),
    days: z.array(z.int().min(1).max(7)).min(1),
    opens: clock,
    closes: clock,
    holidays: z.array(z.strictObject({date: calendarDay, name: text})),
  })
  .refine(({opens, closes}) => opens < closes, 'opens after it closes');
