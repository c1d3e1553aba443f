import {describe, expect, it} from 'vitest';

import {readProductCsv} from './products.ts';

const OLD =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Status';
const NEW =
  'Title,URL handle,Description,Type,Tags,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Product image URL,Image position,Image alt text,Variant image URL';

const csv = (...lines: string[]) => lines.join('\n');
/** A file of the few columns that a case is about. */
const short = (...lines: string[]) =>
  csv('Handle,Title,Option1 Name,Option1 Value,Variant Price,Image Src', ...lines);
const only = (text: string) => {
  const {products, faults} = readProductCsv(text);
  expect(faults).toEqual([]);
  expect(products).toHaveLength(1);
  const [product] = products;
  if (!product) throw new Error('no product');
  return product;
};

describe('the product export of a Shopify store', () => {
  it('is read with the column names of the older exports', () => {
    const product = only(
      csv(
        OLD,
        'pot,Clay pot,"<p>Fired ""twice"",\nby hand.</p>",Kiln,Home > Pots,Pots,"clay, frost",TRUE,Size,Small,Glaze,Blue,P-1,900,shopify,4,deny,12.50,15.00,https://cdn.example/pot.jpg?v=1,1,A pot,FALSE,Clay pots,Pots of clay,https://cdn.example/blue.jpg,active',
        'pot,,,,,,,,,Large,,Blue,P-2,2100,,0,continue,20,0,https://cdn.example/side.jpg,2,,,,,,',
        'pot,,,,,,,,,,,,,,,,,,,https://cdn.example/top.jpg,3,From above,,,,,',
      ),
    );
    expect(product).toMatchObject({
      handle: 'pot',
      title: 'Clay pot',
      descriptionHtml: '<p>Fired "twice",\nby hand.</p>',
      vendor: 'Kiln',
      productType: 'Pots',
      tags: ['clay', 'frost'],
      status: 'ACTIVE',
      seo: {title: 'Clay pots', description: 'Pots of clay'},
      isGiftCard: false,
      metafields: [],
      sellingPlanGroupIds: [],
    });
    expect(product.options.map(({name, values}) => [name, values.map((one) => one.name)])).toEqual([
      ['Size', ['Small', 'Large']],
      ['Glaze', ['Blue']],
    ]);
    expect(product.images.map(({altText}) => altText)).toEqual(['A pot', null, 'From above', null]);
    const [small, large] = product.variants;
    expect(small).toMatchObject({
      title: 'Small / Blue',
      position: 1,
      sku: 'P-1',
      price: 1250,
      compareAtPrice: 1500,
      stock: 4,
      continueSelling: false,
      weight: 900,
    });
    expect(small?.image?.id).toBe(product.images[3]?.id);
    // Without a tracker nobody counts, and a compare-at price of 0 is none.
    expect(large).toMatchObject({
      position: 2,
      price: 2000,
      compareAtPrice: null,
      stock: null,
      continueSelling: true,
      image: null,
    });
  });

  it('is read with the column names of the newer exports, in any order of the pictures', () => {
    const product = only(
      csv(
        NEW,
        'Twine,twine,,Tools,,TRUE,Active,T-1,Title,Default Title,9,,,,DENY,350,https://cdn.example/b.jpg,2,Second,',
        ',twine,,,,,,,,,,,,,,,https://cdn.example/a.jpg,1,First,',
      ),
    );
    expect(product.images.map(({altText}) => altText)).toEqual(['First', 'Second']);
    expect(product.options.map(({name}) => name)).toEqual(['Title']);
    expect(product.variants).toHaveLength(1);
    expect(product.variants[0]).toMatchObject({title: 'Default Title', price: 900, weight: 350});
  });

  it('is read as spreadsheets save it: with a mark at its head, other line ends and empty lines', () => {
    const text = `\uFEFF${short('a,A,Title,Default Title,1.00,', '', 'b,B,Title,Default Title,2.00,')}`;
    const {products, faults} = readProductCsv(text.replaceAll('\n', '\r\n'));
    expect(faults).toEqual([]);
    expect(products.map(({handle}) => handle)).toEqual(['a', 'b']);
  });

  it.each([
    ['FALSE', 'active', 'DRAFT'],
    ['TRUE', 'draft', 'DRAFT'],
    ['TRUE', 'unlisted', 'DRAFT'],
    ['TRUE', 'archived', 'ARCHIVED'],
    ['', '', 'ACTIVE'],
  ])('shows what is published (%s) and active (%s) alone: %s', (published, status, expected) => {
    const text = csv('Handle,Title,Published,Status,Variant Price', `a,A,${published},${status},1`);
    expect(only(text).status).toBe(expected);
  });

  it('makes a handle of the title where there is none, as Shopify does', () => {
    expect(only(csv('Title,Price', '"Café chair, 2 seats",10')).handle).toBe('cafe-chair-2-seats');
  });

  it('gives a product, a variant and a picture the same numbers every time', () => {
    const text = short('a,A,Size,S,1,https://cdn.example/a.jpg', 'a,,,M,2,');
    expect(only(text)).toEqual(only(text));
    expect(new Set(only(text).variants.map(({id}) => id)).size).toBe(2);
  });

  it('reads metafields by the names of their columns, with the type that their values have', () => {
    const product = only(
      csv(
        'Handle,Title,Option1 Name,Option1 Value,Variant Price,Cost per item,Material (product.metafields.custom.material),Seats (product.metafields.custom.seats),Length (product.metafields.custom.length_m),Oiled (product.metafields.custom.oiled),Weight (product.metafields.custom.weight),Care (product.metafields.custom.care),Parts (product.metafields.custom.parts),Since (product.metafields.custom.since),Color (product.metafields.shopify.color-pattern),Google Shopping / Age Group,Google Shopping / MPN,Empty (product.metafields.custom.empty),Board (variant.metafields.custom.board)',
        'a,A,Size,S,1,0.40,"Teak, (old)",2,1.50,TRUE,"{""value"": 24, ""unit"": ""kg""}","Wash.\nDry.","[""Legs"", ""Seat""]",2026-03-01,green; dark blue,adult,0815,,8',
        'a,,,M,2,0.50,,,,,,,,,,,,,10.5',
        'a,,,L,3,,Oak,,,,,,,,,,,,',
      ),
    );
    expect(
      Object.fromEntries(
        product.metafields.map((one) => [`${one.namespace}.${one.key}`, [one.type, one.value]]),
      ),
    ).toEqual({
      'custom.material': ['single_line_text_field', 'Teak, (old)'],
      'custom.seats': ['number_integer', '2'],
      'custom.length_m': ['number_decimal', '1.50'],
      'custom.oiled': ['boolean', 'true'],
      'custom.weight': ['weight', '{"value": 24, "unit": "kg"}'],
      'custom.care': ['multi_line_text_field', 'Wash.\nDry.'],
      'custom.parts': ['list.single_line_text_field', '["Legs", "Seat"]'],
      'custom.since': ['date', '2026-03-01'],
      'shopify.color-pattern': ['list.single_line_text_field', '["green","dark blue"]'],
      'mm-google-shopping.age_group': ['single_line_text_field', 'adult'],
      'mm-google-shopping.mpn': ['single_line_text_field', '0815'],
    });
    expect(product.variants.map(({metafields}) => metafields)).toEqual([
      [{namespace: 'custom', key: 'board', type: 'number_decimal', value: '8'}],
      [{namespace: 'custom', key: 'board', type: 'number_decimal', value: '10.5'}],
      [],
    ]);
  });

  it.each([
    [['10', 'XL'], 'single_line_text_field'],
    [['10', 'two\nlines'], 'multi_line_text_field'],
    [['12', '1.5'], 'number_decimal'],
    [['https://a.example/x', 'mailto:a@b.example'], 'url'],
    [['#aabbcc', '#00FF00'], 'color'],
    [['2026-01-02T10:00:00Z'], 'date_time'],
    [['2026-13-02'], 'single_line_text_field'],
    [['{"amount":"1.00","currency_code":"EUR"}'], 'money'],
    [['{"value":"4.5","scale_min":"1","scale_max":"5"}'], 'rating'],
    [['{"type":"root","children":[]}'], 'rich_text_field'],
    [['{"value":2,"unit":"ml"}'], 'volume'],
    [['{"value":2,"unit":"cm"}'], 'dimension'],
    [['{"any":1}', '[1,2]'], 'json'],
    [['[not json'], 'single_line_text_field'],
    [['gid://shopify/Product/1'], 'product_reference'],
    [['gid://shopify/Wheel/1'], 'single_line_text_field'],
  ])('a column of %j holds the type %s', (values, type) => {
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const {products, faults} = readProductCsv(
      csv(
        'Handle,Title,Variant Price,Any (product.metafields.custom.any)',
        ...values.map((value, place) => `p${place},P${place},1,${quoted(value)}`),
      ),
    );
    expect(faults).toEqual([]);
    expect(products.map(({metafields}) => metafields)).toEqual(
      values.map((value) => [{namespace: 'custom', key: 'any', type, value}]),
    );
  });

  it('reads the collections of an import', () => {
    const text = csv('Handle,Title,Collection,Variant Price', 'a,A,Pots,1', 'b,B,Pots,1');
    expect([...readProductCsv(text).collections]).toEqual([['Pots', ['a', 'b']]]);
  });
});

