import type {ContentImage} from '../../app/domain/content/content';

import type {PictureTable} from './pictures/sources';

/**
 * What the check knows beyond the content itself. The build knows the pictures alone: it must not depend on the
 * platform's seed, which a real shop does not have.
 */
export interface Facts {
  /** Whether a product of this handle exists; null: unknown, everything is taken. */
  hasProduct: ((handle: string) => boolean) | null;
  /** Whether a variant of this SKU exists; null: unknown. */
  hasSku: ((sku: string) => boolean) | null;
  /** The pictures that there are; null: unknown. */
  pictures: PictureTable | null;
  /** Whether a path of this site leads somewhere; null: unknown. */
  hasPath: ((path: string) => boolean) | null;
}

export const NO_FACTS: Facts = {
  hasProduct: null,
  hasSku: null,
  pictures: null,
  hasPath: null,
};

export type ImageTable = ReadonlyMap<string, ContentImage>;

const SAFE_PROTOCOLS = new Set(['https:', 'mailto:', 'tel:']);

/**
 * Why a link cannot stand in content; null when it can. Allowed are absolute paths of this site, anchors
 * in the page, https addresses, mail and phone.
 */
export function linkProblem(link: string, {hasPath}: Pick<Facts, 'hasPath'>): string | null {
  if (link.startsWith('#')) return null;
  if (link.startsWith('//') || link.includes('\\'))
    return `"${link}" leaves the site without https`;
  if (link.startsWith('/')) {
    if (hasPath === null || hasPath(link)) return null;
    return `dead link: no page answers "${link}"`;
  }
  let url: URL;
  try {
    url = new URL(link);
  } catch {
    return `"${link}" is neither a path from the root nor an absolute address`;
  }
  return SAFE_PROTOCOLS.has(url.protocol)
    ? null
    : `"${link}": only https, mailto and tel addresses are allowed`;
}
