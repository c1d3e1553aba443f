import {RemixBrowser} from '@remix-run/react';
import {startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';

import {watchFailedChunks} from '~/browser/request/build-refresh.client';
import {IN_BROWSER, RenderContextProvider} from '~/components/ui/RenderContext';
import {USUAL_REACT_CONTEXT} from '~/domain/request/react-context';

Object.assign(window.__remixContext, {...USUAL_REACT_CONTEXT, ...window.__remixContext});

// Before hydration: a link can be pressed, and its script be gone, before any effect has run.
watchFailedChunks();

/**
 * The page's data, decoded. The framework waits for it by suspending its first rendering; a press in that moment makes React
 * finish at once what cannot be finished, which ends the page (its error 345). So it is asked before React begins: called as a
 * function it throws what it waits for, and only a second call would come to its hooks.
 */
async function dataDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (awaited) {
    await awaited;
  }
}

void dataDecoded().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <RenderContextProvider
        value={{
          ...IN_BROWSER,
          structuredData:
            document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
        }}
      >
        <RemixBrowser />
      </RenderContextProvider>,
    );
  }),
);
