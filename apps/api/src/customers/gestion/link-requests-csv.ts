// /gestion/fichiers/rattachements.csv: the requests that wait as a table, by the same filter.
import { pieceByPiece, TABLE_PIECE } from '../../request/staff-table.ts';
import type { StaffTable } from '../../request/staff-table.ts';
import { csvMoment } from '../../text/csv-row.ts';
import { customerWords } from '../desk/customers-asked.ts';
import { selectLinkRequests } from '../desk/link-requests-store.ts';
import type { LinkRequestKey } from '../desk/link-requests-store.ts';

export const linkRequestsTable: StaffTable = {
  file: 'rattachements.csv',
  right: 'linkRequestsCsv',
  columns: ['demandé le', 'personne', 'e-mail', 'société', 'code client', 'e-mail de la société', 'magasin'],
  async *rows({ db, said }) {
    const asked = { words: customerWords(said('search')), store: said('store') };
    const requests = pieceByPiece(async (after: LinkRequestKey | null) => {
      const rows = await selectLinkRequests(db, { ...asked, after, limit: TABLE_PIECE });
      return { rows, next: rows.length < TABLE_PIECE ? null : (rows.at(-1) ?? null) };
    });
    for await (const { askedAt, name, email, company, clientCode, companyEmail, store } of requests)
      yield [csvMoment(askedAt), name, email, company, clientCode, companyEmail, store];
  },
};
