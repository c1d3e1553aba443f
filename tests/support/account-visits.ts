import {createCustomerCalls} from '~/commerce/account/customer.server';
import {submitSignIn} from '~/edge/account/entry.server';
import type {ShopContext} from '~/edge/request/context.server';

import type {CartShopper} from './cart-shopper';

type Answer = (request: Request, context: ShopContext) => Promise<unknown>;

/** What a page or a form answered: the data of it, its status, and where it leads. */
export interface Answered {
  status: number;
  location: string | null;
  data: Record<string, unknown>;
}

/** A loader's or an action's answer, thrown or returned, as one shape. */
async function settle(run: () => Promise<unknown>): Promise<Answered> {
  const answer = await run().catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
  if (answer instanceof Response)
    return {status: answer.status, location: answer.headers.get('Location'), data: {}};
  const {data, init} = answer as {data: Record<string, unknown>; init: ResponseInit | null};
  return {status: init?.status ?? 200, location: null, data};
}

export const PASSWORD = 'a-password-of-theirs';

const CREATE =
  'mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } } }';

/** Signs a new customer, whose account is open, in in this browser. */
export async function signUp(shopper: CartShopper, email: string): Promise<void> {
  const input = {firstName: 'Ada', lastName: 'Bell', email, password: PASSWORD};
  await shopper.platform.ask(CREATE, {input});
  await signIn(shopper, email);
}

export async function signIn(shopper: CartShopper, email: string): Promise<void> {
  const fields = {email, password: PASSWORD};
  const {location} = await submit(shopper, '/account/login', submitSignIn, fields);
  if (location === null) throw new Error(`${email} was not signed in`);
}

/** Opens a page of the account. */
export function open(shopper: CartShopper, path: string, load: Answer): Promise<Answered> {
  return shopper.visit(shopper.request(path), (request, context) =>
    settle(() => load(request, context)),
  );
}

/** Sends a form of the account. */
export function submit(
  shopper: CartShopper,
  path: string,
  action: Answer,
  fields: Record<string, string>,
): Promise<Answered> {
  const body = new URLSearchParams(fields);
  return shopper.visit(shopper.request(path, {method: 'POST', body}), (request, context) =>
    settle(() => action(request, context)),
  );
}

/** Sends a form as a browser without scripts does: a refusal draws the page anew, in the same request. */
export function submitPlainly(
  shopper: CartShopper,
  path: string,
  {action, load}: {action: Answer; load: Answer},
  fields: Record<string, string>,
): Promise<{reply: Answered; page: Answered}> {
  const body = new URLSearchParams(fields);
  return shopper.visit(shopper.request(path, {method: 'POST', body}), async (request, context) => {
    const reply = await settle(() => action(request, context));
    const read = new Request(request.url, {headers: request.headers});
    return {reply, page: await settle(() => load(read, context))};
  });
}

/** Has the platform end the session of this browser, which does not learn of it. */
export async function signOutHere(shopper: CartShopper): Promise<void> {
  await shopper.visit(shopper.request('/account'), async (_request, context) => {
    const token = await context.customerToken();
    if (token !== null) await createCustomerCalls(context.storefront).signOut(token);
  });
}
