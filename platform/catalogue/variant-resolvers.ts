import {connection, type PageArguments} from '../graphql/connection.ts';
import {gid} from '../graphql/gid.ts';
import {marketMoney, toMarketCents} from '../graphql/money.ts';
import type {Resolvers} from '../graphql/resolvers.ts';

import {isAvailable, isVisible} from './catalogue.ts';
import {imageNode, productNode, type VariantNode, variantNode} from './nodes.ts';
import type {PlanAllocationNode} from './plan-resolvers.ts';
import {plansOf} from './selling-plans.ts';

interface EmptyConnectionArguments extends PageArguments {
  near?: unknown;
}

const compareAtPrice = ({record, market}: VariantNode) =>
  record.compareAtPrice === null ? null : marketMoney(record.compareAtPrice, market);
const price = ({record, market}: VariantNode) => marketMoney(record.price, market);

export const variantResolvers: Resolvers = {
  ProductVariant: {
    id: ({record}: VariantNode) => gid('ProductVariant', record.id),
    title: ({record}: VariantNode) => record.title,
    sku: ({record}: VariantNode) => record.sku,
    barcode: ({record}: VariantNode) => record.barcode,
    price,
    priceV2: price,
    compareAtPrice,
    compareAtPriceV2: compareAtPrice,
    unitPrice: () => null,
    unitPriceMeasurement: () => null,
    weight: ({record}: VariantNode) => record.weight,
    weightUnit: () => 'GRAMS',
    taxable: ({record}: VariantNode) => record.taxable,
    requiresShipping: ({record}: VariantNode) => record.requiresShipping,
    requiresComponents: ({record}: VariantNode) => record.components.length > 0,
    quantityRule: ({record}: VariantNode) => record.quantityRule,
    availableForSale: ({record}: VariantNode, _args: unknown, {services}) =>
      isAvailable(services.catalogue, record),
    currentlyNotInStock: ({record}: VariantNode) =>
      record.stock !== null && record.stock <= 0 && record.continueSelling,
    // For untracked stock the number says nothing (§4.5).
    quantityAvailable: ({record}: VariantNode) => record.stock ?? 0,
    product: ({record, market}: VariantNode, _args: unknown, {services}) =>
      productNode(services.catalogue.productOf(record), market),
    image: ({record}: VariantNode, _args: unknown, {services}) => {
      const image = record.image ?? services.catalogue.productOf(record).images[0];
      return image === undefined ? null : imageNode(image);
    },
    selectedOptions: ({record}: VariantNode, _args: unknown, {services}) =>
      services.catalogue.productOf(record).options.map((option, index) => ({
        name: option.name,
        value: record.optionValues[index] ?? '',
      })),
    sellingPlanAllocations: ({record, market}: VariantNode, args: PageArguments, context) => {
      const {catalogue} = context.services;
      return connection(
        plansOf(catalogue, catalogue.productOf(record)),
        args,
        context,
        (plan) => plan.id,
        (plan): PlanAllocationNode => ({
          plan,
          optionName: catalogue.sellingPlanGroup(plan.groupId)?.option ?? '',
          unitPrice: toMarketCents(record.price, market),
          market,
        }),
      );
    },
    components: ({record, market}: VariantNode, args: PageArguments, context) =>
      connection(
        record.components.flatMap((component) => {
          const part = context.services.catalogue.variant(component.variantId);
          return part === undefined ? [] : [{part, quantity: component.quantity}];
        }),
        args,
        context,
        (component) => component.part.id,
        ({part, quantity}) => ({productVariant: variantNode(part, market), quantity}),
      ),
    groupedBy: ({record, market}: VariantNode, args: PageArguments, context) => {
      const {catalogue, clock} = context.services;
      return connection(
        catalogue
          .bundlesOf(record.id)
          .filter((bundle) => isVisible(catalogue.productOf(bundle), clock.now())),
        args,
        context,
        (bundle) => bundle.id,
        (bundle) => variantNode(bundle, market),
      );
    },
    quantityPriceBreaks: (_source: VariantNode, args: PageArguments, context) =>
      connection([], args, context, String, (one: unknown) => one),
    storeAvailability: (_source: VariantNode, args: EmptyConnectionArguments, context) =>
      connection([], args, context, String, (one: unknown) => one),
    shopPayInstallmentsPricing: () => null,
  },
};
