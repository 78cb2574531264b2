// /gestion/fichiers/imports.csv: the files of one's kinds as a table, by the same filter.
import { selectRunPage } from '../../intake/intake.ts';
import { pieceByPiece, TABLE_PIECE } from '../../request/staff-table.ts';
import type { StaffTable } from '../../request/staff-table.ts';
import { kindNamesFor, kindTitle } from './file-kinds.ts';
import { runFilter } from './import-runs.ts';
import { csvMoment } from '../../text/csv-row.ts';

const RESULTS = { written: 'écrit', refused: 'refusé', held: 'retenu' } as const;

export const importRunsTable: StaffTable = {
  file: 'imports.csv',
  right: 'importRunsCsv',
  columns: ['numéro', 'quand', 'genre', 'fichier', 'par', 'résultat', 'lignes', 'repris le'],
  async *rows({ db, staff, said, now }) {
    const own = kindNamesFor(staff, 'importRunsCsv');
    const kinds = said('kind') === null ? own : own.filter((name) => name === said('kind'));
    if (kinds.length === 0) return;
    const outcome = (['written', 'refused', 'held'] as const).find((one) => one === said('result'));
    const filter = runFilter(
      {
        outcome: outcome ?? null,
        failing: said('result') === 'echec',
        search: said('search'),
        since: said('since'),
        until: said('until'),
      },
      now,
    );
    const runs = pieceByPiece(async (after: number | null) => {
      const rows = await selectRunPage(db, { ...filter, kinds, after, most: TABLE_PIECE });
      return { rows, next: rows.length < TABLE_PIECE ? null : (rows.at(-1)?.id ?? null) };
    });
    for await (const run of runs)
      yield [
        run.id,
        csvMoment(run.at),
        kindTitle(run.kind),
        run.file_name,
        run.given_by,
        RESULTS[run.outcome],
        run.lines,
        run.taken_back_at && csvMoment(run.taken_back_at),
      ];
  },
};
