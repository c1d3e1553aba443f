import {savedProducts} from './saved-products.client';

/** Shows which products are saved before React is there; it then finds the hearts as it would have made them. */
export function showSavedHearts(): void {
  const saved = savedProducts();
  for (const heart of document.querySelectorAll<HTMLElement>('button[data-save][data-handle]')) {
    if (!saved.includes(heart.dataset.handle ?? '')) continue;
    heart.setAttribute('aria-pressed', 'true');
    heart.dataset.save = 'saved';
  }
}
