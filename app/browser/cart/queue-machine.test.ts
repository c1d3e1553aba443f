import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import type {Cart, CartLine} from '~/domain/cart/cart';
import {type CartChange, requestOf} from '~/domain/cart/change/change';
import {type CartReply, NO_CART, type ShopperCart} from '~/domain/visitor/shopper';

import {buildCart, buildLine, buildPreview} from '../../../tests/support/cart-builders';

import {advance, IDLE, isSettled, LOST, READ_PAUSES_MS} from './queue-machine';
import type {
  CartView,
  ChangeOptions,
  Effect,
  QueueEvent,
  QueueState,
  Surroundings,
} from './queue-protocol';

const PASTE = buildLine({id: 'line-paste', handle: 'paste'});
const paste = (quantity: number) => buildLine({id: 'line-paste', handle: 'paste', quantity});
const brush = (quantity: number) => buildLine({id: 'line-brush', handle: 'brush', quantity});
const shopperOf = (...lines: CartLine[]): ShopperCart => ({...NO_CART, cart: buildCart(lines)});
const add = (quantity: number, handle = 'paste'): CartChange => ({
  kind: 'add',
  lines: [requestOf(`gid://shopify/ProductVariant/${handle}`, quantity)],
});
const setTo = (quantity: number): CartChange => ({
  kind: 'update',
  lines: [{id: PASTE.id, quantity}],
});
const note = (text: string): CartChange => ({kind: 'note', note: text});
const replyOf = (shopper: ShopperCart | null, reply: Partial<CartReply> = {}): CartReply => ({
  ok: true,
  shopper,
  alerts: [],
  refusal: null,
  checkoutUrl: null,
  ...reply,
});
const NOTHING_SHOWN: CartView = {
  shopper: null,
  changes: [],
  expected: {lines: [], totalQuantity: 0, note: '', settled: true},
  status: 'unknown',
  refusal: null,
  alerts: [],
  announcement: {text: ''},
  isOpen: false,
};

/** A tab: the machine, and every effect that it has asked for and that nobody has carried out. */
class Tab {
  queue: QueueState = IDLE;
  cart: CartView = NOTHING_SHOWN;
  effects: Effect[] = [];
  surroundings: Surroundings = {hasStoredCart: true, hearsOthers: true, mayOpen: true};
  private tickets = 0;
  private clock = 100;

  /** A tab that has read its cart. */
  static with(...lines: CartLine[]): Tab {
    const tab = new Tab();
    tab.happen({kind: 'told', shopper: shopperOf(...lines), at: 1});
    return tab;
  }

  happen(event: QueueEvent): this {
    const step = advance(this.queue, this.cart, event, this.surroundings);
    this.queue = step.queue;
    this.cart = step.cart;
    this.effects.push(...step.effects);
    return this;
  }

  ask(change: CartChange, options: ChangeOptions = {}): this {
    this.tickets += 1;
    const previews = [buildPreview({handle: 'paste'})];
    return this.happen({kind: 'asked', change, options, previews, ticket: this.tickets});
  }

  turn(): this {
    return this.happen({kind: 'turn', task: 'change'});
  }

  reply(reply: CartReply): this {
    return this.happen({kind: 'replied', reply, at: (this.clock += 1)});
  }

  /** A change that was asked for, sent, and lost on its way there or back. */
  lose(change: CartChange): this {
    return this.ask(change).turn().happen({kind: 'reply-lost'});
  }

  read(shopper: ShopperCart, task: 'change' | 'read' = 'change'): this {
    return this.happen({kind: 'read', task, shopper, at: (this.clock += 1)});
  }

  failReads(task: 'change' | 'read' = 'change', times = READ_PAUSES_MS.length): this {
    for (let attempt = 0; attempt < times; attempt += 1) this.happen({kind: 'read-failed', task});
    return this;
  }

  /** The effects since this was last asked. */
  take(): Effect[] {
    return this.effects.splice(0);
  }

  /** Replies that were handed over since effects were last taken, by ticket. */
  takeReplies(): Record<number, CartReply> {
    return Object.fromEntries(
      this.take().flatMap((effect) =>
        effect.kind === 'settle' ? effect.tickets.map((ticket) => [ticket, effect.reply]) : [],
      ),
    ) as Record<number, CartReply>;
  }

  get quantities(): Record<string, number> {
    return Object.fromEntries(this.cart.expected.lines.map(({id, quantity}) => [id, quantity]));
  }
}

