/** The operations of the specification, corrected as storefront-api.md §0 says. */
const ERRORS = 'customerUserErrors { code field message }';
const TOKEN = 'customerAccessToken { accessToken expiresAt }';
const CART_PAYLOAD = `{ cart { ...Cart } userErrors { field message } }`;
const CART_FRAGMENT = `
fragment Cart on Cart {
  id checkoutUrl note totalQuantity
  attributes { key value }
  buyerIdentity { countryCode email phone customer { id email } }
  cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } }
  discountCodes { code applicable }
  discountAllocations {
    discountedAmount { amount currencyCode }
    discountApplication { targetType targetSelection allocationMethod value { ... on MoneyV2 { amount currencyCode } ... on PricingPercentageValue { percentage } } }
    ... on CartCodeDiscountAllocation { code }
    ... on CartAutomaticDiscountAllocation { title }
    ... on CartCustomDiscountAllocation { title }
  }
  lines(first: 20) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id quantity
      attributes { key value }
      cost { amountPerQuantity { amount currencyCode } totalAmount { amount currencyCode } }
      discountAllocations { discountedAmount { amount currencyCode } }
      sellingPlanAllocation { sellingPlan { id name } }
      merchandise { ... on ProductVariant { id title sku quantityAvailable product { handle title tags } } }
      ... on ComponentizableCartLine { lineComponents { id quantity } }
    }
  }
}`;
const withCart = (document: string) => `${document}\n${CART_FRAGMENT}`;

export const SPEC_DOCUMENTS: Readonly<Record<string, string>> = {
  ActivateCustomerByUrl: `mutation ActivateCustomerByUrl($activationUrl: URL!, $password: String!) { customerActivateByUrl(activationUrl: $activationUrl, password: $password) { customer { id } ${TOKEN} ${ERRORS} } }`,
  CreateCustomer: `mutation CreateCustomer($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } ${ERRORS} } }`,
  CreateCustomerAccessToken: `mutation CreateCustomerAccessToken($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { ${TOKEN} ${ERRORS} } }`,
  DeleteCustomerAccessToken: `mutation DeleteCustomerAccessToken($customerAccessToken: String!) { customerAccessTokenDelete(customerAccessToken: $customerAccessToken) { deletedAccessToken deletedCustomerAccessTokenId userErrors { field message } } }`,
  ResetCustomerPassword: `mutation ResetCustomerPassword($email: String!) { customerRecover(email: $email) { ${ERRORS} } }`,
  UpdateCustomer: `mutation UpdateCustomer($customer: CustomerUpdateInput!, $customerAccessToken: String!) { customerUpdate(customer: $customer, customerAccessToken: $customerAccessToken) { customer { id } ${TOKEN} ${ERRORS} } }`,
  AddAddress: `mutation AddAddress($address: MailingAddressInput!, $customerAccessToken: String!) { customerAddressCreate(address: $address, customerAccessToken: $customerAccessToken) { customerAddress { id } ${ERRORS} } }`,
  UpdateAddress: `mutation UpdateAddress($address: MailingAddressInput!, $customerAccessToken: String!, $id: ID!) { customerAddressUpdate(address: $address, customerAccessToken: $customerAccessToken, id: $id) { customerAddress { id } ${ERRORS} } }`,
  DeleteAddress: `mutation DeleteAddress($customerAccessToken: String!, $id: ID!) { customerAddressDelete(customerAccessToken: $customerAccessToken, id: $id) { deletedCustomerAddressId ${ERRORS} } }`,
  UpdateCustomerDefaultAddress: `mutation UpdateCustomerDefaultAddress($addressId: ID!, $customerAccessToken: String!) { customerDefaultAddressUpdate(addressId: $addressId, customerAccessToken: $customerAccessToken) { customer { id } ${ERRORS} } }`,
  CreateCart: withCart(
    `mutation CreateCart($input: CartInput) { cartCreate(input: $input) ${CART_PAYLOAD} }`,
  ),
  AddCartLineItems: withCart(
    `mutation AddCartLineItems($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) ${CART_PAYLOAD} }`,
  ),
  UpdateCartLineItems: withCart(
    `mutation UpdateCartLineItems($cartId: ID!, $lines: [CartLineUpdateInput!]!) { cartLinesUpdate(cartId: $cartId, lines: $lines) ${CART_PAYLOAD} }`,
  ),
  RemoveCartLineItems: withCart(
    `mutation RemoveCartLineItems($cartId: ID!, $lineIds: [ID!]!) { cartLinesRemove(cartId: $cartId, lineIds: $lineIds) ${CART_PAYLOAD} }`,
  ),
  UpdateCartAttributes: withCart(
    `mutation UpdateCartAttributes($cartId: ID!, $attributes: [AttributeInput!]!) { cartAttributesUpdate(cartId: $cartId, attributes: $attributes) ${CART_PAYLOAD} }`,
  ),
  UpdateCartNote: withCart(
    `mutation UpdateCartNote($cartId: ID!, $note: String!) { cartNoteUpdate(cartId: $cartId, note: $note) ${CART_PAYLOAD} }`,
  ),
  UpdateCartBuyerIdentity: withCart(
    `mutation UpdateCartBuyerIdentity($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!) { cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) ${CART_PAYLOAD} }`,
  ),
  UpdateCartDiscountCodes: withCart(
    `mutation UpdateCartDiscountCodes($cartId: ID!, $discountCodes: [String!]!) { cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) ${CART_PAYLOAD} }`,
  ),
  AllProductsQuery: `query AllProductsQuery($after: String) { products(first: 75, after: $after) { pageInfo { hasNextPage endCursor } nodes { id handle title tags images(first: 3) { nodes { url altText width height } } variants(first: 10) { nodes { id title sku quantityAvailable price { amount currencyCode } compareAtPrice { amount currencyCode } } } sellingPlanGroups(first: 5) { nodes { name sellingPlans(first: 10) { nodes { id name options { name value } priceAdjustments { adjustmentValue { ... on SellingPlanPercentagePriceAdjustment { adjustmentPercentage } } } } } } } } } }`,
  ProductSearchQuery: `query ProductSearchQuery($query: String!) { products(first: 10, query: $query) { nodes { handle } } }`,
  FetchCart: withCart(`query FetchCart($id: ID!) { cart(id: $id) { ...Cart } }`),
  GetAccountQuery: `query GetAccountQuery($accessToken: String!) { customer(customerAccessToken: $accessToken) { id email firstName lastName phone tags numberOfOrders defaultAddress { id } addresses(first: 5) { nodes { id address1 city zip } } orders(first: 75, sortKey: PROCESSED_AT, reverse: true) { nodes { id name orderNumber processedAt canceledAt financialStatus fulfillmentStatus statusUrl totalPrice { amount currencyCode } subtotalPrice { amount currencyCode } totalTax { amount currencyCode } totalShippingPrice { amount currencyCode } discountApplications(first: 5) { nodes { value { ... on MoneyV2 { amount } ... on PricingPercentageValue { percentage } } ... on DiscountCodeApplication { code applicable } } } lineItems(first: 50) { nodes { title quantity variant { id image { url } } originalTotalPrice { amount } discountedTotalPrice { amount } } } } } } }`,
  getCustomerId: `query getCustomerId($customerAccessToken: String!) { customer(customerAccessToken: $customerAccessToken) { id } }`,
  getProductByHandle: `query getProductByHandle($handle: String!) { product(handle: $handle) { title variants(first: 10) { nodes { id title quantityAvailable } } } }`,
};
