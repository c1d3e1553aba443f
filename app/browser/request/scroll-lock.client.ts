/**
 * Keeps the page behind an overlay from scrolling while at least one lock is held. Locks may be released in any order;
 * the page keeps its position, and the former inline style comes back exactly.
 */
const held = new Set<symbol>();
let formerOverflow: {html: string; body: string} | null = null;

function apply(): void {
  const html = document.documentElement;
  const {body} = document;
  if (held.size > 0 && formerOverflow === null) {
    formerOverflow = {html: html.style.overflow, body: body.style.overflow};
    // A bar that takes room leaves its room, so that nothing moves; one that takes none leaves none.
    const hasBar = window.innerWidth > html.clientWidth;
    html.style.overflow = 'hidden';
    if (hasBar) html.style.scrollbarGutter = 'stable';
    body.style.overflow = 'hidden';
  } else if (held.size === 0 && formerOverflow !== null) {
    html.style.overflow = formerOverflow.html;
    html.style.removeProperty('scrollbar-gutter');
    body.style.overflow = formerOverflow.body;
    formerOverflow = null;
  }
}

/** Takes a lock; the answer releases it, and may be called more than once. */
export function lockScroll(): () => void {
  const lock = Symbol('scroll lock');
  held.add(lock);
  apply();
  return () => {
    held.delete(lock);
    apply();
  };
}

/** True while an overlay holds the page. */
export function isScrollLocked(): boolean {
  return held.size > 0;
}
