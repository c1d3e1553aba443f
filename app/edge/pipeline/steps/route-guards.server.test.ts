import {expect, it} from 'vitest';

import {type GuardVerdict, PASS} from '~/edge/request/guards.server';

import {take} from '../../../../tests/support/step-runner';

import {routeGuards} from './route-guards.server';

type Registry = Parameters<typeof routeGuards>[0];
type Context = Parameters<ReturnType<typeof routeGuards>['run']>[1];

/** A page with one guard that decides so. */
function guarded(verdict: GuardVerdict, guards: readonly string[] = ['authenticated']) {
  const registry = {authenticated: () => verdict} as unknown as Registry;
  const page = {routeId: 'account', params: {}, guards};
  const context = {pages: {find: () => page}} as unknown as Context;
  return (address: string) => take(routeGuards(registry), address, {context});
}

it('a page goes on when its guards let it, and when it has none', async () => {
  expect((await guarded(PASS)('/account')).passed).not.toBeNull();
  expect((await guarded({kind: 'notFound'}, [])('/account')).passed).not.toBeNull();
});

it('a guard sends elsewhere, documents and data alike', async () => {
  const ask = guarded({kind: 'redirect', location: '/account/login'});
  const page = await ask('/account');
  expect([page.response.status, page.response.headers.get('Location')]).toEqual([
    302,
    '/account/login',
  ]);
  const data = await ask('/account.data');
  expect([data.response.status, data.passed]).toEqual([202, null]);
  expect(await data.response.text()).toContain('/account/login');
});

it('a page that a guard hides is the one for addresses that do not exist, and no loader runs', async () => {
  const ask = guarded({kind: 'notFound'});
  const {passed} = await ask('/account');
  expect(new URL(passed?.url ?? '').pathname).toBe('/__not-found');
  const data = await ask('/account.data');
  expect([data.response.status, data.passed]).toEqual([404, null]);
  expect(await data.response.text()).toContain('Page Not Found: /account');
});

it('a guard that nobody knows is an error', async () => {
  await expect(guarded(PASS, ['admin'])('/account')).rejects.toThrow('Unknown route middleware');
});
