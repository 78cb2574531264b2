import { Link } from 'react-router';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import type { BadgeLook } from '@nuancier/ui/pieces/badge.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import type { RunRowFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { importsCopy as copy } from './imports-copy.ts';
import styles from './imports-frame.module.css';

const { columns } = copy;
const COLUMNS = [columns.file, columns.at, columns.by, columns.result, columns.counts].map((label) => ({
  label,
}));
const LOOKS = { written: 'success', refused: 'danger', held: 'warning' } as const satisfies Record<
  RunRowFragment['result'],
  BadgeLook
>;

export function RunsTable({ rows }: { rows: readonly RunRowFragment[] }) {
  return (
    <CardTable
      caption={copy.runs}
      columns={COLUMNS}
      rows={rows.map((run) => ({
        key: String(run.id),
        cells: [
          <span key="file" className={styles.stack}>
            <Link to={paths.importRun(run.id)} className={styles.link}>
              {run.kind_title}
            </Link>
            <small className={styles.code}>{run.file_name}</small>
          </span>,
          formatMoment(new Date(run.at), 'short'),
          run.given_by,
          <RunResult key="result" run={run} />,
          copy.counts(run),
        ],
      }))}
    />
  );
}

export function RunResult({ run }: { run: RunRowFragment }) {
  return run.taken_back_at === null ? (
    <Badge look={LOOKS[run.result]}>{copy.results[run.result]}</Badge>
  ) : (
    <Badge>{copy.takenBack}</Badge>
  );
}
