import styles from './tint-patch.module.css';

/** A tint as a small square before its name, which says all there is to read. */
export function TintPatch({ hex }: { hex: string }) {
  return <span aria-hidden="true" className={styles.patch} style={{ backgroundColor: hex }} />;
}
