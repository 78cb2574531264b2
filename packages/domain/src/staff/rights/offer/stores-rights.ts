import type { Row } from '../row.ts';

const keepers: Row = { proprietaire: 'all', responsable: 'own-stores' };
const readers: Row = { ...keepers, lecture_seule: 'all' };

export const storesRights = {
  shopStores: readers,
  shopStore: readers,
  changeStoreHours: keepers,
  setStoreDay: keepers,
  clearStoreDay: keepers,
  changeStoreDetails: keepers,
} as const satisfies Record<string, Row>;
