import styles from './flash-notes.module.css';
import { useFlashes } from './use-flashes.ts';
import type { FlashMessage } from '../../backend/flash-copy.ts';

/** Messages shown once: notices with script, lines above the page without. */
export function FlashNotes({ flashes }: { flashes: readonly FlashMessage[] }) {
  useFlashes(flashes);
  if (flashes.length === 0) return null;
  return (
    <noscript>
      <div className={styles.notes}>
        {flashes.map(({ key, text }) => (
          <p key={key} role="status" data-message-key={key}>
            {text}
          </p>
        ))}
      </div>
    </noscript>
  );
}
