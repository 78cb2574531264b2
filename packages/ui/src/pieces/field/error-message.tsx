import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import styles from './error-message.module.css';

/** What went wrong and what to do, beside the place where it happened. */
export function ErrorMessage({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.message} id={id}>
      <CircleAlert aria-hidden="true" size={18} />
      <span>{children}</span>
    </p>
  );
}
