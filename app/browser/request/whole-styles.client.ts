import stylesheet from '../../styles/app.css?url';

let applied: Promise<unknown> | null = null;

/**
 * Gives up the fonts that came too late to draw this page with: they would be taken up with the next stylesheet that applies,
 * and lines would break elsewhere before the visitor's eyes.
 */
function forgetLateFonts(): void {
  const sheet = document.querySelector('style')?.sheet;
  const probe = document.createElement('i');
  document.body.append(probe);
  const widthOf = (text: string) => ((probe.textContent = text), probe.offsetWidth);
  // Behind a late one stands a font whose letters are all of one width.
  const isLate = (rule: CSSRule) => {
    if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes('optional')) return false;
    probe.style.cssText = `position:fixed;visibility:hidden;font:700 9em ${rule.style.fontFamily},monospace`;
    return widthOf('iii') === widthOf('WWW');
  };
  // All are tried before the first is given up: with that the others begin anew.
  const late = [...(sheet?.cssRules ?? [])].map(isLate);
  for (let at = late.length; at--;) if (late[at]) sheet?.deleteRule(at);
  probe.remove();
}

/**
 * The whole stylesheet, once: the document holds the part of it that it shows as it arrives, and has it fetched as a file at
 * the lowest priority (root). Resolves when it applies, and also where it cannot be had: a page must work without.
 */
export function applyStyles(): Promise<unknown> {
  return (applied ??= import.meta.env.DEV
    ? Promise.resolve()
    : new Promise((resolve) => {
        forgetLateFonts();
        const onload = () => {
          // The same sheet twice: with every link that comes into the head the browser would begin its fonts and all styles anew.
          document.querySelector('link[media]')?.setAttribute('disabled', '');
          resolve(null);
        };
        const link = {rel: 'stylesheet', href: stylesheet, onload, onerror: resolve};
        document.head.append(Object.assign(document.createElement('link'), link));
      }));
}
