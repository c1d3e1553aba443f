import {expect, type Page} from 'playwright/test';

/** Widths of screens: the narrowest that WCAG 1.4.10 knows, a phone's and a tablet's. */
const SCREEN_WIDTHS = [320, 390, 768];

/** How a reader may have set the text. */
const TEXT_SETTINGS = {
  'as it comes': '',
  // WCAG 1.4.4.
  'at 200 %': 'html { font-size: 200% !important; }',
  // WCAG 1.4.12.
  'with wide spacing': `* {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }`,
};

/** By the beginning of their files' names, as app.css has them: of two alike the one that came last is used. */
const FONTS = {
  figtree: {family: 'Figtree Variable', weight: '400 700'},
  bricolage: {family: 'Bricolage Grotesque Variable', weight: '700'},
};

/** A page keeps to the font that stands in where its own come late: what is measured is drawn with its own, however busy the machine. */
function drawWithOwnFonts(page: Page) {
  return page.evaluate(async (fonts) => {
    const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]');
    for (const {href} of preloads)
      for (const [file, {family, weight}] of Object.entries(fonts)) {
        if (!href.includes(`/${file}-`)) continue;
        const face = new FontFace(family, `url(${href})`, {weight});
        document.fonts.add(await face.load());
      }
  }, FONTS);
}

/** Sets the text of the page, past what its policy says of style elements. */
function setText(page: Page, css: string) {
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/**
 * What stands out of a screen: the page's width if it is more than the screen's, and the innermost elements that cause it.
 * `innerWidth` is no measure: in a phone it grows with a page that is too wide.
 */
function measureWidth(page: Page, screen: number): Promise<string[]> {
  return page.evaluate((width) => {
    const {scrollWidth} = document.documentElement;
    // What is meant to scroll sideways (galleries, rows of chips, tables, code) or to be cut off: the stylesheet says so alone.
    const rulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule];
        return rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : [];
      });
    const meant = [...document.styleSheets]
      .flatMap((sheet) => rulesOf(sheet.cssRules))
      .filter(
        ({style}) =>
          (style.overflowX === 'auto' && style.overflowY === '') ||
          (style.overflow === 'hidden' && style.length === 2),
      )
      .map(({selectorText}) => selectorText);
    const isMeantToScroll = (element: Element) =>
      element.matches([...meant, 'pre', '.sr-only'].join());
    const isHeld = (element: Element) => {
      let parent = element.parentElement;
      while (parent && parent !== document.body) {
        if (isMeantToScroll(parent)) return true;
        parent = parent.parentElement;
      }
      return false;
    };
    const scrollsSideways = (element: Element) =>
      !['SELECT', 'TEXTAREA', 'INPUT'].includes(element.tagName) &&
      !isMeantToScroll(element) &&
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth + 1;
    const standsOut = (element: Element) => {
      const {right, left, width: own, height} = element.getBoundingClientRect();
      // What lies wholly before the left edge is hidden there on purpose.
      return own > 1 && height > 1 && (right > width + 0.5 || (left < -0.5 && right > 0));
    };
    const causes = [...document.body.querySelectorAll('*:not(svg *)')]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .filter((element) => (standsOut(element) || scrollsSideways(element)) && !isHeld(element))
      .filter((element) => ![...element.children].some(standsOut))
      .map((element) => {
        const {left, right} = element.getBoundingClientRect();
        const text = (element.textContent ?? '').trim().slice(0, 40);
        return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${text}” ${String(Math.round(left))}…${String(Math.round(right))}`;
      });
    return scrollWidth > width || causes.length > 0
      ? [`page ${String(scrollWidth)} wide`, ...causes.slice(0, 8)]
      : [];
  }, screen);
}

/** The words of headings, of up to twelve letters, that stand on more than one line, at the narrowest width with text at 200 %. */
export async function brokenWords(page: Page): Promise<string[]> {
  const [width = 320] = SCREEN_WIDTHS;
  await page.setViewportSize({width, height: 844});
  await drawWithOwnFonts(page);
  await setText(page, TEXT_SETTINGS['at 200 %']);
  const broken = await page.evaluate(() => {
    const found: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      if (!heading.checkVisibility({visibilityProperty: true}) || heading.closest('.sr-only'))
        continue;
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const match of (text.textContent ?? '').matchAll(/[\p{L}\p{N}’]+/gu)) {
          const range = document.createRange();
          range.setStart(text, match.index);
          range.setEnd(text, match.index + match[0].length);
          const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
          if (lines.size > 1 && match[0].length <= 12) found.push(match[0]);
        }
      }
    }
    return found;
  });
  await setText(page, '');
  return broken;
}

/** Expects that nothing of the page as it stands is wider than any screen, whatever the text's setting. */
export async function expectToFit(page: Page, name: string): Promise<void> {
  const found: Record<string, string[]> = {};
  await drawWithOwnFonts(page);
  for (const width of SCREEN_WIDTHS) {
    await page.setViewportSize({width, height: 844});
    for (const [setting, css] of Object.entries(TEXT_SETTINGS)) {
      await setText(page, css);
      const wide = await measureWidth(page, width);
      if (wide.length > 0) found[`${name} at ${String(width)}, text ${setting}`] = wide;
    }
    await setText(page, '');
  }
  expect.soft(found).toEqual({});
}
