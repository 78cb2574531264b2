// /gestion/fichiers/changements.csv?import=12: what one file has written, a line for each cell.
import { changesOf, selectRun } from '../../intake/intake.ts';
import { pieceByPiece, TABLE_PIECE } from '../../request/staff-table.ts';
import type { StaffTable } from '../../request/staff-table.ts';
import { kindNamesFor } from './file-kinds.ts';

const WHAT = { added: 'ajouté', changed: 'changé', removed: 'retiré' } as const;

export const importChangesTable: StaffTable = {
  file: 'changements.csv',
  right: 'importChangesCsv',
  columns: ['entrée', 'sort', 'colonne', 'avant', 'après', 'changé depuis'],
  async *rows({ db, staff, said }) {
    const id = said('import') ?? '';
    const run = /^[1-9]\d{0,8}$/.test(id) ? await selectRun(db, Number(id)) : undefined;
    if (run === undefined || !kindNamesFor(staff, 'importChangesCsv').includes(run.kind)) return;
    const nothing = { rows: [], next: null };
    const changes = pieceByPiece(
      async (after: string | null) => (await changesOf(db, run, { after, most: TABLE_PIECE })) ?? nothing,
    );
    for await (const { called, what, isOtherSince, cells } of changes)
      for (const { column, before, after } of cells)
        yield [called, WHAT[what], column, before, after, isOtherSince];
  },
};
