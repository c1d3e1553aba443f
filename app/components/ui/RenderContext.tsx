import {createContext, type ReactNode, useContext} from 'react';

/** What is the same on every page, rendered to text once. */
export interface ShellText {
  menu: string;
  phoneMenu: string;
  footerLinks: string;
}

interface RenderFacts {
  /** The response's CSP nonce; undefined in the browser, where elements are in place already. */
  nonce: string | undefined;
  /** Crawlers get the page without scripts, and no replaced page on an error (coverage: page-error-crawlers). */
  isCrawler: boolean;
  /** JSON of the document's structured data, escaped for a script element; empty for none. */
  structuredData: string;
  /** What stands above the page, as markup; empty in the browser, where it stands already. */
  visitorFrame: string;
  /** Null in the browser, which has it from the document and draws it itself from then on. */
  shell: ShellText | null;
  /** A value that is made of its key alone; the server makes it once for everybody. */
  remember: <T>(key: string, make: () => T) => T;
}

/** What holds in a browser, of a page that stands there already. */
export const IN_BROWSER: RenderFacts = {
  nonce: undefined,
  isCrawler: false,
  visitorFrame: '',
  shell: null,
  remember: (_, make) => make(),
  structuredData: '',
};

const RenderContext = createContext(IN_BROWSER);

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
