import type {Catalogue} from '../catalogue/catalogue.ts';
import type {ProductRecord, ProductStatus, VariantRecord} from '../catalogue/records.ts';
import {formatStatus} from '../pages/format.ts';
import {listTable} from '../pages/list-table.ts';
import {html, type Markup} from '../pages/markup.ts';
import type {PlatformServices} from '../services.ts';
import type {PlatformApp} from '../transport/environment.ts';

import {
  adminPage,
  backRefused,
  backWith,
  field,
  parseDollars,
  selectOptions,
  tagsOf,
  textOf,
} from './admin-page.ts';

const STATUSES: readonly ProductStatus[] = ['ACTIVE', 'DRAFT', 'ARCHIVED'];
const dollars = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));

function variantRow(product: ProductRecord, variant: VariantRecord): Markup {
  const form = `variant-${variant.id}`;
  return html`<tr>
    <td>
      ${variant.title === 'Default Title' ? product.title : variant.title}<br /><span
        class="quiet small"
        >${variant.sku}</span
      >
    </td>
    <td>
      <input
        form="${form}"
        name="price"
        value="${dollars(variant.price)}"
        aria-label="Price"
        size="7"
      />
    </td>
    <td>
      <input
        form="${form}"
        name="compareAtPrice"
        value="${dollars(variant.compareAtPrice)}"
        aria-label="Compare-at price"
        size="7"
      />
    </td>
    <td>
      <input
        form="${form}"
        name="stock"
        value="${variant.stock}"
        aria-label="Stock"
        size="6"
        placeholder="untracked"
      />
    </td>
    <td>
      <label class="check" style="margin:0"
        ><input
          form="${form}"
          type="checkbox"
          name="continueSelling"
          ${variant.continueSelling ? html`checked` : ''}
        />
        sell on</label
      >
    </td>
    <td>
      <form id="${form}" method="post" action="/admin/variants/${variant.id}" class="tools">
        <button class="button">Save</button>
        <button class="button white" name="delete" value="yes">Delete</button>
      </form>
    </td>
  </tr>`;
}

function productPage(product: ProductRecord): Markup {
  return html`<p class="quiet">${product.handle}</p>
    <section class="card">
      <form method="post" action="/admin/products/${product.id}">
        ${field(
          'Status',
          html`<select name="status">
            ${selectOptions(
              STATUSES.map((status) => [status, formatStatus(status)]),
              product.status,
            )}
          </select>`,
          'A draft or archived product is gone from the shop.',
        )}
        ${field('Title', html`<input name="title" value="${product.title}" required />`)}
        ${field('Tags', html`<input name="tags" value="${product.tags.join(', ')}" />`, 'Joined by commas.')}
        <div class="tools">
          <button class="button">Save product</button>
          <button class="button white" name="delete" value="yes">Delete product</button>
        </div>
      </form>
    </section>
    <h2 style="margin-top:32px">Variants</h2>
    ${listTable(
      ['Variant', 'Price', 'Compare at', 'Stock', 'When sold out', 'Change'],
      product.variants.map((variant) => variantRow(product, variant)),
    )}`;
}

function stockText(product: ProductRecord): string {
  const tracked = product.variants.filter(({stock}) => stock !== null);
  if (tracked.length === 0) return 'Not tracked';
  return String(tracked.reduce((sum, {stock}) => sum + (stock ?? 0), 0));
}

/** Products whose title or handle holds a text, or that have it as a SKU, by title. */
function findProducts(catalogue: Catalogue, wanted: string): ProductRecord[] {
  return catalogue
    .products()
    .filter(
      ({title, handle, variants}) =>
        title.toLowerCase().includes(wanted) ||
        handle.includes(wanted) ||
        variants.some(({sku}) => sku?.toLowerCase() === wanted),
    )
    .sort((one, other) => one.title.localeCompare(other.title, 'en'));
}

