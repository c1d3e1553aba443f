import {createHash} from 'node:crypto';

import type {RequestContext} from '../graphql/context.ts';
import {findGidNumber, gid} from '../graphql/gid.ts';
import type {Resolvers} from '../graphql/resolvers.ts';
import type {PlatformServices} from '../services.ts';
import {formatInstant} from '../store/clock.ts';
import {nextNumber} from '../store/ids.ts';

import {callerOf} from './caller.ts';
import type {AccountNode} from './customer-fields.ts';

export const METAFIELDS_MIGRATION = `
  CREATE TABLE customer_metafields (
    id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
    namespace TEXT NOT NULL, key TEXT NOT NULL, type TEXT NOT NULL, value TEXT NOT NULL,
    created_at TEXT NOT NULL, updated_at TEXT NOT NULL, UNIQUE (customer_id, namespace, key)
  );
`;

const FIRST_METAFIELD = 3_100_000_000_001;
const MOST_AT_ONCE = 25;

interface MetafieldRow {
  id: number;
  namespace: string;
  key: string;
  type: string;
  value: string;
  created_at: string;
  updated_at: string;
}

interface Identifier {
  namespace: string;
  key: string;
}

interface MetafieldInput extends Identifier {
  ownerId: string;
  type?: string | null;
  value: string;
}

function metafieldNode(row: MetafieldRow | undefined) {
  if (row === undefined) return null;
  let jsonValue: unknown = row.value;
  try {
    jsonValue = JSON.parse(row.value);
  } catch {
    // Plain text is its own value.
  }
  return {
    id: gid('Metafield', row.id),
    namespace: row.namespace,
    key: row.key,
    type: row.type,
    value: row.value,
    jsonValue,
    compareDigest: createHash('sha256').update(row.value).digest('hex'),
    createdAt: formatInstant(new Date(row.created_at)),
    updatedAt: formatInstant(new Date(row.updated_at)),
  };
}

function findMetafield(
  {store}: PlatformServices,
  customerId: number,
  {namespace, key}: Identifier,
): MetafieldRow | undefined {
  return store.one<MetafieldRow>(
    'SELECT * FROM customer_metafields WHERE customer_id = ? AND namespace = ? AND key = ?',
    [customerId, namespace, key],
  );
}

/** Only what the customer owns can be written here. */
const isOwn = (customerId: number, ownerId: string) =>
  findGidNumber(ownerId, 'Customer') === customerId;

const stranger = (index: number) => ({
  code: 'APP_NOT_AUTHORIZED',
  field: ['metafields', String(index), 'ownerId'],
  elementIndex: index,
  message: 'Access to this owner is denied',
});

function set(_: unknown, {metafields}: {metafields: MetafieldInput[]}, context: RequestContext) {
  const {services} = context;
  const customer = callerOf(context);
  const userErrors = metafields.flatMap(({ownerId}, index) =>
    isOwn(customer.id, ownerId) ? [] : [stranger(index)],
  );
  if (metafields.length > MOST_AT_ONCE) {
    return {
      metafields: [],
      userErrors: [
        {
          code: 'LESS_THAN_OR_EQUAL_TO',
          field: ['metafields'],
          message: `Exceeded the maximum metafields input limit of ${MOST_AT_ONCE}`,
        },
      ],
    };
  }
  if (userErrors.length > 0) return {metafields: [], userErrors};
  const now = services.clock.now().toISOString();
  return services.store.transaction(() => ({
    metafields: metafields.map((input) => {
      services.store.run(
        `INSERT INTO customer_metafields (id, customer_id, namespace, key, type, value, created_at, updated_at)
         VALUES (:id, :customer, :namespace, :key, :type, :value, :now, :now)
         ON CONFLICT (customer_id, namespace, key) DO UPDATE SET
           type = excluded.type, value = excluded.value, updated_at = excluded.updated_at`,
        {
          id: nextNumber(services.store, 'customerMetafield', FIRST_METAFIELD),
          customer: customer.id,
          namespace: input.namespace,
          key: input.key,
          type: input.type ?? 'single_line_text_field',
          value: input.value,
          now,
        },
      );
      return metafieldNode(findMetafield(services, customer.id, input));
    }),
    userErrors: [],
  }));
}

function remove(
  _: unknown,
  {metafields}: {metafields: (Identifier & {ownerId: string})[]},
  context: RequestContext,
) {
  const {services} = context;
  const customer = callerOf(context);
  const userErrors = metafields.flatMap(({ownerId}, index) =>
    isOwn(customer.id, ownerId) ? [] : [stranger(index)],
  );
  if (userErrors.length > 0) return {deletedMetafields: [], userErrors};
  return services.store.transaction(() => ({
    deletedMetafields: metafields.map((one) => {
      const row = findMetafield(services, customer.id, one);
      services.store.run('DELETE FROM customer_metafields WHERE id = ?', [row?.id ?? 0]);
      return row === undefined ? null : one;
    }),
    userErrors: [],
  }));
}

/** Metafields of a customer; those of other owners are not modelled. */
export const customerMetafields: Resolvers = {
  Customer: {
    metafield: ({record}: AccountNode, args: Identifier, {services}: RequestContext) =>
      metafieldNode(findMetafield(services, record.id, args)),
    metafields: (
      {record}: AccountNode,
      {identifiers}: {identifiers: Identifier[]},
      {services}: RequestContext,
    ) => identifiers.map((one) => metafieldNode(findMetafield(services, record.id, one))),
  },
  Order: {
    metafield: () => null,
    metafields: (_: unknown, {identifiers}: {identifiers: Identifier[]}) =>
      identifiers.map(() => null),
  },
  Mutation: {metafieldsSet: set, metafieldsDelete: remove},
};
