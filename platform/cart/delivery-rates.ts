/** A way of sending an order, in shop cents. */
interface DeliveryRate {
  code: string;
  title: string;
  description: string;
  cost: number;
}

/** Subtotal from which standard shipping is free, in shop cents. */
const FREE_SHIPPING_FROM = 2_500;
const STANDARD_COST = 495;
const EXPRESS_COST = 1_295;

/**
 * The shop's rates for goods of a value; the cheapest first.
 * @param shipsFree standard shipping is free whatever the value (a tagged product, a subscription)
 */
export function deliveryRates(subtotal: number, shipsFree: boolean): DeliveryRate[] {
  return [
    {
      code: 'standard',
      title: 'Standard shipping',
      description: '3 to 5 working days',
      cost: shipsFree || subtotal >= FREE_SHIPPING_FROM ? 0 : STANDARD_COST,
    },
    {
      code: 'express',
      title: 'Express shipping',
      description: '1 to 2 working days',
      cost: EXPRESS_COST,
    },
  ];
}