function productList(products: readonly ProductRecord[], wanted: string): Markup {
  return html`<form method="get" class="tools" style="margin-top:20px">
      ${field('Title, handle or SKU', html`<input type="search" name="q" value="${wanted}" />`)}
      <button class="button white">Find</button>
    </form>
    ${listTable(
      ['Product', 'Type', 'Status', {numbers: 'Variants'}, {numbers: 'Stock'}],
      products.map(
        (product) =>
          html`<tr>
            <td><a href="/admin/products/${product.id}">${product.title}</a></td>
            <td>${product.productType}</td>
            <td>
              <span class="chip ${product.status === 'ACTIVE' ? 'good' : ''}"
                >${formatStatus(product.status)}</span
              >
            </td>
            <td class="number">${product.variants.length}</td>
            <td class="number">${stockText(product)}</td>
          </tr>`,
      ),
    )}`;
}

/** A variant as the form changes it, or what is wrong with the form. */
function parseVariant(form: FormData, variant: VariantRecord): VariantRecord | string {
  const price = parseDollars(textOf(form, 'price'));
  const compareAtText = textOf(form, 'compareAtPrice');
  const compareAtPrice = compareAtText === '' ? null : parseDollars(compareAtText);
  const stockText = textOf(form, 'stock');
  if (price === null || (compareAtText !== '' && compareAtPrice === null)) {
    return 'A price looks like 14.99.';
  }
  if (!/^(-?\d{1,6})?$/.test(stockText)) {
    return 'Stock is a whole number, or empty where it is not tracked.';
  }
  return {
    ...variant,
    price,
    compareAtPrice,
    stock: stockText === '' ? null : Number(stockText),
    continueSelling: form.has('continueSelling'),
  };
}

function mountVariants(app: PlatformApp, {catalogue, clock}: PlatformServices): void {
  app.post('/admin/variants/:id{[0-9]+}', async (c) => {
    const form = await c.req.formData();
    const variant = catalogue.variant(Number(c.req.param('id')));
    if (variant === undefined) return backRefused('/admin/products', 'That variant is gone.');
    const product = catalogue.productOf(variant);
    const name = variant.title === 'Default Title' ? product.title : variant.title;
    const path = `/admin/products/${product.id}`;
    if (form.has('delete')) {
      if (product.variants.length === 1) {
        return backRefused(path, 'A product keeps one variant: delete the product instead.');
      }
      catalogue.deleteVariant(variant.id);
      return backWith(path, `${name} is deleted.`);
    }
    const changed = parseVariant(form, variant);
    if (typeof changed === 'string') return backRefused(path, changed);
    catalogue.saveProduct({
      ...product,
      variants: product.variants.map((one) => (one.id === variant.id ? changed : one)),
      updatedAt: clock.now().toISOString(),
    });
    return backWith(path, `${name} is saved.`);
  });
}

/** Products, prices and stock. */
export function mountProducts(app: PlatformApp, services: PlatformServices): void {
  const {catalogue} = services;

  app.get('/admin/products', (c) => {
    const wanted = (c.req.query('q') ?? '').toLowerCase();
    return adminPage(
      services,
      c.req.raw,
      'Products',
      productList(findProducts(catalogue, wanted), wanted),
    );
  });

  app.get('/admin/products/:id{[0-9]+}', (c) => {
    const product = catalogue.product(Number(c.req.param('id')));
    if (product === undefined) return backRefused('/admin/products', 'That product is gone.');
    return adminPage(services, c.req.raw, product.title, productPage(product));
  });

  app.post('/admin/products/:id{[0-9]+}', async (c) => {
    const form = await c.req.formData();
    const product = catalogue.product(Number(c.req.param('id')));
    if (product === undefined) return backRefused('/admin/products', 'That product is gone.');
    if (form.has('delete')) {
      catalogue.deleteProduct(product.id);
      return backWith('/admin/products', `${product.title} is deleted.`);
    }
    const path = `/admin/products/${product.id}`;
    const status = STATUSES.find((one) => one === textOf(form, 'status'));
    const title = textOf(form, 'title');
    if (status === undefined || title === '') return backRefused(path, 'A product needs a title.');
    catalogue.saveProduct({
      ...product,
      status,
      title,
      tags: tagsOf(textOf(form, 'tags')),
      updatedAt: services.clock.now().toISOString(),
    });
    return backWith(path, `${title} is saved.`);
  });

  mountVariants(app, services);
}
