import { Link } from 'react-router';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import type { ContentsQuery } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { contentCopy as copy } from './content-copy.ts';
import styles from './contents-table.module.css';

const { columns } = copy;
const COLUMNS = [columns.title, columns.family, columns.state, columns.dates, columns.draft].map(
  (label, at) => ({
    label,
    names: at === 0,
  }),
);
const LOOKS = { draft: 'info', published: 'success', hidden: 'neutral' } as const;

type Row = ContentsQuery['contents']['items'][number];

export function ContentsTable({ items }: { items: readonly Row[] }) {
  return (
    <CardTable
      caption={copy.title}
      columns={COLUMNS}
      rows={items.map(({ kind, identifier, title, family, state, ...more }) => ({
        key: `${kind} ${identifier}`,
        cells: [
          <span key="title" className={styles.stack}>
            <Link to={paths.content(kind, identifier)} className={styles.name}>
              {title || identifier}
            </Link>
            <small>{identifier}</small>
          </span>,
          copy.family[family],
          <Badge key="state" look={LOOKS[state]}>
            {copy.states[state]}
          </Badge>,
          <span key="dates" className={styles.stack}>
            {more.publishes_at !== null && (
              <span>{copy.publishes(formatMoment(new Date(more.publishes_at), 'short'))}</span>
            )}
            {more.publishes_at === null && more.ends_at === null && copy.noDates}
            {more.ends_at !== null && <span>{copy.ends(formatMoment(new Date(more.ends_at), 'short'))}</span>}
          </span>,
          more.draft_by === null || more.draft_at === null
            ? copy.noDraft
            : copy.draftBy(more.draft_by, formatMoment(new Date(more.draft_at), 'short')),
        ],
      }))}
    />
  );
}
