import {chatHours, contact} from '~/content/contact.server';
import {experiments} from '~/content/experiments.server';
import {firstOrderPopup} from '~/content/promotions.server';
import {toPreviewField} from '~/domain/content/preview';
import {toPathPatterns} from '~/domain/request/path-patterns';
import {assignedVariants} from '~/domain/visitor/experiments';
import type {VisitorSettings} from '~/domain/visitor/settings';
import {isConfigured} from '~/edge/catalogue/shop-offer.server';
import type {ShopContext} from '~/edge/request/context.server';
import type {Environment} from '~/edge/request/environment.server';
import type {PageTable} from '~/edge/request/page-table.server';
import {rememberFor} from '~/edge/request/public-memory.server';

import {config} from '../../../hydrogen.config';

function shopifyAnalytics(env: Environment): VisitorSettings['shopify'] {
  // What is tried out in a preview is no visit of the shop.
  if (env.PREVIEW) return null;
  // The local platform has no such id; only a real store has Shopify's analytics behind it.
  if (!env.SHOP_ID) return null;
  return {
    shopId: env.SHOP_ID,
    storefrontId: env.PUBLIC_STOREFRONT_ID ?? '0',
    checkoutDomain: env.PUBLIC_CHECKOUT_DOMAIN ?? env.PUBLIC_STORE_DOMAIN,
    token: env.PUBLIC_STOREFRONT_API_TOKEN,
  };
}

/** The chat's bootstrap script: its test variant where the shop is not in production (coverage: visitor-chat-test-variant). */
function chatScript({
  PREVIEW,
  PUBLIC_CHAT_SCRIPT_URL,
  PUBLIC_CHAT_TEST_SCRIPT_URL,
}: ShopContext['env']): string | null {
  const test = PREVIEW ? PUBLIC_CHAT_TEST_SCRIPT_URL : undefined;
  return test ?? PUBLIC_CHAT_SCRIPT_URL ?? null;
}

const patternsOf = (routes: PageTable['publicRoutes']) =>
  rememberFor(routes, 'patterns', () => toPathPatterns(routes.map(({path}) => path)));

const hasFirstOrderOffer = (env: Environment) => isConfigured(env, 'first-order-code');

/** What stands above a page and what the page script is told; differs by configuration and experiment arm alone. */
export function loadVisitorFrame({env, assignments, buildId, buildBranch, moment}: ShopContext) {
  const hidesOffer =
    !hasFirstOrderOffer(env) ||
    assignedVariants(assignments, experiments).some(
      ({hideFirstOrderPopup}) => hideFirstOrderPopup === true,
    );
  const settings: VisitorSettings = {
    brand: config.brand.name,
    consentManager: env.PUBLIC_CONSENT_MANAGER,
    consentScriptUrl: env.PUBLIC_CONSENT_SCRIPT_URL ?? null,
    tagManagerId: (env.PREVIEW ? undefined : env.PUBLIC_GTM_CONTAINER_ID) ?? null,
    chatScriptUrl: chatScript(env),
    shopify: shopifyAnalytics(env),
    experimentIds: assignments.map(
      ({experimentId, variantIndex}) => `${experimentId}.${variantIndex}`,
    ),
    firstOrderOffer: hidesOffer ? null : {code: firstOrderPopup.code},
  };
  return {
    settings,
    hasChat: settings.chatScriptUrl !== null,
    preview: env.PREVIEW
      ? {
          branch: buildBranch,
          build: buildId,
          asOf: moment.isPreview ? `${toPreviewField(moment.at).replace('T', ', ')} UTC` : null,
        }
      : null,
  };
}

/**
 * What may float above any page, the same for everybody: who sees what of it the page script decides; and the pages that it may
 * fetch ahead.
 */
export function loadVisitorOverlays({env, pages}: Pick<ShopContext, 'env' | 'pages'>) {
  const mailTopic = isConfigured(env, 'mail') ? (contact.form.topics.at(-1) ?? '') : null;
  return {
    chat: chatScript(env) === null ? null : {hours: chatHours, mailTopic},
    firstOrderPopup: hasFirstOrderOffer(env) ? firstOrderPopup : null,
    publicPages: patternsOf(pages.publicRoutes),
  };
}
