import {z} from 'zod/mini';

import {COOKIES} from '~/domain/visitor/cookies';
import type {ShopContext} from '~/edge/request/context.server';
import {clearEveryCookie, findCookies, setCookie} from '~/edge/request/cookies.server';
import {seal, unseal} from '~/edge/request/crypto.server';

const PURPOSE = 'sign-in';

/** Sign-ins of one browser that may be under way at once, in as many tabs; the oldest makes room. */
const MOST_PENDING = 3;

const pendingSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The page that was wanted. */
  wanted: z.string(),
  /** Milliseconds since 1970. */
  end: z.number(),
});

/** A sign-in that is under way on the platform's page, as the shopper's own cookie remembers it. */
export type PendingSignIn = z.output<typeof pendingSchema>;

const listSchema = z.array(pendingSchema).check(z.maxLength(MOST_PENDING));

type Visit = Pick<ShopContext, 'env' | 'responseHeaders' | 'isSecure'>;

/** The sign-ins of this browser that are under way, the newest last; none where its cookie did not come or is not ours. */
export async function findPending(
  request: Request,
  {env}: Pick<ShopContext, 'env'>,
): Promise<PendingSignIn[]> {
  const seals = findCookies(request, 'sign_in');
  const texts = await Promise.all(seals.map((one) => unseal(env.SESSION_SECRET, PURPOSE, one)));
  const text = texts.find((opened) => opened !== null) ?? '[]';
  const parsed = listSchema.safeParse(JSON.parse(text));
  return (parsed.success ? parsed.data : []).filter(({end}) => end > Date.now());
}

async function keepPending(context: Visit, pending: readonly PendingSignIn[]): Promise<void> {
  setCookie(
    context,
    'sign_in',
    await seal(context.env.SESSION_SECRET, PURPOSE, JSON.stringify(pending)),
  );
}

export async function addPending(
  request: Request,
  context: Visit,
  one: Omit<PendingSignIn, 'end'>,
): Promise<void> {
  const known = await findPending(request, context);
  const end = Date.now() + COOKIES.sign_in.lifetime * 1000;
  await keepPending(context, [...known.slice(1 - MOST_PENDING), {...one, end}]);
}

/** Takes one away, so that its answer is taken once; the others stay. */
export async function removePending(
  request: Request,
  context: Visit,
  state: string,
): Promise<void> {
  const left = (await findPending(request, context)).filter((one) => one.state !== state);
  if (left.length === 0) clearEveryCookie(request, context, 'sign_in');
  else await keepPending(context, left);
}
