// The people who run the shop. They are no customers: their roles, rights and sessions are their own.

export const STAFF_ROLES = [
  'proprietaire',
  'responsable',
  'preparateur',
  'commercial',
  'contenu',
  'prix',
  'comptabilite',
  'service_client',
  'lecture_seule',
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What a role is bound to: stores, the portfolio of a sales representative, or nothing. */
export const ROLE_BINDS = {
  proprietaire: 'nothing',
  responsable: 'stores',
  preparateur: 'stores',
  commercial: 'portfolio',
  contenu: 'nothing',
  prix: 'nothing',
  comptabilite: 'nothing',
  service_client: 'nothing',
  lecture_seule: 'nothing',
} as const satisfies Record<StaffRole, 'nothing' | 'stores' | 'portfolio'>;

export function isStaffRole(text: string): text is StaffRole {
  return STAFF_ROLES.some((role) => role === text);
}

/** Nobody is signed in. */
export type Stranger = { kind: 'stranger' };

/** The password was right; the second factor is still to be shown, or to be set up first. */
export type HalfIn = { kind: 'half-in'; staffId: number; owes: 'factor' | 'enrolment' };

export type Staff = {
  kind: 'staff';
  staffId: number;
  name: string;
  role: StaffRole;
  storeCodes: readonly string[];
  /** the sales representative whose portfolio is this person's */
  representativeId: number | null;
};

export type StaffViewer = Stranger | HalfIn | Staff;
