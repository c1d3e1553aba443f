import {
  type ASTNode,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  specifiedRules,
  validate,
  type ValidationContext,
  type ValidationRule,
  visit,
} from 'graphql';

import type {ErrorEntry} from './errors.ts';

/** The platform's name for what each rule finds (§2.2). */
const CODES: Readonly<Record<string, string>> = {
  FieldsOnCorrectTypeRule: 'undefinedField',
  KnownArgumentNamesRule: 'argumentNotAccepted',
  ProvidedRequiredArgumentsRule: 'missingRequiredArguments',
  ValuesOfCorrectTypeRule: 'argumentLiteralsIncompatible',
  NoUnusedVariablesRule: 'variableNotUsed',
  NoUndefinedVariablesRule: 'variableNotDefined',
  KnownTypeNamesRule: 'undefinedType',
  ScalarLeafsRule: 'selectionMismatch',
  VariablesInAllowedPositionRule: 'variableMismatch',
  VariablesAreInputTypesRule: 'variableRequiresValidType',
  KnownDirectivesRule: 'undefinedDirective',
  UniqueDirectivesPerLocationRule: 'directiveNotUniqueForLocation',
  NoUnusedFragmentsRule: 'useAndDefineFragment',
  KnownFragmentNamesRule: 'useAndDefineFragment',
  UniqueFragmentNamesRule: 'fragmentsNameUnique',
  NoFragmentCyclesRule: 'infiniteLoop',
  PossibleFragmentSpreadsRule: 'cannotSpreadFragment',
  FragmentsOnCompositeTypesRule: 'fragmentOnNonCompositeType',
  OverlappingFieldsCanBeMergedRule: 'fieldConflict',
  UniqueArgumentNamesRule: 'argumentNotUnique',
  UniqueInputFieldNamesRule: 'inputFieldNotUnique',
  UniqueVariableNamesRule: 'variableNotUnique',
  UniqueOperationNamesRule: 'uniquelyNamedOperations',
  LoneAnonymousOperationRule: 'uniquelyNamedOperations',
};

type Wording = (match: RegExpExecArray) => {message: string; extensions: Record<string, unknown>};

/** From graphql-js's sentence to the platform's (graphql-ruby's), with its extensions. */
const WORDINGS: readonly (readonly [RegExp, Wording])[] = [
  [
    /^Cannot query field "([^"]+)" on type "([^"]+)"/,
    ([, field, type]) => ({
      message: `Field '${field}' doesn't exist on type '${type}'`,
      extensions: {typeName: type, fieldName: field},
    }),
  ],
  [
    /^Unknown argument "([^"]+)" on field "[^."]+\.([^"]+)"/,
    ([, argument, field]) => ({
      message: `Field '${field}' doesn't accept argument '${argument}'`,
      extensions: {name: field, typeName: 'Field', argumentName: argument},
    }),
  ],
  [
    /^Unknown argument "([^"]+)" on directive "@([^"]+)"/,
    ([, argument, directive]) => ({
      message: `Directive '${directive}' doesn't accept argument '${argument}'`,
      extensions: {name: directive, typeName: 'Directive', argumentName: argument},
    }),
  ],
  [
    /^Field "([^"]+)" argument "([^"]+)" of type/,
    ([, field, argument]) => ({
      message: `Field '${field}' is missing required arguments: ${argument}`,
      extensions: {className: 'Field', name: field, arguments: argument},
    }),
  ],
  [
    /^Variable "\$([^"]+)" is never used(?: in operation "([^"]+)")?/,
    ([, variable, operation]) => ({
      message: `Variable $${variable} is declared by ${operation ?? 'anonymous query'} but not used`,
      extensions: {variableName: variable},
    }),
  ],
  [
    /^Variable "\$([^"]+)" is not defined(?: by operation "([^"]+)")?/,
    ([, variable, operation]) => ({
      message: `Variable $${variable} is used by ${operation ?? 'anonymous query'} but not declared`,
      extensions: {variableName: variable},
    }),
  ],
  [
    /^Variable "\$([^"]+)" of type "([^"]+)" used in position expecting type "([^"]+)"/,
    ([, variable, given, expected]) => ({
      message: `Type mismatch on variable $${variable} and argument (${given} / ${expected})`,
      extensions: {variableName: variable, typeName: given},
    }),
  ],
  [
    /^Unknown type "([^"]+)"/,
    ([, type]) => ({
      message: `No such type ${type}, so it can't be a fragment condition`,
      extensions: {typeName: type},
    }),
  ],
  [
    /^Field "([^"]+)" of type "([^"]+)" must have a selection/,
    ([, field, type = '']) => ({
      message: `Field must have selections (field '${field}' returns ${type.replace(/[[\]!]/g, '')} but has no selections. Did you mean '${field} { ... }'?)`,
      extensions: {nodeName: `field '${field}'`, typeName: type.replace(/[[\]!]/g, '')},
    }),
  ],
  [
    /^Field "([^"]+)" must not have a selection since type "([^"]+)"/,
    ([, field, type = '']) => ({
      message: `Selections can't be made on scalars (field '${field}' returns ${type.replace(/[[\]!]/g, '')} but has selections)`,
      extensions: {nodeName: `field '${field}'`, typeName: type.replace(/[[\]!]/g, '')},
    }),
  ],
  [
    /^Field "([^"]+)" is not defined by type "([^"]+)"/,
    ([, field, type]) => ({
      message: `InputObject '${type}' doesn't accept argument '${field}'`,
      extensions: {name: type, typeName: 'InputObject', argumentName: field},
    }),
  ],
  [
    /^Field "([^."]+)\.([^"]+)" of required type "([^"]+)" was not provided/,
    ([, type, field, expected]) => ({
      message: `Argument '${field}' on InputObject '${type}' is required. Expected type ${expected}`,
      extensions: {argumentName: field, argumentType: expected, inputObjectType: type},
    }),
  ],
  [
    /^Fragment "([^"]+)" is never used/,
    ([, fragment]) => ({
      message: `Fragment ${fragment} was defined, but not used`,
      extensions: {fragmentName: fragment},
    }),
  ],
  [
    /^Unknown fragment "([^"]+)"/,
    ([, fragment]) => ({
      message: `Fragment ${fragment} was used, but not defined`,
      extensions: {fragmentName: fragment},
    }),
  ],
  [
    /^Unknown directive "@([^"]+)"/,
    ([, directive]) => ({
      message: `Directive @${directive} is not defined`,
      extensions: {directiveName: directive},
    }),
  ],
];

