import {RemixBrowser} from '@remix-run/react';
import {startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';

import {watchFailedChunks} from '~/browser/request/build-refresh.client';
import {RenderContextProvider} from '~/components/ui/RenderContext';

// Before hydration: a link can be pressed, and its script be gone, before any effect has run.
watchFailedChunks();

startTransition(() => {
  hydrateRoot(
    document,
    <RenderContextProvider
      value={{
        nonce: undefined,
        isCrawler: false,
        siteOrigin: location.origin,
        overlays: '',
        structuredData:
          document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
      }}
    >
      <RemixBrowser />
    </RenderContextProvider>,
  );
});
