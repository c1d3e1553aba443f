import {type MetaFunction, useActionData, useLoaderData} from '@remix-run/react';
import {data} from '@remix-run/server-runtime';
import type {ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {CartRoute} from '~/components/cart/CartRoute';
import {pageMeta} from '~/components/layout/page-meta';
import type {RouteHandle} from '~/domain/request/route-handle';
import {answerCartPost} from '~/edge/cart/post.server';
import {loadCart} from '~/edge/cart/present.server';
import {loadCartSuggestions} from '~/edge/cart/suggestions.server';

/** The cart is on the screen: what reports and renews it comes by itself, though not with the page. */
export const handle: RouteHandle = {startsAfterMs: 5_000};

export async function loader({request, context}: LoaderFunctionArgs) {
  const loaded = await loadCart(request, context);
  const isEmpty = (loaded.cart?.totalQuantity ?? 0) === 0;
  const suggestions = isEmpty
    ? await loadCartSuggestions(context, new URL(request.url).searchParams)
    : null;
  const status = loaded.unreachable ? 503 : 200;
  return data({loaded, suggestions}, {status, headers: {'Cache-Control': 'no-store'}});
}

export function action({request, context}: ActionFunctionArgs) {
  return answerCartPost(request, context);
}

export const headers: HeadersFunction = () => ({'Cache-Control': 'no-store'});

/** The page's own cart keeps itself current (browser/cart.client). */
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({matches}) =>
  pageMeta(matches, {
    title: 'Your cart',
    description: 'What you chose, what it costs, and the way to checkout.',
    path: '/cart',
    noIndex: true,
  });

export default function Cart() {
  const {loaded, suggestions} = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <CartRoute loaded={loaded} suggestions={suggestions} reply={reply ?? null} />;
}
