import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import type { ComparedPart } from './compared.ts';
import { contentCopy } from './content-copy.ts';
import styles from './compared-text.module.css';

const { versions: copy } = contentCopy;
const LOOKS = { added: styles.added, removed: styles.removed } as const;

/** What was added and removed, in its place. */
export function ComparedText({ parts }: { parts: readonly ComparedPart[] }) {
  return (
    <p className={styles.text}>
      {parts.map(({ kind, text }, nth) => {
        if (kind === 'same') return text;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          // Parts have no names but their places.
          <Mark key={nth} className={LOOKS[kind]}>
            <VisuallyHidden>{`${copy[kind]} `}</VisuallyHidden>
            {text}
          </Mark>
        );
      })}
    </p>
  );
}
