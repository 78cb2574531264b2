// Who of the staff may do what: one row for each operation of the back office, in the folder beside, grouped as the
// menu is, a file for each capability. Menu, guards and tests read this table; what has no row is refused.
import { catalogueRights } from './rights/offer/catalogue-rights.ts';
import { contentRights } from './rights/offer/content-rights.ts';
import { customersRights } from './rights/selling/customers-rights.ts';
import { importsRights } from './rights/house/imports-rights.ts';
import { journalRights } from './rights/house/journal-rights.ts';
import { ordersRights } from './rights/selling/orders-rights.ts';
import { pricingRights } from './rights/offer/pricing-rights.ts';
import { quotationsRights } from './rights/selling/quotations-rights.ts';
import { reportsRights } from './rights/house/reports-rights.ts';
import { messagesRights } from './rights/selling/messages-rights.ts';
import { returnsRights } from './rights/selling/returns-rights.ts';
import { reviewsRights } from './rights/selling/reviews-rights.ts';
import type { Row, Scope } from './rights/row.ts';
import { searchRights } from './rights/offer/search-rights.ts';
import { settingsRights } from './rights/house/settings-rights.ts';
import { staffRights } from './rights/house/staff-rights.ts';
import { storesRights } from './rights/offer/stores-rights.ts';
import type { StaffRole } from './roles.ts';

/** Asked by whoever comes: ways in, and the question who one is. */
export const OPEN_OPERATIONS = [
  'currentStaff',
  'staffInvitation',
  'signIn',
  'beginPasskeySignIn',
  'signInByPasskey',
  'staffDirectory',
  'directorySignOut',
  'beginDirectorySignIn',
  'signInByDirectory',
  'requestStaffPasswordReset',
  'resetStaffPassword',
  'acceptInvitation',
] as const;
export type OpenOperation = (typeof OPEN_OPERATIONS)[number];

/** Once the password is known, by what is owed then; and to everybody who is in. */
export const HALF_OPEN_OPERATIONS = {
  signOut: 'either',
  proveTotp: 'factor',
  beginTotpEnrolment: 'enrolment',
  confirmTotpEnrolment: 'enrolment',
  beginPasskeyRegistration: 'enrolment',
  confirmPasskeyRegistration: 'enrolment',
} as const satisfies Record<string, 'factor' | 'enrolment' | 'either'>;
export type HalfOpenOperation = keyof typeof HALF_OPEN_OPERATIONS;

/** Capability by capability; each operation once. */
export const RIGHTS = {
  ...staffRights,
  ...ordersRights,
  ...catalogueRights,
  ...pricingRights,
  ...storesRights,
  ...customersRights,
  ...quotationsRights,
  ...importsRights,
  ...reportsRights,
  ...messagesRights,
  ...reviewsRights,
  ...returnsRights,
  ...contentRights,
  ...searchRights,
  ...journalRights,
  ...settingsRights,
} as const satisfies Record<string, Row>;
export type StaffOperation = keyof typeof RIGHTS;

/** Null: refused. */
export function scopeOf(operation: StaffOperation, role: StaffRole): Scope | null {
  const row: Row = RIGHTS[operation];
  return row[role] ?? null;
}

export function isStaffOperation(name: string): name is StaffOperation {
  return Object.hasOwn(RIGHTS, name);
}

export function isOpenOperation(name: string): name is OpenOperation {
  return OPEN_OPERATIONS.some((operation) => operation === name);
}

export function isHalfOpenOperation(name: string): name is HalfOpenOperation {
  return Object.hasOwn(HALF_OPEN_OPERATIONS, name);
}
