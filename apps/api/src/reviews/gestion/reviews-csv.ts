// /gestion/fichiers/avis.csv: reviews as a table, by the same filter.
import { pieceByPiece, TABLE_PIECE } from '../../request/staff-table.ts';
import type { StaffTable } from '../../request/staff-table.ts';
import { typedWords } from '../../text/plain-words.ts';
import { selectDeskReviews } from '../desk-reviews-store.ts';
import { isReviewState, STATUS_OF } from './shop-reviews.ts';
import { csvMoment } from '../../text/csv-row.ts';

export const reviewsTable: StaffTable = {
  file: 'avis.csv',
  right: 'shopReviewsCsv',
  columns: ['numéro', 'écrit le', 'produit', 'nom du produit', 'note', 'titre', 'texte', 'signé'],
  async *rows({ db, said }) {
    const state = said('state') ?? '';
    const status = STATUS_OF[isReviewState(state) ? state : 'attente'];
    const words = typedWords(said('search') ?? '');
    const reviews = pieceByPiece(async (after: number | null) => {
      const rows = await selectDeskReviews(db, { status, words, after, limit: TABLE_PIECE });
      return { rows, next: rows.length < TABLE_PIECE ? null : (rows.at(-1)?.id ?? null) };
    });
    for await (const { id, createdAt, productSku, productName, rating, summary, text, nickname } of reviews)
      yield [id, csvMoment(createdAt), productSku, productName, rating, summary, text, nickname];
  },
};
