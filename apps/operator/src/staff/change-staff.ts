import type { DatabaseTransaction } from '@nuancier/api/database/tables.ts';
import type { RefusalCode } from '@nuancier/api/refusals/refusal.ts';
import { selectStaffByEmail } from '@nuancier/api/staff/accounts/staff-store.ts';
import { disableMember, enableMember, resetFactor } from '@nuancier/api/staff/team/change-member.ts';
import type { TeamActor } from '@nuancier/api/staff/team/team-actor.ts';
import type { Member } from '@nuancier/api/staff/team/team-store.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { operatorActor, tellRefusal } from './staff-action.ts';
import type { StaffAction } from './staff-action.ts';

export const disableStaff = changing('disable', disableMember, 'Accès fermé, sessions comprises\u00A0:');
export const enableStaff = changing('enable', enableMember, 'Accès rouvert\u00A0:');
export const resetStaffFactor = changing(
  'reset-factor',
  resetFactor,
  'Second facteur oublié, à inscrire à la prochaine connexion\u00A0:',
);

type Change = (
  db: DatabaseTransaction,
  actor: TeamActor,
  id: number,
) => Promise<Verdict<Member, RefusalCode>>;

function changing(command: string, change: Change, done: string): StaffAction {
  return async ({ db, args, terminal }) => {
    const [email, ...others] = args;
    if (email === undefined || others.length > 0) {
      terminal.print('Donnez une adresse e-mail, et une seule.');
      return 2;
    }
    const account = await selectStaffByEmail(db, email);
    if (account === undefined) return tellRefusal('NO_SUCH_STAFF', terminal);
    const actor = operatorActor(command, terminal);
    const changed = await db.transaction().execute((transaction) => change(transaction, actor, account.id));
    if (!changed.ok) return tellRefusal(changed.refusal, terminal);
    terminal.print(`${done} ${account.email}.`);
    return 0;
  };
}
