import {type MetaFunction, useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {EmptyLayout} from '~/components/layout/EmptyLayout';
import type {PageLayout} from '~/components/layout/page-layout';
import {pageMeta} from '~/components/layout/page-meta';
import {Button} from '~/components/ui/Button';
import {TextField} from '~/components/ui/Field';
import type {RouteHandle} from '~/domain/request/route-handle';
import {submitStorefrontPassword} from '~/edge/pipeline/password-form.server';
import {returnPath} from '~/edge/pipeline/steps/storefront-password.server';

export const handle: RouteHandle<PageLayout> = {layout: EmptyLayout, interactive: false};

export function loader({request}: LoaderFunctionArgs) {
  return {returnTo: returnPath(new URL(request.url).searchParams.get('return_to'))};
}

export function action({request, context}: ActionFunctionArgs) {
  return submitStorefrontPassword(request, context);
}

export const meta: MetaFunction<typeof loader> = ({matches}) =>
  pageMeta(matches, {
    title: 'Password',
    description: 'This shop is not open to everybody yet.',
    path: '/password',
    noIndex: true,
  });

export default function Password() {
  const {returnTo} = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <div className="mx-auto w-full max-w-md">
      <h1 className="text-3xl">Almost open</h1>
      <p className="mt-4 text-lg text-slate">
        This shop is a preview. Enter its password to look around.
      </p>
      <form method="post" action="/password" className="mt-8 grid gap-5">
        <input type="hidden" name="return_to" value={returnTo} />
        <TextField
          name="password"
          type="password"
          label="Password"
          autoComplete="current-password"
          required
          error={refusal?.error}
        />
        <Button>Enter the shop</Button>
      </form>
    </div>
  );
}
