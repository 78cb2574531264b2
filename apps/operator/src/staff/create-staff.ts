import { parseArgs } from 'node:util';
import { selectStaffByEmail } from '@nuancier/api/staff/accounts/staff-store.ts';
import { inviteAgain, inviteMember } from '@nuancier/api/staff/team/invite-member.ts';
import type { Invited } from '@nuancier/api/staff/team/invite-member.ts';
import { isStaffRole, STAFF_ROLES } from '@nuancier/domain/staff/roles.ts';
import type { Terminal } from '../command.ts';
import { operatorActor, tellRefusal } from './staff-action.ts';
import type { StaffAction } from './staff-action.ts';

const options = {
  firstname: { type: 'string' },
  lastname: { type: 'string' },
  role: { type: 'string' },
  store: { type: 'string', multiple: true },
  representative: { type: 'string' },
} as const;

export const createStaff: StaffAction = async ({ db, publicUrl, args, terminal }) => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
  const [email, ...others] = positionals;
  const { role = '', firstname = '', lastname = '', store: stores = [], representative = null } = values;
  if (email === undefined || others.length > 0 || !isStaffRole(role)) {
    terminal.print(`Donnez une adresse e-mail et un rôle (--role)\u00A0: ${STAFF_ROLES.join(', ')}.`);
    return 2;
  }
  const wanted = { email, firstname, lastname, place: { role, stores, representative } };
  const actor = operatorActor('create', terminal);
  const invited = await db.transaction().execute((transaction) => inviteMember(transaction, actor, wanted));
  if (!invited.ok) return tellRefusal(invited.refusal, terminal);
  terminal.print(`Accès créé\u00A0: ${invited.value.member.email}, ${role}.`);
  return tellLink(invited.value, publicUrl, terminal);
};

/** For an invitation that was lost; the former link is spent. */
export const linkStaff: StaffAction = async ({ db, publicUrl, args, terminal }) => {
  const [email, ...others] = args;
  if (email === undefined || others.length > 0) {
    terminal.print('Donnez une adresse e-mail, et une seule.');
    return 2;
  }
  const account = await selectStaffByEmail(db, email);
  if (account === undefined) return tellRefusal('NO_SUCH_STAFF', terminal);
  const actor = operatorActor('link', terminal);
  const invited = await db
    .transaction()
    .execute((transaction) => inviteAgain(transaction, actor, account.id));
  return invited.ok ? tellLink(invited.value, publicUrl, terminal) : tellRefusal(invited.refusal, terminal);
};

function tellLink({ path }: Invited, publicUrl: string, terminal: Terminal): 0 {
  terminal.print(`${publicUrl}${path}`);
  terminal.print(
    'Ce lien vaut sept jours et une seule fois. Remettez-le à la personne elle-même\u00A0: elle choisit son mot de passe, puis son second facteur.',
  );
  return 0;
}
