import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import styles from './colour-swatch.module.css';

type Props = { hex: string | null; large?: boolean; /** As tall as the words around it. */ inline?: boolean };

/** A patch of colour. Its name must be shown beside it. */
export function ColourSwatch({ hex, large = false, inline = false }: Props) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        styles.swatch,
        large && styles.large,
        inline && styles.inline,
        !hex && styles.unknown,
      )}
      style={hex ? { backgroundColor: hex } : undefined}
    />
  );
}
