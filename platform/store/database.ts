import {mkdirSync} from 'node:fs';
import {dirname} from 'node:path';
import Database from 'libsql';

type SqlValue = string | number | bigint | null | Uint8Array;
/** Bound by position for `?`, or by name for `:name`. */
export type SqlParameters = readonly SqlValue[] | Readonly<Record<string, SqlValue>>;

/** A named, ordered list of SQL scripts; each runs once per database file, in order. */
export interface Migrations {
  name: string;
  scripts: readonly string[];
}

/**
 * The platform's one database connection. Calls are synchronous, so a transaction is never
 * interleaved with another request: that is what makes two mutations of one cart both count.
 */
export interface Store {
  /** Every matching row. `Row` names the columns that the statement selects. */
  all<Row>(sql: string, parameters?: SqlParameters): Row[];
  one<Row>(sql: string, parameters?: SqlParameters): Row | undefined;
  /** Runs a write and answers the number of rows it changed. */
  run(sql: string, parameters?: SqlParameters): number;
  exec(sql: string): void;
  /** All of `work` or nothing of it; inside another transaction it joins that one. */
  transaction<T>(work: () => T): T;
  /** Called after a rollback, so that what is held in memory can be read again. */
  onRollback(listener: () => void): void;
  migrate(migrations: Migrations): void;
  close(): void;
}

/** Opens (and creates) the database at `path`; `:memory:` keeps it in this process. */
export function openStore(path: string): Store {
  if (path !== ':memory:') mkdirSync(dirname(path), {recursive: true});
  const sql = new Database(path);
  if (path !== ':memory:') {
    // WAL with NORMAL keeps every committed transaction through a kill -9 of this process.
    sql.exec('PRAGMA journal_mode = WAL');
    sql.exec('PRAGMA synchronous = NORMAL');
  }
  sql.exec('PRAGMA foreign_keys = ON');
  sql.exec('PRAGMA busy_timeout = 2000');
  sql.exec(
    'CREATE TABLE IF NOT EXISTS schema_migrations (name TEXT NOT NULL, version INTEGER NOT NULL, PRIMARY KEY (name, version))',
  );

  const statements = new Map<string, ReturnType<typeof sql.prepare>>();
  const prepared = (text: string) => {
    let statement = statements.get(text);
    if (statement === undefined) {
      statement = sql.prepare(text);
      statements.set(text, statement);
    }
    return statement;
  };
  const rollbackListeners: (() => void)[] = [];
  let depth = 0;

  const store: Store = {
    all<Row>(text: string, parameters: SqlParameters = []) {
      return prepared(text).all(parameters) as Row[];
    },
    one<Row>(text: string, parameters: SqlParameters = []) {
      return prepared(text).get(parameters) as Row | undefined;
    },
    run(text, parameters = []) {
      return prepared(text).run(parameters).changes;
    },
    exec(text) {
      sql.exec(text);
    },
    transaction<T>(work: () => T): T {
      if (depth > 0) return work();
      sql.exec('BEGIN IMMEDIATE');
      depth += 1;
      try {
        const result = work();
        sql.exec('COMMIT');
        return result;
      } catch (error) {
        sql.exec('ROLLBACK');
        for (const listener of rollbackListeners) listener();
        throw error;
      } finally {
        depth -= 1;
      }
    },
    onRollback(listener) {
      rollbackListeners.push(listener);
    },
    migrate({name, scripts}) {
      scripts.forEach((script, index) => {
        const version = index + 1;
        const done = store.one(
          'SELECT 1 AS done FROM schema_migrations WHERE name = ? AND version = ?',
          [name, version],
        );
        if (done !== undefined) return;
        store.transaction(() => {
          sql.exec(script);
          store.run('INSERT INTO schema_migrations (name, version) VALUES (?, ?)', [name, version]);
        });
      });
    },
    close() {
      statements.clear();
      sql.close();
    },
  };
  return store;
}
