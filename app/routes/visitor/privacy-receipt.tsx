import {Form, type MetaFunction, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {pageMeta} from '~/components/layout/page-meta';
import {Breadcrumbs} from '~/components/ui/Breadcrumbs';
import {Button} from '~/components/ui/Button';
import {PrivacyReceipt} from '~/components/visitor/PrivacyReceipt';
import type {RouteHandle} from '~/domain/request/route-handle';
import {clearEverything, loadPrivacyReceipt} from '~/edge/visitor/privacy-receipt.server';

/** What the browser stores is known to scripts alone. */
export const handle: RouteHandle = {startsAfterMs: 0};

/** What one visitor has stored is nobody else's to see, their own back button included. */
export const headers = () => ({'Cache-Control': 'no-store'});

export function loader({request}: LoaderFunctionArgs) {
  return loadPrivacyReceipt(request);
}

export function action({request, context}: ActionFunctionArgs) {
  return clearEverything(request, context);
}

export const meta: MetaFunction<typeof loader> = ({matches}) =>
  pageMeta(matches, {
    title: 'Privacy receipt',
    description: 'What this shop stores in your browser right now, what for, and for how long.',
    path: '/privacy-receipt',
    noIndex: true,
  });

export default function PrivacyReceiptPage() {
  const {cookies, cleared} = useLoaderData<typeof loader>();
  return (
    <div className="frame py-8 pb-20 lg:py-12">
      <Breadcrumbs crumbs={[{label: 'Home', to: '/'}, {label: 'Privacy receipt'}]} />
      <h1 className="mt-6 text-4xl">Privacy receipt</h1>
      <p className="mt-4 max-w-measure text-lg text-slate">
        Everything this shop stores in your browser right now: what it is for, and how long it
        stays.
      </p>
      {cleared ? (
        <p role="status" className="mt-6 max-w-measure rounded-lg bg-mint px-4 py-3 font-medium">
          Cleared. What you see below was stored again by this page.
        </p>
      ) : null}
      <div className="mt-10">
        <PrivacyReceipt cookies={cookies} />
      </div>
      <div className="mt-10 flex flex-wrap items-center gap-4">
        <Button type="button" color="white" data-consent-preferences="">
          Change my choices
        </Button>
        <Form method="post" reloadDocument>
          <Button color="gray200">Clear everything</Button>
        </Form>
      </div>
      <p className="mt-3 text-sm text-slate">
        Clearing everything empties your cart on this device and signs you out.
      </p>
    </div>
  );
}
