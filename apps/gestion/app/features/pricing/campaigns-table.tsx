import { Link } from 'react-router';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatMoment, formatNumber } from '@nuancier/ui/text/format.ts';
import type { CampaignFactsFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { daysWords, valueWords } from './campaign-words.ts';
import { campaignsCopy as copy } from './campaigns-copy.ts';
import { PhaseBadge } from './phase-badge.tsx';
import styles from './pricing.module.css';

const { columns } = copy;
const COLUMNS = [
  { label: columns.name, names: true },
  { label: columns.kind },
  { label: columns.days },
  { label: columns.value, figures: true },
  { label: columns.articles, figures: true },
  { label: columns.phase },
  { label: columns.changed },
];

/** Rows are links: they open in a tab of their own. */
export function CampaignsTable({ rows }: { rows: readonly CampaignFactsFragment[] }) {
  return (
    <CardTable
      caption={copy.title}
      columns={COLUMNS}
      rows={rows.map((row) => ({
        key: String(row.id),
        cells: [
          <Link key="name" to={paths.campaign(row.id)} className={styles.link}>
            {row.name}
          </Link>,
          copy.kinds[row.kind],
          daysWords(row),
          valueWords(row),
          row.articles === null ? copy.unknown : formatNumber(row.articles),
          <PhaseBadge key="phase" {...row} />,
          copy.by(row.changed_by, formatMoment(new Date(row.changed_at), 'short')),
        ],
      }))}
    />
  );
}
