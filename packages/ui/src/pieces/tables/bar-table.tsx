import styles from './bar-table.module.css';

export type BarRow = { key: string; label: string; value: number; text: string };

type Props = {
  /** The table's accessible name. */
  caption: string;
  columns: readonly [label: string, value: string];
  rows: readonly BarRow[];
};

/** A small chart that is a table: the figure is beside its bar, so neither colour nor sight is needed. */
export function BarTable({ caption, columns, rows }: Props) {
  const most = Math.max(...rows.map(({ value }) => value), 0.01);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{columns[0]}</th>
          <th scope="col">{columns[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, value, text }) => (
          <tr key={key}>
            <th scope="row">
              {label}
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
                <rect width={Math.max(0, (value / most) * 100)} height="10" />
              </svg>
            </th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
