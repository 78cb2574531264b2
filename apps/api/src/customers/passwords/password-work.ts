// Hashing keeps a core busy for a moment: one per core at a time, a short line behind them, then nobody.
import { availableParallelism } from 'node:os';
import { Refusal } from '../../refusals/refusal.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { newToken } from '../../request/secret-token.ts';
import { workQueue } from '../../concurrency/work-queue.ts';

const line = workQueue({ atOnce: availableParallelism(), waiting: 50 });

/** Asked before an attempt is counted: whom the shop has no time for has not failed. */
export function refuseWhenBusy(): void {
  if (line.isFull()) throw new Refusal('TOO_MANY_ATTEMPTS');
}

export function hashInTurn(password: string): Promise<string> {
  refuseWhenBusy();
  return line.run(() => hashPassword(password));
}

/** Without a hash to compare, the same work is done for nothing: the time tells nobody whether there is an account. */
export async function verifyInTurn(hashed: string | null, password: string): Promise<boolean> {
  refuseWhenBusy();
  // Waited for in any case: the very first comparison must not tell either.
  const spare = await (decoy ??= hashPassword(newToken()));
  const against = hashed ?? spare;
  const matches = await line.run(() => verifyPassword(against, password));
  return matches && hashed !== null;
}

let decoy: Promise<string> | undefined;
