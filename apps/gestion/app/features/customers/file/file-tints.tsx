import type { FileTintLineFragment } from '../../../../generated/documents.ts';
import styles from './file-writings.module.css';

/** What the customer wrote beside its tints: text, never markup. */
export function FileTints({ tints }: { tints: readonly FileTintLineFragment[] }) {
  return (
    <ul className={styles.tints}>
      {tints.map((tint, at) => (
        <li key={at}>
          <svg aria-hidden="true" viewBox="0 0 32 32" className={styles.swatch}>
            <rect width="32" height="32" fill={tint.hex} />
          </svg>
          <span>
            <strong>{[tint.code, tint.name].filter(Boolean).join(' ') || tint.hex}</strong>
            <br />
            {[tint.site, tint.room, tint.note].filter(Boolean).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
