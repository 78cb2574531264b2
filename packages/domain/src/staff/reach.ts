import { accept, refuse } from '../refusal.ts';
import type { Verdict } from '../refusal.ts';
import {
  HALF_OPEN_OPERATIONS,
  isHalfOpenOperation,
  isOpenOperation,
  isStaffOperation,
  scopeOf,
} from './rights.ts';
import type { StaffOperation } from './rights.ts';
import type { Row, Scope } from './rights/row.ts';
import { ROLE_BINDS } from './roles.ts';
import type { Staff, StaffViewer } from './roles.ts';
import { TODAY_PARTS } from './today.ts';
import type { TodayPart } from './today.ts';

/** How far an operation goes for one person: a condition of the question to the database, never a filter afterwards. */
export type Reach =
  | { kind: 'all' }
  | { kind: 'stores'; codes: readonly string[] }
  | { kind: 'portfolio'; representativeId: number };

export type EntryRefusal = 'SIGN_IN_FIRST' | 'FACTOR_FIRST' | 'ROLE_MAY_NOT';

type Placed = Pick<Staff, 'role' | 'storeCodes' | 'representativeId'>;

/** Null: refused; also to a sales person who has no portfolio. */
export function reachOf(staff: Placed, operation: StaffOperation): Reach | null {
  return reachIn(staff, scopeOf(operation, staff.role));
}

/** The same of a part of « today ». */
export function todayReach(staff: Placed, part: TodayPart): Reach | null {
  const row: Row = TODAY_PARTS[part];
  return reachIn(staff, row[staff.role] ?? null);
}

const PLACE_SCOPES = { nothing: 'all', stores: 'own-stores', portfolio: 'own-portfolio' } as const;

/** How far its place in the team goes, whatever is asked: no operation's right, only what a list may be narrowed to. */
export function placeReach(staff: Placed): Reach | null {
  return reachIn(staff, PLACE_SCOPES[ROLE_BINDS[staff.role]]);
}

function reachIn({ storeCodes, representativeId }: Placed, scope: Scope | null): Reach | null {
  switch (scope) {
    case 'all':
      return { kind: 'all' };
    case 'own-stores':
      return { kind: 'stores', codes: storeCodes };
    case 'own-portfolio':
      return representativeId === null ? null : { kind: 'portfolio', representativeId };
    case null:
      return null;
  }
}

/** Whether the operation opens to this person at all; one that nobody has listed opens to nobody. */
export function mayEnter(operation: string, viewer: StaffViewer): Verdict<true, EntryRefusal> {
  if (isOpenOperation(operation)) return accept(true);
  if (viewer.kind === 'stranger') return refuse('SIGN_IN_FIRST');
  if (isHalfOpenOperation(operation)) {
    if (viewer.kind === 'staff') return accept(true);
    const owed = HALF_OPEN_OPERATIONS[operation];
    return owed === 'either' || owed === viewer.owes ? accept(true) : refuse('FACTOR_FIRST');
  }
  if (viewer.kind === 'half-in') return refuse('FACTOR_FIRST');
  const opens = isStaffOperation(operation) && reachOf(viewer, operation) !== null;
  return opens ? accept(true) : refuse('ROLE_MAY_NOT');
}
