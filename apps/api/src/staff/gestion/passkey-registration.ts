import type {
  CurrentStaff,
  MutationBeginPasskeyRegistrationArgs,
  MutationConfirmPasskeyRegistrationArgs,
} from '@nuancier/contract/gestion-types.ts';
import { recordAudit } from '../../audit/audit.ts';
import { Denied, Refusal } from '../../refusals/refusal.ts';
import { freeLine } from '../../request/free-text.ts';
import { lockFactors } from '../factors/factors-store.ts';
import { mayAddFactor } from '../factors/may-add-factor.ts';
import { knownTransports } from '../factors/passkey-answers.ts';
import { registeredKey, registrationOptions } from '../factors/passkeys.ts';
import { insertPasskey, selectPasskeys } from '../factors/passkeys-store.ts';
import { enterWhole } from '../sessions/enter.ts';
import type { StaffContext } from '../staff-context.ts';
import { currentStaff } from './current-staff.ts';

const MOST_KEYS = 10;
const NAME = { most: 60, tooLong: 'PASSKEY_NAME', unreadable: 'PASSKEY_NAME' } as const;

export async function beginPasskeyRegistration(
  context: StaffContext,
  { password }: Partial<MutationBeginPasskeyRegistrationArgs>,
): Promise<unknown> {
  const { id: staffId, email, firstname, lastname } = await mayAddFactor(context, password);
  return registrationOptions(context, { staffId, email, name: `${firstname} ${lastname}` });
}

/** Enters, where that was owed. */
export async function confirmPasskeyRegistration(
  context: StaffContext,
  { answer, name: given }: MutationConfirmPasskeyRegistrationArgs,
): Promise<CurrentStaff> {
  const { db, staff, now } = context;
  if (staff.kind === 'stranger') throw new Denied();
  const { staffId } = staff;
  const name = freeLine(given, NAME);
  if (name === null) throw new Refusal('PASSKEY_NAME');
  const key = await registeredKey(context, answer, staffId);
  if (key === null) throw new Refusal('PASSKEY_REFUSED');
  const entered = await db.transaction().execute(async (transaction) => {
    await lockFactors(transaction, staffId);
    const before = await selectPasskeys(transaction, staffId);
    if (before.length >= MOST_KEYS) throw new Refusal('TOO_MANY_PASSKEYS');
    const { transports, ...known } = key;
    const added = { ...known, transports: knownTransports(transports), staffId, name, now: now() };
    if (!(await insertPasskey(transaction, added))) throw new Refusal('PASSKEY_REFUSED');
    await recordAudit(
      transaction,
      { ...context, staffId },
      {
        event: 'staff-factor-added',
        details: { factor: 'passkey', name, before: before.length, after: before.length + 1 },
      },
    );
    return staff.kind === 'half-in' ? enterWhole(transaction, context, { staffId, factor: 'passkey' }) : null;
  });
  return entered ?? currentStaff(context);
}
