import type { StaffRole } from '../../roles.ts';
import type { Row } from '../row.ts';

const deciders: Row = { proprietaire: 'all', responsable: 'own-stores', service_client: 'all' };
/** Who keeps the accounts pays back what the stores have accepted and received, and decides nothing else of it. */
const payers: Row = { ...deciders, comptabilite: 'all' };
const readers: Row = { ...payers, lecture_seule: 'all' };

export const returnsRights = {
  shopWithdrawals: readers,
  shopWithdrawalsCsv: readers,
  shopReturn: readers,
  openReturn: deciders,
  acceptReturn: deciders,
  receiveReturn: deciders,
  refuseReturn: deciders,
  refundReturn: payers,
  settleReturn: payers,
} as const satisfies Record<string, Row>;

/** Whoever decides of a return answers for money that goes before the goods are back. */
export function paysBeforeReceipt(role: StaffRole): boolean {
  return deciders[role] !== undefined;
}
