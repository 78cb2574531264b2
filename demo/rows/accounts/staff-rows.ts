import type { DemoStaffRow } from '@nuancier/api/staff/operations/import-demo-staff.ts';
import { isStaffRole } from '@nuancier/domain/staff/roles.ts';
import staff from '../../data/accounts/staff.json' with { type: 'json' };

/** Every member of the demo's team enters with it. */
export const DEMO_STAFF_PASSWORD = 'Gestion!2026';

/** Two of each role. */
export function staffRows(): DemoStaffRow[] {
  return staff.map(({ role, ...person }) => {
    if (!isStaffRole(role)) throw new Error(`The demo names an unknown role « ${role} »`);
    return { ...person, role, password: DEMO_STAFF_PASSWORD };
  });
}
