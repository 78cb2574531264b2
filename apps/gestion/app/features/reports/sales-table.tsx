import { BarTable } from '@nuancier/ui/pieces/tables/bar-table.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatAmount, formatLocalDay, formatNumber } from '@nuancier/ui/text/format.ts';
import type { SalesReportQuery } from '../../../generated/documents.ts';
import type { ReportAsked } from './reports-address.ts';
import { reportsCopy as copy } from './reports-copy.ts';
import { Totals } from './totals.tsx';
import styles from './reports.module.css';

type Report = SalesReportQuery['salesReport'];
type Row = Report['rows'][number];

const MOST_BARS = 31;

export function SalesFigures({ report, by }: { report: Report; by: ReportAsked['by'] }) {
  const columns = { ...copy.columns, ht: by === 'universe' ? copy.goods : copy.columns.ht };
  const bars = by === 'day' ? report.rows.slice(-MOST_BARS) : report.rows.slice(0, MOST_BARS);
  return (
    <>
      <Totals
        name={copy.total}
        facts={[
          { label: columns.orders, text: formatNumber(report.total.orders) },
          { label: columns.ht, text: amount(report.total.ht_cents) },
          { label: columns.ttc, text: amount(report.total.ttc_cents) },
          { label: columns.refunds, text: amount(report.total.refunds_ttc_cents) },
        ]}
      />
      <div className={styles.chart}>
        <BarTable
          caption={columns.ht}
          columns={[copy.first[by], columns.ht]}
          rows={bars.map((row) => ({
            key: row.key,
            label: labelOf(row, by),
            value: row.ht_cents,
            text: formatAmount(row.ht_cents / 100),
          }))}
        />
      </div>
      {report.row_count > report.rows.length && (
        <p>{copy.shown(report.rows.length, formatNumber(report.row_count))}</p>
      )}
      <CardTable
        caption={copy.table}
        columns={[
          { label: copy.first[by] },
          ...Object.values(columns).map((label) => ({ label, figures: true })),
        ]}
        rows={[
          { key: 'total', cells: cellsOf(report.total, copy.total) },
          ...report.rows.map((row) => ({ key: `row ${row.key}`, cells: cellsOf(row, labelOf(row, by)) })),
        ]}
      />
    </>
  );
}

function labelOf({ key, label }: Row, by: ReportAsked['by']): string {
  return by === 'day' ? formatLocalDay(key) : label;
}

function cellsOf(row: Row, label: string): string[] {
  return [
    label,
    formatNumber(row.orders),
    amount(row.ht_cents),
    amount(row.ttc_cents),
    amount(row.refunds_ttc_cents),
  ];
}

function amount(cents: number | null): string {
  return cents === null ? copy.none : formatAmount(cents / 100);
}
