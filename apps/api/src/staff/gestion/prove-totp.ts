import type { CurrentStaff } from '@nuancier/contract/gestion-types.ts';
import { recordAudit } from '../../audit/audit.ts';
import { Denied, Refusal } from '../../refusals/refusal.ts';
import { countFactor } from '../factors/count-factor.ts';
import { factorShown } from '../factors/factor-shown.ts';
import { typedCode } from '../factors/totp.ts';
import { enterWhole } from '../sessions/enter.ts';
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
