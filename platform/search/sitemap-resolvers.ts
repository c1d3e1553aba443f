import {imageUrl} from '../catalogue/image-resolvers.ts';
import type {ImageRecord} from '../catalogue/records.ts';
import {visibleProducts} from '../catalogue/visible.ts';
import {publishedArticles} from '../content/blogs.ts';
import {publishedPages} from '../content/pages.ts';
import type {BlogRow} from '../content/records.ts';
import type {RequestContext} from '../graphql/context.ts';
import {invalidArgument} from '../graphql/errors.ts';
import type {Resolvers} from '../graphql/resolvers.ts';

const RESOURCES_PER_PAGE = 250;
const BLOG_UPDATED_AT = '2025-02-01T09:00:00Z';

interface Resource {
  handle: string;
  updatedAt: string;
  title: string;
  image: ImageRecord | null;
}

function resourcesOf(type: string, context: RequestContext): Resource[] {
  const {catalogue, contents} = context.services;
  switch (type) {
    case 'PRODUCT':
      return visibleProducts(context).map((product) => ({
        handle: product.handle,
        updatedAt: product.updatedAt,
        title: product.title,
        image: product.images[0] ?? null,
      }));
    case 'COLLECTION':
      return catalogue.collections().map((collection) => ({
        handle: collection.handle,
        updatedAt: collection.updatedAt,
        title: collection.title,
        image: collection.image,
      }));
    case 'PAGE':
      return publishedPages(context).map((page) => ({
        handle: page.handle,
        updatedAt: page.updatedAt,
        title: page.title,
        image: null,
      }));
    case 'ARTICLE':
      return publishedArticles(context).map((article) => ({
        handle: article.handle,
        updatedAt: article.publishedAt,
        title: article.title,
        image: null,
      }));
    case 'BLOG':
      return contents.all<BlogRow>('blog').map((blog) => ({
        handle: blog.handle,
        updatedAt: BLOG_UPDATED_AT,
        title: blog.title,
        image: null,
      }));
    // No metaobject definition here can be rendered as a page.
    default:
      return [];
  }
}

interface SitemapNode {
  type: string;
}

export const sitemapResolvers: Resolvers = {
  QueryRoot: {
    sitemap: (_source: unknown, {type}: {type: string}): SitemapNode => ({type}),
  },
  Sitemap: {
    pagesCount: ({type}: SitemapNode, _args: unknown, context) => ({
      count: Math.ceil(resourcesOf(type, context).length / RESOURCES_PER_PAGE),
      precision: 'EXACT',
    }),
    resources: ({type}: SitemapNode, {page}: {page: number}, context) => {
      if (page < 1) throw invalidArgument('page must be greater than or equal to 1');
      const all = resourcesOf(type, context);
      const start = (page - 1) * RESOURCES_PER_PAGE;
      return {
        hasNextPage: start + RESOURCES_PER_PAGE < all.length,
        items: all.slice(start, start + RESOURCES_PER_PAGE).map((resource) => ({
          __typename: 'SitemapResource',
          handle: resource.handle,
          title: resource.title,
          updatedAt: resource.updatedAt,
          image:
            resource.image === null
              ? null
              : {
                  alt: resource.image.altText,
                  filepath: imageUrl(resource.image, context),
                  updatedAt: resource.updatedAt,
                },
        })),
      };
    },
  },
};
