import {type MetaFunction, useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {ContactForm} from '~/components/content/ContactForm';
import {pageMeta} from '~/components/layout/page-meta';
import {keepContactDraft, loadContactForm} from '~/edge/content/contact.server';

export function loader({context}: LoaderFunctionArgs) {
  return loadContactForm(context);
}

/** Posted to by the form itself when its message did not arrive (307): shows the text again. */
export function action({request}: ActionFunctionArgs) {
  return keepContactDraft(request);
}

export const meta: MetaFunction<typeof loader> = ({matches, data}) =>
  data
    ? pageMeta(matches, {
        title: data.failure.heading,
        description: data.failure.text,
        path: '/contact-us-email-failure',
        noIndex: true,
      })
    : [];

export default function ContactUsEmailFailure() {
  const {form, failure} = useLoaderData<typeof loader>();
  const kept = useActionData<typeof action>();
  return (
    <div className="frame py-12 lg:py-16">
      <div className="max-w-3xl">
        <h1 className="text-3xl">{failure.heading}</h1>
        <p role="alert" className="mt-4 max-w-measure text-lg text-slate">
          {failure.text}
        </p>
        {kept ? (
          <p className="mt-2 text-sm font-semibold">Your text is still here. Nothing is lost.</p>
        ) : null}
        <div className="mt-10">
          <ContactForm topics={form.topics} draft={kept?.draft} />
        </div>
      </div>
    </div>
  );
}
