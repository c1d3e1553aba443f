import {index, route, type RouteConfig} from '@remix-run/route-config';

import {mainCategoryHandles} from './content/main-categories';

const LEGAL_PAGES = [
  'app-privacy',
  'kids-app-privacy',
  'app-terms-of-service',
  'returns-and-warranty',
  'discount-code-terms-and-conditions',
  'california-consumer-protection-act-addendum',
  'tiktok-shop-terms-and-conditions',
  'app-rewards-terms-and-conditions',
];

/** The route table, in the order of the specification. */
export default [
  index('routes/content/home.tsx'),
  route('total', 'routes/content/total.tsx'),
  route('total-chimarathon', 'routes/content/total-chimarathon.tsx'),
  route('search', 'routes/search/search.tsx'),
  route('password', 'routes/request/password.tsx'),
  route('learn', 'routes/content/learn.tsx'),
  route('learn/:slug', 'routes/content/learn-article.tsx'),
  route('maintenance', 'routes/request/maintenance.tsx'),
  route('contact-us', 'routes/content/contact-us.tsx'),
  route('contact-us-email', 'routes/content/contact-us-email.tsx'),
  route('contact-us-email-success', 'routes/content/contact-us-email-success.tsx'),
  route('contact-us-email-failure', 'routes/content/contact-us-email-failure.tsx'),
  route('opticobsessed', 'routes/content/campaign.tsx', {id: 'opticobsessed'}),
  route('hum-smart-toothbrush-app', 'routes/content/campaign.tsx', {
    id: 'hum-smart-toothbrush-app',
  }),
  ...LEGAL_PAGES.map((slug) => route(slug, 'routes/content/content-page.tsx', {id: slug})),
  // What the merchant writes in the store, at the addresses that it has on every theme.
  route('pages/:handle', 'routes/content/content-page.tsx', {id: 'pages'}),
  route('policies/:handle', 'routes/content/content-page.tsx', {id: 'policies'}),
  route('blogs/:blog', 'routes/content/learn.tsx', {id: 'blog'}),
  route('blogs/:blog/:slug', 'routes/content/learn-article.tsx', {id: 'post'}),
  route('campaigns/:slug', 'routes/content/store-campaign.tsx'),
  route('collections/:collection', 'routes/catalogue/category.tsx', {id: 'collection'}),
  route('privacy-receipt', 'routes/visitor/privacy-receipt.tsx'),

  // Category and product pages are routes of their own, so that neither loads the other's script.
  route('products', 'routes/catalogue/category.tsx', {id: 'all-products'}),
  ...mainCategoryHandles().map((handle) =>
    route(`products/${handle}`, 'routes/catalogue/category.tsx', {id: `category-${handle}`}),
  ),
  route('products/:category/:subcategory', 'routes/catalogue/category.tsx', {id: 'subcategory'}),
  route('products/create-your-bundle', 'routes/catalogue/create-your-bundle.tsx'),
  route('products/:handle', 'routes/catalogue/product.tsx'),
  route('whitening-product-quiz', 'routes/content/whitening-product-quiz.tsx'),

  route('cart', 'routes/cart/cart.tsx'),
  route('cart/checkout', 'routes/cart/checkout.ts'),
  route('_promotions', 'routes/promotions/simulator.tsx'),
  route('_preview', 'routes/content/preview.tsx'),

  // For signed-in customers (guard `authenticated`).
  route('account', 'routes/account/account.tsx'),
  route('account/my-orders', 'routes/account/orders.tsx'),
  route('account/my-orders/:slug', 'routes/account/order.tsx'),
  route('account/address-book', 'routes/account/address-book.tsx'),
  route('account/contact-information', 'routes/account/contact-information.tsx'),
  route('account/contact-information/profile', 'routes/account/profile.tsx'),
  route('account/contact-information/password', 'routes/account/password.tsx'),
  route('account/manage-subscriptions', 'routes/account/subscriptions.tsx'),

  // For signed-out visitors (guard `anonymous`), and the links of mails.
  route('account/login', 'routes/account/login.tsx'),
  route('account/authorize', 'routes/account/authorize.ts'),
  route('account/logout', 'routes/account/logout.ts'),
  route('account/activate', 'routes/account/activate.tsx'),
  route('account/activate/:id/:token', 'routes/account/activate-link.tsx'),
  route('account/reset-password', 'routes/account/reset-password.tsx'),
  route('account/reset/:id/:token', 'routes/account/reset-link.tsx'),
  route('account/create-account', 'routes/account/create.tsx'),
  route('account/create-account/student', 'routes/account/create-student.tsx'),

  // Internal calls (section 7).
  route('api/search', 'routes/search/api-search.ts'),
  route('api/search/predictive', 'routes/search/api-search-predictive.ts'),
  route('api/search/trending', 'routes/search/api-search-trending.ts'),
  route('api/redirect', 'routes/request/api-redirect.ts'),
  route('api/cms/categories', 'routes/content/api-cms-categories.ts'),
  route('api/cms/static-images', 'routes/content/api-cms-static-images.ts'),
  route('api/products', 'routes/catalogue/api-products.ts'),
  route('api/bundle-config', 'routes/catalogue/api-bundle-config.ts'),
  route('api/shopper', 'routes/cart/api-shopper.ts'),
  route('api/cart-suggestions', 'routes/cart/api-cart-suggestions.ts'),
  route('api/overlays/:build', 'routes/visitor/api-overlays.tsx'),
  route('api/og-cookie', 'routes/account/api-og-cookie.ts'),
  route('cms/:id', 'routes/content/cms-image.ts'),

  // For crawlers.
  route('sitemap.xml', 'routes/content/sitemap.ts'),
  route('robots.txt', 'routes/content/robots.ts'),

  route('*', 'routes/request/not-found.tsx'),
] satisfies RouteConfig;
