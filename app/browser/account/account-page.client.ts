/** On a narrow screen the account's entries scroll sideways: the page that one is on is brought into sight. */
export function showCurrentEntry(nav: HTMLElement | null): void {
  const current = nav?.querySelector<HTMLElement>('[aria-current]');
  if (!nav || !current) return;
  nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
}

let isRenewing = false;

/** A page that the browser kept aside shows a customer who may have left: it is loaded anew. */
export function renewPrivatePages(): void {
  if (isRenewing) return;
  isRenewing = true;
  addEventListener('pageshow', ({persisted}) => {
    if (persisted && document.querySelector('[data-account-nav]')) location.reload();
  });
}
