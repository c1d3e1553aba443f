import {randomUUID} from 'node:crypto';
import {z} from 'zod';

import {checkOut} from '../platform/support/checkout-calls';

const PRIVATE_TOKEN = 'shpat_b7100000000000000000000000000002';

export interface TestCustomer {
  email: string;
  password: string;
  accessToken: string;
}

export interface OrderedLine {
  handle: string;
  quantity?: number;
  /** Bought with the first plan of the product. */
  isSubscription?: boolean;
}

export interface TestCart {
  id: string;
  /** The cookie by which the storefront knows the cart, as a Cookie header. */
  cookie: string;
}

/** The platform as a test sees it, over HTTP: as a client of its API, and through its test controls. */
export interface PlatformApi {
  /** Runs a Storefront API document and returns its data; throws when the answer has errors. */
  query: (document: string, variables?: Record<string, unknown>) => Promise<unknown>;
  /** Id of the product's first variant that has all these options. */
  variantId: (handle: string, options?: Record<string, string>) => Promise<string>;
  productId: (handle: string) => Promise<string>;
  /** A new cart with the first variant of each product. */
  createCart: (lines: {handle: string; quantity?: number}[]) => Promise<TestCart>;
  /** A new customer nobody else uses, signed in. */
  createCustomer: () => Promise<TestCustomer>;
  /** Makes the customer known without a password, as a newsletter does. */
  inviteCustomer: (email: string) => Promise<void>;
  /** An order of a customer, paid at the checkout; answers its number. */
  placeOrder: (customer: TestCustomer, lines: OrderedLine[]) => Promise<number>;
  /** Path of the link in the newest mail to an address. */
  mailPath: (email: string) => Promise<string>;
  /** What the merchant does in the admin: the form fields of one of its pages. */
  administer: (path: string, fields: Record<string, string>) => Promise<void>;
  /** What a shopper may still buy of a variant; null where nobody counts. */
  stock: (variantId: string) => Promise<number | null>;
  /** The code in the newest mail to an address, which signs in on the platform's own page. */
  mailCode: (email: string) => Promise<string>;
  /** Subjects of the mails that the platform has sent to an address, the newest first. */
  mailsTo: (email: string) => Promise<string[]>;
  setClock: (now: string) => Promise<void>;
  /** Stock of a variant by its id or SKU; null stops tracking it. */
  setStock: (variant: string, stock: number | null) => Promise<void>;
}

const answerSchema = z.object({data: z.unknown().optional(), errors: z.unknown().optional()});

const variantsSchema = z.object({
  product: z.object({
    variants: z.object({
      nodes: z.array(
        z.object({
          id: z.string(),
          selectedOptions: z.array(z.object({name: z.string(), value: z.string()})),
        }),
      ),
    }),
  }),
});

const stockSchema = z.object({node: z.object({quantityAvailable: z.number().nullable()})});

const plansSchema = z.object({
  product: z.object({
    sellingPlanGroups: z.object({
      nodes: z.array(
        z.object({sellingPlans: z.object({nodes: z.array(z.object({id: z.string()}))})}),
      ),
    }),
  }),
});

const checkoutSchema = z.object({
  cartCreate: z.object({cart: z.object({checkoutUrl: z.string()})}),
});

const mailsSchema = z.object({
  mails: z.array(z.object({data: z.record(z.string(), z.string())})),
});

const cartSchema = z.object({cartCreate: z.object({cart: z.object({id: z.string()})})});

const tokenSchema = z.object({
  customerCreate: z.object({customer: z.object({id: z.string()})}),
  customerAccessTokenCreate: z.object({
    customerAccessToken: z.object({accessToken: z.string()}),
  }),
});

/** The Cookie header for a cart, as Hydrogen's `cartSetIdDefault` writes it. */
export function cartCookie(cartId: string): string {
  return `cart=${encodeURIComponent(cartId.replace('gid://shopify/Cart/', ''))}`;
}

