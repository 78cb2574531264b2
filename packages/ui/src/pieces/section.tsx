import type { ReactNode } from 'react';
import styles from './section.module.css';

type Props = { title?: string; action?: ReactNode; children: ReactNode };

/** A band of a page at content width, with its title and, beside it, the way to see more. */
export function Section({ title, action, children }: Props) {
  return (
    <section className={styles.section}>
      {title ? (
        <div className={styles.head}>
          <h2>{title}</h2>
          {action}
        </div>
      ) : null}
      {children}
    </section>
  );
}
