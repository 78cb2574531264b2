// /gestion/fichiers/synonymes.csv and epingles.csv: what the shop's people make of searches, as tables.
import type { StaffTable } from '../../request/staff-table.ts';
import { saysAll } from '../../text/says-all.ts';
import { selectPins, selectSynonyms } from '../merchant/merchant-words-store.ts';
import { csvMoment } from '../../text/csv-row.ts';

export const synonymsTable: StaffTable = {
  file: 'synonymes.csv',
  right: 'searchSynonymsCsv',
  columns: ['mots', 'mènent à', 'par', 'le'],
  async *rows({ db, said }) {
    for (const { words, leads_to: leads, author, at } of await selectSynonyms(db))
      if (saysAll([...words, ...leads, author], said('search')))
        yield [words.join(', '), leads.join(', '), author, csvMoment(at)];
  },
};

export const pinsTable: StaffTable = {
  file: 'epingles.csv',
  right: 'searchPinsCsv',
  columns: ['mots', 'produits', 'par', 'le'],
  async *rows({ db, said }) {
    for (const { words, skus, author, at } of await selectPins(db))
      if (saysAll([words, ...skus, author], said('search')))
        yield [words, skus.join(', '), author, csvMoment(at)];
  },
};
