import {config} from '../../hydrogen.config';
import type {ShopContext} from './context.server';
export function loadShell(context: ShopContext) {
  return {
    siteOrigin: context.siteOrigin,
    brand: {name: config.brand.name, tagline: config.brand.tagline},
    navigation: {header: [], footer: [], account: []} as import('~/domain/navigation').Navigation,
    announcement: {text: 'x', link: '/'},
    year: new Date().getUTCFullYear(),
    errorPage: {
      shop: [] as {title: string; link: string}[],
      helpCenter: config.links.helpCenter,
      image: null as import('~/domain/content').ContentImage | null,
    },
  };
}
