import {type MetaFunction, useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {ContactOptions} from '~/components/content/ContactOptions';
import {pageMeta} from '~/components/layout/page-meta';
import {Breadcrumbs} from '~/components/ui/Breadcrumbs';
import type {RouteHandle} from '~/domain/request/route-handle';
import {loadContactOptions} from '~/edge/content/contact.server';

export const handle: RouteHandle = {public: true, interactive: false};

export function loader({context}: LoaderFunctionArgs) {
  return loadContactOptions(context);
}

export const meta: MetaFunction<typeof loader> = ({matches, data}) =>
  data
    ? pageMeta(matches, {
        title: 'Contact us',
        description: data.ways === '' ? data.text : `${data.text} ${data.ways}: a person answers.`,
        path: '/contact-us',
      })
    : [];

export default function ContactUs() {
  const {heading, text, ...options} = useLoaderData<typeof loader>();
  return (
    <div className="frame py-8 lg:py-12">
      <Breadcrumbs crumbs={[{label: 'Home', to: '/'}, {label: 'Contact us'}]} />
      <h1 className="mt-6 text-4xl">{heading}</h1>
      <p className="mt-4 max-w-measure text-lg text-slate">{text}</p>
      <div className="mt-12 mb-12">
        <ContactOptions {...options} />
      </div>
    </div>
  );
}
