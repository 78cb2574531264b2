import styles from './sum-rows.module.css';

type Row = readonly [label: string, amount: string];

/** Sums one under the other, and what they come to. */
export function SumRows({ rows, total }: { rows: readonly Row[]; total: Row }) {
  return (
    <dl className={styles['sums']}>
      {rows.map(([label, amount]) => (
        <div key={label} className={styles['row']}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className={styles['total']}>
        <dt>{total[0]}</dt>
        <dd>{total[1]}</dd>
      </div>
    </dl>
  );
}
