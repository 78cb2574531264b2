import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type Props = { icon?: ReactNode; title: string; children?: ReactNode; action?: ReactNode };

/** Nothing here, and what to do next. */
export function EmptyState({ icon, title, children, action }: Props) {
  return (
    <div className={styles.empty}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
