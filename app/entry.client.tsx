import {RemixBrowser} from '@remix-run/react';
import {startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';

import {RenderContextProvider} from '~/components/layout/RenderContext';

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