/** Where a node stands: the operation, then response keys and argument names. */
function pathTo(document: DocumentNode, target: ASTNode | undefined): string[] | undefined {
  if (target === undefined) return undefined;
  let found: string[] | undefined;
  const trail: string[] = [];
  const nameOf = (node: ASTNode): string | null => {
    switch (node.kind) {
      case Kind.OPERATION_DEFINITION:
        return node.name === undefined ? node.operation : `${node.operation} ${node.name.value}`;
      case Kind.FRAGMENT_DEFINITION:
        return `fragment ${node.name.value}`;
      case Kind.FIELD:
        return node.alias?.value ?? node.name.value;
      case Kind.INLINE_FRAGMENT:
        return node.typeCondition === undefined ? '...' : `... on ${node.typeCondition.name.value}`;
      case Kind.FRAGMENT_SPREAD:
        return `... ${node.name.value}`;
      case Kind.ARGUMENT:
      case Kind.OBJECT_FIELD:
        return node.name.value;
      default:
        return null;
    }
  };
  visit(document, {
    enter(node) {
      if (found !== undefined) return false;
      const name = nameOf(node);
      if (name !== null) trail.push(name);
      if (node === target) found = [...trail];
      return undefined;
    },
    leave(node) {
      if (nameOf(node) !== null) trail.pop();
    },
  });
  return found;
}

/** The nearest argument around a value, and what it belongs to. */
function argumentAround(document: DocumentNode, target: ASTNode | undefined) {
  let around: {argument: string; owner: string} | null = null;
  visit(document, {
    enter(node, _key, _parent, _path, ancestors) {
      if (node !== target) return undefined;
      const line = ([...ancestors.flat(), node] as ASTNode[]).reverse();
      const argument = line.find(
        (one) => one.kind === Kind.ARGUMENT || one.kind === Kind.OBJECT_FIELD,
      );
      const owner = line.find((one) => one.kind === Kind.FIELD);
      if (
        argument !== undefined &&
        (argument.kind === Kind.ARGUMENT || argument.kind === Kind.OBJECT_FIELD) &&
        owner?.kind === Kind.FIELD
      ) {
        around = {argument: argument.name.value, owner: owner.name.value};
      }
      return undefined;
    },
  });
  return around as {argument: string; owner: string} | null;
}

function toEntry(error: GraphQLError, code: string, document: DocumentNode): ErrorEntry {
  const path = pathTo(document, error.nodes?.[0]);
  const base = {
    ...(error.locations === undefined ? {} : {locations: error.locations}),
    ...(path === undefined ? {} : {path}),
  };
  for (const [pattern, wording] of WORDINGS) {
    const match = pattern.exec(error.message);
    if (match === null) continue;
    const {message, extensions} = wording(match);
    return {message, ...base, extensions: {code, ...extensions}};
  }
  const expected = /^(?:Expected value of type|\w+ cannot represent|Value) "?([^",]+)/.exec(
    error.message,
  );
  if (code === 'argumentLiteralsIncompatible' && expected !== null) {
    const around = argumentAround(document, error.nodes?.[0]);
    if (around !== null) {
      const literal = error.nodes?.[0]?.loc?.source.body.slice(
        error.nodes[0].loc.start,
        error.nodes[0].loc.end,
      );
      return {
        message: `Argument '${around.argument}' on Field '${around.owner}' has an invalid value (${literal ?? ''}).`,
        ...base,
        extensions: {code, typeName: 'Field', argumentName: around.argument},
      };
    }
  }
  return {message: error.message, ...base, extensions: {code}};
}

function taggedRules(codeOf: WeakMap<GraphQLError, string>): ValidationRule[] {
  return specifiedRules.map((rule): ValidationRule => (context) => {
    const code = CODES[rule.name] ?? 'invalidDocument';
    const tagged = Object.create(context, {
      reportError: {
        value(error: GraphQLError) {
          codeOf.set(error, code);
          context.reportError(error);
        },
      },
    }) as ValidationContext;
    return rule(tagged);
  });
}

/** Validates a document; an empty list means that it may run. */
export function findDocumentErrors(schema: GraphQLSchema, document: DocumentNode): ErrorEntry[] {
  const codeOf = new WeakMap<GraphQLError, string>();
  const errors = validate(schema, document, taggedRules(codeOf), {maxErrors: 50});
  return errors.map((error) => toEntry(error, codeOf.get(error) ?? 'invalidDocument', document));
}
