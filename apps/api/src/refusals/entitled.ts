import { mayEnter, reachOf } from '@nuancier/domain/staff/reach.ts';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import type { Staff, StaffViewer } from '@nuancier/domain/staff/roles.ts';
import { Denied, Refusal } from './refusal.ts';

/** The guard of the back office's operations: who asks, and how far the operation goes for them. */
export function entitled(viewer: StaffViewer, operation: StaffOperation): { staff: Staff; reach: Reach } {
  refuseEntry(viewer, operation);
  const reach = viewer.kind === 'staff' ? reachOf(viewer, operation) : null;
  if (viewer.kind !== 'staff' || reach === null) throw new Denied();
  return { staff: viewer, reach };
}

/** Of whichever operation: open ones let everybody pass. */
export function refuseEntry(viewer: StaffViewer, operation: string): void {
  const entry = mayEnter(operation, viewer);
  if (entry.ok) return;
  // A denial says that nobody is signed in; who is in and may not stays in.
  throw entry.refusal === 'SIGN_IN_FIRST' ? new Denied() : new Refusal(entry.refusal);
}
