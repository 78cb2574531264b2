import type { ReactNode } from 'react';
import styles from './request-records.module.css';

/** Requests with what became of them, one below the other. */
export function RequestRecords({ children }: { children: ReactNode }) {
  return <ul className={styles.records}>{children}</ul>;
}
