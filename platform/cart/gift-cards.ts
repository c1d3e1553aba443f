import type {PlatformServices} from '../services.ts';

interface GiftCard {
  id: number;
  code: string;
  /** Shop cents. */
  balance: number;
}

/** A gift card that still holds money; null for an unknown, expired or empty one (§7.7). */
export function findGiftCard(services: PlatformServices, code: string): GiftCard | null {
  const row = services.store.one<GiftCard & {expires_at: string | null}>(
    'SELECT id, code, balance, expires_at FROM gift_cards WHERE code = ?',
    [code.trim().toLowerCase()],
  );
  if (row === undefined || row.balance <= 0) return null;
  const now = services.clock.now().getTime();
  if (row.expires_at !== null && Date.parse(row.expires_at) < now) return null;
  return {id: row.id, code: row.code, balance: row.balance};
}

/** Takes shop cents off a card; call it within the order's transaction. */
export function spendGiftCard(services: PlatformServices, code: string, cents: number): void {
  services.store.run('UPDATE gift_cards SET balance = max(0, balance - ?) WHERE code = ?', [
    cents,
    code.trim().toLowerCase(),
  ]);
}
