/**
 * A third-party consent manager for tests, with OneTrust's names on `window`. Query: `late`
 * (milliseconds until it is there), `stub` (a global without methods until then), `never`,
 * `answer` (`accept` or `reject`: given before the page opened).
 */
export const CONSENT_SCRIPT = `
(() => {
  const options = new URL(document.currentScript.src).searchParams;
  if (options.has('stub')) window.OneTrust = {};
  if (options.has('never')) return;
  const ALL = ',C0001,C0002,C0003,C0004,';
  const NECESSARY = ',C0001,';
  let closed = false;
  let listeners = [];
  let banner = null;

  function submit(groups) {
    closed = true;
    banner?.remove();
    banner = null;
    window.OnetrustActiveGroups = groups;
    window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', {detail: groups.split(',').filter(Boolean)}));
    for (const listener of listeners) listener();
  }

  function ask() {
    if (banner) return;
    banner = document.createElement('div');
    banner.id = 'onetrust-banner-sdk';
    banner.setAttribute('role', 'dialog');
    banner.setAttribute('aria-label', 'Cookie preferences');
    Object.assign(banner.style, {position: 'fixed', inset: 'auto 0 0 0', zIndex: '2147483001', background: '#fff', borderTop: '1px solid #8b8f9a', padding: '16px', display: 'flex', gap: '12px', alignItems: 'center'});
    const text = document.createElement('p');
    text.textContent = 'This site would like to use cookies.';
    banner.append(text);
    for (const [id, label, groups] of [['onetrust-accept-btn-handler', 'Accept all', ALL], ['onetrust-reject-all-handler', 'Reject all', NECESSARY]]) {
      const button = document.createElement('button');
      button.id = id;
      button.textContent = label;
      button.addEventListener('click', () => submit(groups));
      banner.append(button);
    }
    document.body.append(banner);
  }

  setTimeout(() => {
    const answer = options.get('answer');
    closed = answer !== null;
    window.OnetrustActiveGroups = answer === 'accept' ? ALL : NECESSARY;
    window.OneTrust = {
      IsAlertBoxClosed: () => closed,
      OnConsentChanged(listener) { listeners = [...listeners, listener]; },
      ToggleInfoDisplay: ask,
      AllowAll: () => submit(ALL),
      RejectAll: () => submit(NECESSARY),
    };
    if (!closed) ask();
  }, Number(options.get('late') ?? 0));
})();
`;

/**
 * A tag manager for tests, in place of Google's: it reads the data layer, leaves a vendor's cookie
 * and reports every event to \`/tags/collect\`.
 */
export const TAG_SCRIPT = `
(() => {
  const address = new URL(document.currentScript.src);
  const id = address.searchParams.get('id') ?? 'GTM-LOCAL';
  const layer = (window.dataLayer = window.dataLayer ?? []);
  window.google_tag_manager = {...window.google_tag_manager, [id]: {dataLayer: layer}};
  document.cookie = '_ga=GA1.1.local.1; Path=/; Max-Age=3600; SameSite=Lax';
  const collect = new URL('/tags/collect', address);
  const report = (entry) => {
    const body = JSON.stringify({id, page: location.href, entry: entry && typeof entry.length === 'number' ? [...entry] : entry});
    navigator.sendBeacon(collect, new Blob([body], {type: 'text/plain'}));
  };
  layer.forEach(report);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    entries.forEach(report);
    return push(...entries);
  };
  layer.push({event: 'gtm.js', 'gtm.start': Date.now()});
})();
`;
