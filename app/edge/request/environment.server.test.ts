import {expect, it, vi} from 'vitest';

import {parseEnvironment} from './environment.server';

const VARIABLES = {
  PUBLIC_STORE_DOMAIN: 'shop.example',
  PUBLIC_STOREFRONT_API_TOKEN: 'public',
  SESSION_SECRET: 'a-secret-of-sixteen-or-more',
};

it('a wrong analytics id opens the shop without analytics and says so in the log', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const parsed = parseEnvironment({...VARIABLES, PUBLIC_GTM_CONTAINER_ID: 'UA-123'});
  expect(parsed.ok && parsed.value.PUBLIC_GTM_CONTAINER_ID).toBeUndefined();
  expect(parsed.ok).toBe(true);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('PUBLIC_GTM_CONTAINER_ID'));
  log.mockRestore();
});

it('a right analytics id is kept', () => {
  const parsed = parseEnvironment({...VARIABLES, PUBLIC_GTM_CONTAINER_ID: 'GTM-ABC123'});
  expect(parsed.ok && parsed.value.PUBLIC_GTM_CONTAINER_ID).toBe('GTM-ABC123');
});

it('commas alone are no secret', () => {
  expect(parseEnvironment({...VARIABLES, SESSION_SECRET: ',, , , , , , , , ,'}).ok).toBe(false);
});
