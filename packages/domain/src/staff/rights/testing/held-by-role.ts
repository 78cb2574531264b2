import type { StaffRole } from '../../roles.ts';
import { STAFF_ROLES } from '../../roles.ts';
import type { Row, Scope } from '../row.ts';

type Held = Readonly<Partial<Record<Scope, readonly string[]>>>;

/** The table turned: what each role holds and how far, operations in the order of the alphabet; no role without any. */
export function heldByRole(rows: Readonly<Record<string, Row>>): Partial<Record<StaffRole, Held>> {
  const held: Partial<Record<StaffRole, Partial<Record<Scope, string[]>>>> = {};
  for (const role of STAFF_ROLES)
    for (const [operation, row] of Object.entries(rows).toSorted(([one], [other]) =>
      one < other ? -1 : 1,
    )) {
      const scope = row[role];
      if (scope === undefined) continue;
      const ofRole = (held[role] ??= {});
      (ofRole[scope] ??= []).push(operation);
    }
  return held;
}
