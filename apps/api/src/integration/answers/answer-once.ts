// A POST that comes again under its Idempotency-Key gets the first answer; the work is done once.
import { createHash } from 'node:crypto';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import type { DatabasePool, DatabaseTransaction } from '../../database/tables.ts';
import { deleteAsked, insertAsked, noteAnswer, selectAsked } from './answers-store.ts';
import type { AskedUnder } from './answers-store.ts';
import { Problem } from './problem.ts';

/** Longer than any request may take: from then on its process is known to be gone. */
const GIVEN_UP_MS = 5 * MINUTE_MS;

export type Answer = { status: number; body: object };
type Work = (db: DatabaseTransaction) => Promise<Answer>;

export async function answerOnce(
  db: DatabasePool,
  under: AskedUnder,
  { request, now, work }: { request: string; now: Date; work: Work },
): Promise<Answer> {
  const hash = createHash('sha256').update(request).digest();
  if (!(await insertAsked(db, under, { hash, now }))) {
    const before = await selectAsked(db, under);
    if (before !== undefined && !before.request_hash.equals(hash))
      throw new Problem(
        422,
        'idempotency_key_reused',
        'Cette clé d’idempotence a servi à une autre demande.',
      );
    if (before?.status != null) return { status: before.status, body: Object(before.answer) };
    const age = now.getTime() - (before?.asked_at ?? now).getTime();
    if (before === undefined || age < GIVEN_UP_MS)
      throw new Problem(409, 'in_progress', 'La même demande est en cours. Reposez-la dans un instant.');
    await deleteAsked(db, under);
    return answerOnce(db, under, { request, now, work });
  }
  const done = db.transaction().execute(async (transaction) => {
    const answer = await work(transaction);
    // With the work itself: a process that dies in between has done nothing, or both.
    await noteAnswer(transaction, under, { status: answer.status, answer: answer.body });
    return answer;
  });
  // A refusal is not kept: once its cause is mended, the same request may be made again.
  return done.catch(async (trouble: unknown) => {
    await deleteAsked(db, under);
    throw trouble;
  });
}
