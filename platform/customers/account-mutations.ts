import type {RequestContext} from '../graphql/context.ts';
import {customerAccessDenied, platformError} from '../graphql/errors.ts';
import {findGidNumber, gid} from '../graphql/gid.ts';
import type {Resolvers} from '../graphql/resolvers.ts';
import {formatInstant} from '../store/clock.ts';

import {customerNode} from './customer-node.ts';
import {
  type AccessToken,
  createAccessToken,
  createCustomer,
  deleteAccessToken,
  deleteAllAccessTokens,
  findCustomer,
  findCustomerByEmail,
  findCustomerByPhone,
  findCustomerByToken,
  normaliseEmail,
  renewAccessToken,
  saveCustomer,
  withAutomaticTags,
} from './customers.ts';
import {blankToNull, emailErrors, parsePhone, passwordErrors, textErrors} from './input-rules.ts';
import {invite, mailReset, opensLink, parseMailLink} from './mail-links.ts';
import {hashPassword, isPassword} from './passwords.ts';
import {countAttempt, findCustomerPolicy, forgetAttempts} from './policy.ts';
import type {CustomerRecord} from './records.ts';
import {customerError, type CustomerUserError, errorLists, linkErrorLists} from './user-errors.ts';

interface CustomerCreateInput {
  email: string;
  password: string;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  acceptsMarketing?: boolean | null;
}

type CustomerUpdateInput = Partial<{
  [K in keyof CustomerCreateInput]: CustomerCreateInput[K] | null;
}>;

const tokenNode = ({accessToken, expiresAt}: AccessToken) => ({
  accessToken,
  expiresAt: formatInstant(new Date(expiresAt)),
});

/** Names and phone of an input, checked. What is left out is not in the answer. */
function parseDetails(
  input: CustomerUpdateInput,
  context: RequestContext,
  root: string,
  customerId: number | null,
): {
  errors: CustomerUserError[];
  details: Partial<Pick<CustomerRecord, 'firstName' | 'lastName' | 'phone' | 'acceptsMarketing'>>;
} {
  const errors: CustomerUserError[] = [];
  const details: ReturnType<typeof parseDetails>['details'] = {};
  if (input.firstName !== undefined) {
    details.firstName = blankToNull(input.firstName);
    errors.push(...textErrors(details.firstName, 'First name', [root, 'firstName']));
  }
  if (input.lastName !== undefined) {
    details.lastName = blankToNull(input.lastName);
    errors.push(...textErrors(details.lastName, 'Last name', [root, 'lastName']));
  }
  if (input.phone !== undefined) {
    const text = blankToNull(input.phone);
    const phone = text === null ? null : parsePhone(text);
    if (text !== null && phone === null) {
      errors.push(customerError('INVALID', [root, 'phone'], 'Phone is invalid'));
    } else if (phone !== null) {
      const owner = findCustomerByPhone(context.services.store, phone);
      if (owner !== null && owner.id !== customerId) {
        errors.push(customerError('TAKEN', [root, 'phone'], 'Phone has already been taken'));
      }
    }
    details.phone = phone;
  }
  if (input.acceptsMarketing !== undefined && input.acceptsMarketing !== null) {
    details.acceptsMarketing = input.acceptsMarketing;
  }
  return {errors, details};
}

/** §8.1. */
function customerCreate(input: CustomerCreateInput, context: RequestContext) {
  const {services} = context;
  countAttempt(services, 'create', context.buyerIp);
  const refused = (errors: readonly CustomerUserError[]) => ({
    customer: null,
    ...errorLists(errors),
  });
  const policy = findCustomerPolicy(services);
  const {errors, details} = parseDetails(input, context, 'input', null);
  errors.unshift(
    ...emailErrors(input.email, ['input', 'email'], policy.refusedDomains),
    ...passwordErrors(input.password, ['input', 'password']),
  );
  const email = normaliseEmail(input.email);
  const known = findCustomerByEmail(services.store, email);
  if (known?.state === 'ENABLED') {
    errors.unshift(customerError('TAKEN', ['input', 'email'], 'Email has already been taken'));
  }
  if (known !== null && known.state !== 'ENABLED' && errors.length === 0) {
    countAttempt(services, 'mail', context.buyerIp);
    invite(services, known);
    return refused([
      customerError(
        'CUSTOMER_DISABLED',
        ['input', 'email'],
        `We have sent an email to ${email}, please click the link included to verify your email address.`,
      ),
    ]);
  }
  if (errors.length > 0) return refused(errors);
  const customer = createCustomer(services, {
    ...details,
    email,
    state: 'ENABLED',
    passwordHash: hashPassword(input.password),
  });
  return {customer: customerNode(customer, ''), ...errorLists()};
}

