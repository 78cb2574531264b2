import styles from '../visually-hidden.module.css';

/** Where `say` is heard. It stands empty from the first drawing on: only what enters a known place is read aloud. */
export function Voice() {
  return (
    <div className={styles.hidden}>
      <div aria-live="polite" data-voice="polite" />
      <div aria-live="assertive" data-voice="assertive" />
    </div>
  );
}
