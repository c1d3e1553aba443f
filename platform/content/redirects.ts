import type {Store} from '../store/database.ts';
import {nextNumber} from '../store/ids.ts';

export interface RedirectRecord {
  id: number;
  path: string;
  target: string;
}

export function listRedirects(store: Store): RedirectRecord[] {
  return store.all<RedirectRecord>('SELECT id, path, target FROM redirects ORDER BY id');
}

/** Stores a redirect as it was typed; one with capitals is never found by `path:` (§5.3). */
export function saveRedirect(store: Store, path: string, target: string): void {
  store.transaction(() =>
    store.run(
      `INSERT INTO redirects (id, path, target) VALUES (?, ?, ?)
       ON CONFLICT (path) DO UPDATE SET target = excluded.target`,
      [nextNumber(store, 'redirect', 1_001), path, target],
    ),
  );
}

export function deleteRedirect(store: Store, id: number): void {
  store.run('DELETE FROM redirects WHERE id = ?', [id]);
}
