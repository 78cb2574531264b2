// Hashing occupies a core: one per core at a time, a short queue, then refusals.
import { availableParallelism } from 'node:os';
import { Refusal } from '../refusals/refusal.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { newToken } from '../request/secret-token.ts';
import { workQueue } from '../concurrency/work-queue.ts';

const line = workQueue({ atOnce: availableParallelism(), waiting: 50 });

/** Checked before an attempt is counted: an overloaded shop is no failed attempt. */
export function refuseWhenBusy(): void {
  if (line.isFull()) throw new Refusal('TOO_MANY_ATTEMPTS');
}

export function hashInTurn(password: string): Promise<string> {
  refuseWhenBusy();
  return line.run(() => hashPassword(password));
}

/** Without a hash to compare, a decoy is verified: the time must not reveal whether there is an account. */
export async function verifyInTurn(hashed: string | null, password: string): Promise<boolean> {
  refuseWhenBusy();
  // Always awaited, so that the first comparison does not differ in time.
  const spare = await (decoy ??= hashPassword(newToken()));
  const against = hashed ?? spare;
  const matches = await line.run(() => verifyPassword(against, password));
  return matches && hashed !== null;
}

let decoy: Promise<string> | undefined;
