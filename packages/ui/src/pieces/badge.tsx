import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

export type BadgeLook = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

export function Badge({ look = 'neutral', children }: { look?: BadgeLook; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[look])}>{children}</span>;
}
