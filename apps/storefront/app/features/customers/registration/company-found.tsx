import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import styles from './registration-form.module.css';

/** What the register or the store has found, announced as soon as it is. */
export function CompanyFound({ children }: { children: ReactNode }) {
  return (
    <p className={styles.found}>
      <CircleCheck aria-hidden="true" size={20} />
      <span>{children}</span>
    </p>
  );
}
