import stylesheet from '../../styles/app.css?url';

let applied: Promise<unknown> | null = null;

/**
 * The whole stylesheet, once: the document holds the part of it that it shows as it arrives, and has it fetched as a file at
 * the lowest priority (root). Resolves when it applies, and also where it cannot be had: a page must work without.
 */
export function applyStyles(): Promise<unknown> {
  return (applied ??= import.meta.env.DEV
    ? Promise.resolve()
    : new Promise((resolve) => {
        const link = {rel: 'stylesheet', href: stylesheet, onload: resolve, onerror: resolve};
        document.head.append(Object.assign(document.createElement('link'), link));
      }));
}
