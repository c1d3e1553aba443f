import {describe, expect, it, vi} from 'vitest';

import {shownPictures} from '~/domain/catalogue/variant-pictures';
import {loadProductPage} from '~/edge/catalogue/product-page.server';

import {loadSeed} from '../../platform/seed/load';
import type {Seed} from '../../platform/seed/seed';
import {useCartShopper, WARES} from '../support/cart-shopper';
import {LocalPlatform} from '../support/local-platform';

const shopping = useCartShopper();
const {paste} = WARES;
const url = new URL(`https://shop.example/products/${paste}`);

function open(shopper: ReturnType<typeof shopping>) {
  shopper.snapshots = null;
  return loadProductPage(shopper.open(shopper.request('/')), paste, url);
}

describe('the gallery of a product', () => {
  it('has all of its twelve pictures, and its films after them', async () => {
    const shopper = shopping();
    shopper.platform.edit(paste, ({images: [picture]}) => {
      if (!picture) throw new Error('The paste has a picture');
      const preview = {...picture, id: 90_100, name: 'products/still'};
      const film = {id: 90_200, alt: 'How it is squeezed', preview, sources: null, link: null};
      return {
        images: Array.from({length: 12}, (_, index) => ({
          ...picture,
          id: 90_000 + index,
          name: `products/picture-${String(index)}`,
        })),
        films: [
          {
            ...film,
            sources: [
              {
                url: 'https://cdn.shopify.com/a.m3u8',
                mimeType: 'application/x-mpegURL',
                width: 1,
                height: 1,
              },
              {url: 'https://cdn.shopify.com/a.mp4', mimeType: 'video/mp4', width: 1, height: 1},
            ],
          },
          {...film, id: 90_201, link: 'https://www.youtube.com/watch?v=1'},
          {...film, id: 90_202, preview: null, link: 'https://www.youtube.com/watch?v=2'},
        ],
      };
    });
    const {product} = await open(shopper);
    const shown = shownPictures(product, product.variants[0]);
    expect(shown.slice(0, 12).every(({film}) => film === undefined)).toBe(true);
    expect(new Set(shown.slice(0, 12).map(({src}) => src)).size).toBe(12);
    expect(shown.slice(12).map(({film, alt}) => [alt, film])).toEqual([
      [
        'How it is squeezed',
        {sources: [{src: 'https://cdn.shopify.com/a.mp4', type: 'video/mp4'}]},
      ],
      ['How it is squeezed', {link: 'https://www.youtube.com/watch?v=1'}],
    ]);
  });

  it('shows a variant’s own picture in place of the first, and none that is another variant’s', () => {
    const picture = (src: string) => ({src, alt: '', width: null, height: null});
    const [hero, box, ink, mint] = ['hero', 'box', 'ink', 'mint'].map(picture);
    if (!hero || !box || !ink || !mint) throw new Error('unreachable');
    const variants = [{image: ink}, {image: mint}, {image: null}] as never;
    const shown = (image: typeof ink | null) =>
      shownPictures({images: [hero, box, ink, mint], variants}, {image}).map(({src}) => src);
    expect(shown(ink)).toEqual(['ink', 'box']);
    expect(shown(null)).toEqual(['hero', 'box']);
    const only = [{image: ink}] as never;
    expect(
      shownPictures({images: [hero, box, ink], variants: only}, {image: ink}).map(({src}) => src),
    ).toEqual(['ink', 'hero', 'box']);
    expect(shownPictures({images: [], variants: only}, {image: null})).toEqual([]);
  });
});

/** The shop's seed, in which the paste is sold on so many groups of so many plans. */
function seedWithPlans(groups: number, plans: number): Seed {
  const seed = loadSeed();
  const [group] = seed.sellingPlanGroups;
  const [plan] = group?.plans ?? [];
  if (!group || !plan) throw new Error('The seed has a plan');
  const made = Array.from({length: groups}, (_, at) => ({
    ...group,
    id: 60_000 + at,
    name: `Group ${String(at)}`,
    plans: Array.from({length: plans}, (__, place) => ({
      ...plan,
      id: 61_000 + at * 100 + place,
      groupId: 60_000 + at,
      name: `Plan ${String(place)}`,
    })),
  }));
  return {
    ...seed,
    sellingPlanGroups: [...seed.sellingPlanGroups, ...made],
    products: seed.products.map((product) =>
      product.handle === paste
        ? {...product, sellingPlanGroupIds: made.map(({id}) => id)}
        : product,
    ),
  };
}

describe('the plans of a product', () => {
  it.each([
    [3, 12],
    [7, 2],
  ])('are all there with %i groups of %i, and one call more is made', async (groups, plans) => {
    const platform = new LocalPlatform(seedWithPlans(groups, plans));
    const shopper = shopping();
    vi.stubGlobal('fetch', platform.fetch);
    const {product} = await open(shopper);
    expect(product.plans).toHaveLength(groups * plans);
    expect(new Set(product.plans.map(({id}) => id)).size).toBe(groups * plans);
    expect(product.variants[0]?.planPrices.every((price) => price !== null)).toBe(true);
    const calls = platform.calls.filter(({operation}) => operation === 'ProductByHandle');
    expect(calls).toHaveLength(2);
    platform.close();
  });
});
