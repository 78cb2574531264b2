import type { Row } from '../row.ts';

const deciders: Row = { proprietaire: 'all', responsable: 'own-stores', service_client: 'all' };
const readers: Row = { ...deciders, lecture_seule: 'all' };

export const returnsRights = {
  shopWithdrawals: readers,
  shopWithdrawalsCsv: readers,
  shopReturn: readers,
  openReturn: deciders,
  acceptReturn: deciders,
  receiveReturn: deciders,
  refuseReturn: deciders,
  refundReturn: deciders,
  settleReturn: deciders,
} as const satisfies Record<string, Row>;
