import { isEmail, isName } from '@nuancier/domain/customers/profile/contact-details.ts';
import { accept, refuse } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { mayPlace } from '@nuancier/domain/staff/team.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { Database } from '../../database/tables.ts';
import type { RefusalCode } from '../../refusals/refusal.ts';
import { issueStaffLink } from '../links/staff-links.ts';
import type { TeamActor } from './team-actor.ts';
import { teamDetails } from './team-actor.ts';
import { insertMember, lockMember, selectMember } from './team-store.ts';
import type { Member } from './team-store.ts';
import { readPlace, toldPlace } from './wanted-place.ts';
import type { WantedPlace } from './wanted-place.ts';

/** Seven days: a week's holiday is no reason to be asked again. */
export const INVITATION_HOURS = 168;

export type WantedMember = { email: string; firstname: string; lastname: string; place: WantedPlace };

export type Invited = { member: Member; path: `/gestion/invitation?jeton=${string}` };

/** An account that nobody enters before its owner has chosen a password by the link. */
export async function inviteMember(
  db: Database,
  actor: TeamActor,
  wanted: WantedMember,
): Promise<Verdict<Invited, RefusalCode>> {
  const email = wanted.email.trim();
  const firstname = wanted.firstname.trim();
  const lastname = wanted.lastname.trim();
  if (!isEmail(email)) return refuse('EMAIL_INVALID');
  if (firstname === '' || lastname === '') return refuse('NAME_MISSING');
  if (!isName(firstname) || !isName(lastname)) return refuse('NAME_INVALID');
  const place = await readPlace(db, wanted.place);
  if (!place.ok) return place;
  if (!mayPlace(actor.reach, place.value)) return refuse('ROLE_MAY_NOT');
  const now = actor.place.now();
  const id = await insertMember(db, { email, firstname, lastname, place: place.value, now });
  if (id === undefined) return refuse('STAFF_KNOWN');
  const change = { before: null, after: toldPlace(place.value) };
  const details = teamDetails(actor, { id, email }, change);
  await recordAudit(db, actor.place, { event: 'staff-invited', details });
  return accept(await invited(db, id, now));
}

/** The former link opens nothing any more. */
export async function inviteAgain(
  db: Database,
  actor: TeamActor,
  id: number,
): Promise<Verdict<Invited, RefusalCode>> {
  const member = await lockMember(db, id, actor.reach);
  if (member === undefined) return refuse('NO_SUCH_STAFF');
  const storeCodes = member.stores.map(({ code }) => code);
  if (!mayPlace(actor.reach, { role: member.role, storeCodes })) return refuse('ROLE_MAY_NOT');
  if (member.state !== 'invited') return refuse('NOT_INVITED');
  const again = await invited(db, id, actor.place.now());
  const change = { before: member.invitation_expires_at, after: again.member.invitation_expires_at };
  await recordAudit(db, actor.place, {
    event: 'staff-invitation-resent',
    details: teamDetails(actor, member, change),
  });
  return accept(again);
}

async function invited(db: Database, id: number, now: Date): Promise<Invited> {
  const token = await issueStaffLink(db, { staffId: id, kind: 'invitation', hours: INVITATION_HOURS }, now);
  return { member: await selectMember(db, id), path: `/gestion/invitation?jeton=${token}` };
}
