import ts from 'typescript';

/** The settings of a shop by their path in the object `own` (`brand.name`). */
export type SettingValues = Readonly<Record<string, SettingValue>>;

type SettingValue = string | boolean | number | {readonly [name: string]: string | number};

interface Replacement {
  start: number;
  end: number;
  text: string;
}

function ownObject(file: ts.SourceFile): ts.ObjectLiteralExpression | null {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const {name, initializer} of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && name.text === 'own' && initializer)
        return ts.isObjectLiteralExpression(initializer) ? initializer : null;
    }
  }
  return null;
}

const nameOf = (property: ts.ObjectLiteralElementLike) =>
  property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
    ? property.name.text
    : null;

/** A value as the project's sources write it. */
function literal(value: SettingValue): string {
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (typeof value === 'object') {
    const entries = Object.entries(value).map(([name, entry]) => `${name}: ${literal(entry)}`);
    return `{${entries.join(', ')}}`;
  }
  const escaped = value.replace(/\\/g, '\\\\').replace(/\n/g, '\\n');
  return escaped.includes("'") && !escaped.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replace(/'/g, "\\'")}'`;
}

function replacementFor(
  root: ts.ObjectLiteralExpression,
  path: readonly string[],
  value: SettingValue,
): Replacement | null {
  let node = root;
  for (const [depth, name] of path.entries()) {
    const property = node.properties.find((one) => nameOf(one) === name);
    const isLast = depth === path.length - 1;
    if (!property && isLast) {
      // The first line of the object is where a property that nobody wrote yet goes.
      const start = node.getStart() + 1;
      return {start, end: start, text: `${name}: ${literal(value)}, `};
    }
    if (!property || !ts.isPropertyAssignment(property)) return null;
    const {initializer} = property;
    if (isLast)
      return {start: initializer.getStart(), end: initializer.getEnd(), text: literal(value)};
    if (!ts.isObjectLiteralExpression(initializer)) return null;
    node = initializer;
  }
  return null;
}

/**
 * The source of hydrogen.config.ts with these values in its object `own`, everything else of it as it stands. Throws where the
 * object is not written out any more, as then only its author knows where a value goes.
 */
export function withSettings(source: string, values: SettingValues): string {
  const file = ts.createSourceFile('hydrogen.config.ts', source, ts.ScriptTarget.Latest, true);
  const own = ownObject(file);
  const replacements = Object.entries(values).map(([path, value]) => {
    const found = own && replacementFor(own, path.split('.'), value);
    if (!found)
      throw new Error(`hydrogen.config.ts has no place for ${path}: write the object "own" out.`);
    return found;
  });
  return replacements
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, {start, end, text: put}) => text.slice(0, start) + put + text.slice(end),
      source,
    );
}
