import type {RequestContext} from '../graphql/context.ts';
import {gid} from '../graphql/gid.ts';
import type {Resolvers} from '../graphql/resolvers.ts';

import {type FilmNode, type ImageNode, imageNode, type MediaImageNode} from './nodes.ts';
import type {ImageRecord} from './records.ts';

interface ImageTransform {
  crop?: string | null;
  maxWidth?: number | null;
  maxHeight?: number | null;
  preferredContentType?: string | null;
  scale?: number | null;
}

const LARGEST_SIDE = 5760;

/** Address of an image, `v` first so that clients can append to it (§10). */
export function imageUrl(
  image: ImageRecord,
  context: Pick<RequestContext, 'origin'>,
  transform: ImageTransform = {},
): string {
  const query = new URLSearchParams({v: image.version});
  const scale = Math.min(3, Math.max(1, transform.scale ?? 1));
  const side = (length: number) => String(Math.min(LARGEST_SIDE, Math.max(1, length * scale)));
  if (transform.maxWidth !== undefined && transform.maxWidth !== null) {
    query.set('width', side(transform.maxWidth));
  }
  if (transform.maxHeight !== undefined && transform.maxHeight !== null) {
    query.set('height', side(transform.maxHeight));
  }
  if (transform.crop !== undefined && transform.crop !== null) {
    query.set('crop', transform.crop.toLowerCase());
  }
  if (transform.preferredContentType !== undefined && transform.preferredContentType !== null) {
    query.set('format', transform.preferredContentType.toLowerCase());
  }
  return `${context.origin}/images/${image.name}.png?${query.toString()}`;
}

/** What films of both kinds answer. */
const film = (typename: string, kind: string) => ({
  id: ({record}: FilmNode) => gid(typename, record.id),
  alt: ({record}: FilmNode) => record.alt,
  previewImage: ({record}: FilmNode) => record.preview && imageNode(record.preview),
  mediaContentType: () => kind,
  presentation: () => null,
});

export const imageResolvers: Resolvers = {
  Image: {
    id: ({record}: ImageNode) => gid('ProductImage', record.id),
    altText: ({record}: ImageNode) => record.altText,
    width: ({record}: ImageNode) => record.width,
    height: ({record}: ImageNode) => record.height,
    url: ({record}: ImageNode, {transform}: {transform?: ImageTransform | null}, context) =>
      imageUrl(record, context, transform ?? {}),
    src: ({record}: ImageNode, _args: unknown, context) => imageUrl(record, context),
    originalSrc: ({record}: ImageNode, _args: unknown, context) => imageUrl(record, context),
    transformedSrc: ({record}: ImageNode, args: ImageTransform, context) =>
      imageUrl(record, context, args),
    thumbhash: () => null,
  },
  MediaImage: {
    id: ({record}: MediaImageNode) => gid('MediaImage', record.id),
    alt: ({record}: MediaImageNode) => record.altText,
    image: ({record}: MediaImageNode) => imageNode(record),
    previewImage: ({record}: MediaImageNode) => imageNode(record),
    mediaContentType: () => 'IMAGE',
    presentation: () => null,
  },
  Video: {
    ...film('Video', 'VIDEO'),
    sources: ({record}: FilmNode) =>
      (record.sources ?? []).map((source) => ({...source, format: source.mimeType.split('/')[1]})),
  },
  ExternalVideo: {
    ...film('ExternalVideo', 'EXTERNAL_VIDEO'),
    embedUrl: ({record}: FilmNode) => record.link,
    originUrl: ({record}: FilmNode) => record.link,
    host: ({record}: FilmNode) => (record.link?.includes('vimeo') === true ? 'VIMEO' : 'YOUTUBE'),
  },
};
