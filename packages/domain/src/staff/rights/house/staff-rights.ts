import type { StaffRole } from '../../roles.ts';
import type { Row, Scope } from '../row.ts';

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
const teamKeepers: Row = { proprietaire: 'all', responsable: 'own-stores' };

export const staffRights = {
  ownSessions: oneself,
  endOwnSession: oneself,
  signOutEverywhere: oneself,
  changeOwnPassword: oneself,
  ownFactors: oneself,
  removePasskey: oneself,
  team: { ...teamKeepers, lecture_seule: 'all' },
  /** at an address of its own */
  teamCsv: { ...teamKeepers, lecture_seule: 'all' },
  teamChoices: teamKeepers,
  inviteStaff: teamKeepers,
  resendInvitation: teamKeepers,
  changeStaffRole: teamKeepers,
  disableStaff: teamKeepers,
  enableStaff: teamKeepers,
  resetStaffFactor: teamKeepers,
  unlinkStaffDirectory: { proprietaire: 'all' },
} as const satisfies Record<string, Row>;
