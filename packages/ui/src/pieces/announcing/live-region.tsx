import styles from '../visually-hidden.module.css';

/** The live region of `announce`. Rendered empty from the start: only changes of a known region are read aloud. */
export function LiveRegion() {
  return (
    <div className={styles.hidden}>
      <div aria-live="polite" data-voice="polite" />
      <div aria-live="assertive" data-voice="assertive" />
    </div>
  );
}
