import { classNames } from '../../../ui/class-names.ts';
import styles from './colour-swatch.module.css';

/** A patch of colour. Its name must be shown beside it. */
export function ColourSwatch({ hex, large = false }: { hex: string | null; large?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.swatch, large && styles.large, !hex && styles.unknown)}
      style={hex ? { backgroundColor: hex } : undefined}
    />
  );
}
