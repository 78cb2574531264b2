import styles from './tint-patch.module.css';

/** A patch of the tint and its name. */
export function TintPatch({ hex, label }: { hex: string; label: string }) {
  return (
    <span className={styles.tint}>
      <span aria-hidden="true" className={styles.patch} style={{ backgroundColor: hex }} />
      {label}
    </span>
  );
}
