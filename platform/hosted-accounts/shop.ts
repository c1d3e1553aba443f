import {SHOP_NUMBER} from '../store/shop-number.ts';

/** The one client of the local shop, public as Shopify's Hydrogen clients are: it has no secret. */
export const LOCAL_ACCOUNTS_CLIENT_ID = 'shp_b7100000-0000-4000-8000-000000000003';

/** Path under which identity lives, as at Shopify. */
export const AUTHENTICATION = `/authentication/${SHOP_NUMBER}`;

/** Who issues the id tokens of a platform that is reached at this origin. */
export const issuerOf = (origin: string): string => `${origin}${AUTHENTICATION}`;

/** What a client may ask for. */
export const SCOPES = ['openid', 'email', 'customer-account-api:full'] as const;

/** The scope that opens the Customer Account API. */
export const API_SCOPE = 'customer-account-api:full';
