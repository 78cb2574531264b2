import { Link } from 'react-router';
import { BarTable } from '@nuancier/ui/pieces/tables/bar-table.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import type { FigureTableFragment } from '../../../generated/documents.ts';
import { chartRows } from './chart-rows.ts';
import { figureText, rowName } from './figure-text.ts';
import { figuresCopy as copy } from './figures-copy.ts';
import { Totals } from './totals.tsx';
import styles from './reports.module.css';

const MOST_BARS = 31;

type Props = {
  table: FigureTableFragment;
  /** the chart's name */
  chart: string;
  period: { since: string; until: string };
  /** the moment the page was made */
  today: string;
  /** where a row leads; null: nowhere */
  placeOf: (key: string) => string | null;
};

/** The totals, the small chart, and all of the figures below it. */
export function FiguresTable({ table, chart, period, today, placeOf }: Props) {
  const { by, columns, rows, total } = table;
  return (
    <>
      {total !== null && (
        <Totals
          name={copy.total}
          facts={columns.map(({ label, kind }, at) => ({ label, text: figureText(total.values[at], kind) }))}
        />
      )}
      <Chart table={{ ...table, rows: chartRows(table, period, today) }} name={chart} />
      {table.row_count > rows.length && <p>{copy.shown(rows.length, formatNumber(table.row_count))}</p>}
      <div className={styles.wide}>
        <CardTable
          caption={chart}
          columns={[{ label: table.heading }, ...columns.map(({ label }) => ({ label, figures: true }))]}
          rows={[
            ...(total === null ? [] : [{ key: 'total', cells: [copy.total, ...cellsOf(table, total)] }]),
            ...rows.map((row) => ({
              key: `row ${row.key}`,
              cells: [
                <RowName key="name" name={rowName(row, by)} to={placeOf(row.key)} />,
                ...cellsOf(table, row),
              ],
            })),
          ]}
        />
      </div>
    </>
  );
}

function Chart({
  table: { by, columns, drawn, rows, heading },
  name,
}: {
  table: FigureTableFragment;
  name: string;
}) {
  const column = columns[drawn];
  if (column === undefined) return null;
  const inTime = by === 'day' || by === 'week';
  const bars = inTime ? rows.slice(-MOST_BARS) : rows.slice(0, MOST_BARS);
  return (
    <div className={styles.chart}>
      <BarTable
        caption={name}
        columns={[heading, column.label]}
        rows={bars.map((row) => ({
          key: row.key,
          label: rowName(row, by),
          value: row.values[drawn] ?? 0,
          text: figureText(row.values[drawn], column.kind),
        }))}
      />
    </div>
  );
}

function RowName({ name, to }: { name: string; to: string | null }) {
  return to === null ? name : <Link to={to}>{name}</Link>;
}

function cellsOf(
  { columns }: Pick<FigureTableFragment, 'columns'>,
  { values }: FigureTableFragment['rows'][number],
): string[] {
  return columns.map(({ kind }, at) => figureText(values[at], kind));
}
