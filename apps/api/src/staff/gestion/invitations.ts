import type {
  CurrentStaff,
  InviteStaffInput,
  MutationAcceptInvitationArgs,
  StaffInvitation,
  TeamMember,
} from '@nuancier/contract/gestion-types.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { Database } from '../../database/tables.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { hashInTurn } from '../../passwords/password-work.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { RefusalCode } from '../../refusals/refusal.ts';
import { tokenHash } from '../../request/secret-token.ts';
import { refusePoorStaffPassword } from '../accounts/staff-password.ts';
import { writeStaffPassword } from '../accounts/staff-store.ts';
import { linkedStaff, useStaffLink } from '../links/staff-links.ts';
import { deleteStaffLink } from '../links/staff-links-store.ts';
import { enterHalf } from '../sessions/enter.ts';
import type { StaffContext } from '../staff-context.ts';
import { INVITATION_HOURS, inviteAgain, inviteMember } from '../team/invite-member.ts';
import type { Invited } from '../team/invite-member.ts';
import { memberView } from '../team/team-view.ts';
import { memberId, wantedPlace } from './change-team.ts';

export function inviteStaff(
  context: StaffContext,
  { email, firstname, lastname, place }: InviteStaffInput,
): Promise<TeamMember> {
  const { staff, reach } = entitled(context.staff, 'inviteStaff');
  const wanted = { email, firstname, lastname, place: wantedPlace(place) };
  return sends(context, staff.name, (db) => inviteMember(db, { place: context, reach }, wanted));
}

export function resendInvitation(context: StaffContext, id: string): Promise<TeamMember> {
  const { staff, reach } = entitled(context.staff, 'resendInvitation');
  return sends(context, staff.name, (db) => inviteAgain(db, { place: context, reach }, memberId(id)));
}

/** Asked and told in one transaction: the mail leaves if and only if the account is there. */
function sends(
  { db, site, now }: StaffContext,
  by: string,
  invite: (db: Database) => Promise<Verdict<Invited, RefusalCode>>,
): Promise<TeamMember> {
  return db.transaction().execute(async (transaction) => {
    const invited = await invite(transaction);
    if (!invited.ok) throw new Refusal(invited.refusal);
    const { member, path: invitationPath } = invited.value;
    const { email, firstname, lastname, role } = member;
    const person = { civility: null, firstname, lastname };
    const variables = { ...person, by, role, invitationPath, hours: INVITATION_HOURS };
    await queueMail(transaction, { template: 'staff_invited', to: email, variables, site: site.code }, now());
    return memberView(member);
  });
}

export async function staffInvitation(context: StaffContext, token: string): Promise<StaffInvitation | null> {
  const invited = await linkedStaff(context, 'invitation', token);
  if (invited === undefined) return null;
  const { firstname, lastname, email, role, expires_at } = invited;
  return { firstname, lastname, email, role, expires_at: expires_at.toISOString() };
}

/** A poor password does not use the link up. */
export async function acceptInvitation(
  context: StaffContext,
  { token, password }: MutationAcceptInvitationArgs,
): Promise<CurrentStaff> {
  refusePoorStaffPassword(password);
  const invited = await useStaffLink(context, 'invitation', token);
  const hash = await hashInTurn(password);
  return context.db.transaction().execute(async (transaction) => {
    if (!(await deleteStaffLink(transaction, tokenHash(token)))) throw new Refusal('STAFF_LINK');
    await writeStaffPassword(transaction, invited.id, hash);
    const details = { before: 'invited', after: 'active' };
    const place = { ...context, staffId: invited.id };
    await recordAudit(transaction, place, { event: 'staff-invitation-accepted', details });
    return enterHalf(transaction, context, invited.id);
  });
}
