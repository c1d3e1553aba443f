/**
 * Where a file of the build lies. `base` is the address that the build was made for: a path of the shop (`/`), or the origin and path
 * of the place that its files are served from, as on Oxygen. `name` has no slash before it.
 */
export function assetAddress(base: string, name: string): string {
  return `${base.replace(/\/$/, '')}/${name}`;
}

/** The origin that files of the build come from; null where it is the shop's own. */
export function findAssetOrigin(base: string): string | null {
  return URL.canParse(base) ? new URL(base).origin : null;
}
