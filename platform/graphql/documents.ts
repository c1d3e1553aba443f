import {
  type DocumentNode,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  parse,
  visit,
} from 'graphql';

import {type ArgumentSite, findArgumentSites} from './argument-checks.ts';
import type {ErrorEntry} from './errors.ts';
import {findDocumentErrors} from './validation.ts';

/** A document that was parsed and validated once; kept for the next call with the same text. */
interface PreparedDocument {
  document: DocumentNode;
  errors: ErrorEntry[];
  sites: Map<OperationDefinitionNode, ArgumentSite[]>;
}

/** Bounds what one document may ask of the parser and the validator; real ones are far below. */
const MAX_TOKENS = 15_000;
const MAX_DEPTH = 100;
const KEPT_DOCUMENTS = 500;
const KEPT_DOCUMENT_LENGTH = 200_000;

function parseError(error: GraphQLError): ErrorEntry {
  return {
    message: error.message.replace(/^Syntax Error: /, 'syntax error, '),
    ...(error.locations === undefined ? {} : {locations: error.locations}),
    extensions: {code: 'parseError'},
  };
}

function deepestSelection(document: DocumentNode): number {
  let depth = 0;
  let deepest = 0;
  visit(document, {
    SelectionSet: {
      enter() {
        depth += 1;
        deepest = Math.max(deepest, depth);
      },
      leave() {
        depth -= 1;
      },
    },
  });
  return deepest;
}

function prepare(schema: GraphQLSchema, text: string): PreparedDocument {
  const refused = (document: DocumentNode, errors: ErrorEntry[]): PreparedDocument => ({
    document,
    errors,
    sites: new Map(),
  });
  const nothing: DocumentNode = {kind: 'Document' as DocumentNode['kind'], definitions: []};
  let document: DocumentNode;
  try {
    document = parse(text, {maxTokens: MAX_TOKENS});
  } catch (error) {
    if (error instanceof GraphQLError) return refused(nothing, [parseError(error)]);
    // The parser descends once per nesting level: a document of thousands of levels ends here.
    return refused(nothing, [
      {message: 'Query is too deeply nested', extensions: {code: 'parseError'}},
    ]);
  }
  const depth = deepestSelection(document);
  if (depth > MAX_DEPTH) {
    return refused(document, [
      {
        message: `Query has depth of ${depth}, which exceeds max depth of ${MAX_DEPTH}`,
        extensions: {code: 'MAX_DEPTH_EXCEEDED'},
      },
    ]);
  }
  const errors = findDocumentErrors(schema, document);
  if (errors.length > 0) return refused(document, errors);
  return {document, errors, sites: new Map()};
}

/** Prepares documents and remembers the latest of them. */
export function createDocumentCache(schema: GraphQLSchema) {
  const kept = new Map<string, PreparedDocument>();
  return {
    prepare(text: string): PreparedDocument {
      let prepared = kept.get(text);
      if (prepared !== undefined) return prepared;
      prepared = prepare(schema, text);
      if (text.length <= KEPT_DOCUMENT_LENGTH) {
        kept.set(text, prepared);
        const oldest = kept.size > KEPT_DOCUMENTS ? kept.keys().next() : null;
        if (oldest !== null && oldest.done !== true) kept.delete(oldest.value);
      }
      return prepared;
    },
    /** The operation to run, and the arguments in it that are checked with their values. */
    operation(
      prepared: PreparedDocument,
      name: string | null,
    ): {operation: OperationDefinitionNode; sites: ArgumentSite[]} | null {
      const operation = getOperationAST(prepared.document, name);
      if (operation === undefined || operation === null) return null;
      let sites = prepared.sites.get(operation);
      if (sites === undefined) {
        sites = findArgumentSites(schema, prepared.document, operation);
        prepared.sites.set(operation, sites);
      }
      return {operation, sites};
    },
  };
}

export type DocumentCache = ReturnType<typeof createDocumentCache>;
