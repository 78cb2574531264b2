import { requiredCopy } from './required-copy.ts';
import styles from './required-note.module.css';

/** Stands before the fields of a form: what the marks beside their names mean. */
export function RequiredNote() {
  return (
    <p className={styles.note} data-required-note>
      {requiredCopy.note}
    </p>
  );
}
