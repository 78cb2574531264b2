// The one way a password is compared: counted first, hashed in turn, and the same work for accounts that do not exist.
import { HOUR_MS, MINUTE_MS } from '@nuancier/domain/durations.ts';
import type { DatabasePool } from '../database/tables.ts';
import { allow, giveBack, hitsOf } from '../rate-limit/rate-limit.ts';
import { Refusal } from '../refusals/refusal.ts';
import { refuseOverlong } from './overlong-password.ts';
import { refuseWhenBusy, verifyInTurn } from './password-work.ts';
import { beginAttempt, clearAttempts, failuresOf } from './sign-in-attempts.ts';

/** Customers and staff enter by wickets of their own: neither's failures close the other's. */
export type Wicket = 'sign-in' | 'staff-sign-in';

const perAddress = (wicket: Wicket, key: string) =>
  ({ name: `${wicket}-address`, key, most: 20, perMs: 10 * MINUTE_MS }) as const;
const failuresPerAddress = (wicket: Wicket, key: string) =>
  ({ name: `${wicket}-failures`, key, most: Infinity, perMs: HOUR_MS }) as const;
const FAILURES_WITHOUT_PROOF = 3;

type Place = { db: DatabasePool; now: () => Date; clientAddress: string };

/** More failures within the hour, on the account or from the address, than an honest memory makes. */
export async function isRisky(
  { db, now, clientAddress }: Place,
  { wicket, account }: { wicket: Wicket; account: string },
): Promise<boolean> {
  const failures = await Promise.all([
    failuresOf(db, account, now()),
    hitsOf(db, failuresPerAddress(wicket, clientAddress), now()),
  ]);
  return Math.max(...failures) > FAILURES_WITHOUT_PROOF;
}

export type Comparison = {
  wicket: Wicket;
  /** what the attempts are counted under, whether there is such an account or not */
  account: string;
  hash: string | null;
  password: string;
};

/** Locked: not compared, however right. */
export async function comparePassword(
  { db, now, clientAddress }: Place,
  { wicket, account, hash, password }: Comparison,
): Promise<'right' | 'wrong' | 'locked'> {
  refuseOverlong(password);
  refuseWhenBusy();
  const fromHere = perAddress(wicket, clientAddress);
  if (!(await allow(db, fromHere, now()))) throw new Refusal('TOO_MANY_ATTEMPTS');
  const admitted = await beginAttempt(db, account, now());
  if (admitted && (await verifyInTurn(hash, password))) {
    await clearAttempts(db, account);
    await giveBack(db, fromHere);
    return 'right';
  }
  await allow(db, failuresPerAddress(wicket, clientAddress), now());
  return admitted ? 'wrong' : 'locked';
}
