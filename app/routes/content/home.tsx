import {type MetaFunction, useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {ProductGrid} from '~/components/catalogue/ProductGrid';
import {ArticleTeasers} from '~/components/content/ArticleTeasers';
import {BenefitFinder} from '~/components/content/BenefitFinder';
import {CategoryTiles} from '~/components/content/CategoryTiles';
import {Hero} from '~/components/content/Hero';
import {CheckedPoints, PictureSection} from '~/components/content/PictureSection';
import {Reassurance} from '~/components/content/Reassurance';
import {SectionHeading} from '~/components/content/SectionHeading';
import {SubscriptionSteps} from '~/components/content/SubscriptionSteps';
import {pageMeta} from '~/components/layout/page-meta';
import type {RouteHandle} from '~/domain/request/route-handle';
import {loadHome} from '~/edge/content/home.server';

export const handle: RouteHandle = {public: true};

export function loader({context}: LoaderFunctionArgs) {
  return loadHome(context);
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) =>
  data
    ? pageMeta(matches, {
        title: data.seo.title,
        description: data.seo.description,
        path: '/',
        image: data.hero.image,
      })
    : [];

export default function Home() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <Hero {...page.hero} />
      <CategoryTiles tiles={page.categoryTiles} />
      <section className="section frame">
        <SectionHeading
          heading={page.bestSellers.heading}
          text={page.bestSellers.text ?? undefined}
          action={{label: 'All products', link: '/products'}}
        />
        <div className="mt-10">
          <ProductGrid isShelf cards={page.bestSellers.cards} headingLevel={3} />
        </div>
      </section>
      {page.benefitFinder ? <BenefitFinder {...page.benefitFinder} /> : null}
      {page.bundleTeaser || page.app ? (
        <div className="section grid gap-6 lg:gap-8">
          {page.bundleTeaser ? (
            <PictureSection {...page.bundleTeaser} backdrop="bg-lemon">
              <CheckedPoints points={page.bundleTeaser.points} />
            </PictureSection>
          ) : null}
          {page.app ? (
            <PictureSection {...page.app} backdrop="bg-mint" pictureFirst>
              <CheckedPoints points={page.app.points.map(({title, text}) => `${title}: ${text}`)} />
            </PictureSection>
          ) : null}
        </div>
      ) : null}
      {page.subscription ? <SubscriptionSteps {...page.subscription} /> : null}
      {page.articles ? (
        <section className="section frame">
          <SectionHeading
            heading={page.articles.heading}
            text={page.articles.text}
            action={page.articles.action}
          />
          <div className="mt-10">
            <ArticleTeasers articles={page.articles.list} />
          </div>
        </section>
      ) : null}
      <Reassurance features={page.reassurance} />
    </>
  );
}
