import type {ConsentChoice, ConsentReading} from './consent';

/** What Shopify's customer privacy answers for a purpose: yes, no, or nothing yet. */
type ShopifyAnswer = 'yes' | 'no' | '';

/** Reads Shopify's answer: no purpose decided is no answer at all; of a partial one, what was not allowed is not. */
export function readShopifyConsent(answers: {
  marketing: ShopifyAnswer;
  analytics: ShopifyAnswer;
  preferences: ShopifyAnswer;
}): ConsentReading {
  const {marketing, analytics, preferences} = answers;
  if (marketing === '' && analytics === '' && preferences === '') return {manager: 'undecided'};
  return {
    manager: 'answered',
    choice: {
      preferences: preferences === 'yes',
      analytics: analytics === 'yes',
      advertising: marketing === 'yes',
    },
  };
}

/** A choice in the words of Shopify's customer privacy: selling data goes with advertising. */
export function toShopifyConsent({preferences, analytics, advertising}: ConsentChoice) {
  return {preferences, analytics, marketing: advertising, sale_of_data: advertising};
}

/** OneTrust's default categories. */
const GROUPS = {analytics: 'C0002', preferences: 'C0003', advertising: 'C0004'} as const;

/** Reads OneTrust's answer: none while its box stands open, then the groups that are on, as `,C0001,C0003,`. */
export function readOneTrustConsent(isClosed: boolean, activeGroups: string): ConsentReading {
  if (!isClosed) return {manager: 'undecided'};
  const groups = activeGroups.split(',');
  return {
    manager: 'answered',
    choice: {
      preferences: groups.includes(GROUPS.preferences),
      analytics: groups.includes(GROUPS.analytics),
      advertising: groups.includes(GROUPS.advertising),
    },
  };
}