/** §8.2: wrong password, unknown e-mail and an account without a password answer alike. */
function accessTokenCreate(input: {email: string; password: string}, context: RequestContext) {
  const {services} = context;
  const attempts = `${context.buyerIp} ${normaliseEmail(input.email)}`;
  countAttempt(services, 'login', attempts);
  const customer = findCustomerByEmail(services.store, input.email);
  const stored = customer?.state === 'ENABLED' ? customer.passwordHash : null;
  if (customer === null || !isPassword(input.password, stored)) {
    return {
      customerAccessToken: null,
      ...errorLists([customerError('UNIDENTIFIED_CUSTOMER', null, 'Unidentified customer')]),
    };
  }
  forgetAttempts(services, 'login', attempts);
  return {
    customerAccessToken: tokenNode(createAccessToken(services, customer.id)),
    ...errorLists(),
  };
}

/** §8.4. */
function customerUpdate(input: CustomerUpdateInput, token: string, context: RequestContext) {
  const {services} = context;
  const customer = findCustomerByToken(services, token);
  if (customer === null) throw customerAccessDenied('customerUpdate');
  const refused = (errors: readonly CustomerUserError[]) => ({
    customer: null,
    customerAccessToken: null,
    ...errorLists(errors),
  });
  const policy = findCustomerPolicy(services);
  const email =
    input.email === undefined || input.email === null
      ? customer.email
      : normaliseEmail(input.email);
  if (policy.refuseEmailChange && email !== customer.email) {
    return refused([
      customerError('INVALID', ['customer', 'email'], 'CustomerUpdate access denied'),
    ]);
  }
  const {errors, details} = parseDetails(input, context, 'customer', customer.id);
  if (email !== customer.email) {
    errors.push(...emailErrors(email, ['customer', 'email'], policy.refusedDomains));
    if (findCustomerByEmail(services.store, email) !== null) {
      errors.push(customerError('TAKEN', ['customer', 'email'], 'Email has already been taken'));
    }
  }
  const password = input.password ?? null;
  if (password !== null) errors.push(...passwordErrors(password, ['customer', 'password']));
  if (errors.length > 0) return refused(errors);

  const saved = saveCustomer(
    services,
    withAutomaticTags({
      ...customer,
      ...details,
      email,
      ...(password === null ? {} : {passwordHash: hashPassword(password), reset: null}),
    }),
  );
  if (password === null) {
    return {customer: customerNode(saved, token), customerAccessToken: null, ...errorLists()};
  }
  deleteAllAccessTokens(services.store, saved.id);
  const fresh = createAccessToken(services, saved.id);
  return {
    customer: customerNode(saved, fresh.accessToken),
    customerAccessToken: tokenNode(fresh),
    ...errorLists(),
  };
}

/** Enables or re-enables a customer with a new password and signs them in; older sessions end. */
function settlePassword(customer: CustomerRecord, password: string, context: RequestContext) {
  const {services} = context;
  const saved = saveCustomer(services, {
    ...customer,
    state: 'ENABLED',
    passwordHash: hashPassword(password),
    activation: null,
    reset: null,
  });
  deleteAllAccessTokens(services.store, saved.id);
  const token = createAccessToken(services, saved.id);
  return {
    customer: customerNode(saved, token.accessToken),
    customerAccessToken: tokenNode(token),
    ...errorLists(),
  };
}

const linkRefused = (errors: readonly CustomerUserError[]) => ({
  customer: null,
  customerAccessToken: null,
  ...linkErrorLists(errors),
});

/** §8.3. */
function activate(
  customerId: number | null,
  token: string,
  password: string,
  passwordField: readonly string[],
  context: RequestContext,
) {
  const {services} = context;
  const customer = customerId === null ? null : findCustomer(services.store, customerId);
  if (customer?.state === 'ENABLED') {
    return linkRefused([customerError('ALREADY_ENABLED', null, 'Customer already enabled')]);
  }
  if (customer === null || !opensLink(services, customer.activation, token)) {
    return linkRefused([customerError('TOKEN_INVALID', ['input'], 'Invalid activation token')]);
  }
  const errors = passwordErrors(password, passwordField);
  if (errors.length > 0) return linkRefused(errors);
  return settlePassword(customer, password, context);
}

