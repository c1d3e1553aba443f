/** The schemas the platform holds; every other version is served by one of them (§1.5). */
export const SERVED_VERSIONS = ['2025-04', '2026-04'] as const;
export type ServedVersion = (typeof SERVED_VERSIONS)[number];

const VERSION_SHAPE = /^\d{4}-(0[1-9]|1[0-2])$/;

/**
 * Which schema answers a version in the path: an unsupported one falls forward silently to the
 * oldest, a later one gets the newest known; null when the text is no version (§1.5).
 */
export function findServedVersion(requested: string): ServedVersion | null {
  if (requested === 'unstable') return '2026-04';
  if (!VERSION_SHAPE.test(requested)) return null;
  return requested <= '2025-04' ? '2025-04' : '2026-04';
}

/** Answer of `publicApiVersions`. */
export const PUBLIC_VERSIONS = [
  {handle: '2025-04', displayName: '2025-04', supported: true},
  {handle: '2025-07', displayName: '2025-07', supported: true},
  {handle: '2025-10', displayName: '2025-10', supported: true},
  {handle: '2026-01', displayName: '2026-01', supported: true},
  {handle: '2026-04', displayName: '2026-04 (Latest)', supported: true},
  {handle: 'unstable', displayName: 'unstable', supported: false},
] as const;
