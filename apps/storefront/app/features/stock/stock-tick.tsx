import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import styles from './stock-indicator.module.css';

/** The words say it all: the mark is for those who scan the page. */
export function StockTick({ promised, children }: { promised: boolean; children: ReactNode }) {
  const Mark = promised ? Check : X;
  return (
    <li className={classNames(styles.line, promised ? styles.yes : styles.no)}>
      <Mark aria-hidden="true" className={styles.mark} strokeWidth={2.5} />
      <span className={styles.words}>{children}</span>
    </li>
  );
}
