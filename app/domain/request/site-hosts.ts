/** This machine, which nobody else can be made to ask by these names. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Oxygen's own addresses of deployments and previews; it answers no other names there than those it gave out. */
const OXYGEN = ['*.myshopify.dev'];

/**
 * Reads a list of host names, separated by commas, without ports; `*.` at the beginning of one stands for everything below it.
 * Null when one of them is no name.
 */
export function parseHosts(text: string): string[] | null {
  const hosts = text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
  return hosts.every((host) => /^(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host)) ? hosts : null;
}

/** Whether a host name, as `URL.hostname` has it, is one that the shop is known by: `configured`, this machine or Oxygen's. */
export function isKnownHost(hostname: string, configured: readonly string[]): boolean {
  return [...LOOPBACK, ...OXYGEN, ...configured].some((known) =>
    known.startsWith('*.') ? hostname.endsWith(known.slice(1)) : hostname === known,
  );
}
