/** A press that came before its script happens a second time for that script alone: it was reported when it came. */
let isReplaying = false;

export function replaying(work: () => void): void {
  isReplaying = true;
  work();
  isReplaying = false;
}

export const isReplay = (): boolean => isReplaying;
