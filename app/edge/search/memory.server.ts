import type {SearchIndex} from '~/domain/search/search';

/** The index of one state of the catalogue and the content. */
interface RememberedIndex {
  index: SearchIndex;
  /** Tells one state of the catalogue from another. */
  version: string;
}

/**
 * What one isolate remembers between requests: the search index over public products and articles. Building it
 * takes tens of milliseconds, searching it less than one.
 */
class IndexMemory {
  #remembered: RememberedIndex | null = null;
  /** The catalogue that was indexed last: the very same one is not compared again. */
  #catalogue: object | null = null;

  /** The index of a catalogue, built when the remembered one is of another version. */
  read(catalogue: object, versionOf: () => string, build: () => SearchIndex): SearchIndex {
    if (this.#remembered && this.#catalogue === catalogue) return this.#remembered.index;
    const version = versionOf();
    if (this.#remembered?.version !== version) this.#remembered = {version, index: build()};
    this.#catalogue = catalogue;
    return this.#remembered.index;
  }
}

export const rememberedIndex = new IndexMemory();
