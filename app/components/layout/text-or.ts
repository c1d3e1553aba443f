import type {ReactNode} from 'react';

interface Inside {
  children?: ReactNode;
  dangerouslySetInnerHTML?: {__html: string};
}

/** What is inside an element: text that is rendered already, where there is one, in place of the same children. */
export function textOr(text: string | undefined, children: ReactNode): Inside {
  return text === undefined ? {children} : {dangerouslySetInnerHTML: {__html: text}};
}
