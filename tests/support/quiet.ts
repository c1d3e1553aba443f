import {vi} from 'vitest';

/** Faults are met on purpose: what they write to the console is no news. */
export function quiet(): void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}
