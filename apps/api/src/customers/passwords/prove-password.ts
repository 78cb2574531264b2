// The one way a password is compared: counted first, hashed in turn, and the same work for accounts that do not exist.
import { HOUR_MS, MINUTE_MS } from '@nuancier/domain/durations.ts';
import type { AuditEvent } from '../../audit/audit.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { CustomersContext } from '../customers-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { allow, giveBack, hitsOf } from '../../rate-limit/rate-limit.ts';
import type { Account } from '../account/accounts-store.ts';
import { refuseOverlong } from './good-password.ts';
import { refuseWhenBusy, verifyInTurn } from './password-work.ts';
import { beginAttempt, failuresOf, clearAttempts } from './sign-in-attempts.ts';

const PER_ADDRESS = { name: 'sign-in-address', most: 20, perMs: 10 * MINUTE_MS };
const FAILURES_PER_ADDRESS = { name: 'sign-in-failures', most: Infinity, perMs: HOUR_MS };
const FAILURES_WITHOUT_PROOF = 3;

/** More failures within the hour, on the account or from the address, than an honest memory makes. */
export async function isRisky(
  { db, now, clientAddress }: Pick<CustomersContext, 'db' | 'now' | 'clientAddress'>,
  email: string,
): Promise<boolean> {
  const failures = await Promise.all([
    failuresOf(db, email, now()),
    hitsOf(db, { ...FAILURES_PER_ADDRESS, key: clientAddress }, now()),
  ]);
  return Math.max(...failures) > FAILURES_WITHOUT_PROOF;
}

type Proof = { email: string; account: Account | undefined; password: string; failure: AuditEvent };

/** Whether this is the account's password. Not while it is locked, however right. */
export async function provePassword(
  context: Pick<CustomersContext, 'requestId' | 'now' | 'viewer' | 'clientAddress' | 'db'>,
  proof: Proof,
): Promise<boolean> {
  const { db, now, clientAddress } = context;
  const { email, account, password } = proof;
  refuseOverlong(password);
  refuseWhenBusy();
  const fromHere = { ...PER_ADDRESS, key: clientAddress };
  if (!(await allow(db, fromHere, now()))) throw new Refusal('TOO_MANY_ATTEMPTS');
  const admitted = await beginAttempt(db, email, now());
  const right = admitted && (await verifyInTurn(account?.password_hash ?? null, password));
  if (right) {
    await clearAttempts(db, email);
    await giveBack(db, fromHere);
    return true;
  }
  await allow(db, { ...FAILURES_PER_ADDRESS, key: clientAddress }, now());
  await recordAudit(db, context, {
    event: proof.failure,
    customerId: account?.id ?? null,
    details: { reason: admitted ? 'wrong' : 'locked' },
  });
  return false;
}
