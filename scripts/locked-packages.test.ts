import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

interface Manifest {
  engines?: {node?: string};
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));

const lock = read('package-lock.json') as {packages: Record<string, Manifest>};
const promised = (read('package.json') as Required<Manifest>).engines.node ?? '';

/** `20.19` as 20019; patches do not matter here. */
const toNumber = (major: string, minor = '0') => Number(major) * 1000 + Number(minor);

/** Whether a range of the forms that packages write (`>=20.1`, `^20.19.0 || >=22`, `20 || 22`) takes a version in. */
function takesIn(range: string, version: number): boolean {
  return range.split('||').some((alternative) => {
    const [, operator = '', major = '0', minor = '0'] =
      /(\^|~|>=?|)\s*v?(\d+|\*)(?:\.(\d+))?/.exec(alternative) ?? [];
    if (major === '*') return true;
    const least = toNumber(major, minor);
    return operator.startsWith('>')
      ? version >= least
      : version >= least && Math.floor(version / 1000) === Number(major);
  });
}

describe('the locked packages', () => {
  it('all run on the oldest Node that the shop promises, so that an installation warns of nothing', () => {
    const [, major = '', minor] = /^>=(\d+)\.(\d+)$/.exec(promised) ?? [];
    const oldest = toNumber(major, minor);
    expect(oldest).toBeGreaterThanOrEqual(20_000);
    const refusing = Object.entries(lock.packages).flatMap(([name, {engines}]) =>
      typeof engines?.node === 'string' && !takesIn(engines.node, oldest)
        ? [`${name}: ${engines.node}`]
        : [],
    );
    expect(refusing).toEqual([]);
  });

  it('name no registry of anybody’s own', () => {
    expect(JSON.stringify(lock)).not.toContain('"resolved":"http');
  });
});
