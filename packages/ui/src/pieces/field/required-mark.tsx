import { requiredCopy } from './required-copy.ts';
import styles from './required-mark.module.css';

/** Visual only: for screen readers the control itself is marked required. */
export function RequiredMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      {` (${requiredCopy.required})`}
    </span>
  );
}
