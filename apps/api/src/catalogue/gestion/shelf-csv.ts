// /gestion/fichiers/catalogue.csv: the shelf as a table, by the same filter.
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { pieceByPiece, TABLE_PIECE } from '../../request/staff-table.ts';
import type { StaffTable } from '../../request/staff-table.ts';
import { selectShelf } from '../shelf/shelf-store.ts';
import { shelfFilter } from './shelf-products.ts';
import { LACK_NAMES } from '../shelf/lacks.ts';

export const shelfTable: StaffTable = {
  file: 'catalogue.csv',
  right: 'shelfCsv',
  columns: ['référence', 'nom', 'marque', 'en boutique', 'articles', 'manque'],
  async *rows({ db, now, said }) {
    const lack = LACK_NAMES.find((name) => name === said('lack')) ?? null;
    const category = Number(said('category')) || null;
    const isHidden = said('isHidden') === 'true' ? true : null;
    const filter = {
      ...shelfFilter({ query: said('query'), brand: said('brand'), lack, category, isHidden }),
      day: localMoment(now).date,
    };
    const products = pieceByPiece(async (after: string | null) => {
      const rows = await selectShelf(db, filter, { after, before: null, limit: TABLE_PIECE });
      return { rows, next: rows.length < TABLE_PIECE ? null : (rows.at(-1)?.sku ?? null) };
    });
    for await (const { sku, name, brand, is_active: isActive, articles, lacks } of products)
      yield [sku, name, brand, isActive, articles, lacks.join(', ')];
  },
};
