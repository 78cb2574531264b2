import type { Row } from '../row.ts';

const readers: Row = {
  proprietaire: 'all',
  responsable: 'own-stores',
  comptabilite: 'all',
  lecture_seule: 'all',
};

export const reportsRights = { salesReport: readers, salesReportCsv: readers } as const satisfies Record<
  string,
  Row
>;
