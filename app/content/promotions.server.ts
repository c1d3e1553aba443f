import {data} from 'virtual:content/data';
import type {FirstOrderPopup, FreeGiftPromotion, TopPicks} from '~/domain/content';

/** The free-gift promotions in the order in which the cart applies them (spec §9). */
export const promotions: readonly FreeGiftPromotion[] = data.promotions;

/** The dismissible first-order offer (decisions.md), which an experiment may hide. */
export const firstOrderPopup: FirstOrderPopup = data['first-order-popup'];

/** Pairings for the cart's top pick (spec §9). */
export const topPicks: TopPicks = data['top-picks'];
