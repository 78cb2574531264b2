import type {
  CurrentStaff,
  MutationBeginTotpEnrolmentArgs,
  TotpEnrolment,
} from '@nuancier/contract/gestion-types.ts';
import { recordAudit } from '../../audit/audit.ts';
import { Denied, Refusal } from '../../refusals/refusal.ts';
import { seal, unseal } from '../../request/sealed-secret.ts';
import { countFactor } from '../factors/count-factor.ts';
import { confirmTotp, lockFactors, writePendingTotp } from '../factors/factors-store.ts';
import { mayAddFactor } from '../factors/may-add-factor.ts';
import { newTotpSecret, stepOfCode, totpUri, typedCode } from '../factors/totp.ts';
import { enterWhole } from '../sessions/enter.ts';
import { endStaffSessions } from '../sessions/staff-sessions-store.ts';
import { tokenHash } from '../../request/secret-token.ts';
import type { StaffContext } from '../staff-context.ts';
import { currentStaff } from './current-staff.ts';

const PURPOSE = 'staff factors';

/** The secret counts once a code of it was shown; until then the former one does. */
export async function beginTotpEnrolment(
  context: StaffContext,
  { password }: Partial<MutationBeginTotpEnrolmentArgs>,
): Promise<TotpEnrolment> {
  const { db, site, shopSecret } = context;
  const { id, email } = await mayAddFactor(context, password);
  const secret = newTotpSecret();
  await writePendingTotp(db, id, seal(secret, { shopSecret, purpose: PURPOSE }));
  return { secret, uri: totpUri(secret, { shop: site.name, email }) };
}

/** Enters, where that was owed; other sessions of a person who changes it end. */
export async function confirmTotpEnrolment(context: StaffContext, typed: string): Promise<CurrentStaff> {
  const { db, staff, now, shopSecret, sessionToken = '' } = context;
  if (staff.kind === 'stranger') throw new Denied();
  const { staffId } = staff;
  const turnedOutWell = await countFactor(context, staffId);
  const entered = await db.transaction().execute(async (transaction) => {
    const held = await lockFactors(transaction, staffId);
    const secret = held?.totp_pending && unseal(held.totp_pending, { shopSecret, purpose: PURPOSE });
    if (!held || !secret) throw new Refusal('NO_ENROLMENT');
    const step = stepOfCode(typedCode(typed), { secret, usedStep: null, now: now() });
    if (step === null) throw new Refusal('FACTOR_CODE');
    await confirmTotp(transaction, staffId, step);
    await recordAudit(
      transaction,
      { ...context, staffId },
      {
        event: 'staff-factor-added',
        details: { factor: 'totp', before: held.totp_secret !== null, after: true },
      },
    );
    if (staff.kind === 'half-in') return enterWhole(transaction, context, { staffId, factor: 'totp' });
    await endStaffSessions(transaction, { staffId, except: tokenHash(sessionToken), now: now() });
    return null;
  });
  await turnedOutWell();
  return entered ?? currentStaff(context);
}
