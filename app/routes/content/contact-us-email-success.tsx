import {type MetaFunction, useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {pageMeta} from '~/components/layout/page-meta';
import {ButtonLink} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
import {loadContactForm} from '~/edge/content/contact.server';

export async function loader({context}: LoaderFunctionArgs) {
  const {success} = await loadContactForm(context);
  return success;
}

export const meta: MetaFunction<typeof loader> = ({matches, data}) =>
  data
    ? pageMeta(matches, {
        title: data.heading,
        description: data.text,
        path: '/contact-us-email-success',
        noIndex: true,
      })
    : [];

export default function ContactUsEmailSuccess() {
  const {heading, text, action} = useLoaderData<typeof loader>();
  return (
    <section className="frame section max-w-3xl text-center">
      <span className="mx-auto grid size-16 place-items-center rounded-full bg-mint text-green700">
        <Icon name="check" className="size-8" />
      </span>
      <h1 className="mt-6 text-3xl">{heading}</h1>
      <p className="mx-auto mt-4 max-w-measure text-lg text-slate">{text}</p>
      <ButtonLink to={action.link} className="mt-8">
        {action.label}
      </ButtonLink>
    </section>
  );
}
