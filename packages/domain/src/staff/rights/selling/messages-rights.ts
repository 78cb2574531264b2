import type { Row } from '../row.ts';

const answerers: Row = { proprietaire: 'all', responsable: 'own-stores', service_client: 'all' };
const readers: Row = { ...answerers, lecture_seule: 'all' };

export const messagesRights = {
  shopMessages: readers,
  /** at an address of its own */
  shopMessagesCsv: readers,
  shopMessage: readers,
  takeMessage: answerers,
  answerMessage: answerers,
  settleMessage: answerers,
} as const satisfies Record<string, Row>;
