import type { Database } from '../../database/tables.ts';
import { unseal } from '../../request/sealed-secret.ts';
import type { StaffContext } from '../staff-context.ts';
import { lockFactors, writeTotpStep } from './factors-store.ts';
import { DEMO_CODE, stepOfCode } from './totp.ts';

/** Which factor the code proves, once; null: none. */
export async function factorShown(
  db: Database,
  { now, production, shopSecret }: Pick<StaffContext, 'now' | 'production' | 'shopSecret'>,
  { staffId, code }: { staffId: number; code: string },
): Promise<'demo' | 'totp' | null> {
  const held = await lockFactors(db, staffId);
  if (held === undefined) return null;
  if (held.is_demo && !production && code === DEMO_CODE) return 'demo';
  const secret = held.totp_secret && unseal(held.totp_secret, { shopSecret, purpose: 'staff factors' });
  if (!secret) return null;
  const usedStep = held.totp_step === null ? null : Number(held.totp_step);
  const step = stepOfCode(code, { secret, usedStep, now: now() });
  if (step === null) return null;
  await writeTotpStep(db, staffId, step);
  return 'totp';
}
