import {type MetaFunction, useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {CallUs} from '~/components/content/CallUs';
import {ContactForm} from '~/components/content/ContactForm';
import {pageMeta} from '~/components/layout/page-meta';
import {Breadcrumbs} from '~/components/ui/Breadcrumbs';
import type {RouteHandle} from '~/domain/request/route-handle';
import {loadContactForm, submitContactForm} from '~/edge/content/contact.server';

export const handle: RouteHandle = {public: true};

export function loader({context}: LoaderFunctionArgs) {
  return loadContactForm(context);
}

export function action({request, context}: ActionFunctionArgs) {
  return submitContactForm(request, context);
}

export const meta: MetaFunction<typeof loader> = ({matches, data}) =>
  data
    ? pageMeta(matches, {
        title: data.form.heading,
        description: data.form.text,
        path: '/contact-us-email',
      })
    : [];

export default function ContactUsEmail() {
  const {form, phone, chatHoursText} = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <div className="frame py-8 lg:py-12">
      <Breadcrumbs
        crumbs={[
          {label: 'Home', to: '/'},
          {label: 'Contact us', to: '/contact-us'},
          {label: form.heading},
        ]}
      />
      <div className="mt-6 mb-10 max-w-3xl">
        <h1 className="text-4xl">{form.heading}</h1>
        <p className="mt-4 max-w-measure text-lg text-slate">{form.text}</p>
        <p className="mt-2 text-sm text-slate">{form.responseTime}</p>
      </div>
      <div className="grid gap-12 pb-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-20">
        <ContactForm topics={form.topics} draft={refusal?.draft} alert={refusal?.alert} />
        {phone === null ? null : <CallUs phone={phone} chatHours={chatHoursText} />}
      </div>
    </div>
  );
}
