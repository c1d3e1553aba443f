/** Where React's drawer finds the one that stands in for it (stand-in.client), without loading it. */
let standIn: {handOver: () => void} | null = null;

export function offerStandIn(offered: {handOver: () => void}): void {
  standIn = offered;
}

/** React's drawer is about to be drawn: what stood in for it goes, and gives the focus back to where it came from. */
export function takeOverDrawer(): void {
  standIn?.handOver();
  standIn = null;
}