describe('what cannot be read is named by its line, and the rest is there', () => {
  it.each([
    ['a price', 'a,A,Size,S,1,\na,,,M,twelve,\nb,B,Title,Default Title,2,', 3, 'twelve'],
    ['a missing price', 'a,A,Size,S,1,\na,,,M,,\nb,B,Title,Default Title,2,', 3, 'no price'],
    ['a repeated variant', 'a,A,Size,S,1,\na,,,S,2,\nb,B,Title,Default Title,2,', 3, 'twice'],
    ['a picture', 'a,A,Size,S,1,ftp://x/y.jpg\nb,B,Title,Default Title,2,', 2, 'https'],
    [
      'too many columns',
      'a,A,Size,S,1,\na,,,M,2,,,\nb,B,Title,Default Title,2,',
      3,
      'more columns',
    ],
    [
      'a handle',
      'a,A,Size,S,1,\nb c,B,Title,Default Title,2,\nb,B,Title,Default Title,2,',
      3,
      'b c',
    ],
  ])('%s', (_, lines, line, words) => {
    const {products, faults} = readProductCsv(short(...lines.split('\n')));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^line ${line}: .*${words}`));
    expect(products.map(({handle}) => handle)).toEqual(['a', 'b']);
    expect(products[0]?.variants).toHaveLength(1);
  });

  it.each([
    ['without a title', 'a,,Title,Default Title,1,', 'no title'],
    ['without a variant that can be read', 'a,A,Title,Default Title,-1,', 'none of its variants'],
  ])('a product %s is left out', (_, row, words) => {
    const {products, faults} = readProductCsv(short(row, 'b,B,Title,Default Title,2,'));
    expect(faults.at(-1)).toMatch(new RegExp(`^line 2: .*${words}.*a is left out`));
    expect(products.map(({handle}) => handle)).toEqual(['b']);
  });

  it('a column that names no metafield is named, and the others are read', () => {
    const {products, faults} = readProductCsv(
      csv(
        'Handle,Title,Variant Price,Bad (product.metafields.custom),Good (product.metafields.custom.good)',
        'a,A,1,x,y',
      ),
    );
    expect(faults).toEqual([
      'line 1: the column "Bad (product.metafields.custom)" names no metafield (namespace.key) and is left out',
    ]);
    expect(products[0]?.metafields).toEqual([
      {namespace: 'custom', key: 'good', type: 'single_line_text_field', value: 'y'},
    ]);
  });

  it('counts the lines of a description of several', () => {
    const text = csv(
      'Handle,Title,Body (HTML),Variant Price',
      'a,A,"one\ntwo\nthree",1',
      'b,B,,much',
      'c,C,,3',
    );
    const {products, faults} = readProductCsv(text);
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['line 5', 'line 5']);
    expect(products.map(({handle}) => handle)).toEqual(['a', 'c']);
  });

  it('a mark of inches is part of its text', () => {
    const {products, faults} = readProductCsv(short('a,A,Width,27" wide,1,'));
    expect(faults).toEqual([]);
    expect(products[0]?.variants[0]?.title).toBe('27" wide');
  });

  it('a quote that is never closed ends the file where it stands', () => {
    const {products, faults} = readProductCsv(
      short('a,A,Title,Default Title,1,', 'b,"B,Title,Default Title,2,', 'c,C,,,3,'),
    );
    expect(products.map(({handle}) => handle)).toEqual(['a']);
    expect(faults).toEqual([expect.stringMatching(/^line 3: a quote is never closed/)]);
  });

  it('a file that is no product export is refused', () => {
    expect(() => readProductCsv('Name,Email\nAda,ada@example.com')).toThrow(/no column Title/);
  });

  it('a product keeps 2,048 variants and 250 pictures', () => {
    const rows = Array.from(
      {length: 2050},
      (_, n) => `a,${n === 0 ? 'A' : ''},Size,${n},1,https://cdn.example/${n % 260}.jpg`,
    );
    const {products, faults} = readProductCsv(short(...rows));
    expect([products[0]?.variants.length, products[0]?.images.length]).toEqual([2048, 250]);
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'line 2',
      'line 2050',
      'line 2051',
    ]);
  });
});
