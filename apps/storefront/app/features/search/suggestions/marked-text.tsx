import type { HighlightPart } from '@nuancier/domain/search/highlight.ts';
import styles from './marked-text.module.css';

/** Marks the typed text in what was found. */
export function MarkedText({ parts }: { parts: readonly HighlightPart[] }) {
  return parts.map(({ text, hit }, index) =>
    hit ? (
      // The parts of one text never change places.
      <mark key={index} className={styles.hit}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
