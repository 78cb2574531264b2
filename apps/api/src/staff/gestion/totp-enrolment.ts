import type {
  CurrentStaff,
  MutationBeginTotpEnrolmentArgs,
  TotpEnrolment,
} from '@nuancier/contract/gestion-types.ts';
import { recordAudit } from '../../audit/audit.ts';
import { Denied, Refusal } from '../../refusals/refusal.ts';
import { seal, unseal } from '../../request/sealed-secret.ts';
import type { Seal } from '../../request/sealed-secret.ts';
import { countFactor } from '../factors/count-factor.ts';
import { confirmTotp, lockFactors, writePendingTotp } from '../factors/factors-store.ts';
import type { HeldFactors } from '../factors/factors-store.ts';
import { mayAddFactor } from '../factors/may-add-factor.ts';
import { newTotpSecret, stepOfCode, totpUri, typedCode } from '../factors/totp.ts';
import { enterWhole } from '../sessions/enter.ts';
import { endStaffSessions } from '../sessions/staff-sessions-store.ts';
import { tokenHash } from '../../request/secret-token.ts';
import type { StaffContext } from '../staff-context.ts';
import { currentStaff } from './current-staff.ts';

/**
 * The secret counts once a code of it was shown; until then the former one does. Asked for again it is the same, so that
 * what an application has scanned stays good, but for its own session alone: whoever knows the password only must not
 * have seen the secret that its owner is going to prove.
 */
export async function beginTotpEnrolment(
  context: StaffContext,
  { password }: Partial<MutationBeginTotpEnrolmentArgs>,
): Promise<TotpEnrolment> {
  const { db, site } = context;
  const { id, email } = await mayAddFactor(context, password);
  const secret = await db.transaction().execute(async (transaction) => {
    const begun = pendingSecret(await lockFactors(transaction, id), context);
    if (begun !== null) return begun;
    const made = newTotpSecret();
    await writePendingTotp(transaction, id, seal(made, pendingSeal(context)));
    return made;
  });
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
    const secret = pendingSecret(held, context);
    if (!held || secret === null) throw new Refusal('NO_ENROLMENT');
    const step = stepOfCode(typedCode(typed), { secret, usedStep: null, now: now() });
    if (step === null) throw new Refusal('FACTOR_CODE');
    await confirmTotp(transaction, staffId, { secret: seal(secret, { shopSecret, purpose: PURPOSE }), step });
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

const PURPOSE = 'staff factors';

type Enrolling = Pick<StaffContext, 'shopSecret' | 'sessionToken'>;

function pendingSeal({ shopSecret, sessionToken = '' }: Enrolling): Seal {
  return { shopSecret, purpose: PURPOSE, holder: tokenHash(sessionToken) };
}

/** Null where none was begun, or in another session. */
function pendingSecret(held: HeldFactors | undefined, context: Enrolling): string | null {
  return held?.totp_pending ? unseal(held.totp_pending, pendingSeal(context)) : null;
}
