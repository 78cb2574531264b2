import type { Database } from '../../database/tables.ts';
import type { ImportReport } from '../../imports/import-report.ts';
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
  // Public passwords: one slow hash serves all who share one.
  const hashes = new Map<string, Promise<string>>();
  const hashOf = (password: string): Promise<string> => {
    const hash = hashes.get(password) ?? hashPassword(password);
    hashes.set(password, hash);
    return hash;
  };
  const rows = await Promise.all(
    people.map(async ({ password, ...person }) => ({ ...person, password_hash: await hashOf(password) })),
  );
  const added = await insertDemoStaff(db, rows, now);
  return { ok: true, lines: people.length, changed: added, added };
}
