import {expect} from 'vitest';

import {MAX_QUANTITY_PER_VARIANT} from '../../app/domain/catalogue/purchase-limit';

import type {Browser, Tab} from './browser-tabs';
import {
  ask,
  type Command,
  isVisit,
  unitsPerVariant,
  type Visit,
  type Ware,
  wish,
} from './cart-wishes';
import {DetailsLedger, type HeldDetails} from './details-ledger';
import {type HeldLine, type SettledChange, UnitLedger} from './unit-ledger';

/** Lines as a screen and a platform can be compared by. */
const linesOf = (lines: readonly {id: string; quantity: number}[]) =>
  lines.map(({id, quantity}) => `${id} ${quantity}`).sort();

/** The platform's side of a shopper's tour. */
interface Held {
  /** No faults are on. */
  isFine: boolean;
  /** Ends the faults. */
  heal: () => Promise<void> | void;
  /** The cart whose cookie the browser has; empty without one. Not struck by faults. */
  lines: () => Promise<HeldLine[]>;
  /** Its note and its codes, where the model follows them. */
  details?: () => Promise<HeldDetails>;
  /** What the cart held before the shopper came. */
  start?: readonly HeldLine[];
  /** Carries out what happens to the session. */
  visit?: (visit: Visit) => Promise<void>;
  /** How long the edge waits for a call, after which it may still arrive; nothing where calls arrive at once. */
  lateAfterMs?: number;
}

/** Longer than a call is held up on its way. */
const LATE_MS = 1_500;

/**
 * A shopper with two tabs carries the commands out. At every step the screens show no more than the limit of ten, and at the end
 * of every turn the platform holds what the shopper was told, unit by unit (UnitLedger). Without faults the screens show it
 * too; with faults they do in the end, once `heal` has made the shop well again.
 */
export async function shop(
  browser: Browser,
  wares: readonly Ware[],
  commands: readonly Command[],
  platform: Held,
): Promise<void> {
  const tabs = [await browser.openTab(), await browser.openTab()];
  const ledger = new UnitLedger(platform.isFine, platform.start);
  const details = new DetailsLedger(platform.isFine);
  const isBought = ({merchandiseId}: HeldLine) =>
    wares.some((ware) => ware.merchandiseId === merchandiseId);
  const replies: Promise<unknown>[] = [];
  let answered: (SettledChange & {serial: number; tab: Tab})[] = [];
  let broken: Error | null = null;

  const closeTurn = async () => {
    // Lets the queue hand its reply over, which it does in the steps after its turn.
    await new Promise((resolve) => setImmediate(resolve));
    // A call that the edge gave up may still be carried out: only then does its turn end.
    if (browser.takeSlowestPost() >= (platform.lateAfterMs ?? Infinity))
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    const held = await platform.lines();
    const settled = answered.sort((a, b) => a.serial - b.serial);
    answered = [];
    ledger.close(held.filter(isBought), settled);
    if (platform.details) details.close(await platform.details(), settled);
    if (platform.isFine)
      for (const {tab} of settled)
        expect(linesOf(tab.state().shopper?.cart?.lines ?? [])).toEqual(linesOf(held));
  };
  browser.onTurnEnd(async () => {
    // Nobody hears a fault of the lock manager: it is kept for the shopper.
    await closeTurn().catch((fault: unknown) => {
      broken ??= fault instanceof Error ? fault : new Error(String(fault));
    });
  });
  const stopIfBroken = () => {
    if (broken !== null) throw broken;
  };

  for (const [serial, command] of commands.entries()) {
    const tab = tabs[command.tab];
    if (!tab) continue;
    const {kind} = command;
    if (isVisit(kind)) {
      await Promise.all(replies);
      await navigator.locks.request('cart', () => platform.visit?.(kind));
      if (kind === 'run-out') continue;
      // The browser loads a new document; the other tab knows of nothing.
      const fresh = await browser.openTab();
      tabs[command.tab] = fresh;
      await fresh.refresh();
      stopIfBroken();
      continue;
    }
    const wanted = wish(tab, wares, command);
    const asked = wanted && ask(tab, wanted);
    if (asked) {
      const {pending, reply} = asked;
      const settled = reply.then(({ok}) => {
        answered.push({pending, ok, serial, tab});
      });
      replies.push(settled);
      if (command.waits) await settled;
    }
    stopIfBroken();
    for (const {expected, shopper} of tabs.map(({state}) => state())) {
      const confirmed = unitsPerVariant(shopper?.cart?.lines ?? []);
      // Where the cut to ten was lost on the way, the cart really holds more until its next change.
      for (const [variant, units] of unitsPerVariant(expected.lines))
        expect(units).toBeLessThanOrEqual(
          Math.max(MAX_QUANTITY_PER_VARIANT, confirmed.get(variant) ?? 0),
        );
      if (platform.isFine)
        for (const units of confirmed.values())
          expect(units).toBeLessThanOrEqual(MAX_QUANTITY_PER_VARIANT);
    }
  }
  await Promise.all(replies);
  await platform.heal();
  for (const tab of tabs) await tab.refresh();
  // The last turn's account is closed when the lock is free again.
  await navigator.locks.request('cart', () => Promise.resolve());
  stopIfBroken();
  expect(answered, 'answers outside of any turn').toEqual([]);
  expect(browser.mostAtOnce(), 'changes on their way at once').toBeLessThanOrEqual(1);
  const stored = linesOf(await platform.lines());
  for (const tab of tabs) {
    expect(tab.state().changes).toEqual([]);
    expect(linesOf(tab.state().shopper?.cart?.lines ?? [])).toEqual(stored);
  }
}
