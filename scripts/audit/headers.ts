/** A header that an answer has to carry, or must not carry. */
interface Rule {
  header: string;
  /** What its value has to look like; null where the header must not be there. */
  value: RegExp | null;
  /** Holds only where the shop is reached over https. */
  onlySecure?: boolean;
}

/** What is asked of a shop, and what its answer has to say. */
export interface Probe {
  name: string;
  path: string;
  init?: RequestInit;
  status: number;
  rules: readonly Rule[];
}

interface AuditRow {
  probe: string;
  header: string;
  /** Null where the answer does not carry it. */
  value: string | null;
  isRight: boolean;
}

const EVERYWHERE: readonly Rule[] = [
  {header: 'X-Content-Type-Options', value: /^nosniff$/},
  {header: 'Referrer-Policy', value: /^strict-origin-when-cross-origin$/},
  {header: 'X-Frame-Options', value: /^DENY$/},
  {header: 'Cross-Origin-Opener-Policy', value: /^same-origin$/},
  {header: 'Cross-Origin-Resource-Policy', value: /^same-origin$/},
  {header: 'Permissions-Policy', value: /camera=\(\).*geolocation=\(\)/},
  {
    header: 'Strict-Transport-Security',
    value: /max-age=\d{8,}; includeSubDomains/,
    onlySecure: true,
  },
  {header: 'Access-Control-Allow-Origin', value: null},
  {header: 'X-Powered-By', value: null},
];

/** The parts of the policy without which it keeps nobody out. */
const POLICY: readonly Rule[] = [
  /script-src [^;]*'nonce-[\w-]{20,}' 'strict-dynamic'/,
  /default-src 'self'(;|$)/,
  /object-src 'none'/,
  /base-uri 'none'/,
  /frame-ancestors 'none'/,
  /form-action 'self'/,
  // Scripts inline or by `eval` are what the nonce is for.
  /^(?!.*script-src[^;]*'unsafe-(inline|eval)')/,
].map((value) => ({header: 'Content-Security-Policy', value}));

const PRIVATE: Rule = {header: 'Cache-Control', value: /private|no-store/};

const PROBES: readonly Probe[] = [
  {name: 'page', path: '/learn', status: 200, rules: [...EVERYWHERE, ...POLICY, PRIVATE]},
  {name: 'cart', path: '/cart', status: 200, rules: [...EVERYWHERE, ...POLICY, PRIVATE]},
  {
    name: 'sign-in',
    path: '/account/login',
    status: 200,
    rules: [...EVERYWHERE, ...POLICY, PRIVATE],
  },
  {name: 'data', path: '/learn.data', status: 200, rules: [...EVERYWHERE, PRIVATE]},
  {name: 'call', path: '/api/shopper', status: 200, rules: [...EVERYWHERE, PRIVATE]},
  {
    name: 'missing page',
    path: '/no-such-page',
    status: 404,
    rules: [...EVERYWHERE, ...POLICY, PRIVATE],
  },
  {name: 'missing file', path: '/assets/none.js', status: 404, rules: EVERYWHERE},
  {name: 'account', path: '/account', status: 302, rules: [...EVERYWHERE, PRIVATE]},
  {
    name: 'foreign post',
    path: '/cart',
    init: {method: 'POST', headers: {Origin: 'https://evil.example'}, body: 'a=1'},
    status: 403,
    rules: [...EVERYWHERE, ...POLICY],
  },
  {name: 'preflight', path: '/cart', init: {method: 'OPTIONS'}, status: 405, rules: EVERYWHERE},
];

/** What one answer says, a row for each rule; a wrong status is a row as well. */
export function auditAnswer(
  {name, status, rules}: Probe,
  answer: Pick<Response, 'status' | 'headers'>,
  isSecure: boolean,
): AuditRow[] {
  const rows: AuditRow[] = [
    {
      probe: name,
      header: 'status',
      value: String(answer.status),
      isRight: answer.status === status,
    },
  ];
  for (const {header, value: wanted, onlySecure = false} of rules) {
    if (onlySecure && !isSecure) continue;
    const value = answer.headers.get(header);
    const isRight = wanted === null ? value === null : value !== null && wanted.test(value);
    rows.push({probe: name, header, value, isRight});
  }
  return rows;
}

/** Asks a shop for everything and reads what it says; `ask` follows no redirect. */
export async function auditShop(
  ask: (path: string, init?: RequestInit) => Promise<Response>,
  isSecure: boolean,
): Promise<AuditRow[]> {
  const rows: AuditRow[] = [];
  for (const probe of PROBES) {
    const answer = await ask(probe.path, probe.init);
    await answer.body?.cancel();
    rows.push(...auditAnswer(probe, answer, isSecure));
  }
  return rows;
}

/** A line for each header of each answer, the wrong ones marked, and what it comes to. */
export function auditTable(rows: AuditRow[]): string {
  const seen = new Set<string>();
  const lines = rows.flatMap(({probe, header, value, isRight}) => {
    // Several rules look at the policy; it is printed once unless one of them is broken.
    const key = `${probe} ${header} ${isRight}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const shown = (value ?? '–').slice(0, 90);
    return [`${isRight ? '✓' : '✗'} ${probe.padEnd(13)} ${header.padEnd(30)} ${shown}`];
  });
  const wrong = rows.filter(({isRight}) => !isRight).length;
  return `${lines.join('\n')}\n\n${rows.length - wrong} right, ${wrong} wrong`;
}
