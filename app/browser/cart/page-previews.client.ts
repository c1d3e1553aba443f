import type {CartChange} from '~/domain/cart/change/change';
import type {LinePreview} from '~/domain/cart/preview';
import {dollars} from '~/domain/values/money';

const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';

/** The choices of a product's page in words, as its picker says them: "Color: Pink". */
const variantWords = (product: Element): string =>
  [...product.querySelectorAll('section[aria-label] > p:first-child')].map(text).join(', ');

/**
 * What a page shows of the product that a form adds, before React, which knows it, is there to say so: for the one line that the
 * form stands beside. Amounts of such a line are not shown, so none is read.
 */
export function pagePreviews(form: HTMLFormElement, change: CartChange): LinePreview[] {
  const product = form.closest<HTMLElement>('[data-product]');
  const handle = product?.dataset.product;
  const line = change.kind === 'add' && change.lines.length === 1 ? change.lines[0] : undefined;
  const title = text(product?.querySelector('h1, h2, h3'));
  if (!product || handle === undefined || line === undefined || title === '') return [];
  const isPage = product.dataset.productPage !== undefined;
  const picture = isPage
    ? document.querySelector<HTMLImageElement>('#picture-1 img')
    : product.querySelector<HTMLImageElement>('img');
  return [
    {
      merchandiseId: line.merchandiseId,
      handle,
      title,
      variant: isPage ? variantWords(product) : '',
      backdrop: '',
      image: picture && {
        src: picture.getAttribute('src') ?? '',
        alt: '',
        width: picture.naturalWidth || null,
        height: picture.naturalHeight || null,
      },
      price: dollars(0),
      most: null,
      contents: [],
      hasPlans: product.querySelector('[name="sellingPlanId"]:not([value=""])') !== null,
    },
  ];
}
