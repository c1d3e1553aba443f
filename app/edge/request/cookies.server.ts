/** The decoded value of a cookie of the request; null without it, or when it is not encoded correctly. */
export function findCookie(request: Request, name: string): string | null {
  const header = request.headers.get('Cookie') ?? '';
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    if (equals === -1 || pair.slice(0, equals).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(equals + 1).trim());
    } catch {
      return null;
    }
  }
  return null;
}