const kindsOf = (effects: readonly Effect[]) => effects.map(({kind}) => kind);

describe('a change that is asked for', () => {
  it('is shown at once and asks for its turn, and is sent only in it', () => {
    const tab = Tab.with(paste(1)).ask(setTo(3));
    expect(tab.quantities).toEqual({'line-paste': 3});
    expect(tab.cart.expected.settled).toBe(false);
    expect(tab.take()).toEqual([{kind: 'take-turn', task: 'change'}]);
    expect(tab.turn().take()).toEqual([{kind: 'post', change: setTo(3)}]);
  });

  it('is not guessed at while a stored cart has not been read', () => {
    const tab = new Tab().ask(add(1));
    expect(tab.cart.expected.lines).toEqual([]);
    expect(tab.cart.changes).toHaveLength(1);
  });

  it('is shown in a cart that is not there yet', () => {
    const tab = new Tab();
    tab.surroundings = {...tab.surroundings, hasStoredCart: false};
    expect(tab.ask(add(2)).cart.expected.lines).toMatchObject([{quantity: 2, isNew: true}]);
  });

  it('names its line by the id that the line has when its turn comes', () => {
    const tab = Tab.with(paste(1)).ask(setTo(3));
    const renamed = {...paste(1), id: 'line-split'};
    tab.happen({kind: 'told', shopper: shopperOf(renamed), at: 50}).take();
    expect(tab.turn().take()).toEqual([
      {kind: 'post', change: {kind: 'update', lines: [{id: 'line-split', quantity: 3}]}},
    ]);
  });
});

describe('changes that wait', () => {
  it('are sent one at a time, each when the one before is answered', () => {
    const tab = Tab.with(paste(1)).ask(add(1)).ask(note('a'));
    expect(kindsOf(tab.take())).toEqual(['take-turn']);
    tab.turn().take();
    expect(kindsOf(tab.reply(replyOf(shopperOf(paste(2)))).take())).toEqual([
      'tell',
      'run-hooks',
      'settle',
      'end-turn',
      'take-turn',
    ]);
    expect(tab.turn().take()).toEqual([{kind: 'post', change: note('a')}]);
    expect(isSettled(tab.queue)).toBe(false);
    tab.reply(replyOf(shopperOf(paste(2))));
    expect(isSettled(tab.queue)).toBe(true);
    expect(tab.cart.expected.settled).toBe(true);
  });

  it('give way to a later wish for the same, whose reply then goes to all who asked', () => {
    const tab = Tab.with(paste(1)).ask(setTo(2)).ask(setTo(3)).ask(setTo(4)).ask(setTo(5));
    expect(tab.quantities).toEqual({'line-paste': 5});
    tab.turn().reply(replyOf(shopperOf(paste(2))));
    expect(Object.keys(tab.takeReplies())).toEqual(['1']);
    expect(tab.turn().take()).toEqual([{kind: 'post', change: setTo(5)}]);
    tab.reply(replyOf(shopperOf(paste(5))));
    expect(Object.keys(tab.takeReplies())).toEqual(['2', '3', '4']);
  });

  it('do not replace the one that is on its way', () => {
    const tab = Tab.with(paste(1)).ask(setTo(2)).turn().ask(setTo(3));
    expect(tab.cart.changes).toHaveLength(2);
  });
});

