import styles from './visually-hidden.module.css';

/** Where `say` is heard. It stands empty from the first drawing on: only what enters a known place is read aloud. */
export function Voice() {
  return (
    <div className={styles['hidden']} data-print="no">
      <div aria-live="polite" aria-relevant="additions" data-voice="polite" />
      <div aria-live="assertive" aria-relevant="additions" data-voice="assertive" />
    </div>
  );
}
