import { requiredCopy } from './required-copy.ts';
import styles from './required-mark.module.css';

/** For the eye: those who hear the field are told by its control that it is required. */
export function RequiredMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      {` (${requiredCopy.required})`}
    </span>
  );
}
