import { SHEET } from '@nuancier/domain/orders/hand-over/signature.ts';
import { handOverCopy as copy } from './hand-over-copy.ts';
import styles from './signature.module.css';

/** Drawn from its strokes; nothing that was sent is shown as it came. */
export function DrawnSignature({ path }: { path: string }) {
  return (
    <svg
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role="img"
      aria-label={copy.signature}
      className={styles.drawn}
    >
      <path d={path} />
    </svg>
  );
}
