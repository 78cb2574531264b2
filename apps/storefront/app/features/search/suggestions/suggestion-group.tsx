import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './suggestion-group.module.css';

/** Options of one kind below their name. */
export function SuggestionGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div role="presentation" id={id} className={styles.title}>
        {title}
      </div>
      {children}
    </div>
  );
}
