import {randomUUID} from 'node:crypto';

import {newSession, PASSWORD} from '../platform/support/customer-calls';

import type {Shop} from './shop';

/** A browser's cookies, and its way of asking. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(private readonly shop: Shop) {}

  /** Whether a cookie of a customer is left. */
  isRemembered(): boolean {
    return ['customer_token', 'og_auth'].some((name) => this.cookies.has(name));
  }

  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('Cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await this.shop.fetch(path, {...init, headers});
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';', 1);
      const name = pair.slice(0, pair.indexOf('='));
      if (cookie.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(name.length + 1));
    }
    return response;
  }

  post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    return this.ask(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: {Origin: this.shop.url, ...headers},
    });
  }

  signIn(email: string, password = PASSWORD, fields: Record<string, string> = {}) {
    return this.post('/account/login', {email, password, ...fields});
  }
}

/** A customer of the test's own, signed in. */
export async function customer(shop: Shop, email = `shopper-${randomUUID()}@example.com`) {
  const session = await newSession(shop.platform, {email, firstName: 'Ada', lastName: 'Bell'});
  const visitor = new Visitor(shop);
  const answer = await visitor.signIn(email);
  if (answer.status !== 303) throw new Error(`sign-in: ${String(answer.status)}`);
  return {...session, visitor};
}
