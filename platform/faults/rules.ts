import {z} from 'zod';

/** What can go wrong between a storefront and its platform. */
export const FAULT_KINDS = [
  'latency',
  'hang',
  'server-error',
  'html',
  'bad-gateway',
  'too-many-requests',
  'bot-rejection',
  'throttled',
  'internal-error',
  'truncated',
  'null-data',
  'stale',
  'reordered',
  'lost-reply',
  'expired-token',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export const FAULT_TEXTS: Readonly<Record<FaultKind, string>> = {
  latency: 'Answers late',
  hang: 'Does not answer',
  'server-error': '500 with JSON',
  html: '500 with an HTML page',
  'bad-gateway': '502 with an HTML page',
  'too-many-requests': '429 without a body',
  'bot-rejection': '430 without a body',
  throttled: '200 with THROTTLED and null data',
  'internal-error': '200 with INTERNAL_SERVER_ERROR beside the data',
  truncated: '200 with half of the JSON',
  'null-data': '200 with null data and errors',
  stale: 'Reads answer what was true before',
  reordered: 'The answer waits until a later one has gone out',
  'lost-reply': 'The change is applied, its answer is lost',
  'expired-token': "The customer's token runs out first",
};

export const faultRuleSchema = z.object({
  /**
   * Which calls: the name of the operation, one of its top-level fields, `query`, `mutation`, `*`,
   * or a service beside the API: `subscriptions`, `mail`, `images`.
   */
  operation: z.string().trim().min(1).max(100).default('*'),
  kind: z.enum(FAULT_KINDS),
  /** 1: each call; 0.25: one in four. */
  probability: z.number().min(0).max(1).default(1),
  /** After this many it has done its work; null: for good. */
  times: z.int().positive().nullable().default(null),
  /** How late an answer is, or how long one hangs or waits for a later one. */
  milliseconds: z.int().min(0).max(600_000).nullable().default(null),
});
export type FaultRule = z.output<typeof faultRuleSchema>;

/**
 * Rules as a start flag spells them: `operation:kind:probability:milliseconds`, joined by commas,
 * the last two optional: `*:latency:0.2:300,cartLinesAdd:lost-reply`.
 */
export function parseFaultFlag(text: string): FaultRule[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [operation, kind, probability, milliseconds] = entry.split(':');
      const parsed = faultRuleSchema.safeParse({
        operation,
        kind,
        ...(probability === undefined || probability === ''
          ? {}
          : {probability: Number(probability)}),
        ...(milliseconds === undefined ? {} : {milliseconds: Number(milliseconds)}),
      });
      if (!parsed.success) {
        throw new Error(`no such fault: ${entry} (${z.prettifyError(parsed.error)})`);
      }
      return parsed.data;
    });
}
