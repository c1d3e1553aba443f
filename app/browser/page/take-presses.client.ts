import {type EarlyPress, isCartForm, OWN} from '~/browser/request/early-presses';
import {isReplay, replaying} from '~/browser/request/replaying.client';
import {PRESS_PATIENCE_MS} from '~/domain/request/press';

/** What serves presses, each fetched when it is first wanted; they reject where a script cannot be had. */
interface Servants {
  cart: () => Promise<{
    openCart: () => void;
    takePress: (press: EarlyPress, drawer: Promise<boolean>) => Promise<void>;
  }>;
  react: () => Promise<void>;
  report: (press: EarlyPress) => void;
}

/** What was typed or chosen before React was there, the last of each field: React is told of it as if it happened then. */
const typed = new Map<HTMLElement, string>();
/** Presses that React serves, in their order. */
let waiting: EarlyPress[] = [];

function endSending({target, submitter}: EarlyPress): void {
  window.earlyPresses?.held.delete(target);
  const shown = submitter ?? target;
  shown.removeAttribute('data-sending');
  shown.removeAttribute('aria-busy');
}

const isTicked = (field: HTMLElement): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** React hears of a change only where the value differs from the one that it knows: that of the page as it was sent. */
function retype(field: HTMLElement, value: string): void {
  if (isTicked(field)) {
    field.checked = value !== 'true';
    field.click();
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    field.value = field.defaultValue;
    const {prototype} = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    // React stands before the setter of the element itself.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', {bubbles: true}));
  } else if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', {bubbles: true}));
  }
}

function remember({target}: EarlyPress): void {
  if (isTicked(target)) typed.set(target, String(target.checked));
  else if ('value' in target) typed.set(target, String(target.value));
}

/** React is there: what waited for it happens now, once, as it would have. */
export function replayPresses(): void {
  const presses = waiting;
  waiting = [];
  replaying(() => {
    // Where the focus went before React was there.
    if (document.activeElement !== document.body)
      document.activeElement?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
    for (const [field, value] of typed) if (field.isConnected) retype(field, value);
    typed.clear();
    for (const press of presses) {
      endSending(press);
      const {target, submitter} = press;
      if (!target.isConnected) continue;
      if (target instanceof HTMLFormElement) target.requestSubmit(submitter);
      else target.click();
    }
  });
}

function withoutReact(): void {
  const [press] = waiting.filter(({service}) => service === 'hold');
  waiting = [];
  // One page can be left for one place: the first press counts.
  if (press) window.earlyPresses?.letGo(press);
}

function toReact(press: EarlyPress, {react}: Servants): void {
  if (press.kind === 'input' || press.kind === 'change') remember(press);
  else waiting.push(press);
  const patience =
    press.service === 'hold' ? setTimeout(withoutReact, PRESS_PATIENCE_MS) : undefined;
  react().then(
    () => clearTimeout(patience),
    (fault: unknown) => {
      clearTimeout(patience);
      console.warn(fault);
      withoutReact();
    },
  );
}

function toCart(press: EarlyPress, {cart, react}: Servants): void {
  const script = cart();
  const drawer = react().then(
    () => true,
    () => false,
  );
  // Only a script that cannot be had leaves the form to the browser: what the cart has taken is never sent twice.
  void script.then(
    ({takePress}) => takePress(press, drawer),
    () => window.earlyPresses?.letGo(press),
  );
}

function serve(press: EarlyPress, servants: Servants): void {
  const {service, kind, target} = press;
  if (service === 'page') return;
  if (target.matches(OWN)) {
    endSending(press);
    replaying(() => target.click());
  } else if (target instanceof HTMLFormElement && isCartForm(target)) {
    toCart(press, servants);
  } else if (target.dataset.opens === 'cart') {
    const cart = servants.cart();
    const react = servants.react();
    cart
      .then(({openCart}) => {
        endSending(press);
        openCart();
        return react;
      })
      .catch(() => window.earlyPresses?.letGo(press));
  } else if (kind === 'click' && service === 'hold' && target.dataset.opens === undefined) {
    // Held to be reported only.
    window.earlyPresses?.letGo(press);
  } else if (kind !== 'click' || service === 'hold') toReact(press, servants);
  else {
    // React may have come with this very press, and served it.
    setTimeout(() => {
      if (!window.earlyPresses?.reactIsHere) toReact(press, servants);
    });
  }
}

/** Takes over what was pressed before this script, and every press from now on: each is reported once and served once. */
export function takePresses(servants: Servants): void {
  const early = window.earlyPresses;
  if (!early) return;
  const take = (press: EarlyPress) => {
    if (isReplay()) return;
    servants.report(press);
    serve(press, servants);
  };
  early.take = take;
  const {kept} = early;
  early.kept = [];
  kept.forEach(take);
}
