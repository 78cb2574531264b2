import { ChoiceLink } from '../choice-link.tsx';
import { ColourSwatch } from '../colour-swatch.tsx';
import type { InsteadTint } from '../price/tint-price.ts';
import styles from './tint-choice.module.css';

/** Another tint, chosen with one press. */
export function InsteadLink({ tint: { code, name, hex } }: { tint: InsteadTint }) {
  return (
    <ChoiceLink change={{ tint: code }} chosen={false} className={styles.instead}>
      <ColourSwatch hex={hex} />
      {`${code} ${name}`}
    </ChoiceLink>
  );
}
