import {parseAst, type Plugin} from 'vite';

import {CHUNK_LOADER, CHUNK_LOADER_ID, CUTS, type Cuts, SERVER_CUTS} from './framework-cuts';

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value) => isNode(value));
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

type Found = (kind: keyof Cuts, key: string) => void;

interface FunctionNode extends Node {
  id: {name: string} | null;
  body: Node;
}

interface CallNode extends Node {
  callee: Node & {name?: string};
  arguments: Node[];
}

const isStatement = ({type}: Node) => /Statement$|Declaration$/.test(type);
const isExpression = ({type}: Node) => /Expression$|^TemplateLiteral$/.test(type);

/** What becomes of one part of a source, null where it stays. */
function editOf(node: Node, source: string, cuts: Cuts, found: Found): Edit | null {
  const {start, end} = node;
  const text = source.slice(start, end);
  if (node.type === 'FunctionDeclaration') {
    const {id, body} = node as FunctionNode;
    const rest = id === null ? undefined : cuts.bodies?.[id.name];
    if (id !== null && rest !== undefined) {
      found('bodies', id.name);
      return {start: body.start, end: body.end, text: `{${rest}}`};
    }
  }
  if (isStatement(node)) {
    for (const [beginning, rest] of Object.entries(cuts.statements ?? {}))
      if (text.startsWith(beginning)) {
        found('statements', beginning);
        return {start, end, text: rest === '' ? ';' : rest};
      }
  }
  const fact = isExpression(node) ? cuts.expressions?.[text] : undefined;
  if (fact !== undefined) {
    found('expressions', text);
    return {start, end, text: fact};
  }
  if (node.type === 'CallExpression') {
    const {callee, arguments: given} = node as CallNode;
    const [first, second] = given;
    if (first && second && callee.name !== undefined && cuts.messages?.includes(callee.name)) {
      found('messages', callee.name);
      return {start: first.end, end: end - 1, text: ''};
    }
  }
  return null;
}

/** A source without what is cut from it, and the cuts that it knows nothing of. */
export function cutSource(source: string, cuts: Cuts): {text: string; unknown: string[]} {
  const known = new Set<string>();
  const edits: Edit[] = [];
  const visit = (node: Node): void => {
    const edit = editOf(node, source, cuts, (kind, key) => known.add(`${kind}: ${key}`));
    if (edit) edits.push(edit);
    // What is within a cut goes with it; it is looked through all the same, so that each cut is seen to be there.
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseAst(source) as unknown as Node);
  let text = '';
  let at = 0;
  for (const edit of edits.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < at) continue;
    text += source.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  const {messages = [], ...named} = cuts;
  const wanted = [
    ...Object.entries(named).flatMap(([kind, of]) =>
      Object.keys(of).map((key) => `${kind}: ${key}`),
    ),
    ...messages.map((name) => `messages: ${name}`),
  ];
  return {text: text + source.slice(at), unknown: wanted.filter((name) => !known.has(name))};
}

/**
 * Leaves out of the browser's build what no page can reach of the framework (framework-cuts): React's part of a first load is a
 * fifth smaller; and out of the worker's what it does for nothing with every request. The development server runs the packages as
 * they are published. A release of the framework whose sources read otherwise fails the build, which names what it did not find.
 */
export function frameworkParts(): Plugin {
  return {
    name: 'framework-parts',
    enforce: 'pre',
    apply: 'build',
    transform(code, id, {ssr = false} = {}) {
      const [, file = ''] = /.*\/node_modules\/(.*)$/.exec(id) ?? [];
      const ofBrowser = id === CHUNK_LOADER_ID ? CHUNK_LOADER : CUTS[file];
      const cuts = ssr ? SERVER_CUTS[file] : ofBrowser;
      if (cuts === undefined) return null;
      const {text, unknown} = cutSource(code, cuts);
      if (unknown.length > 0)
        this.error(
          `framework-cuts.ts names what ${file || 'the loader of chunks'} does not have: ${unknown.join('; ')}`,
        );
      return {code: text, map: null};
    },
    generateBundle(_options, bundle) {
      if (this.environment.config.build.ssr) return;
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk' && (output.viteMetadata?.importedCss.size ?? 0) > 0)
          this.error(
            `${output.fileName} has a stylesheet of its own; framework-cuts.ts rules that out`,
          );
      }
    },
  };
}
