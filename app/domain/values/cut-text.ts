import {once} from './once';

/** Null in the few browsers that have none; surrogates are kept together there all the same. */
const graphemes = once(() =>
  'Segmenter' in Intl ? new Intl.Segmenter('en', {granularity: 'grapheme'}) : null,
);

function charactersOf(text: string): Iterable<string> {
  const segmenter = graphemes();
  if (segmenter === null) return text;
  return Array.from(segmenter.segment(text), ({segment}) => segment);
}

/**
 * The beginning of a text, at most `length` UTF-16 units, cut between characters as people see them: never in the middle of an
 * emoji, a flag or a letter with its marks.
 */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  let cut = '';
  // What lies far behind the cut needs no reading; one character is never longer than this in sense.
  for (const character of charactersOf(text.slice(0, length + 64))) {
    if (cut.length + character.length > length) return cut;
    cut += character;
  }
  return cut;
}
