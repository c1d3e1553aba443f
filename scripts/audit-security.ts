import {auditShop, auditTable} from './audit/headers';

/** `npm run audit:security -- ADDRESS`: the security headers of a running shop (`npm start`'s by default). Ends with 1 when one is wrong. */
async function audit(address: string): Promise<void> {
  const {origin, protocol} = new URL(address);
  const rows = await auditShop(
    (path, init) => fetch(`${origin}${path}`, {redirect: 'manual', ...init}),
    protocol === 'https:',
  );
  console.log(auditTable(rows));
  process.exitCode = rows.some(({isRight}) => !isRight) ? 1 : 0;
}

audit(process.argv[2] ?? 'http://localhost:3000').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
});
