// Keys of the merchant's systems: made, replaced and withdrawn by an operator, never shown twice.
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { accept, refuse } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { AuditPlace } from '../../audit/audit.ts';
import type { Database, DatabasePool, DatabaseTransaction } from '../../database/tables.ts';
import { newToken, tokenHash } from '../../request/secret-token.ts';
import { insertKey, lockKey, noteUse, replaceKey, revoke, selectKeyByHash } from './keys-store.ts';
import type { KeyRecord } from './keys-store.ts';
import { isScope } from './scopes.ts';
import type { Scope } from './scopes.ts';

export { selectKeys as listKeys } from './keys-store.ts';
export type { KeyRecord } from './keys-store.ts';

const PREFIX_LETTERS = 8;

/** `key`: to be handed over now; the shop itself knows it by its hash alone. */
export type MadeKey = { id: number; key: string; expiresAt: Date };
export type WantedKey = { name: string; scopes: readonly Scope[]; days: number; author: string };
type LastingKey = Omit<WantedKey, 'days'> & { lastsMs: number };

export function createKey(
  db: DatabasePool,
  place: AuditPlace,
  { days, ...wanted }: WantedKey,
): Promise<MadeKey> {
  const lastsMs = days * DAY_MS;
  return db.transaction().execute((transaction) => makeKey(transaction, place, { ...wanted, lastsMs }));
}

async function makeKey(
  db: DatabaseTransaction,
  place: AuditPlace,
  { name, scopes, lastsMs, author }: LastingKey,
): Promise<MadeKey> {
  const now = place.now();
  const key = `nuk_${newToken()}`;
  const expiresAt = new Date(now.getTime() + lastsMs);
  const id = await insertKey(db, {
    name,
    prefix: key.slice(0, PREFIX_LETTERS),
    hash: tokenHash(key),
    scopes: [...scopes],
    created_at: now,
    expires_at: expiresAt,
  });
  await recordAudit(db, place, { event: 'integration-key-created', details: { id, name, scopes, author } });
  return { id, key, expiresAt };
}

/** A new key with the same rights, for as long as the old one was made for; that one is good for as many days more as its user needs to change over. */
export function rotateKey(
  db: DatabasePool,
  place: AuditPlace,
  { id, overlapDays, author }: { id: number; overlapDays: number; author: string },
): Promise<Verdict<MadeKey, 'UNKNOWN_KEY' | 'KEY_ENDED'>> {
  return db.transaction().execute(async (transaction) => {
    const held = await lockKey(transaction, id);
    if (held === undefined) return refuse('UNKNOWN_KEY');
    if (!isAlive(held, place.now()) || held.replaced_by !== null) return refuse('KEY_ENDED');
    const scopes = held.scopes.filter(isScope);
    const lastsMs = held.expires_at.getTime() - held.created_at.getTime();
    const made = await makeKey(transaction, place, { name: held.name, scopes, lastsMs, author });
    const endsAt = new Date(place.now().getTime() + overlapDays * DAY_MS);
    await replaceKey(transaction, id, { by: made.id, endsAt });
    await recordAudit(transaction, place, {
      event: 'integration-key-rotated',
      details: { id, by: made.id, author },
    });
    return accept(made);
  });
}

/** False when there is none, or it was withdrawn before. */
export function revokeKey(
  db: DatabasePool,
  place: AuditPlace,
  { id, author }: { id: number; author: string },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await revoke(transaction, id, place.now()))) return false;
    await recordAudit(transaction, place, { event: 'integration-key-revoked', details: { id, author } });
    return true;
  });
}

/** Undefined when it is unknown, has ended or was withdrawn: whoever asks is not told which. */
export async function keyHolder(db: Database, key: string, now: Date): Promise<KeyRecord | undefined> {
  const held = await selectKeyByHash(db, tokenHash(key));
  if (held === undefined || !isAlive(held, now)) return undefined;
  await noteUse(db, held.id, now);
  return held;
}

export function isAlive({ revoked_at: revoked, expires_at: end }: KeyRecord, now: Date): boolean {
  return revoked === null && end > now;
}
