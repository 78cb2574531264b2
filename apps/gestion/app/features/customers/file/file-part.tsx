import type { ReactNode } from 'react';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { FileAll } from './file-all.tsx';
import styles from './file-part.module.css';

type Props = {
  title: string;
  empty: string;
  columns: readonly string[];
  /** whose columns hold amounts, from the left */
  figures?: readonly number[];
  /** all of them, on their own screen */
  all?: string | undefined;
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** One part of a customer's file: its table, or that there is nothing. */
export function FilePart({ title, empty, columns, figures, all, rows }: Props) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <FileAll to={rows.length === 0 ? undefined : all} of={title} />
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
