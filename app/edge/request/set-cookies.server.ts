/** Every `Set-Cookie` on its own, also where the host's compatibility date predates `getSetCookie`. */
export function setCookiesOf(headers: Headers): string[] {
  const old = headers as Headers & {getAll?: (name: string) => string[]};
  if (typeof headers.getSetCookie === 'function') return headers.getSetCookie();
  return old.getAll?.('Set-Cookie') ?? [];
}
