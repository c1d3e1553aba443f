import {
  execute,
  type ExecutionResult,
  getDirectiveValues,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

import {findMarket, LANGUAGES, PRIMARY_COUNTRY, PRIMARY_MARKET} from '../content/markets.ts';
import type {PlatformServices} from '../services.ts';

import {findArgumentErrors} from './argument-checks.ts';
import {NODE_BUDGET} from './connection.ts';
import type {Access, NodeFinders, RequestContext} from './context.ts';
import {queryCost, TOKENLESS_COMPLEXITY} from './cost.ts';
import type {DocumentCache} from './documents.ts';
import {type ErrorEntry, internalErrorMessage} from './errors.ts';
import {coerceVariables} from './variables.ts';
import type {ServedVersion} from './versions.ts';

export interface GraphqlCall {
  query: string;
  variables: Readonly<Record<string, unknown>>;
  operationName: string | null;
}

interface GraphqlRequest {
  call: GraphqlCall;
  requestId: string;
  version: ServedVersion;
  access: Access;
  origin: string;
  buyerIp: string;
  account?: RequestContext['account'];
}

/** The answer's body, its keys in the platform's order (§1.4). */
interface GraphqlAnswer {
  errors?: ErrorEntry[];
  data?: unknown;
  extensions?: Record<string, unknown>;
}

export interface Executor {
  services: PlatformServices;
  nodes: NodeFinders;
  schemaOf: (version: ServedVersion) => GraphQLSchema;
  documentsOf: (version: ServedVersion) => DocumentCache;
  /** Refuse tokenless calls above the documented complexity (§1.7); off unless switched on. */
  limitComplexity: boolean;
}

function toEntry(
  error: GraphQLError,
  request: GraphqlRequest,
  services: PlatformServices,
): ErrorEntry {
  const path = error.path === undefined ? {} : {path: error.path};
  if (error.extensions['code'] !== undefined) {
    return {message: error.message, locations: [], ...path, extensions: error.extensions};
  }
  services.log(
    `request ${request.requestId}: ${error.originalError?.stack ?? error.stack ?? error.message}`,
  );
  return {
    message: internalErrorMessage(request.requestId),
    locations: [],
    ...path,
    extensions: {code: 'INTERNAL_SERVER_ERROR', requestId: request.requestId},
  };
}

/** What `@inContext` of an operation asks for. */
interface InContext {
  country?: unknown;
  language?: unknown;
  buyer?: {customerAccessToken: string} | null;
}

function findInContext(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): InContext | undefined {
  const directive = schema.getDirective('inContext');
  return directive === undefined || directive === null
    ? undefined
    : getDirectiveValues(directive, operation, variables);
}

/** The context of a call's resolvers; a country or language that is not served is the primary one. */
function toContext(
  {requestId, version, access, origin, buyerIp, account = null}: GraphqlRequest,
  {services, nodes}: Executor,
  asked: InContext | undefined,
): RequestContext {
  const country = typeof asked?.country === 'string' ? asked.country : null;
  const market = country === null ? null : findMarket(country);
  const language = typeof asked?.language === 'string' ? asked.language : 'EN';
  return {
    services,
    nodes,
    requestId,
    version,
    access,
    origin,
    buyerIp,
    market: market ?? PRIMARY_MARKET,
    country: market === null || country === null ? PRIMARY_COUNTRY : country,
    language: LANGUAGES.includes(language) ? language : 'EN',
    buyerToken: asked?.buyer?.customerAccessToken ?? null,
    account,
    budget: {nodes: NODE_BUDGET},
  };
}

/** Runs one GraphQL call and answers its body; never throws for what a document or a resolver does. */
export async function executeCall(
  executor: Executor,
  request: GraphqlRequest,
): Promise<GraphqlAnswer> {
  const {services} = executor;
  const {call} = request;
  const schema = executor.schemaOf(request.version);
  const documents = executor.documentsOf(request.version);
  const prepared = documents.prepare(call.query);
  if (prepared.errors.length > 0) return {errors: prepared.errors};

  const found = documents.operation(prepared, call.operationName);
  if (found === null) {
    const message =
      call.operationName === null
        ? 'An operation name is required'
        : `No operation named "${call.operationName}"`;
    return {errors: [{message, extensions: {code: 'operationNotFound'}}]};
  }
  const {operation, sites} = found;
  if (operation.operation === 'subscription') {
    return {
      errors: [
        {
          message: 'Schema is not configured for subscriptions',
          extensions: {code: 'missingSubscriptionConfiguration'},
        },
      ],
    };
  }
  const variables = coerceVariables(schema, operation, call.variables);
  if (!variables.ok) return {errors: variables.errors};
  const faults = findArgumentErrors(sites, variables.values);
  if (faults.length > 0) return {errors: faults};

  const cost = queryCost(prepared.document, operation, variables.values);
  if (executor.limitComplexity && request.access === 'tokenless' && cost > TOKENLESS_COMPLEXITY) {
    return {
      errors: [
        {
          message: 'Complexity exceeded',
          extensions: {code: 'MAX_COMPLEXITY_EXCEEDED', cost, maxCost: TOKENLESS_COMPLEXITY},
        },
      ],
    };
  }

  const asked = findInContext(schema, operation, variables.values);
  const buyer = asked?.buyer;
  if (buyer !== undefined && buyer !== null && !isLiveToken(services, buyer.customerAccessToken)) {
    return {errors: [{message: 'The token provided is not valid'}]};
  }
  const context = toContext(request, executor, asked);
  const result: ExecutionResult = await execute({
    schema,
    document: prepared.document,
    operationName: call.operationName,
    variableValues: call.variables,
    contextValue: context,
    rootValue: {},
  });
  return {
    ...(result.errors === undefined || result.errors.length === 0
      ? {}
      : {errors: result.errors.map((error) => toEntry(error, request, services))}),
    data: result.data ?? null,
    extensions: {
      ...(asked === undefined
        ? {}
        : {context: {country: context.country, language: context.language}}),
      cost: {requestedQueryCost: cost},
    },
  };
}

function isLiveToken(services: PlatformServices, token: string): boolean {
  const row = services.store.one<{expires_at: string}>(
    'SELECT expires_at FROM customer_tokens WHERE token = ?',
    [token],
  );
  return row !== undefined && Date.parse(row.expires_at) > services.clock.now().getTime();
}
