// /gestion/fichiers/equipe.csv: the team of one's reach as a table, by the same filter.
import { STAFF_ROLES } from '@nuancier/domain/staff/roles.ts';
import { pieceByPiece, TABLE_PIECE } from '../../request/staff-table.ts';
import type { StaffTable } from '../../request/staff-table.ts';
import { plainWords } from '../../text/plain-words.ts';
import { selectTeam } from '../team/team-store.ts';
import { csvMoment } from '../../text/csv-row.ts';

const STATES = { invited: 'invitée', active: 'active', disabled: 'fermée' } as const;

export const teamTable: StaffTable = {
  file: 'equipe.csv',
  right: 'teamCsv',
  columns: [
    'nom',
    'prénom',
    'e-mail',
    'rôle',
    'magasins',
    'portefeuille',
    'état',
    'second facteur',
    'vue le',
  ],
  async *rows({ db, reach, said }) {
    const filter = {
      words: plainWords(said('search') ?? ''),
      role: STAFF_ROLES.find((role) => role === said('role')) ?? null,
      store: said('store'),
      state: (['invited', 'active', 'disabled'] as const).find((state) => state === said('state')) ?? null,
    };
    const people = pieceByPiece(async (after: number | null) => {
      const rows = await selectTeam(db, reach, { ...filter, after, limit: TABLE_PIECE });
      return { rows, next: rows.length < TABLE_PIECE ? null : (rows.at(-1)?.id ?? null) };
    });
    for await (const { firstname, lastname, email, role, stores, representative, ...one } of people)
      yield [
        lastname,
        firstname,
        email,
        role,
        stores.map(({ code }) => code).join(' '),
        representative,
        STATES[one.state],
        one.has_factor,
        one.seen_at && csvMoment(one.seen_at),
      ];
  },
};
