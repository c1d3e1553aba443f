import {useEffect, useRef} from 'react';

/**
 * What the visitor answered to a question before going back to it: known of this visit to the quiz, whichever Back was pressed;
 * otherwise what the address says. Null where there is nothing to remember.
 */
export function useFormerAnswer(
  answers: readonly {name: string; value: string}[],
  step: {id: string; former: string | null} | null,
): string | null {
  const given = useRef(new Map<string, string>());
  useEffect(() => {
    for (const {name, value} of answers) given.current.set(name, value);
  }, [answers]);
  return step === null ? null : (given.current.get(step.id) ?? step.former);
}
