import type { ReactNode } from 'react';
import styles from './step-actions.module.css';

/** The way on: on phones always in reach of the thumb. */
export function StepActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
