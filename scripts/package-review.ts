/** A known weakness of a package: which of its versions have it (`>=1.0.0 <1.2.3 || <0.5.0`). */
interface Advisory {
  id: string;
  package: string;
  vulnerable: string;
  what: string;
}

/** Weaknesses of a package that we live with, and why they do not reach us. */
export interface Acceptance {
  ids: readonly string[];
  package: string;
  /** The versions that are locked today; another one is looked at anew. */
  versions: readonly string[];
  why: string;
}

interface LockedPackage {
  name: string;
  version: string;
  license: string | null;
}

/** Which of two versions comes first by what stands behind their numbers: beta.2 before beta.10 before nothing. */
function compareMarks(a: string, b: string): number {
  if (a === '' || b === '') return Number(a === '') - Number(b === '');
  const [x, y] = [a.split('.'), b.split('.')];
  for (let index = 0; index < Math.max(x.length, y.length); index += 1) {
    const [one, other] = [x[index], y[index]];
    if (one === undefined || other === undefined) return one === undefined ? -1 : 1;
    if (one === other) continue;
    const [isNumber, isOtherNumber] = [/^\d+$/.test(one), /^\d+$/.test(other)];
    if (isNumber && isOtherNumber) return Number(one) - Number(other);
    if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
    return one < other ? -1 : 1;
  }
  return 0;
}

const markOf = (version: string) => version.split('-').slice(1).join('-');

function compare(a: string, b: string): number {
  const numbers = (version: string) => version.split('-', 1)[0]?.split('.').map(Number) ?? [];
  const [x, y] = [numbers(a), numbers(b)];
  for (let index = 0; index < 3; index += 1) {
    const difference = (x[index] ?? 0) - (y[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return compareMarks(markOf(a), markOf(b));
}

/** Whether a version lies in a range of comparisons: those side by side all hold, or those of one alternative do. */
export function isWithin(version: string, range: string): boolean {
  return range.split('||').some((alternative) =>
    alternative
      .trim()
      .split(/\s+/)
      .every((comparison) => {
        const [, operator, bound = ''] =
          /^(>=|<=|<|>|=)(\d+\.\d+\.\d+(?:-[\da-z.-]+)?)$/.exec(comparison) ?? [];
        const order = compare(version, bound);
        if (operator === '<') return order < 0;
        if (operator === '<=') return order <= 0;
        if (operator === '>') return order > 0;
        if (operator === '>=') return order >= 0;
        if (operator === '=') return order === 0;
        throw new Error(`No comparison: ${comparison}`);
      }),
  );
}

/** The packages of a lock file, each version once. */
export function lockedPackages(lock: {
  packages: Record<string, {version?: string; license?: string; name?: string}>;
}): LockedPackage[] {
  const found = new Map<string, LockedPackage>();
  for (const [path, {version, license, name}] of Object.entries(lock.packages)) {
    if (path === '' || version === undefined) continue;
    const own = name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    found.set(`${own}@${version}`, {name: own, version, license: license ?? null});
  }
  return [...found.values()];
}

/** What the advisories say of the packages and nobody has accepted; and acceptances that nothing needs any more. */
export function reviewAdvisories(
  packages: readonly LockedPackage[],
  advisories: readonly Advisory[],
  accepted: readonly Acceptance[],
): string[] {
  const needed = new Set<string>();
  const problems = packages.flatMap(({name, version}) =>
    advisories
      .filter((advisory) => advisory.package === name && isWithin(version, advisory.vulnerable))
      .filter(({id}) => {
        const isAccepted = accepted.some(
          (one) => one.ids.includes(id) && one.package === name && one.versions.includes(version),
        );
        if (isAccepted) needed.add(`${id} ${name}@${version}`);
        return !isAccepted;
      })
      .map(({id, what}) => `${name}@${version}: ${id}, ${what}`),
  );
  const idle = accepted.flatMap(({ids, package: name, versions}) =>
    versions.flatMap((version) =>
      ids
        .filter((id) => !needed.has(`${id} ${name}@${version}`))
        .map((id) => `${name}@${version} is accepted for ${id} and has it no longer`),
    ),
  );
  return [...problems, ...idle];
}

/** The names in an expression such as `(MIT OR CC0-1.0)`; of an OR one is enough, of an AND all are needed. */
function mayUse(expression: string, allowed: ReadonlySet<string>): boolean {
  const plain = expression.replace(/[()]/g, '');
  if (plain.includes(' OR ')) return plain.split(' OR ').some((one) => mayUse(one, allowed));
  return plain.split(' AND ').every((one) => allowed.has(one.trim()));
}

/** Packages whose licence nobody has allowed; `known` says it for those that do not name theirs in the lock file. */
export function reviewLicenses(
  packages: readonly LockedPackage[],
  allowed: ReadonlySet<string>,
  known: Readonly<Record<string, string>>,
): string[] {
  return packages.flatMap(({name, version, license}) => {
    const expression = license ?? known[name] ?? 'none named';
    return mayUse(expression, allowed) ? [] : [`${name}@${version}: licence ${expression}`];
  });
}

/** What `npm audit --json` answers, as far as it is read here: of a package its own weaknesses, or the names of what it needs. */
interface AuditAnswer {
  vulnerabilities: Record<
    string,
    {via: readonly (string | {name: string; url: string; severity: string; title: string})[]}
  >;
}

/** The grave weaknesses that the registry tells of and nobody has accepted. The versions of what is accepted are looked at offline. */
export function reviewAudit(
  {vulnerabilities}: AuditAnswer,
  accepted: readonly Acceptance[],
): string[] {
  const told = Object.values(vulnerabilities).flatMap(({via}) =>
    via.flatMap((one) => {
      if (typeof one === 'string' || !['high', 'critical'].includes(one.severity)) return [];
      const id = one.url.slice(one.url.lastIndexOf('/') + 1);
      const isAccepted = accepted.some(
        ({ids, package: name}) => name === one.name && ids.includes(id),
      );
      return isAccepted ? [] : [`${one.name}: ${id}, ${one.title}`];
    }),
  );
  return [...new Set(told)];
}
