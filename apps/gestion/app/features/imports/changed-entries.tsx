import { Link } from 'react-router';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import type { ImportRunWrittenQuery } from '../../../generated/documents.ts';
import { listFile } from '../../addresses/paths.ts';
import { listPagesCopy } from '../office/list-pages-copy.ts';
import { importsCopy } from './imports-copy.ts';
import styles from './imports-frame.module.css';

const { changes: copy } = importsCopy;
const COLUMNS = [{ label: copy.columns.entry }, { label: copy.columns.what }, { label: copy.columns.cells }];

type Changes = NonNullable<NonNullable<ImportRunWrittenQuery['importRun']>['changes']>;
type Change = Changes['rows'][number];
type Props = { run: number; changes: Changes; after: string | null };

/** What a file wrote, entry by entry, by the names of its own columns. */
export function ChangedEntries({ run, changes: { rows, next }, after }: Props) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{copy.title}</h2>
      <CardTable
        caption={copy.title}
        columns={COLUMNS}
        rows={rows.map((change, at) => ({
          key: `${at} ${change.called}`,
          cells: [change.called, whatWords(change), <Cells key="cells" change={change} />],
        }))}
      />
      <nav aria-label={importsCopy.pages} className={styles.pages}>
        {after !== null && <Link to="?">{listPagesCopy.first}</Link>}
        <a href={listFile('changements.csv', { import: String(run) })} download>
          {listPagesCopy.csv}
        </a>
        {next !== null && <Link to={`?apres=${encodeURIComponent(next)}`}>{listPagesCopy.next}</Link>}
      </nav>
    </section>
  );
}

function whatWords({ what, is_other_since: isOther }: Change): string {
  return isOther ? `${copy.what[what]}, ${copy.otherSince}` : copy.what[what];
}

function Cells({ change }: { change: Change }) {
  return (
    <ul>
      {change.cells.map((cell) => (
        <li key={cell.column}>{`${cell.column}\u00A0: ${cellWords(change, cell)}`}</li>
      ))}
    </ul>
  );
}

function cellWords({ what, is_other_since: isOther }: Change, cell: Change['cells'][number]): string {
  const before = cell.before ?? copy.emptyCell;
  const after = cell.after ?? copy.emptyCell;
  if (what === 'added') return after;
  return what === 'removed' || isOther ? copy.was(before) : `${before} → ${after}`;
}
