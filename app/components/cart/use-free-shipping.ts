import {useRouteLoaderData} from '@remix-run/react';

interface ShellPromises {
  freeShipping: boolean;
}

/** Whether this shop promises free shipping from a subtotal and with a subscription, as the page's frame knows it. */
export function useFreeShipping(): boolean {
  return useRouteLoaderData<ShellPromises>('root')?.freeShipping ?? false;
}
