import { requiredCopy } from './required-copy.ts';
import styles from './required-note.module.css';

/** Placed before the fields of a form: explains the marks beside their names. */
export function RequiredNote() {
  return (
    <p className={styles.note} data-required-note>
      {requiredCopy.note}
    </p>
  );
}
