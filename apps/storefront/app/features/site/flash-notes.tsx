import styles from './flash-notes.module.css';
import { flashCopy } from './copy.ts';
import type { Flash } from './frame-data.ts';
import { useFlashes } from './use-flashes.ts';

/** What the server left to be told once: notices with script, lines above the page without. */
export function FlashNotes({ flashes }: { flashes: readonly Flash[] }) {
  useFlashes(flashes);
  if (flashes.length === 0) return null;
  return (
    <noscript>
      <div className={styles['notes']}>
        {flashes.map((flash) => (
          <p key={flash} role="status" data-message-key={flashCopy[flash].key}>
            {flashCopy[flash].text}
          </p>
        ))}
      </div>
    </noscript>
  );
}
