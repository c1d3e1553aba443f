/**
 * What a merchant writes in their store. The fields that need the scope of contents are marked: a store that withholds it has
 * no pages, blogs and menus, and this shop is whole without them. Beside them each document asks for something that no store
 * withholds: an answer with nothing in it is one that was cut off.
 */
const SEO = `#graphql
  fragment SeoFields on SEO {
    title
    description
  }
` as const;

const PICTURE = `#graphql
  fragment PictureFields on Image {
    url
    altText
    width
    height
  }
` as const;

const MENU = `#graphql
  fragment MenuLinkFields on MenuItem {
    title
    url
  }
  fragment MenuFields on Menu {
    items {
      ...MenuLinkFields
      items {
        ...MenuLinkFields
        items {
          ...MenuLinkFields
        }
      }
    }
  }
` as const;

/** An entry of the merchant's with what its fields lead to; entries that one names name none themselves. */
const ENTRY = `#graphql
  fragment EntryReference on MetafieldReference {
    ... on MediaImage {
      image {
        ...PictureFields
      }
    }
    ... on Product {
      handle
    }
  }
  fragment NamedEntryFields on Metaobject {
    handle
    fields {
      key
      value
      reference {
        ...EntryReference
      }
    }
  }
  fragment EntryFields on MetaobjectConnection {
    nodes {
      handle
      fields {
        key
        value
        reference {
          ...EntryReference
        }
        references(first: 50) {
          nodes {
            ...EntryReference
            ...NamedEntryFields
          }
        }
      }
    }
  }
` as const;

const COLLECTION_TEXTS = `#graphql
  fragment CollectionTextsFields on CollectionConnection {
    nodes {
      handle
      title
      description(truncateAt: 600)
      seo {
        ...SeoFields
      }
      image {
        ...PictureFields
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
` as const;

/** What the frame of every page, home, categories, campaigns and promotions take from the store, in one call. */
export const STORE_CONTENT_QUERY = `#graphql
  query StoreContent($after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    shop {
      name
      description
      primaryDomain {
        host
      }
      brand @include(if: true) {
        slogan
        shortDescription
        coverImage {
          image {
            ...PictureFields
          }
        }
      }
    }
    header: menu(handle: "main-menu") @include(if: true) {
      ...MenuFields
    }
    footer: menu(handle: "footer") @include(if: true) {
      ...MenuFields
    }
    announcement: metaobjects(type: "announcement", first: 10, sortKey: "updated_at", reverse: true) @include(if: true) {
      ...EntryFields
    }
    hero: metaobjects(type: "hero", first: 10, sortKey: "updated_at", reverse: true) @include(if: true) {
      ...EntryFields
    }
    promotion: metaobjects(type: "promotion", first: 50) @include(if: true) {
      ...EntryFields
    }
    campaign: metaobjects(type: "campaign", first: 25) @include(if: true) {
      ...EntryFields
    }
    collections(first: 250, after: $after) {
      ...CollectionTextsFields
    }
  }
  ${MENU}
  ${ENTRY}
  ${COLLECTION_TEXTS}
  ${SEO}
  ${PICTURE}
` as const;

export const STORE_PAGE_QUERY = `#graphql
  query StorePage($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    shop {
      name
    }
    page(handle: $handle) @include(if: true) {
      handle
      title
      body
      bodySummary
      seo {
        ...SeoFields
      }
    }
  }
  ${SEO}
` as const;

const POLICY = `#graphql
  fragment PolicyFields on ShopPolicy {
    handle
    title
    body
  }
` as const;

export const STORE_POLICIES_QUERY = `#graphql
  query StorePolicies($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    shop {
      privacyPolicy @include(if: true) {
        ...PolicyFields
      }
      refundPolicy @include(if: true) {
        ...PolicyFields
      }
      shippingPolicy @include(if: true) {
        ...PolicyFields
      }
      termsOfService @include(if: true) {
        ...PolicyFields
      }
      subscriptionPolicy @include(if: true) {
        handle
        title
        body
      }
    }
  }
  ${POLICY}
` as const;

const TEASER = `#graphql
  fragment TeaserFields on Article {
    handle
    title
    excerpt(truncateAt: 200)
    content(truncateAt: 200)
    publishedAt
    image {
      ...PictureFields
    }
  }
` as const;

export const STORE_BLOG_QUERY = `#graphql
  query StoreBlog($handle: String!, $after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    shop {
      name
    }
    blog(handle: $handle) @include(if: true) {
      handle
      title
      seo {
        ...SeoFields
      }
      articles(first: 250, after: $after, sortKey: PUBLISHED_AT, reverse: true) {
        nodes {
          ...TeaserFields
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${SEO}
  ${TEASER}
  ${PICTURE}
` as const;

export const STORE_ARTICLE_QUERY = `#graphql
  query StoreArticle($blog: String!, $handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    shop {
      name
    }
    blog(handle: $blog) @include(if: true) {
      handle
      title
      articleByHandle(handle: $handle) {
        ...TeaserFields
        contentHtml
        authorV2 {
          name
        }
        seo {
          ...SeoFields
        }
      }
      articles(first: 4, sortKey: PUBLISHED_AT, reverse: true) {
        nodes {
          ...TeaserFields
        }
      }
    }
  }
  ${SEO}
  ${TEASER}
  ${PICTURE}
` as const;

export const STORE_COLLECTION_QUERY = `#graphql
  query StoreCollection($handle: String!, $after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      handle
      title
      description
      seo {
        ...SeoFields
      }
      image {
        ...PictureFields
      }
      products(first: 250, after: $after) {
        nodes {
          handle
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${SEO}
  ${PICTURE}
` as const;

export const STORE_ADDRESSES_QUERY = `#graphql
  query StoreAddresses($pages: String, $blogs: String, $articles: String, $collections: String) {
    pages(first: 250, after: $pages) @include(if: true) {
      nodes {
        handle
        updatedAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    blogs(first: 250, after: $blogs) @include(if: true) {
      nodes {
        handle
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    articles(first: 250, after: $articles) @include(if: true) {
      nodes {
        handle
        publishedAt
        blog {
          handle
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    collections(first: 250, after: $collections) {
      nodes {
        handle
        updatedAt
        products(first: 1) {
          nodes {
            handle
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    shop {
      privacyPolicy @include(if: true) {
        handle
      }
      refundPolicy @include(if: true) {
        handle
      }
      shippingPolicy @include(if: true) {
        handle
      }
      termsOfService @include(if: true) {
        handle
      }
      subscriptionPolicy @include(if: true) {
        handle
      }
    }
  }
` as const;
