import styles from '../visually-hidden.module.css';

/**
 * What the Enter key presses in a form of many buttons: the first of them, so this one stands first and is there for
 * the key alone.
 */
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
