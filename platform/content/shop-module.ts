import {mediaImageNode} from '../catalogue/nodes.ts';
import {connection, type PageArguments} from '../graphql/connection.ts';
import type {RequestContext} from '../graphql/context.ts';
import {gid} from '../graphql/gid.ts';
import {PUBLIC_VERSIONS} from '../graphql/versions.ts';
import type {PlatformModule} from '../module.ts';
import {SHOP_NUMBER} from '../store/shop-number.ts';

import {LANGUAGES, type Market, MARKETS, PRIMARY_COUNTRY, PRIMARY_MARKET} from './markets.ts';
import {policyNode} from './policies.ts';
import type {PolicyRow} from './records.ts';

const SHOP = {__typename: 'Shop', record: {id: SHOP_NUMBER, metafields: []}} as const;

const countryNames = new Intl.DisplayNames(['en'], {type: 'region'});
const currencyNames = new Intl.DisplayNames(['en'], {type: 'currency'});
const languageNames = new Intl.DisplayNames(['en'], {type: 'language'});
const CURRENCY_SYMBOLS: Readonly<Record<string, string>> = {USD: '$', CAD: '$'};

function languageNode(code: string) {
  const tag = code.toLowerCase();
  return {
    isoCode: code,
    name: languageNames.of(tag) ?? code,
    endonymName: new Intl.DisplayNames([tag], {type: 'language'}).of(tag) ?? code,
  };
}

function marketNode(market: Market) {
  return {
    __typename: 'Market',
    id: gid('Market', market.id),
    handle: market.handle,
    record: {id: market.id, metafields: []},
  };
}

function countryNode(code: string, market: Market) {
  return {
    isoCode: code,
    name: countryNames.of(code) ?? code,
    currency: {
      isoCode: market.currency,
      name: currencyNames.of(market.currency) ?? market.currency,
      symbol: CURRENCY_SYMBOLS[market.currency] ?? market.currency,
    },
    unitSystem: code === 'US' ? 'IMPERIAL_SYSTEM' : 'METRIC_SYSTEM',
    market: marketNode(market),
    availableLanguages: LANGUAGES.map(languageNode),
    defaultLanguage: languageNode(LANGUAGES[0] ?? 'EN'),
  };
}

function paymentSettings(_source: unknown, _args: unknown, {origin}: RequestContext) {
  return {
    currencyCode: PRIMARY_MARKET.currency,
    countryCode: PRIMARY_COUNTRY,
    acceptedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS', 'DISCOVER'],
    cardVaultUrl: `${origin}/cardvault/sessions`,
    supportedDigitalWallets: [],
    enabledPresentmentCurrencies: MARKETS.map((market) => market.currency),
    shopifyPaymentsAccountId: null,
  };
}

const policy = (handle: string) => (_source: unknown, _args: unknown, context: RequestContext) => {
  const found = context.services.contents.byHandle<PolicyRow>('policy', handle);
  return found === undefined ? null : policyNode(found);
};

export const shopModule: PlatformModule = {
  name: 'shop',
  resolvers: {
    QueryRoot: {
      shop: () => SHOP,
      publicApiVersions: () => PUBLIC_VERSIONS,
      paymentSettings,
      localization: (_source: unknown, _args: unknown, context) => ({
        country: countryNode(context.country, context.market),
        language: languageNode(context.language),
        market: marketNode(context.market),
        availableCountries: MARKETS.flatMap((market) =>
          market.countries.map((code) => countryNode(code, market)),
        ),
        availableLanguages: LANGUAGES.map(languageNode),
      }),
      // The shop has no place to pick things up.
      locations: (_source: unknown, args: PageArguments, context) =>
        connection([], args, context, String, (one: unknown) => one),
    },
    Shop: {
      id: () => gid('Shop', SHOP_NUMBER),
      name: (_source: unknown, _args: unknown, {services}) => services.shop.name,
      description: (_source: unknown, _args: unknown, {services}) => services.shop.description,
      moneyFormat: () => '${{amount}}',
      brand: (_source: unknown, _args: unknown, {services}) => ({
        slogan: services.shop.slogan,
        shortDescription: services.shop.shortDescription,
        logo: null,
        squareLogo: null,
        coverImage: services.shop.cover ? mediaImageNode(services.shop.cover) : null,
        colors: {primary: [], secondary: []},
      }),
      primaryDomain: (_source: unknown, _args: unknown, {origin}) => {
        const url = new URL(origin);
        return {host: url.host, sslEnabled: url.protocol === 'https:', url: origin};
      },
      paymentSettings,
      shipsToCountries: () => MARKETS.flatMap((market) => market.countries),
      shopPayInstallmentsPricing: () => null,
      privacyPolicy: policy('privacy-policy'),
      refundPolicy: policy('refund-policy'),
      shippingPolicy: policy('shipping-policy'),
      termsOfService: policy('terms-of-service'),
      contactInformation: policy('contact-information'),
      legalNotice: policy('legal-notice'),
      termsOfSale: policy('terms-of-sale'),
      subscriptionPolicy: policy('subscription-policy'),
      customerAccountTranslations: () => null,
      customerAccountUrl: () => null,
      socialLoginProviders: () => [],
    },
    ShopPolicyWithDefault: {
      id: ({record}: {record: PolicyRow}) => gid('ShopPolicy', record.id),
      handle: ({record}: {record: PolicyRow}) => record.handle,
      title: ({record}: {record: PolicyRow}) => record.title,
      body: ({record}: {record: PolicyRow}) => record.body,
      url: ({record}: {record: PolicyRow}, _args: unknown, {origin}) =>
        `${origin}/policies/${record.handle}`,
    },
  },
  nodes: {
    Shop: ({id}) => (id === String(SHOP_NUMBER) ? SHOP : null),
  },
};
