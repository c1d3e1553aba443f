import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** Small reproducible chance: the same number gives the same document. */
function createChance(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    often: (probability: number) => next() < probability,
    pick<T>(items: readonly T[]): T {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}

type Chance = ReturnType<typeof createChance>;

const TEXTS = [
  '',
  'paste',
  'tag:kids',
  'tag:(x',
  '(((',
  'a OR',
  '"',
  '\\\\',
  'whit*',
  '💧',
  '-',
  'NOT',
  'bad@@',
];
const NUMBERS = ['0', '1', '2', '7', '250', '251', '-1', '2147483647'];

/** Ids that there are, are not, and are of another kind. */
interface KnownIds {
  ids: readonly string[];
}

function literal(
  type: GraphQLInputType,
  name: string,
  chance: Chance,
  known: KnownIds,
  depth: number,
): string {
  if (isNonNullType(type))
    return literal(type.ofType as GraphQLInputType, name, chance, known, depth);
  if (isListType(type)) {
    const items = Array.from({length: chance.pick([0, 1, 1, 2])}, () =>
      literal(type.ofType as GraphQLInputType, name, chance, known, depth + 1),
    );
    return `[${items.join(', ')}]`;
  }
  if (isEnumType(type)) return chance.pick(type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
      .filter((field) => isNonNullType(field.type) || (depth < 3 && chance.often(0.3)))
      .map(
        (field) => `${field.name}: ${literal(field.type, field.name, chance, known, depth + 1)}`,
      );
    return `{${fields.join(', ')}}`;
  }
  switch (type.name) {
    case 'Int':
      return name === 'first' || name === 'last'
        ? chance.pick(['1', '2', '5'])
        : chance.pick(NUMBERS);
    case 'Float':
      return chance.pick(['0', '1.5', '-3', '100']);
    case 'Boolean':
      return chance.pick(['true', 'false']);
    case 'ID':
      return JSON.stringify(chance.pick(known.ids));
    case 'Decimal':
      return '"1.5"';
    case 'URL':
      return '"https://shop.example/account/activate/1/x"';
    default:
      return JSON.stringify(chance.pick(TEXTS));
  }
}

function callOf(field: GraphQLField<unknown, unknown>, chance: Chance, known: KnownIds): string {
  const isConnection = field.args.some((one) => one.name === 'first');
  const given = field.args.filter((one) => {
    if (isNonNullType(one.type)) return true;
    if (isConnection && ['last', 'after', 'before'].includes(one.name)) return chance.often(0.05);
    if (one.name === 'first') return chance.often(0.95);
    return chance.often(0.4);
  });
  if (given.length === 0) return field.name;
  return `${field.name}(${given.map((one) => `${one.name}: ${literal(one.type, one.name, chance, known, 0)}`).join(', ')})`;
}

function selection(
  schema: GraphQLSchema,
  type: GraphQLObjectType | GraphQLInterfaceType,
  chance: Chance,
  known: KnownIds,
  depth: number,
): string {
  const fields = Object.values(type.getFields()).filter(
    (field) => isLeafType(getNamedType(field.type)) || depth > 0,
  );
  const share = depth > 2 ? 0.5 : 0.35;
  const parts: string[] = ['__typename'];
  let number = 0;
  for (const field of fields) {
    if (!chance.often(share)) continue;
    number += 1;
    const named = getNamedType(getNullableType(field.type));
    const alias = `f${depth}${number}`;
    const call = `${alias}: ${callOf(field, chance, known)}`;
    if (isLeafType(named)) parts.push(call);
    else if (isObjectType(named)) {
      parts.push(`${call} { ${selection(schema, named, chance, known, depth - 1)} }`);
    } else if (isAbstractType(named)) {
      const of = chance.pick(schema.getPossibleTypes(named));
      parts.push(
        `${call} { __typename ... on ${of.name} { ${selection(schema, of, chance, known, depth - 1)} } }`,
      );
    }
  }
  return parts.join(' ');
}

/** A valid document over the schema, chosen by a number. */
export function generateDocument(schema: GraphQLSchema, seed: number, known: KnownIds): string {
  const chance = createChance(seed);
  const mutation = schema.getMutationType();
  const query = schema.getQueryType();
  const isMutation = chance.often(0.4);
  const root = isMutation ? mutation : query;
  if (root === null || root === undefined) throw new Error('the schema has no root');
  const field = chance.pick(Object.values(root.getFields()));
  const named = getNamedType(field.type);
  const call = callOf(field, chance, known);
  const body = isLeafType(named)
    ? call
    : isObjectType(named)
      ? `${call} { ${selection(schema, named, chance, known, 4)} }`
      : isAbstractType(named)
        ? (() => {
            const of = chance.pick(schema.getPossibleTypes(named));
            return `${call} { __typename ... on ${of.name} { ${selection(schema, of, chance, known, 4)} } }`;
          })()
        : call;
  return `${isMutation ? 'mutation' : 'query'} Fuzz { ${body} }`;
}
