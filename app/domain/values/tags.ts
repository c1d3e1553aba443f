/**
 * True where a merchant gave something this tag, which is written in lower case here. The platform keeps the case in which a tag was
 * typed and compares tags without it, and so does every rule of this shop (coverage: catalogue-tags).
 */
export function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((given) => given.toLowerCase() === tag);
}
