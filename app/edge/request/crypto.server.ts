/**
 * Everything that the worker seals, signs and hashes, on the Web Crypto that every edge has. Who needs one of these says
 * what it is for; keys of different purposes have nothing in common.
 */
const IV_BYTES = 12;

const utf8 = (text: string) => new TextEncoder().encode(text);

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/**
 * The secrets of a setting such as `SESSION_SECRET`. Several, separated by commas, rotate: the first one seals and signs,
 * each of them opens.
 */
function secretsOf(setting: string): [string, ...string[]] {
  // An empty secret, as behind a last comma, is one that everybody knows.
  const secrets = setting.split(',').map((secret) => secret.trim());
  const [first = '', ...older] = secrets.filter((secret) => secret !== '');
  return [first, ...older];
}

async function sealingKey(secret: string, purpose: string): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest('SHA-256', utf8(`${purpose}:${secret}`));
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Encrypts a text for this purpose (AES-GCM), so that it is neither readable nor changeable outside the worker. */
export async function seal(setting: string, purpose: string, text: string): Promise<string> {
  const [secret] = secretsOf(setting);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const key = await sealingKey(secret, purpose);
  const sealed = await crypto.subtle.encrypt({name: 'AES-GCM', iv}, key, utf8(text));
  return toBase64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** The text of a seal; null for one that was not made here for this purpose, or was changed. */
export async function unseal(
  setting: string,
  purpose: string,
  sealed: string,
): Promise<string | null> {
  const bytes = fromBase64Url(sealed);
  if (bytes === null || bytes.length <= IV_BYTES) return null;
  const [iv, body] = [bytes.slice(0, IV_BYTES), bytes.slice(IV_BYTES)];
  for (const secret of secretsOf(setting)) {
    try {
      const key = await sealingKey(secret, purpose);
      return new TextDecoder().decode(
        await crypto.subtle.decrypt({name: 'AES-GCM', iv}, key, body),
      );
    } catch {
      // Sealed with another secret, or not by us.
    }
  }
  return null;
}

async function hmac(secret: string, text: string): Promise<Uint8Array> {
  const algorithm = {name: 'HMAC', hash: 'SHA-256'};
  const key = await crypto.subtle.importKey('raw', utf8(secret), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(text)));
}

/** The HMAC-SHA256 of a text in base64, for others who hold the same secret. */
export async function sign(secret: string, text: string): Promise<string> {
  return toBase64(await hmac(secret, text));
}

/** A proof, in hexadecimal digits, that this shop said this text for this purpose; made with the newest secret. */
export async function prove(setting: string, purpose: string, text: string): Promise<string> {
  const [secret] = secretsOf(setting);
  return toHex(await hmac(secret, `${purpose}:${text}`));
}

/** Whether a proof is the one that `prove` makes, under any of the secrets. */
export async function isProved(
  setting: string,
  purpose: string,
  text: string,
  proof: string,
): Promise<boolean> {
  for (const secret of secretsOf(setting)) {
    if (isSameText(proof, toHex(await hmac(secret, `${purpose}:${text}`)))) return true;
  }
  return false;
}

/** Compares in a time that does not depend on where two texts differ. */
function isSameText(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1) {
    difference |= a.charCodeAt(index) ^ b.charCodeAt(index % Math.max(1, b.length));
  }
  return difference === 0;
}

/** A short name, in hexadecimal digits, for content that is too long or too private to be one itself. */
export async function fingerprint(
  content: string | Uint8Array<ArrayBuffer>,
  length = 16,
): Promise<string> {
  const bytes = typeof content === 'string' ? utf8(content) : content;
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, length));
}
