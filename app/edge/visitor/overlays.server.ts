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

/** What floats above a page and what the page script is told; differs by configuration and experiment arm alone. */
export function loadVisitorOverlays({
  env,
  assignments,
  pages,
  buildId,
  buildBranch,
  moment,
}: ShopContext) {
  const hidesOffer =
    !isConfigured(env, 'first-order-code') ||
    assignedVariants(assignments, experiments).some(
      ({hideFirstOrderPopup}) => hideFirstOrderPopup === true,
    );
  const settings: VisitorSettings = {
    brand: config.brand.name,
    consentManager: env.PUBLIC_CONSENT_MANAGER,
    consentScriptUrl: env.PUBLIC_CONSENT_SCRIPT_URL ?? null,
    tagManagerId: (env.PREVIEW ? undefined : env.PUBLIC_GTM_CONTAINER_ID) ?? null,
    chat: {scriptUrl: chatScript(env), hours: chatHours},
    shopify: shopifyAnalytics(env),
    experimentIds: assignments.map(
      ({experimentId, variantIndex}) => `${experimentId}.${variantIndex}`,
    ),
    firstOrderOffer: hidesOffer ? null : {code: firstOrderPopup.code},
    publicPages: toPathPatterns(pages.publicRoutes.map(({path}) => path)),
  };
  return {
    settings,
    hasChat: settings.chat.scriptUrl !== null,
    mailTopic: isConfigured(env, 'mail') ? (contact.form.topics.at(-1) ?? '') : null,
    firstOrderPopup: hidesOffer ? null : firstOrderPopup,
    preview: env.PREVIEW
      ? {
          branch: buildBranch,
          build: buildId,
          asOf: moment.isPreview ? `${toPreviewField(moment.at).replace('T', ', ')} UTC` : null,
        }
      : null,
  };
}
