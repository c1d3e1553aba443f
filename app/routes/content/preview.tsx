import {type MetaFunction, useLoaderData} from '@remix-run/react';
import {data} from '@remix-run/server-runtime';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {PreviewTool} from '~/components/content/PreviewTool';
import {pageMeta} from '~/components/layout/page-meta';
import {PREVIEW_PATH} from '~/domain/content/preview';
import type {RouteHandle} from '~/domain/request/route-handle';
import {choosePreview, loadPreview} from '~/edge/content/preview.server';

export const handle: RouteHandle = {interactive: false};

export async function loader({request, context}: LoaderFunctionArgs) {
  return data(await loadPreview(request, context), {headers: {'Cache-Control': 'no-store'}});
}

export const action = ({request, context}: ActionFunctionArgs) => choosePreview(request, context);

export const meta: MetaFunction<typeof loader> = ({matches}) =>
  pageMeta(matches, {
    title: 'Preview',
    description: 'The shop as of any day.',
    path: PREVIEW_PATH,
    noIndex: true,
  });

export default function PreviewPage() {
  return <PreviewTool {...useLoaderData<typeof loader>()} />;
}
