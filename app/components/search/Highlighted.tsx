import {highlight} from '~/domain/search/search';

/** The text with what was typed set off. */
export function Highlighted({text, query}: {text: string; query: string}) {
  return (
    <>
      {highlight(text, query).map((part, position) =>
        part.matched ? (
          <mark key={position} className="bg-transparent font-bold text-ink">
            {part.text}
          </mark>
        ) : (
          <span key={position}>{part.text}</span>
        ),
      )}
    </>
  );
}
