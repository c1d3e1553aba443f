import type {RunningPlatform} from '../../../platform/server.ts';

import {callApi} from './api-client.ts';

type Target = Pick<RunningPlatform, 'url'>;

const ERRORS = 'customerUserErrors { code field message } userErrors { field message }';
const TOKEN = 'customerAccessToken { accessToken expiresAt }';

export const PASSWORD = 'mint-and-lemon';

let made = 0;
let numbered = 0;
/** A phone number of the United States that no other test has, as ten digits. */
export function newPhone(): string {
  numbered += 1;
  return `555234${String(numbered).padStart(4, '0')}`;
}

/** An e-mail address that no other test has. */
export function newEmail(domain = 'example.com'): string {
  made += 1;
  return `shopper-${made}@${domain}`;
}

export async function createCustomer(platform: Target, input: Record<string, unknown> = {}) {
  const answer = await callApi(
    platform,
    `mutation Create($input: CustomerCreateInput!) {
      customerCreate(input: $input) {
        customer { id email firstName lastName phone tags numberOfOrders displayName acceptsMarketing }
        ${ERRORS}
      }
    }`,
    {input: {email: newEmail(), password: PASSWORD, ...input}},
  );
  return {...answer, payload: answer.data?.customerCreate};
}

export async function signIn(platform: Target, email: string, password = PASSWORD) {
  const answer = await callApi(
    platform,
    `mutation SignIn($input: CustomerAccessTokenCreateInput!) {
      customerAccessTokenCreate(input: $input) { ${TOKEN} ${ERRORS} }
    }`,
    {input: {email, password}},
  );
  return {...answer, payload: answer.data?.customerAccessTokenCreate};
}

/** A customer of its own with a session. */
export async function newSession(
  platform: Target,
  input: {email?: string; [field: string]: unknown} = {},
) {
  const email = input.email ?? newEmail();
  const {payload} = await createCustomer(platform, {...input, email});
  const signedIn = await signIn(platform, email);
  return {
    email,
    id: String(payload.customer.id),
    token: String(signedIn.payload.customerAccessToken.accessToken),
  };
}

export async function readCustomer(platform: Target, token: string) {
  const answer = await callApi(
    platform,
    `query Customer($token: String!) {
      customer(customerAccessToken: $token) {
        id email firstName lastName phone tags numberOfOrders acceptsMarketing
        defaultAddress { id address1 }
        addresses(first: 50) {
          nodes { id name firstName lastName address1 address2 city company country countryCodeV2 province provinceCode zip phone formatted formattedArea }
        }
      }
    }`,
    {token},
  );
  return {...answer, customer: answer.data?.customer};
}

export async function updateCustomer(
  platform: Target,
  token: string,
  customer: Record<string, unknown>,
) {
  const answer = await callApi(
    platform,
    `mutation Update($customer: CustomerUpdateInput!, $token: String!) {
      customerUpdate(customer: $customer, customerAccessToken: $token) {
        customer { id email firstName lastName phone }
        ${TOKEN}
        ${ERRORS}
      }
    }`,
    {customer, token},
  );
  return {...answer, payload: answer.data?.customerUpdate};
}

export async function addAddress(
  platform: Target,
  token: string,
  address: Record<string, unknown>,
) {
  const answer = await callApi(
    platform,
    `mutation AddAddress($address: MailingAddressInput!, $token: String!) {
      customerAddressCreate(address: $address, customerAccessToken: $token) {
        customerAddress { id name address1 province provinceCode country }
        ${ERRORS}
      }
    }`,
    {address, token},
  );
  return {...answer, payload: answer.data?.customerAddressCreate};
}

export async function updateAddress(
  platform: Target,
  token: string,
  id: string,
  address: Record<string, unknown>,
) {
  const answer = await callApi(
    platform,
    `mutation UpdateAddress($id: ID!, $address: MailingAddressInput!, $token: String!) {
      customerAddressUpdate(id: $id, address: $address, customerAccessToken: $token) {
        customerAddress { id address1 address2 city province country firstName }
        ${ERRORS}
      }
    }`,
    {id, address, token},
  );
  return {...answer, payload: answer.data?.customerAddressUpdate};
}

export async function deleteAddress(platform: Target, token: string, id: string) {
  const answer = await callApi(
    platform,
    `mutation DeleteAddress($id: ID!, $token: String!) {
      customerAddressDelete(id: $id, customerAccessToken: $token) { deletedCustomerAddressId ${ERRORS} }
    }`,
    {id, token},
  );
  return {...answer, payload: answer.data?.customerAddressDelete};
}

export async function deleteToken(platform: Target, token: string) {
  const answer = await callApi(
    platform,
    `mutation SignOut($token: String!) {
      customerAccessTokenDelete(customerAccessToken: $token) {
        deletedAccessToken deletedCustomerAccessTokenId userErrors { field message }
      }
    }`,
    {token},
  );
  return {...answer, payload: answer.data?.customerAccessTokenDelete};
}

export async function recover(platform: Target, email: string) {
  const answer = await callApi(
    platform,
    `mutation Recover($email: String!) { customerRecover(email: $email) { ${ERRORS} } }`,
    {email},
  );
  return {...answer, payload: answer.data?.customerRecover};
}

export async function resetByUrl(platform: Target, resetUrl: string, password: string) {
  const answer = await callApi(
    platform,
    `mutation Reset($resetUrl: URL!, $password: String!) {
      customerResetByUrl(resetUrl: $resetUrl, password: $password) {
        customer { id } ${TOKEN} ${ERRORS}
      }
    }`,
    {resetUrl, password},
  );
  return {...answer, payload: answer.data?.customerResetByUrl};
}

export async function activateByUrl(platform: Target, activationUrl: string, password: string) {
  const answer = await callApi(
    platform,
    `mutation Activate($activationUrl: URL!, $password: String!) {
      customerActivateByUrl(activationUrl: $activationUrl, password: $password) {
        customer { id } ${TOKEN} customerUserErrors { code field message }
      }
    }`,
    {activationUrl, password},
  );
  return {...answer, payload: answer.data?.customerActivateByUrl};
}
