import {afterEach, beforeEach, expect, it, vi} from 'vitest';

const KEY = 'shop:saved';

/** Storage that all tabs share; `full` refuses to take more. */
let stored: Map<string, string>;
let isFull: boolean;
let events: EventTarget;

/** The module as another tab has it. */
const openTab = () => {
  vi.resetModules();
  return import('./saved-products.client');
};

beforeEach(() => {
  stored = new Map();
  isFull = false;
  events = new EventTarget();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem(key: string, value: string) {
        if (isFull) throw new Error('full');
        stored.set(key, value);
      },
    },
  });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
});
afterEach(() => vi.unstubAllGlobals());

it('what two tabs save, both of them keep', async () => {
  const one = await openTab();
  const other = await openTab();
  expect([one.savedProducts(), other.savedProducts()]).toEqual([[], []]);
  one.toggleSavedProduct('pen');
  other.toggleSavedProduct('tube');
  expect(JSON.parse(stored.get(KEY) ?? '')).toEqual(['tube', 'pen']);
  expect(other.savedProducts()).toEqual(['tube', 'pen']);
});

it('a press means what its heart showed, whatever another tab did meanwhile', async () => {
  const one = await openTab();
  expect(one.savedProducts()).toEqual([]);
  stored.set(KEY, '["pen"]');
  expect(one.toggleSavedProduct('pen')).toBe(true);
  expect(stored.get(KEY)).toBe('["pen"]');
});

it('another tab’s change is shown at once, and that of a time when the page was put away when it comes back', async () => {
  const tab = await openTab();
  const shown = vi.fn();
  const stop = tab.subscribeSavedProducts(shown);
  stored.set(KEY, '["pen"]');
  events.dispatchEvent(Object.assign(new Event('storage'), {key: KEY}));
  expect(tab.savedProducts()).toEqual(['pen']);
  stored.set(KEY, '["tube","pen"]');
  events.dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}));
  expect(tab.savedProducts()).toEqual(['tube', 'pen']);
  expect(shown).toHaveBeenCalledTimes(2);
  stop();
  stored.set(KEY, '[]');
  expect(tab.savedProducts()).toEqual([]);
});

it('where storage takes nothing, the list lasts for the page', async () => {
  const tab = await openTab();
  isFull = true;
  tab.toggleSavedProduct('pen');
  tab.toggleSavedProduct('tube');
  expect(tab.savedProducts()).toEqual(['tube', 'pen']);
});
