// Who of the staff may do what: one row for each operation of the back office. Menu, guards and tests read this table;
// what has no row is refused.
import type { StaffRole } from './roles.ts';

export type Scope = 'all' | 'own-stores' | 'own-portfolio';

type Row = Readonly<Partial<Record<StaffRole, Scope>>>;

/** Asked by whoever comes: ways in, and the question who one is. */
export const OPEN_OPERATIONS = [
  'currentStaff',
  'staffInvitation',
  'signIn',
  'beginPasskeySignIn',
  'signInByPasskey',
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

/** One's own sessions and keys. */
const oneself: Readonly<Record<StaffRole, Scope>> = {
  proprietaire: 'all',
  responsable: 'all',
  preparateur: 'all',
  commercial: 'all',
  contenu: 'all',
  prix: 'all',
  comptabilite: 'all',
  service_client: 'all',
  lecture_seule: 'all',
};

const orderReaders: Row = {
  proprietaire: 'all',
  responsable: 'own-stores',
  preparateur: 'own-stores',
  commercial: 'own-portfolio',
  comptabilite: 'all',
  service_client: 'all',
  lecture_seule: 'all',
};
const { preparateur: _, ...moneyReaders } = orderReaders;
const preparers: Row = {
  proprietaire: 'all',
  responsable: 'own-stores',
  preparateur: 'own-stores',
  service_client: 'all',
};
const { preparateur: __, ...deciders } = preparers;
const teamKeepers: Row = { proprietaire: 'all', responsable: 'own-stores' };

export const RIGHTS = {
  // oneself
  ownSessions: oneself,
  endOwnSession: oneself,
  signOutEverywhere: oneself,
  changeOwnPassword: oneself,
  ownFactors: oneself,
  removePasskey: oneself,
  // team
  team: { ...teamKeepers, lecture_seule: 'all' },
  inviteStaff: teamKeepers,
  resendInvitation: teamKeepers,
  changeStaffRole: teamKeepers,
  disableStaff: teamKeepers,
  enableStaff: teamKeepers,
  resetStaffFactor: teamKeepers,
  // orders
  today: orderReaders,
  shopOrders: orderReaders,
  shopOrder: orderReaders,
  shopOrdersCsv: moneyReaders,
  pickups: {
    proprietaire: 'all',
    responsable: 'own-stores',
    preparateur: 'own-stores',
    lecture_seule: 'all',
  },
  returns: {
    proprietaire: 'all',
    responsable: 'own-stores',
    service_client: 'all',
    lecture_seule: 'all',
  },
  startPreparation: preparers,
  prepareLines: preparers,
  markReady: preparers,
  handOverLines: preparers,
  takeBackLines: preparers,
  shipOrder: preparers,
  noteOrder: preparers,
  resendOrderMail: preparers,
  // `cancelOrder` is the customers' own, on the other side
  cancelShopOrder: deciders,
  refundOrder: { ...deciders, comptabilite: 'all' },
} as const satisfies Record<string, Row>;
export type StaffOperation = keyof typeof RIGHTS;

const shopsOwn: Row = { proprietaire: 'all', lecture_seule: 'all' };
const answerers: Row = { ...shopsOwn, service_client: 'all' };

/** What « today » tells beside the orders, and to whom. */
export const TODAY_PARTS = {
  withdrawals: { ...answerers, responsable: 'own-stores' },
  link_requests: answerers,
  messages: { ...answerers, responsable: 'own-stores' },
  reviews: answerers,
  quotations: { ...shopsOwn, commercial: 'own-portfolio' },
  failed_imports: shopsOwn,
  failed_webhooks: shopsOwn,
} as const satisfies Record<string, Row>;
export type TodayPart = keyof typeof TODAY_PARTS;

/** Rows whose operations are still to be built. */
export const COMING: readonly StaffOperation[] = ['returns'];

/**
 * Who is shown sums and prices of orders. A preparer handles goods: it sees no more than what is to be taken at the
 * counter, which it must ask for.
 */
export function seesMoney(role: StaffRole): boolean {
  const readers: Row = moneyReaders;
  return readers[role] !== undefined;
}

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
