// An act of the staff counts once for each idempotency key, in the transaction of what it does.
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import type { DatabaseTransaction } from '../database/tables.ts';
import { answeredBefore, refuseOddKey } from './answered-before.ts';
import { keepAnswer } from './idempotency-store.ts';

type Asked = { idempotencyKey: string | undefined; now: () => Date };

/** What was answered when the same was asked before, and is not done again; undefined the first time. */
export async function onceForStaff(
  db: DatabaseTransaction,
  { idempotencyKey: key, now }: Asked,
  { staff, asked }: { staff: Pick<Staff, 'staffId'>; asked: unknown },
  act: () => Promise<object>,
): Promise<unknown> {
  refuseOddKey(key);
  const actor = actorOf(staff);
  if (key !== undefined) {
    const answered = await answeredBefore(db, { actor, key, asked, now: now() });
    if (answered !== undefined) return answered;
  }
  const answer = await act();
  if (key !== undefined) await keepAnswer(db, actor, key.toLowerCase(), answer);
  return undefined;
}

/** Whose keys they are. */
export function actorOf({ staffId }: Pick<Staff, 'staffId'>): string {
  return `staff ${staffId}`;
}
