/** `stop`: the shop does not sell so. `warning`: it sells, and something is missing. */
type Level = 'ok' | 'warning' | 'stop';

/** One thing that was looked at. */
export interface Finding {
  level: Level;
  /** The name of the check, in kebab-case: what `--json` is searched by. */
  check: string;
  /** What is so. */
  text: string;
  /** What a shopper sees of it; absent where all is well. */
  shopper?: string;
  /** The click or the command that mends it. */
  mend?: string;
}

export const ok = (check: string, text: string): Finding => ({level: 'ok', check, text});

type Trouble = Required<Pick<Finding, 'text' | 'shopper' | 'mend'>>;

export const warning = (check: string, trouble: Trouble): Finding => ({
  level: 'warning',
  check,
  ...trouble,
});

export const stop = (check: string, trouble: Trouble): Finding => ({
  level: 'stop',
  check,
  ...trouble,
});

const NAMES_SHOWN = 5;

/** The first of many names, and how many there are beside them. */
export function some(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  return names.length > NAMES_SHOWN ? `${shown} and ${names.length - NAMES_SHOWN} more` : shown;
}

/** A finding without any of the secrets, whatever text of a store or a fault came into it. */
export function withoutSecrets(finding: Finding, secrets: readonly string[]): Finding {
  const clean = (text: string) =>
    secrets
      .filter((secret) => secret !== '')
      .reduce((left, secret) => left.replaceAll(secret, '•••'), text);
  return {
    ...finding,
    text: clean(finding.text),
    ...(finding.shopper === undefined ? {} : {shopper: clean(finding.shopper)}),
    ...(finding.mend === undefined ? {} : {mend: clean(finding.mend)}),
  };
}

/** A line a finding, the worst first. */
export function reportOf(findings: readonly Finding[]): string {
  const order: readonly Level[] = ['stop', 'warning', 'ok'];
  const lines = order.flatMap((level) =>
    findings
      .filter((finding) => finding.level === level)
      .map(({check, text, shopper, mend}) =>
        [
          `${level.padEnd(7)}  ${check}: ${text}`,
          shopper && `Shoppers: ${shopper}`,
          mend && `Mend: ${mend}`,
        ]
          .filter((part) => part)
          .join(' '),
      ),
  );
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  return [
    ...lines,
    '',
    `${count('stop')} stop, ${count('warning')} warnings, ${count('ok')} ok`,
  ].join('\n');
}
