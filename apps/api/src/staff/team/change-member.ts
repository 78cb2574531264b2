// What keepers of the team change of a member. Somebody who may do everything is always left.
import { accept, refuse } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { leavesAnOwner, mayPlace } from '@nuancier/domain/staff/team.ts';
import type { Place } from '@nuancier/domain/staff/team.ts';
import { whoChanged } from '../../audit/who-changed.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { ChangeEvent } from '../../audit/change-events.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { RefusalCode } from '../../refusals/refusal.ts';
import { fingerprint } from '../../request/fingerprint.ts';
import { frenchMoment } from '../../text/french-words.ts';
import { writeBinding } from '../directory/bindings-store.ts';
import { deleteStaffLinks } from '../links/staff-links-store.ts';
import { endStaffSessions } from '../sessions/staff-sessions-store.ts';
import { teamDetails } from './team-actor.ts';
import type { TeamActor } from './team-actor.ts';
import { deleteFactors, lockMember, selectActiveOwners, selectMember } from './team-store.ts';
import { writeDisabled, writePlace } from './team-store.ts';
import type { Member } from './team-store.ts';
import { readPlace, toldPlace } from './wanted-place.ts';
import type { WantedPlace } from './wanted-place.ts';
import type { WholeChange } from '../../audit/detail-words.ts';

type Changed = Promise<Verdict<Member, RefusalCode>>;

/** `read`: the place as its keeper saw it. */
export async function placeMember(
  db: Database,
  actor: TeamActor,
  id: number,
  { read, ...wanted }: WantedPlace & { read: string },
): Changed {
  const held = await keptMember(db, actor, id);
  if (!held.ok) return held;
  const before = placeOfMember(held.value);
  const place = await readPlace(db, wanted);
  if (!place.ok) return place;
  const after = place.value;
  if (!mayPlace(actor.reach, after)) return refuse('ROLE_MAY_NOT');
  if (fingerprint(toldPlace(before)) === fingerprint(toldPlace(after))) return held;
  if (read !== placeReadOf(held.value)) await refuseStale(db, held.value);
  if (after.role !== 'proprietaire' && !(await mayLeave(db, held.value))) return refuse('LAST_OWNER');
  await writePlace(db, id, after);
  const change = { before: toldPlace(before), after: toldPlace(after) };
  return done(db, actor, held.value, 'staff-role-changed', change);
}

/** Sessions end and links are spent. */
export async function disableMember(db: Database, actor: TeamActor, id: number): Changed {
  const held = await keptMember(db, actor, id);
  if (!held.ok || held.value.state === 'disabled') return held;
  if (!(await mayLeave(db, held.value))) return refuse('LAST_OWNER');
  const now = actor.place.now();
  await writeDisabled(db, id, now);
  await endStaffSessions(db, { staffId: id, except: null, now });
  await deleteStaffLinks(db, id);
  return done(db, actor, held.value, 'staff-disabled', { before: held.value.state, after: 'disabled' });
}

export async function enableMember(db: Database, actor: TeamActor, id: number): Changed {
  const held = await keptMember(db, actor, id);
  if (!held.ok || held.value.state !== 'disabled') return held;
  await writeDisabled(db, id, null);
  const { state: after } = await selectMember(db, id);
  return done(db, actor, held.value, 'staff-enabled', { before: 'disabled', after });
}

/** Sessions end; who enters next, by the password, sets up a factor of their own. */
export async function resetFactor(db: Database, actor: TeamActor, id: number): Changed {
  const held = await keptMember(db, actor, id);
  if (!held.ok) return held;
  await deleteFactors(db, id);
  await endStaffSessions(db, { staffId: id, except: null, now: actor.place.now() });
  const change = { before: held.value.has_factor, after: false };
  return done(db, actor, held.value, 'staff-factor-reset', change);
}

/** Sessions end: they may have been opened by it. */
export async function unlinkDirectory(db: Database, actor: TeamActor, id: number): Changed {
  const held = await keptMember(db, actor, id);
  if (!held.ok || held.value.directory_issuer === null) return held;
  await writeBinding(db, id, null);
  await endStaffSessions(db, { staffId: id, except: null, now: actor.place.now() });
  const change = { before: held.value.directory_issuer, after: null };
  return done(db, actor, held.value, 'staff-directory-unlinked', change);
}

/** One that the actor sees and whose place is theirs to give. */
async function keptMember(db: Database, { reach }: TeamActor, id: number): Changed {
  const member = await lockMember(db, id, reach);
  if (member === undefined) return refuse('NO_SUCH_STAFF');
  return mayPlace(reach, placeOfMember(member)) ? accept(member) : refuse('ROLE_MAY_NOT');
}

async function mayLeave(db: Database, { id, role, state }: Member): Promise<boolean> {
  if (role !== 'proprietaire' || state !== 'active') return true;
  return leavesAnOwner(await selectActiveOwners(db), id);
}

async function done(
  db: Database,
  actor: TeamActor,
  member: Member,
  event: ChangeEvent,
  change: WholeChange,
): Changed {
  await recordAudit(db, actor.place, { event, details: teamDetails(actor, member, change) });
  return accept(await selectMember(db, member.id));
}

/** A page left open does not undo what another keeper has decided since. */
async function refuseStale(db: Database, member: Member): Promise<never> {
  const of = { event: 'staff-role-changed', name: 'of', value: String(member.id) } as const;
  const last = await whoChanged(db, of, toldPlace(placeOfMember(member)));
  const who =
    last === null
      ? 'Ce rôle a changé entre-temps.'
      : `${last.by} a changé ce rôle le ${frenchMoment(last.at)}.`;
  const words = `${who} Rien n’a été enregistré\u00A0: comparez, puis enregistrez de nouveau.`;
  throw new Refusal('STAFF_PLACE_CHANGED', undefined, words);
}

export function placeReadOf(member: Member): string {
  return fingerprint(toldPlace(placeOfMember(member)));
}

function placeOfMember({ role, stores, representative_id: representativeId }: Member): Place {
  return { role, storeCodes: stores.map(({ code }) => code), representativeId };
}
