import { isStaffRole } from '@nuancier/domain/staff/roles.ts';
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';

type Place = { role: StaffRole; stores: string[]; representative: string | null };

/** What the fields of a role say; null: there is no such role. */
export function readPlace(text: (name: 'role' | 'magasins' | 'commercial') => string): Place | null {
  const role = text('role');
  if (!isStaffRole(role)) return null;
  const stores = text('magasins')
    .split(/[\s,;]+/)
    .filter((code) => code !== '');
  return { role, stores, representative: text('commercial') || null };
}