describe('the answer to a change', () => {
  it('replaces the cart in the step that takes the change out, tells the others and opens the drawer', () => {
    const shopper = shopperOf(paste(2));
    const tab = Tab.with(paste(1)).ask(add(1)).turn();
    tab.take();
    tab.reply(replyOf(shopper));
    expect(tab.cart).toMatchObject({shopper, status: 'known', changes: [], isOpen: true});
    expect(tab.quantities).toEqual({'line-paste': 2});
    expect(tab.cart.announcement.text).toMatch(/^Added to your cart\. 2 items, subtotal/);
    expect(tab.take()).toContainEqual({kind: 'tell', shopper, at: 101});
  });

  it.each<[string, ChangeOptions, Partial<Surroundings>]>([
    ['a change that says so', {openDrawer: false}, {}],
    ['another dialog', {}, {mayOpen: false}],
  ])('opens no drawer for %s', (_name, options, around) => {
    const tab = Tab.with(paste(1));
    tab.surroundings = {...tab.surroundings, ...around};
    tab
      .ask(add(1), options)
      .turn()
      .reply(replyOf(shopperOf(paste(2))));
    expect(tab.cart.isOpen).toBe(false);
  });

  it('runs the hooks with the cart before and after, unless the change says no', () => {
    const [before, after] = [shopperOf(paste(1)), shopperOf(paste(2))];
    const tab = new Tab().happen({kind: 'told', shopper: before, at: 1}).ask(add(1)).turn();
    expect(tab.reply(replyOf(after)).take()).toContainEqual({
      kind: 'run-hooks',
      event: {change: add(1), before: before.cart, after: after.cart},
    });
    tab.ask(note('a'), {ignoreHooks: true}).turn().take();
    expect(kindsOf(tab.reply(replyOf(after)).take())).not.toContain('run-hooks');
  });

  it('leads to the checkout where it names one, and runs no hooks', () => {
    const buy: CartChange = {kind: 'buy-now', line: requestOf(PASTE.merchandise.id)};
    const tab = Tab.with(paste(1)).ask(buy).turn();
    const effects = tab.reply(replyOf(null, {checkoutUrl: 'https://checkout.example'})).take();
    expect(effects).toContainEqual({kind: 'leave-for', address: 'https://checkout.example'});
    expect(kindsOf(effects)).not.toContain('run-hooks');
    expect(tab.cart.isOpen).toBe(false);
  });

  it('that refuses shows the cart as it is, with the reason', () => {
    const refusal = {message: 'Sold out.', place: 'line', lineId: PASTE.id} as const;
    const tab = Tab.with(paste(1)).ask(setTo(3)).turn();
    tab.take();
    tab.reply(replyOf(shopperOf(paste(1)), {ok: false, refusal}));
    expect(tab.quantities).toEqual({'line-paste': 1});
    expect(tab.cart).toMatchObject({refusal, isOpen: false, announcement: {text: 'Sold out.'}});
    expect(kindsOf(tab.take())).toEqual(['tell', 'settle', 'end-turn']);
  });

  it('that refuses without a cart has the cart read before it is shown', () => {
    const refusal = {message: 'No.', place: 'add', lineId: null} as const;
    const reply = replyOf(null, {ok: false, refusal});
    const tab = Tab.with(paste(1)).ask(add(1)).turn();
    tab.take();
    expect(tab.reply(reply).take()).toEqual([{kind: 'read', task: 'change', afterMs: 0}]);
    expect(tab.cart.changes).toHaveLength(1);
    tab.read(shopperOf(paste(4)));
    expect(tab.quantities).toEqual({'line-paste': 4});
    expect(tab.cart.refusal).toEqual(refusal);
    expect(tab.takeReplies()).toEqual({1: reply});
  });
});

describe('a reply that is lost', () => {
  it('has the cart read, and the change never sent again', () => {
    const tab = Tab.with(paste(1)).ask(add(1)).turn();
    tab.take();
    tab.happen({kind: 'reply-lost'});
    expect(tab.take()).toEqual([{kind: 'read', task: 'change', afterMs: 0}]);
  });

  it('is made up for by a cart that shows the change', () => {
    const tab = Tab.with(paste(1))
      .lose(add(1))
      .read(shopperOf(paste(2)));
    expect(tab.takeReplies()).toMatchObject({1: {ok: true, refusal: null}});
    expect(tab.quantities).toEqual({'line-paste': 2});
    expect(tab.cart.isOpen).toBe(true);
  });

  it('is a refusal at the line where the cart does not show it', () => {
    const tab = Tab.with(paste(1))
      .lose(setTo(3))
      .read(shopperOf(paste(1)));
    expect(tab.takeReplies()).toMatchObject({1: {ok: false}});
    expect(tab.cart.refusal).toEqual({message: LOST, place: 'cart', lineId: PASTE.id});
  });

  it('is judged by the newest cart that another tab told of, not by the one of before', () => {
    const tab = Tab.with(paste(1)).ask(add(1)).turn();
    tab.happen({kind: 'told', shopper: shopperOf(paste(4)), at: 50}).happen({kind: 'reply-lost'});
    expect(tab.read(shopperOf(paste(4))).takeReplies()).toMatchObject({1: {ok: false}});
  });

  it.each<[string, (tab: Tab) => void]>([
    [
      'when other tabs are not heard',
      (tab) => {
        tab.surroundings = {...tab.surroundings, hearsOthers: false};
      },
    ],
    [
      'when the cart had not been read',
      (tab) => {
        tab.cart = NOTHING_SHOWN;
      },
    ],
  ])('counts as not made %s, for an add that only comparing can tell', (_name, change) => {
    const tab = Tab.with(paste(1));
    change(tab);
    expect(
      tab
        .lose(add(1))
        .read(shopperOf(paste(2)))
        .takeReplies(),
    ).toMatchObject({1: {ok: false}});
  });

  it('is looked up patiently, and then what is shown already stays, and nothing is told', () => {
    const tab = Tab.with(paste(1)).lose(add(1));
    tab.take();
    tab.failReads('change', READ_PAUSES_MS.length - 1);
    expect(tab.take()).toEqual(
      READ_PAUSES_MS.slice(1).map((afterMs) => ({kind: 'read', task: 'change', afterMs})),
    );
    tab.failReads('change', 1);
    expect(kindsOf(tab.take())).toEqual(['settle', 'end-turn']);
    expect(tab.cart).toMatchObject({status: 'known', changes: [], refusal: {message: LOST}});
    expect(tab.quantities).toEqual({'line-paste': 1});
  });

  it('of a cart that was never read leaves it unreachable', () => {
    const tab = new Tab().lose(add(1)).failReads();
    expect(tab.cart).toMatchObject({status: 'unreachable', shopper: null});
    expect(tab.takeReplies()).toMatchObject({1: {ok: false, shopper: null}});
  });

  it('lets the next change go on', () => {
    const tab = Tab.with(paste(1)).lose(add(1)).ask(note('a'));
    tab.take();
    expect(kindsOf(tab.read(shopperOf(paste(2))).take()).at(-1)).toBe('take-turn');
  });
});

