import type {Plugin} from 'vite';

import {STYLES} from './class-names';

const READ = /var\(\s*(--tw-[\w-]+)/g;
const REGISTERED = /@property\s+(--tw-[\w-]+)\s*\{[^}]*\}/g;
const SET = /(--tw-[\w-]+)\s*:[^;}]*(?:;|(?=\}))/g;

/** A stylesheet without the properties of Tailwind's own that utilities set for others and that no rule reads. */
export function withoutUnreadProperties(css: string): string {
  const read = new Set([...css.matchAll(READ)].map(([, name = '']) => name));
  const kept = (text: string, name: string) => (read.has(name) ? text : '');
  return css.replace(REGISTERED, kept).replace(SET, kept);
}

/** Leaves out of the build's stylesheet what no rule of it reads: documents carry parts of it (edge/request/page-styles-memory). */
export function unreadProperties(): Plugin {
  return {
    name: 'unread-properties',
    apply: 'build',
    transform: (code, id) =>
      STYLES.test(id) ? {code: withoutUnreadProperties(code), map: null} : null,
  };
}
