import {type MetaFunction, useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {ProductGrid} from '~/components/catalogue/ProductGrid';
import {CampaignHero} from '~/components/content/CampaignHero';
import {FeatureSection} from '~/components/content/FeatureSection';
import {Questions} from '~/components/content/Questions';
import {pageMeta} from '~/components/layout/page-meta';
import type {RouteHandle} from '~/domain/request/route-handle';
import {loadCampaign} from '~/edge/content/campaign.server';

export const handle: RouteHandle = {public: true, written: 'campaign'};

export function loader({context, request}: LoaderFunctionArgs) {
  return loadCampaign(context, new URL(request.url));
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) =>
  data
    ? pageMeta(matches, {
        title: data.seo.title,
        description: data.seo.description,
        path: data.path,
        image: data.image,
      })
    : [];

export default function Campaign() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <CampaignHero {...page} />
      <div className="section grid gap-24 lg:gap-32">
        {page.sections.map((section, position) => (
          <FeatureSection key={section.heading} {...section} flipped={position % 2 === 1} />
        ))}
        {page.products && page.products.cards.length > 0 ? (
          <section className="frame">
            <h2 className="text-3xl">{page.products.heading}</h2>
            <div className="mt-10">
              <ProductGrid isShelf cards={page.products.cards} headingLevel={3} />
            </div>
          </section>
        ) : null}
        <Questions questions={page.questions} />
        {page.finePrint ? <p className="frame text-sm text-slate">{page.finePrint}</p> : null}
      </div>
    </>
  );
}
