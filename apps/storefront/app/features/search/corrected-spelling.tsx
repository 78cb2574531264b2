import styles from './corrected-spelling.module.css';
import { searchCopy } from './copy.ts';

/** The words that were really searched for, when the typed ones find nothing. */
export function CorrectedSpelling({ searched, typed }: { searched: string; typed: string }) {
  return (
    <p className={styles.notice}>
      {searchCopy.nothingFor(typed)} <strong>{searchCopy.corrected(searched)}</strong>
    </p>
  );
}
