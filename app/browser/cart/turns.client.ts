let turn: Promise<unknown> = Promise.resolve();

/** One at a time in this tab. */
function inTurnHere(work: () => Promise<void>): Promise<void> {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

/** Runs work on the cart when it is its turn: one at a time over all tabs, in the order in which it was asked for. */
export function inTurn(work: () => Promise<void>): void {
  const alone = () => {
    inTurnHere(work).catch((fault: unknown) => {
      console.error('The cart lost its turn', fault);
    });
  };
  // Lib types promise it; insecure origins and old browsers do not have it.
  const locks = navigator.locks as LockManager | undefined;
  // Refused where cookies and storage are blocked: this tab is on its own then.
  if (locks) locks.request('cart', work).catch(alone);
  else alone();
}
