import type { StaffFactors } from '@nuancier/contract/gestion-types.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { Database } from '../../database/tables.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { lockFactors, selectHasTotp } from '../factors/factors-store.ts';
import { deletePasskey, selectPasskeys } from '../factors/passkeys-store.ts';
import type { StaffContext } from '../staff-context.ts';

const NUMBER = /^\d{1,9}$/;

export function ownFactors(context: StaffContext): Promise<StaffFactors> {
  return factorsOf(context.db, entitled(context.staff, 'ownFactors').staff.staffId);
}

/** Not the last one: there would be no way back in. */
export async function removePasskey(context: StaffContext, id: string): Promise<StaffFactors> {
  const { staffId } = entitled(context.staff, 'removePasskey').staff;
  return context.db.transaction().execute(async (transaction) => {
    const held = await lockFactors(transaction, staffId);
    const keys = await selectPasskeys(transaction, staffId);
    if (held?.totp_secret === null && keys.length === 1) throw new Refusal('LAST_FACTOR');
    const name = NUMBER.test(id) && (await deletePasskey(transaction, { id: Number(id), staffId }));
    if (!name) throw new Refusal('NO_SUCH_PASSKEY');
    await recordAudit(transaction, context, {
      event: 'staff-factor-removed',
      details: { factor: 'passkey', name, before: keys.length, after: keys.length - 1 },
    });
    return factorsOf(transaction, staffId);
  });
}

async function factorsOf(db: Database, staffId: number): Promise<StaffFactors> {
  const keys = await selectPasskeys(db, staffId);
  return {
    has_totp: await selectHasTotp(db, staffId),
    passkeys: keys.map(({ id, name, created_at, last_used_at }) => ({
      id: String(id),
      name,
      created_at: created_at.toISOString(),
      used_at: last_used_at?.toISOString() ?? null,
    })),
  };
}
