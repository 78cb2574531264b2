import type { ReactNode } from 'react';
import styles from './card-table.module.css';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

export type CardColumn = {
  label: string;
  /** Amounts and quantities are aligned right. */
  figures?: boolean;
  /** Names that people gave: however long, they break before their column pushes others away. */
  names?: boolean;
  /** Sentences rather than words: as wide as there is room. */
  prose?: boolean;
};

type Props = {
  /** The table's accessible name. */
  caption: string;
  /** The first names the row: on phones it heads the card. */
  columns: readonly CardColumn[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** A real table that becomes a card per row on phones. */
export function CardTable({ caption, columns, rows }: Props) {
  const classesOf = (at: number) => {
    const { figures, names, prose } = columns[at] ?? {};
    return classNames(figures && styles.figures, names && styles.names, prose && styles.prose);
  };
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={`${at} ${column.label}`} scope="col" className={classesOf(at)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row" className={classesOf(0)}>
              {first}
            </th>
            {others.map((cell, at) => (
              <td
                key={`${at} ${columns[at + 1]?.label}`}
                data-label={columns[at + 1]?.label}
                className={classesOf(at + 1)}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
