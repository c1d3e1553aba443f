import {
  createHash,
  createPrivateKey,
  createPublicKey,
  createSign,
  createVerify,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import {z} from 'zod';

import type {PlatformServices} from '../services.ts';
import {findSetting, saveSetting} from '../store/settings.ts';

const SETTING = 'account-signing-key';

const base64Url = (value: string | Buffer) => Buffer.from(value).toString('base64url');

/** The key that signs id tokens: made once a data file, so that a restart of the platform signs nobody out. */
function signingKey({store}: PlatformServices): KeyObject {
  const stored = z.string().safeParse(findSetting(store, SETTING));
  if (stored.success) return createPrivateKey(stored.data);
  const {privateKey} = generateKeyPairSync('rsa', {modulusLength: 2048});
  saveSetting(store, SETTING, privateKey.export({type: 'pkcs8', format: 'pem'}).toString());
  return privateKey;
}

function keyId(publicKey: KeyObject): string {
  const der = publicKey.export({type: 'spki', format: 'der'});
  return createHash('sha256').update(der).digest('base64url').slice(0, 16);
}

/** What `jwks_uri` answers. */
export function publicKeys(services: PlatformServices): {keys: Record<string, unknown>[]} {
  const publicKey = createPublicKey(signingKey(services));
  return {
    keys: [{...publicKey.export({format: 'jwk'}), kid: keyId(publicKey), use: 'sig', alg: 'RS256'}],
  };
}

/** A JWT of these claims, signed RS256. */
export function signClaims(services: PlatformServices, claims: Record<string, unknown>): string {
  const key = signingKey(services);
  const header = {alg: 'RS256', typ: 'JWT', kid: keyId(createPublicKey(key))};
  const text = `${base64Url(JSON.stringify(header))}.${base64Url(JSON.stringify(claims))}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key).toString('base64url')}`;
}

const claimsSchema = z.looseObject({sub: z.string(), aud: z.string(), sid: z.string()});

/** The claims of an id token that this platform signed, also of one that has run out; null for any other text. */
export function readClaims(
  services: PlatformServices,
  token: string,
): z.output<typeof claimsSchema> | null {
  const [header, payload, signature] = token.split('.');
  if (header === undefined || payload === undefined || signature === undefined) return null;
  const isOurs = createVerify('RSA-SHA256')
    .update(`${header}.${payload}`)
    .verify(createPublicKey(signingKey(services)), Buffer.from(signature, 'base64url'));
  if (!isOurs) return null;
  const parsed = claimsSchema.safeParse(
    JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')),
  );
  return parsed.success ? parsed.data : null;
}
