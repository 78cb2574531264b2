import styles from '../visually-hidden.module.css';

/** Enter presses a form's first button, so this hidden one comes first. */
export function EnterButton({ intent, label }: { intent: string; label: string }) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      className={styles.hidden}
      tabIndex={-1}
      aria-hidden="true"
    >
      {label}
    </button>
  );
}
