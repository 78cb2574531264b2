import type {
  MutationChangeStaffRoleArgs,
  StaffPlaceInput,
  TeamMember,
} from '@nuancier/contract/gestion-types.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import type { Database } from '../../database/tables.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { RefusalCode } from '../../refusals/refusal.ts';
import type { StaffContext } from '../staff-context.ts';
import {
  disableMember,
  enableMember,
  placeMember,
  resetFactor,
  unlinkDirectory,
} from '../team/change-member.ts';
import type { TeamActor } from '../team/team-actor.ts';
import type { Member } from '../team/team-store.ts';
import { memberView } from '../team/team-view.ts';
import type { WantedPlace } from '../team/wanted-place.ts';

export function changeStaffRole(
  context: StaffContext,
  { id, read, place }: MutationChangeStaffRoleArgs,
): Promise<TeamMember> {
  const wanted = { ...wantedPlace(place), read };
  return changes(context, 'changeStaffRole', (db, actor) => placeMember(db, actor, memberId(id), wanted));
}

export function disableStaff(context: StaffContext, id: string): Promise<TeamMember> {
  return changes(context, 'disableStaff', (db, actor) => disableMember(db, actor, memberId(id)));
}

export function enableStaff(context: StaffContext, id: string): Promise<TeamMember> {
  return changes(context, 'enableStaff', (db, actor) => enableMember(db, actor, memberId(id)));
}

export function resetStaffFactor(context: StaffContext, id: string): Promise<TeamMember> {
  return changes(context, 'resetStaffFactor', (db, actor) => resetFactor(db, actor, memberId(id)));
}

export function unlinkStaffDirectory(context: StaffContext, id: string): Promise<TeamMember> {
  return changes(context, 'unlinkStaffDirectory', (db, actor) => unlinkDirectory(db, actor, memberId(id)));
}

function changes(
  context: StaffContext,
  operation: StaffOperation,
  change: (db: Database, actor: TeamActor) => Promise<Verdict<Member, RefusalCode>>,
): Promise<TeamMember> {
  const { reach } = entitled(context.staff, operation);
  return context.db.transaction().execute(async (transaction) => {
    const changed = await change(transaction, { place: context, reach });
    if (!changed.ok) throw new Refusal(changed.refusal);
    return memberView(changed.value);
  });
}

const NUMBER = /^\d{1,9}$/;

/** What is no number is nobody's. */
export function memberId(id: string): number {
  if (!NUMBER.test(id)) throw new Refusal('NO_SUCH_STAFF');
  return Number(id);
}

export function wantedPlace({ role, stores, representative }: StaffPlaceInput): WantedPlace {
  return { role, stores: stores ?? [], representative: representative?.trim() || null };
}
