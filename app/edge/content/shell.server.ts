import {categories} from '~/content/categories.server';
import {home} from '~/content/home.server';
import {hostedImage} from '~/content/hosted-images.server';
import {findContentImage} from '~/content/images.server';
import {navigation} from '~/content/navigation.server';
import {textOf} from '~/content/strings.server';
import {categoryPath, openNavigation} from '~/domain/content/navigation';
import type {ShopContext} from '~/edge/request/context.server';
import {hasSubscriptions} from '~/edge/request/environment.server';
import {isClosedCampaign} from '~/edge/request/guards.server';

import {config} from '../../../hydrogen.config';

/** What every page's frame shows; nothing in it is personal. */
export function loadShell(context: ShopContext) {
  const now = Date.now();
  const notFoundImage = findContentImage('not-found');
  return {
    siteOrigin: context.siteOrigin,
    brand: {name: config.brand.name, tagline: config.brand.tagline},
    navigation: openNavigation(
      navigation,
      (path) =>
        isClosedCampaign(path, now) ||
        (path === '/account/manage-subscriptions' && !hasSubscriptions(context.env)),
    ),
    footerNote: textOf('footer.note'),
    announcement: home.announcement,
    year: new Date(now).getUTCFullYear(),
    errorPage: {
      shop: categories.map((category) => ({title: category.label, link: categoryPath(category)})),
      helpCenter: config.links.helpCenter,
      image: notFoundImage && hostedImage(context.env, notFoundImage),
    },
  };
}