describe('the limit of ten', () => {
  it('cuts a change before it is sent, and says so beside the answer too', () => {
    const tab = Tab.with(paste(9)).ask(add(4));
    const [alert] = tab.cart.alerts;
    expect(alert).toContain('1 of the 4');
    expect(tab.cart).toMatchObject({isOpen: true, announcement: {text: alert}});
    tab.take();
    expect(tab.turn().take()).toEqual([{kind: 'post', change: add(1)}]);
    expect(tab.reply(replyOf(shopperOf(paste(10)))).cart.alerts).toEqual([alert]);
  });

  it('sends nothing for a variant that is full, and says so', () => {
    const tab = Tab.with(paste(10)).ask(add(1));
    expect(isSettled(tab.queue)).toBe(true);
    expect(tab.cart.alerts).toEqual([expect.stringContaining('already holds')]);
    expect(tab.takeReplies()).toMatchObject({1: {ok: false, refusal: null}});
  });

  it('counts what is still on its way', () => {
    const tab = Tab.with(paste(8)).ask(add(2)).ask(add(1));
    expect(tab.cart.changes).toHaveLength(1);
    expect(tab.quantities).toEqual({'line-paste': 10});
  });

  it('is left to the edge while the cart is not known', () => {
    const tab = new Tab().ask(add(40));
    expect(tab.cart.alerts).toEqual([]);
    tab.take();
    expect(tab.turn().take()).toEqual([{kind: 'post', change: add(40)}]);
  });

  it('leaves the closed drawer closed where the change says so', () => {
    expect(Tab.with(paste(10)).ask(add(1), {openDrawer: false}).cart.isOpen).toBe(false);
  });
});

describe('a cart that another tab tells of', () => {
  it('is shown with this tab’s own changes on top', () => {
    const tab = Tab.with(paste(1)).ask(setTo(3));
    tab.happen({kind: 'told', shopper: shopperOf(paste(1), brush(2)), at: 50});
    expect(tab.quantities).toEqual({'line-paste': 3, 'line-brush': 2});
  });

  it('is no news when this tab knows a later one', () => {
    const tab = Tab.with(paste(1))
      .ask(add(1))
      .turn()
      .reply(replyOf(shopperOf(paste(2))));
    const {cart} = tab;
    tab.happen({kind: 'told', shopper: shopperOf(paste(1)), at: 50});
    expect(tab.cart).toBe(cart);
  });
});

