import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './choice-group.module.css';

type Props = { title: string; invitation: string; chosen: string | null; children: ReactNode };

/** One decision: its name, what has been decided, and the options. */
export function ChoiceGroup({ title, invitation, chosen, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['group']}>
      <h2 id={id} className={styles['title']}>
        {title}
        {'\u00a0: '}
        <span className={chosen ? styles['chosen'] : styles['invitation']}>{chosen ?? invitation}</span>
      </h2>
      {children}
    </section>
  );
}
