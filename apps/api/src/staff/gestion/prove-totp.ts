import type { CurrentStaff } from '@nuancier/contract/gestion-types.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { Database } from '../../database/tables.ts';
import { Denied, Refusal } from '../../refusals/refusal.ts';
import { unseal } from '../../request/sealed-secret.ts';
import { countFactor } from '../factors/count-factor.ts';
import { lockFactors, writeTotpStep } from '../factors/factors-store.ts';
import { DEMO_CODE, stepOfCode, typedCode } from '../factors/totp.ts';
import { enterWhole } from '../sessions/enter.ts';
import type { Factor } from '../sessions/enter.ts';
import type { StaffContext } from '../staff-context.ts';
import { currentStaff } from './current-staff.ts';

/** Whoever is in already stays so: a second press is no mistake. */
export async function proveTotp(context: StaffContext, typed: string): Promise<CurrentStaff> {
  const { db, staff } = context;
  if (staff.kind === 'staff') return currentStaff(context);
  if (staff.kind === 'stranger') throw new Denied();
  const { staffId } = staff;
  const turnedOutWell = await countFactor(context, staffId);
  const entered = await db.transaction().execute(async (transaction) => {
    const factor = await factorShown(transaction, context, { staffId, code: typedCode(typed) });
    return factor === null ? null : enterWhole(transaction, context, { staffId, factor });
  });
  if (entered === null) {
    const details = { of: staffId, factor: 'totp' };
    await recordAudit(db, context, { event: 'staff-factor-failed', details });
    throw new Refusal('FACTOR_CODE');
  }
  await turnedOutWell();
  return entered;
}

async function factorShown(
  db: Database,
  { now, production, shopSecret }: StaffContext,
  { staffId, code }: { staffId: number; code: string },
): Promise<Factor | null> {
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
