import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { allow, giveBack } from '../../rate-limit/rate-limit.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { StaffContext } from '../staff-context.ts';

/** Six digits are guessed in a million tries: a person has ten in as many minutes, however many sessions. */
const PER_PERSON = { name: 'staff-factor', most: 10, perMs: 10 * MINUTE_MS };

/** Counted before it is judged, outside of the transaction; call what it returns once it turned out well. */
export async function countFactor(
  { db, now }: Pick<StaffContext, 'db' | 'now'>,
  staffId: number,
): Promise<() => Promise<void>> {
  const limit = { ...PER_PERSON, key: String(staffId) };
  if (!(await allow(db, limit, now()))) throw new Refusal('TOO_MANY_ATTEMPTS');
  return () => giveBack(db, limit);
}
