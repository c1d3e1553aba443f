import {type MetaFunction, useLoaderData} from '@remix-run/react';

import {EmptyLayout} from '~/components/layout/EmptyLayout';
import type {PageLayout} from '~/components/layout/page-layout';
import {pageMeta} from '~/components/layout/page-meta';
import type {RouteHandle} from '~/domain/request/route-handle';
import {loadMaintenancePage} from '~/edge/pipeline/maintenance-page.server';

/** Empty layout (coverage: page-maintenance). Answered with 503 by the edge (decisions.md). */
export const handle: RouteHandle<PageLayout> = {layout: EmptyLayout, interactive: false};

export function loader() {
  return loadMaintenancePage();
}

export const meta: MetaFunction<typeof loader> = ({matches, data}) =>
  data
    ? pageMeta(matches, {
        title: data.heading,
        description: data.text,
        path: '/maintenance',
        noIndex: true,
      })
    : [];

export default function Maintenance() {
  const {heading, text, note} = useLoaderData<typeof loader>();
  return (
    <div className="max-w-2xl">
      <svg viewBox="0 0 120 60" aria-hidden="true" className="w-36 max-w-full">
        <path d="M20 48a40 40 0 0 1 80 0Z" className="fill-lemon" />
        <path d="M34 48a26 26 0 0 1 52 0Z" className="fill-red500" />
        <path
          d="M60 2v10M14 18l8 6M106 18l-8 6"
          className="stroke-red500"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M4 54h112" className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
      </svg>
      <h1 className="mt-8 text-4xl">{heading}</h1>
      <p className="mt-5 text-lg text-slate">{text}</p>
      <p className="mt-4 text-slate">{note}</p>
    </div>
  );
}
