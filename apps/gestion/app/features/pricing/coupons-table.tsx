import { Link } from 'react-router';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import type { CouponFactsFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { CouponBadge } from './coupon-badge.tsx';
import { couponConditions, couponDays, couponUses, couponValue } from './coupon-words.ts';
import { couponsCopy as copy } from './coupons-copy.ts';
import styles from './pricing.module.css';

const { columns } = copy;
const COLUMNS = [
  { label: columns.code },
  { label: columns.value, figures: true },
  { label: columns.days },
  { label: columns.conditions },
  { label: columns.used, figures: true },
  { label: columns.state },
];

/** Rows are links: they open in a tab of their own. */
export function CouponsTable({ rows }: { rows: readonly CouponFactsFragment[] }) {
  return (
    <CardTable
      caption={copy.title}
      columns={COLUMNS}
      rows={rows.map((row) => ({
        key: row.code,
        cells: [
          <span key="code" className={styles.stack}>
            <Link to={paths.coupon(row.code)} className={styles.link}>
              {row.code}
            </Link>
            <small>{row.label}</small>
          </span>,
          couponValue(row),
          couponDays(row),
          couponConditions(row),
          couponUses(row),
          <CouponBadge key="state" state={row.state} />,
        ],
      }))}
    />
  );
}
