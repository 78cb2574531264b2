import type { Row } from '../row.ts';

export const returnsRights = {
  shopWithdrawals: {
    proprietaire: 'all',
    responsable: 'own-stores',
    service_client: 'all',
    lecture_seule: 'all',
  },
} as const satisfies Record<string, Row>;
