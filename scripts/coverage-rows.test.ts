import {describe, expect, it} from 'vitest';

import {citationsOf, coverageProblems, parseCoverage, testTitles} from './coverage-rows';

const table = (...rows: string[]) =>
  ['# Coverage', '', '| id | rule | code | test |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );

describe('a row', () => {
  it('names its rule, its code and its tests by file and name', () => {
    const {rows, problems} = parseCoverage(
      table(
        '| `cart-line-order` | gifts last | `app/cart.ts`, `app/shown/` | `a.test.ts` "gifts last"; "by title"; `b.spec.ts` "looks so" |',
      ),
    );
    expect(problems).toEqual([]);
    expect(rows).toEqual([
      {
        line: 5,
        id: 'cart-line-order',
        rule: 'gifts last',
        code: ['app/cart.ts', 'app/shown/'],
        tests: [
          {file: 'a.test.ts', names: ['gifts last', 'by title']},
          {file: 'b.spec.ts', names: ['looks so']},
        ],
      },
    ]);
  });

  it('without code or tests says why', () => {
    const {rows, problems} = parseCoverage(
      table('| `a` | x | none: not done | none: nothing to test |', '| `b` | x | soon | `t.ts` |'),
    );
    expect(rows.map(({id}) => id)).toEqual(['a', 'b']);
    expect(problems).toEqual([
      'line 6: b names no code and does not say why ("none: …")',
      'line 6: b names no test in t.ts',
    ]);
  });

  it.each([
    '| a | x | y | z |',
    '| `A b` | x | y | z |',
    '| `a` |  | y | z |',
    '| `a` | x | y | z | more |',
  ])('is not %s', (row) => {
    const {rows, problems} = parseCoverage(table(row));
    expect([rows.length, problems.length]).toEqual([0, 1]);
  });

  it('stands in a table that begins with the column id, and no other table has any', () => {
    const other = ['', '| case | seen |', '| --- | --- |', '| one | two |'].join('\n');
    expect(parseCoverage(`${table('| `a` | x | `y` | `t` "z" |')}${other}`).rows).toHaveLength(1);
  });
});

describe('the titles of a test file', () => {
  it('are those of groups, tests and steps, in whatever form they are called', () => {
    const source = `
      const page = <Node>(nodes: Node[]) => nodes;
      describe('a group', () => {
        it('does', () => {});
        it.each([1])('does %i', () => {});
        describe.each(CASES)(\`says \${what}\`, () => {});
        it('it\\'s quoted', () => expect('no title').toBe(1));
      });
      test.describe('on a phone', () => {
        test('a journey', async () => { await test.step('signs in', () => {}); });
      });
      notATest('nothing');
    `;
    expect([...testTitles('a.test.ts', source)]).toEqual([
      'a group',
      'does',
      'does %i',
      'says ${what}',
      "it's quoted",
      'on a phone',
      'a journey',
      'signs in',
    ]);
  });
});

describe('a citation', () => {
  it('is a comment that names a row, or several', () => {
    const text =
      '/** Gifts last (coverage: cart-line-order). */\n// coverage: a-b, c\n// coverage is good\n';
    expect(citationsOf('x.ts', text)).toEqual([
      {file: 'x.ts', line: 1, id: 'cart-line-order'},
      {file: 'x.ts', line: 2, id: 'a-b'},
      {file: 'x.ts', line: 2, id: 'c'},
    ]);
  });
});

describe('the check', () => {
  const files: Record<string, string> = {
    'app/cart.ts': '',
    'a.test.ts': "it('gifts last', () => {});",
  };
  const project = {
    exists: (path: string) => Object.hasOwn(files, path),
    read: (path: string) => files[path] ?? '',
  };
  const problems = (rows: string[], citations: Parameters<typeof coverageProblems>[1] = []) =>
    coverageProblems(parseCoverage(table(...rows)).rows, citations, project);
  const sound = '| `a` | x | `app/cart.ts` | `a.test.ts` "gifts last" |';

  it('has nothing to say about what is there', () => {
    expect(problems([sound], [{file: 'app/cart.ts', line: 1, id: 'a'}])).toEqual([]);
  });

  it('fails when a file or a test is gone', () => {
    expect(
      problems([
        '| `a` | x | `app/gone.ts` | `a.test.ts` "by title" |',
        '| `b` | x | `app/cart.ts` | `gone.test.ts` "gifts last" |',
      ]),
    ).toEqual([
      'line 5: a: there is no app/gone.ts',
      'line 5: a: a.test.ts has no test "by title"',
      'line 6: b: there is no gone.test.ts',
    ]);
  });

  it('fails when an id stands twice, and when code cites an id that has no row', () => {
    expect(problems([sound, sound], [{file: 'app/cart.ts', line: 7, id: 'b'}])).toEqual([
      'line 6: a stands in line 5 already',
      'app/cart.ts:7 cites b, which is no row',
    ]);
  });
});
