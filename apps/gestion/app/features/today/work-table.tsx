import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatAmount, formatDate } from '@nuancier/ui/text/format.ts';
import type { TodayEntryFragment } from '../../../generated/documents.ts';
import { agoWords, untilWords } from './day-words.ts';
import { todayCopy as copy } from './today-copy.ts';
import type { WorkColumns } from './today-copy.ts';
import type { TodayPart } from './today-part.ts';
import styles from './work-table.module.css';

const ORDER = ['title', 'detail', 'at', 'day', 'amount'] as const satisfies readonly (keyof WorkColumns)[];

type Props = {
  part: TodayPart;
  rows: readonly TodayEntryFragment[];
  /** the page of one of them */
  one: (key: string) => string;
  now: string;
};

/** The first of what waits, each one press away. */
export function WorkTable({ part, rows, one, now }: Props) {
  const headings = copy.columns[part];
  const shown = ORDER.flatMap((name) => {
    const label = headings[name];
    return label === undefined ? [] : [{ name, label, figures: name === 'amount' }];
  });
  return (
    <CardTable
      caption={copy.parts[part]}
      columns={shown}
      rows={rows.map((row, nth) => {
        const cells = cellsOf(row, { to: one(row.key), now });
        return { key: `${nth} ${row.key}`, cells: shown.map(({ name }) => cells[name]) };
      })}
    />
  );
}

function cellsOf(
  { title, detail, at, day, amount_cents: amount }: TodayEntryFragment,
  { to, now }: { to: string; now: string },
): Record<keyof WorkColumns, ReactNode> {
  return {
    title: (
      <Link to={to} className={styles.title}>
        {title}
      </Link>
    ),
    detail: detail ?? copy.nothing,
    at: at === null ? copy.nothing : <Dated day={formatDate(new Date(at))} far={agoWords(at, now)} />,
    day: day === null ? copy.nothing : <Dated day={formatDate(new Date(day))} far={untilWords(day, now)} />,
    amount: amount === null ? copy.nothing : formatAmount(amount / 100),
  };
}

function Dated({ day, far }: { day: string; far: string }) {
  return (
    <span className={styles.dated}>
      <span>{day}</span>
      <small>{far}</small>
    </span>
  );
}
