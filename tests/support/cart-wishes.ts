import fc from 'fast-check';
import {expect} from 'vitest';

import {type CartChange, lineIdsOf, requestOf} from '~/domain/cart/change/change';
import {type PendingChange, toPendingChange} from '~/domain/cart/change/pending-change';
import type {CartReply} from '~/domain/visitor/shopper';

import {judgeQuantity} from '../../app/domain/cart/typed-quantity';
import {MAX_QUANTITY_PER_VARIANT} from '../../app/domain/catalogue/purchase-limit';

import type {Tab} from './browser-tabs';

/** What a shopper of the model may buy; `planId` where it comes on a plan too. */
export interface Ware {
  merchandiseId: string;
  planId: string | null;
}

export function addOf(
  merchandiseId: string,
  quantity: number,
  sellingPlanId: string | null = null,
): CartChange {
  return {kind: 'add', lines: [{...requestOf(merchandiseId, quantity), sellingPlanId}]};
}

/** What happens to the session of a customer, each with a new document behind it; a session that runs out has none. */
export type Visit = 'sign-in' | 'sign-out' | 'run-out';

const VISITS: readonly string[] = ['sign-in', 'sign-out', 'run-out'] satisfies Visit[];

export const isVisit = (kind: Command['kind']): kind is Visit => VISITS.includes(kind);

export interface Command {
  kind: 'add' | 'quantity' | 'typed' | 'remove' | 'plan' | 'note' | 'code' | Visit;
  tab: number;
  position: number;
  quantity: number;
  planned: boolean;
  /** False sends the next command before this one is answered. */
  waits: boolean;
}

const arbCommandsOf = (kinds: readonly Command['kind'][]) =>
  fc.array(
    fc.record<Command>({
      kind: fc.constantFrom(...kinds),
      tab: fc.integer({min: 0, max: 1}),
      position: fc.nat(20),
      quantity: fc.nat(40),
      planned: fc.boolean(),
      waits: fc.boolean(),
    }),
    {minLength: 5, maxLength: 40},
  );

const WISHES = ['add', 'add', 'quantity', 'quantity', 'remove', 'plan', 'note'] as const;

export const arbCommands = arbCommandsOf(WISHES);

/** Those of somebody who also has an account and a code, and changes what is typed before it is sent. */
export const arbCustomerCommands = arbCommandsOf([
  ...WISHES,
  'typed',
  'typed',
  'code',
  'sign-in',
  'sign-in',
  'sign-out',
  'run-out',
]);

/** What is typed into a quantity's field before it is sent, the last of which counts. */
const TYPED = ['', 'abc', '1e3', '10.9', '-2', '0', '3', '10', '11', ' 7 '];

/** The code that the model knows: it fits every cart. */
const CODE = 'FREESHIP';

/**
 * A wish on whatever line stands at a position of the tab's screen; an add where there is none. Null where what was typed is no
 * quantity: it is refused beside its field, and nothing is sent.
 */
export function wish(tab: Tab, wares: readonly Ware[], command: Command): CartChange | null {
  const planOf = (id: string) =>
    wares.find(({merchandiseId}) => merchandiseId === id)?.planId ?? null;
  const lines = tab
    .state()
    .expected.lines.filter(
      ({merchandise}) => command.kind !== 'plan' || planOf(merchandise.id) !== null,
    );
  const line = lines[command.position % Math.max(1, lines.length)];
  if (!line || command.kind === 'add') {
    const ware = wares[command.position % wares.length];
    if (!ware) throw new Error('A shopper needs something to buy');
    return addOf(
      ware.merchandiseId,
      1 + (command.quantity % 8),
      command.planned ? ware.planId : null,
    );
  }
  const {id} = line;
  switch (command.kind) {
    case 'quantity':
      return {kind: 'update', lines: [{id, quantity: 1 + (command.quantity % 12)}]};
    case 'typed': {
      const judged = judgeQuantity(TYPED[command.quantity % TYPED.length] ?? '', {
        least: 0,
        most: MAX_QUANTITY_PER_VARIANT,
      });
      return judged.ok ? {kind: 'update', lines: [{id, quantity: judged.value}]} : null;
    }
    case 'remove':
      return {kind: 'remove', lineIds: [id]};
    case 'plan':
      return {
        kind: 'switch-plan',
        lineId: id,
        sellingPlanId: line.expectedPlanId === null ? planOf(line.merchandise.id) : null,
      };
    case 'note':
      return {kind: 'note', note: `note ${command.quantity}`};
    case 'code': {
      const codes = tab.state().shopper?.cart?.discountCodes ?? [];
      const kind = codes.some(({code}) => code === CODE) ? 'remove-code' : 'apply-code';
      return {kind, code: CODE, current: null};
    }
    default:
      throw new Error(`${command.kind} is no wish`);
  }
}

export function unitsPerVariant(
  lines: readonly {merchandise: {id: string}; quantity: number}[],
): Map<string, number> {
  const units = new Map<string, number>();
  for (const {merchandise, quantity} of lines)
    units.set(merchandise.id, (units.get(merchandise.id) ?? 0) + quantity);
  return units;
}

/** What the shopper is told of a wish that the limit of ten cuts. */
const CUT = /: (\d+) of the (\d+) you asked for\.$/;

/**
 * Sends a wish, and answers it in the numbers that the shopper is told at once; null when nothing is sent because the variant is
 * full. A tab that knows the cart grants exactly what its screen leaves up to ten.
 */
export function ask(
  tab: Tab,
  wanted: CartChange,
): {pending: PendingChange; reply: Promise<CartReply>} | null {
  const {changes, status, expected} = tab.state();
  const reply = tab.submit(wanted);
  const after = tab.state();
  const shown = unitsPerVariant(expected.lines);
  const room = (variant: string) =>
    Math.max(0, MAX_QUANTITY_PER_VARIANT - (shown.get(variant) ?? 0));
  if (after.changes === changes) {
    const [id] = lineIdsOf(wanted);
    const line = expected.lines.find((held) => held.id === id);
    const variant = wanted.kind === 'add' ? wanted.lines[0]?.merchandiseId : line?.merchandise.id;
    expect(status).toBe('known');
    expect(room(variant ?? ''), 'room where nothing was sent').toBe(0);
    return null;
  }
  const told = (change: CartChange) => ({pending: toPendingChange(change, expected.lines), reply});
  const cut = after.alerts.map((text) => CUT.exec(text)).find((match) => match !== null);
  const granted = cut ? Number(cut[1]) : null;
  if (wanted.kind === 'add') {
    const lines = wanted.lines.map((line) => ({...line, quantity: granted ?? line.quantity}));
    for (const [index, {merchandiseId, quantity}] of wanted.lines.entries())
      if (status === 'known')
        expect(lines[index]?.quantity, 'units granted').toBe(
          Math.min(quantity, room(merchandiseId)),
        );
    return told({...wanted, lines});
  }
  if (wanted.kind === 'update') {
    const lines = wanted.lines.map(({id, quantity}) => ({id, quantity: granted ?? quantity}));
    return told({...wanted, lines});
  }
  return told(wanted);
}
