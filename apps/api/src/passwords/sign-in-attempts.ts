// Attempts under an e-mail address, counted in the database whether there is such an account or not.
import { nextSignIn } from '@nuancier/domain/customers/sign-in/sign-in-throttle.ts';
import type { Database, DatabasePool } from '../database/tables.ts';
import { keyHash } from '../rate-limit/rate-limit.ts';
import { deleteAttempts, lockAttempts, selectAttempts, writeAttempts } from './sign-in-store.ts';

export { deleteOldAttempts } from './sign-in-store.ts';

/** Counted before the password is checked; false during a delay or a lock. */
export function beginAttempt(db: DatabasePool, email: string, now: Date): Promise<boolean> {
  const hash = keyHash(email);
  return db.transaction().execute(async (transaction) => {
    const turn = nextSignIn(await lockAttempts(transaction, hash, now), now);
    await writeAttempts(transaction, hash, turn.attempts);
    return turn.admitted;
  });
}

/** Failures within the hour. */
export async function failuresOf(db: Database, email: string, now: Date): Promise<number> {
  return nextSignIn(await selectAttempts(db, keyHash(email)), now).failuresBefore;
}

/** Until when no password is tried at all; null where none is refused unseen. */
export async function lockedUntil(db: Database, email: string, now: Date): Promise<Date | null> {
  const until = (await selectAttempts(db, keyHash(email)))?.lockedUntil ?? null;
  return until !== null && until > now ? until : null;
}

/** The right password, or a new one by mail: what was counted is forgotten. */
export function clearAttempts(db: Database, email: string): Promise<void> {
  return deleteAttempts(db, keyHash(email));
}
