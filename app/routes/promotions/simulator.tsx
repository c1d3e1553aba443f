import {type MetaFunction, useLoaderData} from '@remix-run/react';
import {data} from '@remix-run/server-runtime';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {PromotionSimulator} from '~/components/cart/PromotionSimulator';
import {pageMeta} from '~/components/layout/page-meta';
import type {RouteHandle} from '~/domain/request/route-handle';
import {simulatePromotions} from '~/edge/promotions/simulator.server';
import {orUnavailable} from '~/edge/request/refusals.server';

export const handle: RouteHandle = {interactive: false};

export async function loader({request, context}: LoaderFunctionArgs) {
  return data(await orUnavailable(simulatePromotions(request, context)), {
    headers: {'Cache-Control': 'no-store'},
  });
}

export const meta: MetaFunction<typeof loader> = ({matches}) =>
  pageMeta(matches, {
    title: 'Promotion simulator',
    description: 'What the free-gift engine would do with a cart.',
    path: '/_promotions',
    noIndex: true,
  });

export default function PromotionSimulatorPage() {
  return <PromotionSimulator {...useLoaderData<typeof loader>()} />;
}
