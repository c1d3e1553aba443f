import {appendFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';

/** The names of variables that are not there, or empty as a secret is that nobody has set. */
export function missingNames(
  names: string[],
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  return names.filter((name) => (environment[name] ?? '').trim() === '');
}

/**
 * In a workflow: says which of these secrets and settings are missing, and tells the steps to come whether to run (`ready`). A repository
 * that has none yet is no failure: it has nothing to deploy to.
 */
function requireSecrets(names: string[]): void {
  const missing = missingNames(names, process.env);
  if (missing.length > 0) {
    console.log(
      `::warning title=Not deployed::Missing in the settings of this repository: ${missing.join(', ')}. See docs/deploy.md.`,
    );
  }
  const output = process.env['GITHUB_OUTPUT'];
  if (output !== undefined) appendFileSync(output, `ready=${missing.length === 0}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  requireSecrets(process.argv.slice(2));
}
