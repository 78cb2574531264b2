import type { Row } from '../row.ts';

const keepers: Row = { proprietaire: 'all', contenu: 'all' };
const readers: Row = { ...keepers, lecture_seule: 'all' };

export const searchRights = {
  searchedWords: readers,
  searchedWordsCsv: readers,
  searchSynonyms: readers,
  /** at addresses of their own */
  searchSynonymsCsv: readers,
  searchPinsCsv: readers,
  searchPins: readers,
  pinnedSearch: readers,
  trySynonym: keepers,
  tryPins: keepers,
  addSynonym: keepers,
  changeSynonym: keepers,
  removeSynonym: keepers,
  pinProducts: keepers,
} as const satisfies Record<string, Row>;
