import stylesheet from '../../styles/app.css?url';

let applied: Promise<void> | null = null;

/**
 * The whole stylesheet, once: the document holds the part of it that it shows as it arrives, and has it fetched as a file at
 * the lowest priority (root). Resolves when it applies, and also where it cannot be had: a page must work without.
 */
export function applyStyles(): Promise<void> {
  return (applied ??= new Promise((resolve) => {
    if (import.meta.env.DEV) return resolve();
    const link = document.createElement('link');
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve());
    document.head.append(Object.assign(link, {rel: 'stylesheet', href: stylesheet}));
  }));
}
