import {index, route, type RouteConfig} from '@remix-run/route-config';

import {mainCategoryHandles} from '../scripts/content/main-categories';

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

/** The route table, in the order of the specification's section 2. */
export default [
  index('routes/home.tsx'),
  route('total', 'routes/total.tsx'),
  route('total-chimarathon', 'routes/total-chimarathon.tsx'),
  route('search', 'routes/search.tsx'),
  route('password', 'routes/password.tsx'),
  route('learn', 'routes/learn.tsx'),
  route('learn/:slug', 'routes/learn-article.tsx'),
  route('maintenance', 'routes/maintenance.tsx'),
  route('contact-us', 'routes/contact-us.tsx'),
  route('contact-us-email', 'routes/contact-us-email.tsx'),
  route('contact-us-email-success', 'routes/contact-us-email-success.tsx'),
  route('contact-us-email-failure', 'routes/contact-us-email-failure.tsx'),
  route('opticobsessed', 'routes/campaign.tsx', {id: 'opticobsessed'}),
  route('hum-smart-toothbrush-app', 'routes/campaign.tsx', {id: 'hum-smart-toothbrush-app'}),
  ...LEGAL_PAGES.map((slug) => route(slug, 'routes/content-page.tsx', {id: slug})),
  route('privacy-receipt', 'routes/privacy-receipt.tsx'),

  // Category and product pages are routes of their own, so that neither loads the other's script.
  route('products', 'routes/category.tsx', {id: 'all-products'}),
  ...mainCategoryHandles().map((handle) =>
    route(`products/${handle}`, 'routes/category.tsx', {id: `category-${handle}`}),
  ),
  route('products/:category/:subcategory', 'routes/category.tsx', {id: 'subcategory'}),
  route('products/create-your-bundle', 'routes/create-your-bundle.tsx'),
  route('products/:handle', 'routes/product.tsx'),
  route('whitening-product-quiz', 'routes/whitening-product-quiz.tsx'),

  route('cart', 'routes/cart.tsx'),
  route('cart/checkout', 'routes/cart-checkout.ts'),
  route('_promotions', 'routes/promotion-simulator.tsx'),

  // For signed-in customers (guard `authenticated`).
  route('account', 'routes/account.tsx'),
  route('account/my-orders', 'routes/account-orders.tsx'),
  route('account/my-orders/:slug', 'routes/account-order.tsx'),
  route('account/address-book', 'routes/account-address-book.tsx'),
  route('account/contact-information', 'routes/account-contact.tsx'),
  route('account/contact-information/profile', 'routes/account-profile.tsx'),
  route('account/contact-information/password', 'routes/account-password.tsx'),
  route('account/manage-subscriptions', 'routes/account-subscriptions.tsx'),

  // For signed-out visitors (guard `anonymous`), and the links of mails.
  route('account/login', 'routes/account-login.tsx'),
  route('account/logout', 'routes/account-logout.ts'),
  route('account/activate', 'routes/account-activate.tsx'),
  route('account/activate/:id/:token', 'routes/account-activate-link.tsx'),
  route('account/reset-password', 'routes/account-reset-password.tsx'),
  route('account/reset/:id/:token', 'routes/account-reset-link.tsx'),
  route('account/create-account', 'routes/account-create.tsx'),
  route('account/create-account/student', 'routes/account-create-student.tsx'),

  // Internal calls (section 7).
  route('api/search', 'routes/api-search.ts'),
  route('api/search/predictive', 'routes/api-search-predictive.ts'),
  route('api/search/trending', 'routes/api-search-trending.ts'),
  route('api/redirect', 'routes/api-redirect.ts'),
  route('api/cms/categories', 'routes/api-cms-categories.ts'),
  route('api/cms/static-images', 'routes/api-cms-static-images.ts'),
  route('api/products', 'routes/api-products.ts'),
  route('api/bundle-config', 'routes/api-bundle-config.ts'),
  route('api/shopper', 'routes/api-shopper.ts'),
  route('api/cart-suggestions', 'routes/api-cart-suggestions.ts'),
  route('api/og-cookie', 'routes/api-og-cookie.ts'),
  route('cms/:id', 'routes/cms-image.ts'),

  // For crawlers.
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
