import type { CurrentStaff, StaffPerson } from '@nuancier/contract/gestion-types.ts';
import { menuOf } from '@nuancier/domain/staff/menu.ts';
import { sessionEndsAt } from '@nuancier/domain/staff/session-life.ts';
import { waysOf } from './staff-of-token.ts';
import type { SessionRecord } from './staff-sessions-store.ts';

export const SIGNED_OUT: CurrentStaff = {
  standing: 'signed_out',
  person: null,
  ways: [],
  menu: [],
  ends_at: null,
};

export function currentStaffView(record: SessionRecord | undefined, production: boolean): CurrentStaff {
  if (record === undefined) return SIGNED_OUT;
  const { created_at: openedAt, last_seen_at: seenAt, proven_at: provenAt } = record;
  const ways = waysOf(record, production);
  const isProven = provenAt !== null;
  return {
    standing: isProven ? 'signed_in' : ways.length > 0 ? 'owes_factor' : 'owes_enrolment',
    person: personOf(record),
    ways: isProven ? [] : ways,
    menu: isProven ? menuOf(record.role) : [],
    ends_at: sessionEndsAt({ openedAt, seenAt, isProven }).toISOString(),
  };
}

function personOf({ staff_id, firstname, lastname, email, role, stores }: SessionRecord): StaffPerson {
  return { id: String(staff_id), firstname, lastname, email, role, stores: [...stores] };
}
