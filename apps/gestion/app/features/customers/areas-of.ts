import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';

const ASKED = {
  customers: 'shopCustomers',
  linkRequests: 'linkRequests',
  messages: 'shopMessages',
  reviews: 'shopReviews',
} as const satisfies Record<string, StaffOperation>;
export type Area = keyof typeof ASKED;

const AREAS: readonly Area[] = ['customers', 'messages', 'linkRequests', 'reviews'];

export function areasOf(role: StaffRole | undefined): Area[] {
  return role === undefined ? [] : AREAS.filter((area) => scopeOf(ASKED[area], role) !== null);
}
