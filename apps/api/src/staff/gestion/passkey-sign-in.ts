import type { CurrentStaff } from '@nuancier/contract/gestion-types.ts';
import { recordAudit } from '../../audit/audit.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { signedAnswer, signInOptions } from '../factors/passkeys.ts';
import { notePasskeyUse, selectPasskey } from '../factors/passkeys-store.ts';
import { enterWhole } from '../sessions/enter.ts';
import type { StaffContext } from '../staff-context.ts';

/** After the password, of that person's keys; before it, of whichever the browser holds. */
export function beginPasskeySignIn(context: StaffContext): Promise<unknown> {
  return signInOptions(context, context.staff.kind === 'half-in' ? context.staff.staffId : null);
}

/** One answer for an unknown key, another's, a copy of one and a closed account. */
export async function signInByPasskey(context: StaffContext, answer: unknown): Promise<CurrentStaff> {
  const { db, now, production } = context;
  const signed = await signedAnswer(context, answer);
  const key = signed === null ? undefined : await selectPasskey(db, signed.credentialId, production);
  const isAsked = signed?.askedOf === null || signed?.askedOf === key?.staff_id;
  const counter = signed && key?.is_open && isAsked ? await signed.checkBy(key) : null;
  const entered =
    key === undefined || counter === null
      ? null
      : await db.transaction().execute(async (transaction) => {
          const { id, staff_id: staffId } = key;
          if (!(await notePasskeyUse(transaction, { id, counter, now: now() }))) return null;
          return enterWhole(transaction, context, { staffId, factor: 'passkey' });
        });
  if (entered !== null) return entered;
  const details = { of: key?.staff_id ?? null, factor: 'passkey' };
  await recordAudit(db, context, { event: 'staff-factor-failed', details });
  throw new Refusal('PASSKEY_REFUSED');
}
