import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {ArticleTeasers} from '~/components/learn/ArticleTeasers';
import {BenefitFinder} from '~/components/home/BenefitFinder';
import {CategoryTiles} from '~/components/home/CategoryTiles';
import {Hero} from '~/components/home/Hero';
import {CheckedPoints, PictureSection} from '~/components/home/PictureSection';
import {Reassurance} from '~/components/home/Reassurance';
import {SectionHeading} from '~/components/home/SectionHeading';
import {SubscriptionSteps} from '~/components/home/SubscriptionSteps';
import {ProductGrid} from '~/components/product/ProductGrid';
import {pageMeta} from '~/components/seo/page-meta';
import {loadHome} from '~/edge/home.server';

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
          text={page.bestSellers.text}
          action={{label: 'All products', link: '/products'}}
        />
        <div className="mt-10">
          <ProductGrid isShelf cards={page.bestSellers.cards} headingLevel={3} />
        </div>
      </section>
      <BenefitFinder {...page.benefitFinder} />
      <div className="section grid gap-6 lg:gap-8">
        <PictureSection {...page.bundleTeaser} backdrop="bg-lemon">
          <CheckedPoints points={page.bundleTeaser.points} />
        </PictureSection>
        <PictureSection {...page.app} backdrop="bg-mint" pictureFirst>
          <CheckedPoints points={page.app.points.map(({title, text}) => `${title}: ${text}`)} />
        </PictureSection>
      </div>
      <SubscriptionSteps {...page.subscription} />
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
      <Reassurance features={page.reassurance} />
    </>
  );
}
