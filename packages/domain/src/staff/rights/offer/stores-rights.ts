import type { Row } from '../row.ts';

const keepers: Row = { proprietaire: 'all', responsable: 'own-stores' };
const readers: Row = { ...keepers, lecture_seule: 'all' };

export const storesRights = {
  shopStores: readers,
  /** at an address of its own */
  shopStoresCsv: readers,
  shopStore: readers,
  changeStoreHours: keepers,
  setStoreDay: keepers,
  clearStoreDay: keepers,
  tellClosedDay: keepers,
  changeStoreDetails: keepers,
} as const satisfies Record<string, Row>;
