import {data} from 'virtual:content/data';

import type {CodeOffer, FirstOrderPopup} from '~/domain/content/content';
import type {GiftPromotion} from '~/domain/promotions/promotion';

/** The free-gift promotions in the order in which the cart applies them (coverage: gifts-promotions). */
export const promotions: readonly GiftPromotion[] = data.promotions;

/** The dismissible first-order offer (decisions.md), which an experiment may hide. */
export const firstOrderPopup: FirstOrderPopup = data['first-order-popup'];

/** What a customer with the tag `edu` is shown (coverage: account-student). */
export const studentOffer: CodeOffer = data['student-offer'];
