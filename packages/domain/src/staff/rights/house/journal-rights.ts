import type { Row } from '../row.ts';

const readers: Row = { proprietaire: 'all', comptabilite: 'all', lecture_seule: 'all' };

export const journalRights = {
  journal: readers,
  journalEvents: readers,
  journalCsv: readers,
} as const satisfies Record<string, Row>;
