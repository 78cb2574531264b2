import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

type Props = { summary: ReactNode; open?: boolean; children: ReactNode };

/** A part that unfolds; the browser does the work. */
export function Disclosure({ summary, open = false, children }: Props) {
  return (
    <details className={styles.details} open={open}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <ChevronDown aria-hidden="true" size={18} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
