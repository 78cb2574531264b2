// /gestion/fichiers/messages.csv: the messages of one's reach as a table, by the same filter.
import { ownerAsked } from '../../request/file-owner.ts';
import { pieceByPiece, TABLE_PIECE } from '../../request/staff-table.ts';
import type { StaffTable } from '../../request/staff-table.ts';
import { typedWords } from '../../text/plain-words.ts';
import { selectMessages } from '../correspondence/desk-messages-store.ts';
import { csvMoment } from '../../text/csv-row.ts';

export const messagesTable: StaffTable = {
  file: 'messages.csv',
  right: 'shopMessagesCsv',
  columns: [
    'numéro',
    'reçu le',
    'nom',
    'e-mail',
    'motif',
    'message',
    'magasin',
    'suivi par',
    'traité le',
    'réponse',
  ],
  async *rows({ db, reach, said }) {
    const words = typedWords(said('search') ?? '');
    const isSettled = said('state') === 'traites';
    const owner = ownerAsked({ customer: said('customer'), company: said('company') });
    const asked = { isSettled, words, owner, store: said('store') };
    const messages = pieceByPiece(async (after: number | null) => {
      const rows = await selectMessages(db, reach, { ...asked, after, limit: TABLE_PIECE });
      return { rows, next: rows.length < TABLE_PIECE ? null : (rows.at(-1)?.id ?? null) };
    });
    for await (const one of messages)
      yield [
        one.id,
        csvMoment(one.at),
        one.name,
        one.email,
        one.reason,
        one.message,
        one.store,
        one.settledBy ?? one.assignedName,
        one.settledAt && csvMoment(one.settledAt),
        one.answer,
      ];
  },
};
