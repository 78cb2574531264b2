import type { ReactNode } from 'react';
import styles from './amount-boxes.module.css';

export type AmountBox = {
  label: string;
  amount: ReactNode;
  /** Something to look at. */
  alarming?: boolean;
};

export function AmountBoxes({ boxes }: { boxes: readonly AmountBox[] }) {
  return (
    <dl className={styles.boxes}>
      {boxes.map(({ label, amount, alarming = false }) => (
        <div key={label} className={styles.box} data-alarming={alarming || undefined}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
