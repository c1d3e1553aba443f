import {createCustomerCalls} from '~/commerce/account/customer.server';
import {isStudent} from '~/domain/account/customer';
import type {Shopper} from '~/domain/visitor/shopper';
import type {ShopContext} from '~/edge/request/context.server';

/**
 * What the frame of a public page shows of a customer who is signed in; null for anybody else, and while the platform does
 * not answer. It ends no session: that is for the account pages, which can say so.
 */
export async function findShopperCustomer(context: ShopContext): Promise<Shopper['customer']> {
  const token = await context.customerToken();
  if (token === null) return null;
  const answer = await createCustomerCalls(context.storefront).summary(token);
  return answer.ok ? {firstName: answer.value.firstName, isStudent: isStudent(answer.value)} : null;
}
