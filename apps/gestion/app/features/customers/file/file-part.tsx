import type { ReactNode } from 'react';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import styles from './file-part.module.css';

type Props = {
  title: string;
  empty: string;
  columns: readonly string[];
  /** whose columns hold amounts, from the left */
  figures?: readonly number[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** One part of a customer's file: its table, or that there is nothing. */
export function FilePart({ title, empty, columns, figures, rows }: Props) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <CardTable
          caption={title}
          columns={columns.map((label, at) => ({ label, figures: figures?.includes(at) ?? false }))}
          rows={rows}
        />
      )}
    </section>
  );
}