describe('a read', () => {
  it('takes its turn among the changes, and several askers share it', () => {
    const tab = new Tab().happen({kind: 'read-asked'}).happen({kind: 'read-asked'});
    expect(tab.take()).toEqual([{kind: 'take-turn', task: 'read'}]);
    tab.happen({kind: 'turn', task: 'read'});
    expect(tab.take()).toEqual([{kind: 'read', task: 'read', afterMs: 0}]);
    const shopper = shopperOf(paste(2));
    tab.read(shopper, 'read');
    expect(kindsOf(tab.take())).toEqual(['tell', 'end-turn']);
    expect(tab.cart).toMatchObject({shopper, status: 'known'});
    expect(tab.happen({kind: 'read-asked'}).take()).toHaveLength(1);
  });

  it('that waits behind a change does not end that one’s turn', () => {
    const tab = Tab.with(paste(1)).ask(add(1)).happen({kind: 'read-asked'}).turn();
    tab.take();
    expect(tab.reply(replyOf(shopperOf(paste(2)))).take()).toContainEqual({
      kind: 'end-turn',
      task: 'change',
    });
    expect(tab.queue.isReading).toBe(true);
  });

  it('that fails again and again says so only where nothing is shown', () => {
    const failed = (tab: Tab) =>
      tab.happen({kind: 'read-asked'}).happen({kind: 'turn', task: 'read'}).failReads('read');
    expect(failed(new Tab()).cart.status).toBe('unreachable');
    const tab = failed(Tab.with(paste(1)));
    expect(tab.cart.status).toBe('known');
    expect(tab.queue.isReading).toBe(false);
    expect(kindsOf(tab.take()).at(-1)).toBe('end-turn');
  });
});

it('what shows nothing new leaves the shown cart the same object', () => {
  const tab = Tab.with(paste(1)).ask(setTo(3));
  const {cart} = tab;
  expect(tab.turn().happen({kind: 'reply-lost'}).failReads('change', 1).cart).toBe(cart);
});

it('every asker gets one reply and every turn an end, whatever is asked and however it is answered', () => {
  const arbChange = fc.oneof(
    fc.nat(12).map((quantity) => add(1 + quantity)),
    fc.nat(12).map((quantity) => setTo(1 + quantity)),
    fc.constant(note('a')),
  );
  const arbAnswer = fc.constantFrom('made', 'refused', 'refused unseen', 'lost', 'lost and away');
  const arbSteps = fc.array(fc.oneof(arbChange, arbAnswer, fc.constant('read')), {maxLength: 30});
  const answer = (tab: Tab, how: string) => {
    tab.turn();
    if (how === 'made') tab.reply(replyOf(shopperOf(paste(3))));
    else if (how === 'refused') tab.reply(replyOf(shopperOf(paste(3)), {ok: false}));
    else if (how === 'refused unseen')
      tab
        .reply(replyOf(null, {ok: false}))
        .failReads('change', 1)
        .read(shopperOf(paste(3)));
    else if (how === 'lost') tab.happen({kind: 'reply-lost'}).read(shopperOf(paste(3)));
    else tab.happen({kind: 'reply-lost'}).failReads();
  };
  fc.assert(
    fc.property(arbSteps, fc.boolean(), (steps, isKnown) => {
      const tab = isKnown ? Tab.with(paste(2)) : new Tab();
      let asked = 0;
      for (const step of steps) {
        if (step === 'read') {
          const isAsked = tab.queue.isReading;
          tab.happen({kind: 'read-asked'});
          if (!isAsked && !tab.queue.sending)
            tab.happen({kind: 'turn', task: 'read'}).read(shopperOf(paste(2)), 'read');
        } else if (typeof step !== 'string') {
          asked += 1;
          tab.ask(step);
        } else if (tab.queue.sending) answer(tab, step);
      }
      while (tab.queue.sending) answer(tab, 'made');
      if (tab.queue.isReading)
        tab.happen({kind: 'turn', task: 'read'}).read(shopperOf(paste(2)), 'read');
      const effects = tab.take();
      const count = (kind: Effect['kind']) => effects.filter((one) => one.kind === kind).length;
      const settled = effects.flatMap((one) => (one.kind === 'settle' ? one.tickets : []));
      expect(settled.sort((a, b) => a - b)).toEqual(Array.from({length: asked}, (_, n) => n + 1));
      expect(count('end-turn')).toBe(count('take-turn'));
      expect(isSettled(tab.queue)).toBe(true);
      expect(tab.cart.changes).toEqual([]);
    }),
  );
});

it('the cart that was confirmed is never the one that is expected', () => {
  const tab = Tab.with(paste(1)).ask(setTo(3));
  const confirmedLines: Cart['lines'] = tab.cart.shopper?.cart?.lines ?? [];
  expect(confirmedLines.map(({quantity}) => quantity)).toEqual([1]);
});
