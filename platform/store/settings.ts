import type {Store} from './database.ts';

/** Small named JSON values that survive a restart. */
export function findSetting(store: Store, name: string): unknown {
  const row = store.one<{value: string}>('SELECT value FROM settings WHERE name = ?', [name]);
  return row === undefined ? undefined : (JSON.parse(row.value) as unknown);
}

export function saveSetting(store: Store, name: string, value: unknown): void {
  store.run(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    [name, JSON.stringify(value)],
  );
}
