// Whom the one who looks may give a place to: the rule that the API judges by, so that no screen offers more.
import { reachOf } from '@nuancier/domain/staff/reach.ts';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import { STAFF_ROLES } from '@nuancier/domain/staff/roles.ts';
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';
import { mayPlace } from '@nuancier/domain/staff/team.ts';
import type { CurrentStaffQuery } from '../../../generated/documents.ts';

type Person = NonNullable<CurrentStaffQuery['currentStaff']['person']>;
type Placed = Pick<Person, 'role' | 'stores'>;

export function rolesToGive(person: Placed): StaffRole[] {
  const reach = teamReach(person);
  return STAFF_ROLES.filter(
    (role) => reach !== null && mayPlace(reach, { role, storeCodes: codesOf(person) }),
  );
}

export function mayPlaceMember(person: Placed, member: Placed): boolean {
  const reach = teamReach(person);
  return reach !== null && mayPlace(reach, { role: member.role, storeCodes: codesOf(member) });
}

function teamReach(person: Placed): Reach | null {
  const placed = { role: person.role, storeCodes: codesOf(person), representativeId: null };
  return reachOf(placed, 'changeStaffRole');
}

function codesOf({ stores }: Placed): string[] {
  return stores.map(({ code }) => code);
}