export function platformApi(platformUrl: string): PlatformApi {
  const query: PlatformApi['query'] = async (document, variables = {}) => {
    const response = await fetch(`${platformUrl}/api/2025-04/graphql.json`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Shopify-Storefront-Private-Token': PRIVATE_TOKEN,
      },
      body: JSON.stringify({query: document, variables}),
    });
    const answer = answerSchema.parse(await response.json());
    if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  };

  const control = async (name: string, body: unknown) => {
    const response = await fetch(`${platformUrl}/_test/${name}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`/_test/${name}: ${response.status} ${await response.text()}`);
  };

  const variantId: PlatformApi['variantId'] = async (handle, options = {}) => {
    const data = await query(
      `query ($handle: String!) { product(handle: $handle) {
        variants(first: 50) { nodes { id selectedOptions { name value } } } } }`,
      {handle},
    );
    const {nodes} = variantsSchema.parse(data).product.variants;
    const wanted = Object.entries(options);
    const found = nodes.find(({selectedOptions}) =>
      wanted.every(([name, value]) =>
        selectedOptions.some((option) => option.name === name && option.value === value),
      ),
    );
    if (found === undefined) throw new Error(`${handle} has no variant ${JSON.stringify(options)}`);
    return found.id;
  };

  const firstPlan = async (handle: string): Promise<string> => {
    const data = await query(
      `query ($handle: String!) { product(handle: $handle) {
        sellingPlanGroups(first: 1) { nodes { sellingPlans(first: 1) { nodes { id } } } } } }`,
      {handle},
    );
    const plan = plansSchema.parse(data).product.sellingPlanGroups.nodes[0]?.sellingPlans.nodes[0];
    if (plan === undefined) throw new Error(`${handle} has no plan`);
    return plan.id;
  };

  return {
    query,
    variantId,
    productId: async (handle) => {
      const data = await query('query ($handle: String!) { product(handle: $handle) { id } }', {
        handle,
      });
      return z.object({product: z.object({id: z.string()})}).parse(data).product.id;
    },
    createCart: async (lines) => {
      const input = await Promise.all(
        lines.map(async ({handle, quantity = 1}) => ({
          merchandiseId: await variantId(handle),
          quantity,
        })),
      );
      const data = await query(
        'mutation ($lines: [CartLineInput!]) { cartCreate(input: {lines: $lines}) { cart { id } } }',
        {lines: input},
      );
      const {id} = cartSchema.parse(data).cartCreate.cart;
      return {id, cookie: cartCookie(id)};
    },
    createCustomer: async () => {
      const email = `shopper-${randomUUID()}@example.com`;
      const password = 'a-long-enough-password';
      const data = await query(
        `mutation ($email: String!, $password: String!) {
          customerCreate(input: {email: $email, password: $password, firstName: "Ada", lastName: "Bell"}) {
            customer { id } }
          customerAccessTokenCreate(input: {email: $email, password: $password}) {
            customerAccessToken { accessToken } } }`,
        {email, password},
      );
      const {customerAccessTokenCreate} = tokenSchema.parse(data);
      return {
        email,
        password,
        accessToken: customerAccessTokenCreate.customerAccessToken.accessToken,
      };
    },
    inviteCustomer: (email) => control('customers/invite', {email}),
    placeOrder: async ({email, accessToken}, lines) => {
      const input = {
        buyerIdentity: {customerAccessToken: accessToken},
        lines: await Promise.all(
          lines.map(async ({handle, quantity = 1, isSubscription = false}) => ({
            merchandiseId: await variantId(handle),
            quantity,
            ...(isSubscription ? {sellingPlanId: await firstPlan(handle)} : {}),
          })),
        ),
      };
      const data = await query(
        'mutation ($input: CartInput!) { cartCreate(input: $input) { cart { checkoutUrl } } }',
        {input},
      );
      const {checkoutUrl} = checkoutSchema.parse(data).cartCreate.cart;
      return checkOut({url: platformUrl}, checkoutUrl, {email});
    },
    mailPath: async (email) => {
      const response = await fetch(`${platformUrl}/_test/outbox?to=${encodeURIComponent(email)}`);
      const {mails} = mailsSchema.parse(await response.json());
      return new URL(mails[0]?.data['url'] ?? '').pathname;
    },
    mailCode: async (email) => {
      const query = new URLSearchParams({to: email, kind: 'sign-in-code'});
      const response = await fetch(`${platformUrl}/_test/outbox?${query.toString()}`);
      const {mails} = mailsSchema.parse(await response.json());
      return mails[0]?.data['code'] ?? '';
    },
    administer: async (path, fields) => {
      const response = await fetch(`${platformUrl}${path}`, {
        method: 'POST',
        headers: {Origin: platformUrl},
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
      if (response.status !== 303) throw new Error(`${path}: ${String(response.status)}`);
    },
    stock: async (id) => {
      const data = await query(
        'query ($id: ID!) { node(id: $id) { ... on ProductVariant { quantityAvailable } } }',
        {id},
      );
      return stockSchema.parse(data).node.quantityAvailable;
    },
    mailsTo: async (email) => {
      const response = await fetch(`${platformUrl}/outbox`);
      const rows = (await response.text()).match(/<(tr|li)\b[\s\S]*?<\/\1>/g) ?? [];
      return rows
        .filter((row) => row.includes(email))
        .map((row) =>
          row
            .replace(/<[^>]+>/g, ' ')
            .replace(/\s+/g, ' ')
            .trim(),
        );
    },
    setClock: (now) => control('clock', {now}),
    setStock: (variant, stock) => control('stock', {variant, stock}),
  };
}