/** §8.3. */
function reset(
  customerId: number | null,
  token: string,
  password: string,
  passwordField: readonly string[],
  context: RequestContext,
) {
  const {services} = context;
  const customer = customerId === null ? null : findCustomer(services.store, customerId);
  if (customer === null || !opensLink(services, customer.reset, token)) {
    return linkRefused([customerError('TOKEN_INVALID', ['input'], 'Invalid reset token')]);
  }
  const errors = passwordErrors(password, passwordField);
  if (errors.length > 0) return linkRefused(errors);
  return settlePassword(customer, password, context);
}

/** §8.3: an unknown e-mail is told; a not activated account gets the invitation instead. */
function customerRecover(email: string, context: RequestContext) {
  const {services} = context;
  countAttempt(services, 'mail', context.buyerIp);
  const customer = findCustomerByEmail(services.store, email);
  if (customer === null) {
    return errorLists([
      customerError('UNIDENTIFIED_CUSTOMER', ['email'], 'Could not find customer'),
    ]);
  }
  if (customer.state === 'ENABLED') mailReset(services, customer);
  else invite(services, customer);
  return errorLists();
}

/** The mutations of an account: each is one transaction. */
export const accountMutations: Resolvers = {
  Mutation: {
    customerCreate: (_: unknown, {input}: {input: CustomerCreateInput}, context) =>
      context.services.store.transaction(() => customerCreate(input, context)),

    customerAccessTokenCreate: (
      _: unknown,
      {input}: {input: {email: string; password: string}},
      context,
    ) => context.services.store.transaction(() => accessTokenCreate(input, context)),

    customerAccessTokenCreateWithMultipass: () => ({
      customerAccessToken: null,
      customerUserErrors: [
        customerError('INVALID_MULTIPASS_REQUEST', null, 'Invalid Multipass request'),
      ],
    }),

    customerAccessTokenRenew: (
      _: unknown,
      {customerAccessToken}: {customerAccessToken: string},
      {services},
    ) => {
      if (findCustomerByToken(services, customerAccessToken) === null) {
        throw customerAccessDenied('customerAccessTokenRenew');
      }
      return {
        customerAccessToken: tokenNode(renewAccessToken(services, customerAccessToken)),
        userErrors: [],
      };
    },

    customerAccessTokenDelete: (
      _: unknown,
      {customerAccessToken}: {customerAccessToken: string},
      {services},
    ) =>
      services.store.transaction(() => {
        const number =
          findCustomerByToken(services, customerAccessToken) === null
            ? null
            : deleteAccessToken(services.store, customerAccessToken);
        if (number === null) throw customerAccessDenied('customerAccessTokenDelete');
        return {
          deletedAccessToken: customerAccessToken,
          deletedCustomerAccessTokenId: gid('CustomerAccessToken', number),
          userErrors: [],
        };
      }),

    customerUpdate: (
      _: unknown,
      args: {customer: CustomerUpdateInput; customerAccessToken: string},
      context,
    ) =>
      context.services.store.transaction(() =>
        customerUpdate(args.customer, args.customerAccessToken, context),
      ),

    customerActivate: (
      _: unknown,
      {id, input}: {id: string; input: {activationToken: string; password: string}},
      context,
    ) =>
      context.services.store.transaction(() =>
        activate(
          findGidNumber(id, 'Customer'),
          input.activationToken,
          input.password,
          ['input', 'password'],
          context,
        ),
      ),

    customerActivateByUrl: (
      _: unknown,
      args: {activationUrl: string; password: string},
      context,
    ) => {
      const link = parseMailLink(args.activationUrl, 'activate');
      if (link === null) {
        return linkRefused([customerError('INVALID', ['activationUrl'], 'Invalid activation url')]);
      }
      return context.services.store.transaction(() =>
        activate(link.customerId, link.token, args.password, ['password'], context),
      );
    },

    customerRecover: (_: unknown, {email}: {email: string}, context) =>
      context.services.store.transaction(() => customerRecover(email, context)),

    customerReset: (
      _: unknown,
      {id, input}: {id: string; input: {resetToken: string; password: string}},
      context,
    ) =>
      context.services.store.transaction(() =>
        reset(
          findGidNumber(id, 'Customer'),
          input.resetToken,
          input.password,
          ['input', 'password'],
          context,
        ),
      ),

    customerResetByUrl: (_: unknown, args: {resetUrl: string; password: string}, context) => {
      const {services} = context;
      const link = parseMailLink(args.resetUrl, 'reset');
      const customer = link === null ? null : findCustomer(services.store, link.customerId);
      // A link that leads to nobody is no user error (§8.3); a used one of somebody is.
      if (link === null || customer === null) {
        throw platformError('Unidentified customer', 'NOT_FOUND');
      }
      return services.store.transaction(() =>
        reset(customer.id, link.token, args.password, ['password'], context),
      );
    },
  },
};
