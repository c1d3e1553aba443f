/** Where a list of pictures stands: pictures are counted from 0. */

/**
 * The picture that a row of pictures, each as wide as the window on it, shows at a scroll position: the one that fills more than
 * half of the window. Both in pixels; a row without width (not laid out yet) shows its first.
 */
export function shownPicture(scrollLeft: number, width: number): number {
  return width > 0 ? Math.max(0, Math.round(scrollLeft / width)) : 0;
}

/** Whether there is such a picture to go to. */
export function hasPicture(index: number, count: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < count;
}

/** The picture some steps further, at most the first or the last. */
export function steppedPicture(index: number, step: number, count: number): number {
  return Math.min(count - 1, Math.max(0, index + step));
}

/** Which way a key goes through the pictures: one back, one on, or null for a key of other use. */
export function keyStep(key: string): -1 | 1 | null {
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : null;
}
