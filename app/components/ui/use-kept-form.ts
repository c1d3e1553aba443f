import {useLocation} from '@remix-run/react';
import {type FormEvent, useState} from 'react';

import {forgetTexts, keepTexts, keptTexts} from '~/browser/request/kept-forms.client';

/**
 * Gives a form back what was typed into it before a detour through the shop. A document begins with nothing kept, so that server and
 * browser draw the same form.
 */
export function useKeptForm(form: string) {
  const {pathname, search} = useLocation();
  const key = `${pathname}${search}#${form}`;
  const [texts] = useState(() => (typeof document === 'undefined' ? null : keptTexts(key)));
  return {
    texts,
    onInput: (event: FormEvent<HTMLFormElement>) => keepTexts(key, event.currentTarget),
    /** It has been sent. */
    forget: () => forgetTexts(key),
  };
}
