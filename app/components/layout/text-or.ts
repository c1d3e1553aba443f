import type {ReactNode} from 'react';

interface Inside {
  children?: ReactNode;
  dangerouslySetInnerHTML?: {__html: string};
}

/**
 * What is inside an element: on the server, text that is rendered already, where there is one, in place of the same children.
 */
export function textOr(text: string | undefined, children: ReactNode): Inside {
  return import.meta.env.SSR && text !== undefined
    ? {dangerouslySetInnerHTML: {__html: text}}
    : {children};
}
