import {createContext, type ReactNode, useContext} from 'react';

interface RenderFacts {
  /** The response's CSP nonce; undefined in the browser, where elements are in place already. */
  nonce: string | undefined;
  /** Crawlers get the page without scripts, and no replaced page on an error (coverage: page-error-crawlers). */
  isCrawler: boolean;
  siteOrigin: string;
  /** JSON of the document's structured data, escaped for a script element; empty for none. */
  structuredData: string;
  /** What floats above the page, as markup; empty in the browser, where it stands already. */
  overlays: string;
}

const RenderContext = createContext<RenderFacts>({
  nonce: undefined,
  isCrawler: false,
  siteOrigin: '',
  overlays: '',
  structuredData: '',
});

export function RenderContextProvider({
  value,
  children,
}: {
  value: RenderFacts;
  children: ReactNode;
}) {
  return <RenderContext.Provider value={value}>{children}</RenderContext.Provider>;
}

export function useRenderFacts(): RenderFacts {
  return useContext(RenderContext);
}
