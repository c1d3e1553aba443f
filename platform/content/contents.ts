import type {Store} from '../store/database.ts';

/** What a merchant writes besides goods: one kind per table of content. */
export const CONTENT_KINDS = ['menu', 'page', 'blog', 'article', 'policy', 'metaobject'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export interface ContentRow {
  id: number;
  /** Unique within its kind; an article's is `{blog}/{article}`, a metaobject's `{type}/{handle}`. */
  handle: string;
}

/** Reads contents from memory; writes go through it as well, so that both agree. */
export interface Contents {
  readonly revision: number;
  all<T extends ContentRow>(kind: ContentKind): readonly T[];
  byId<T extends ContentRow>(kind: ContentKind, id: number): T | undefined;
  byHandle<T extends ContentRow>(kind: ContentKind, handle: string): T | undefined;
  save(kind: ContentKind, row: ContentRow): void;
  remove(kind: ContentKind, id: number): void;
  reload(): void;
}

export function insertContent(
  store: Store,
  kind: ContentKind,
  row: ContentRow,
  position: number,
): void {
  store.run(
    `INSERT INTO contents (kind, id, handle, position, document) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (kind, id) DO UPDATE SET handle = excluded.handle, document = excluded.document`,
    [kind, row.id, row.handle, position, JSON.stringify(row)],
  );
}

export function createContents(store: Store): Contents {
  let held: Map<ContentKind, ContentRow[]> | null = null;
  let revision = 0;
  const reload = () => {
    held = null;
    revision += 1;
  };
  store.onRollback(reload);
  const rows = (kind: ContentKind): ContentRow[] => {
    if (held === null) {
      held = new Map(CONTENT_KINDS.map((one) => [one, []]));
      for (const row of store.all<{kind: ContentKind; document: string}>(
        'SELECT kind, document FROM contents ORDER BY kind, position',
      )) {
        held.get(row.kind)?.push(JSON.parse(row.document) as ContentRow);
      }
    }
    return held.get(kind) ?? [];
  };
  return {
    get revision() {
      return revision;
    },
    all: <T extends ContentRow>(kind: ContentKind) => rows(kind) as T[],
    byId: <T extends ContentRow>(kind: ContentKind, id: number) =>
      rows(kind).find((row) => row.id === id) as T | undefined,
    byHandle: <T extends ContentRow>(kind: ContentKind, handle: string) =>
      rows(kind).find((row) => row.handle === handle) as T | undefined,
    save(kind, row) {
      insertContent(store, kind, row, rows(kind).length);
      reload();
    },
    remove(kind, id) {
      store.run('DELETE FROM contents WHERE kind = ? AND id = ?', [kind, id]);
      reload();
    },
    reload,
  };
}
