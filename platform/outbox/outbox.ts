import type {ShopRecord} from '../seed/seed.ts';
import type {PlatformServices} from '../services.ts';
import type {Store} from '../store/database.ts';
import {nextNumber} from '../store/ids.ts';

export type MailKind =
  | 'order'
  | 'shipping'
  | 'cancellation'
  | 'refund'
  | 'activation'
  | 'reset'
  | 'sign-in-code'
  | 'contact'
  | 'subscription'
  | 'other';

/** A mail as the outbox keeps it: nothing leaves this machine. */
export interface MailRecord {
  id: number;
  kind: MailKind;
  from: string;
  to: string;
  replyTo: string | null;
  subject: string;
  /** Plain text: what a mail reader without HTML shows. */
  text: string;
  /** A whole HTML document, or null for a plain mail. */
  html: string | null;
  /** What a test looks for without reading the text: the link of an activation, the order's name. */
  data: Readonly<Record<string, string>>;
  sentAt: string;
}

/** Who a mail of the shop comes from: a name with a sign that has a meaning in a header stands in quotes. */
export function senderOf({name, email}: ShopRecord): string {
  const display = /[^\p{L}\p{N}\p{M} '’&!_-]/u.test(name) ? JSON.stringify(name) : name;
  return `${display} <${email}>`;
}

/** Stores a mail; inside a transaction it is sent only when that one succeeds. */
export function sendMail(
  services: PlatformServices,
  mail: Omit<MailRecord, 'id' | 'sentAt'>,
): MailRecord {
  const record: MailRecord = {
    ...mail,
    id: services.store.transaction(() => nextNumber(services.store, 'mail', 1)),
    sentAt: services.clock.now().toISOString(),
  };
  services.store.run(
    'INSERT INTO outbox (id, sent_at, kind, recipient, document) VALUES (?, ?, ?, ?, ?)',
    [record.id, record.sentAt, record.kind, record.to.toLowerCase(), JSON.stringify(record)],
  );
  return record;
}

/** Newest first; `to` and `kind` narrow it. */
export function findMails(
  store: Store,
  {to, kind}: {to?: string | undefined; kind?: string | undefined} = {},
): MailRecord[] {
  return store
    .all<{document: string}>(
      `SELECT document FROM outbox
       WHERE (:to IS NULL OR recipient = :to) AND (:kind IS NULL OR kind = :kind) ORDER BY id DESC`,
      {to: to?.toLowerCase() ?? null, kind: kind ?? null},
    )
    .map((row) => JSON.parse(row.document) as MailRecord);
}

export function findMail(store: Store, id: number): MailRecord | null {
  const row = store.one<{document: string}>('SELECT document FROM outbox WHERE id = ?', [id]);
  return row === undefined ? null : (JSON.parse(row.document) as MailRecord);
}
