import {afterEach, expect, it, vi} from 'vitest';

import type {VisitorSettings} from '~/domain/visitor/settings';

afterEach(() => vi.unstubAllGlobals());

it('a page that comes back as it was left takes the answer that was given meanwhile', async () => {
  const events = new EventTarget();
  const document = {cookie: ''};
  vi.stubGlobal('window', events);
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', {});
  const {consentState, startConsent} = await import('./consent.client');
  await startConsent({consentManager: 'embedded'} as VisitorSettings);
  expect(consentState()).toEqual({status: 'asking'});
  const show = (persisted: boolean) =>
    events.dispatchEvent(Object.assign(new Event('pageshow'), {persisted}));
  document.cookie = 'consent=1%3A010';
  show(false);
  expect(consentState()).toEqual({status: 'asking'});
  show(true);
  expect(consentState()).toEqual({
    status: 'settled',
    choice: {preferences: false, analytics: true, advertising: false},
  });
});
