import { availableParallelism } from 'node:os';
import type { Database } from '../../database/tables.ts';
import type { ImportReport } from '../../imports/import-report.ts';
import { inBatches } from '../../imports/in-batches.ts';
import { hashPassword } from '../../passwords/hash-password.ts';
import { insertDemoStaff } from '../team/demo-staff-store.ts';
import type { DemoStaffRow } from '../team/demo-staff-store.ts';

export type { DemoStaffRow } from '../team/demo-staff-store.ts';

/** The people of the demonstration: marked as such, so that production lets none of them in. */
export async function importDemoStaff(
  db: Database,
  people: readonly DemoStaffRow[],
  now: Date,
): Promise<ImportReport> {
  const rows = [];
  // One hash per core at a time: more would only make each of them wait.
  for await (const group of inBatches(people, availableParallelism()))
    rows.push(
      ...(await Promise.all(
        group.map(async ({ password, ...person }) => ({
          ...person,
          password_hash: await hashPassword(password),
        })),
      )),
    );
  const added = await insertDemoStaff(db, rows, now);
  return { ok: true, lines: people.length, changed: added, added };
}
