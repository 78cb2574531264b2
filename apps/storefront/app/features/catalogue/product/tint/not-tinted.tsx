import type { Tint } from '../product-choice.ts';
import { tintCopy } from '../tint-copy.ts';
import { MadeIn } from './made-in.tsx';
import styles from './tint-choice.module.css';

/** Of a product that comes in its own colours only: the tint that was brought along is another product's. */
export function NotTinted({ tint }: { tint: Tint }) {
  return (
    <div className={styles.note}>
      <p className={styles.small}>
        {tint.label ?? tint.hex}
        {'\u00a0: '}
        {tintCopy.notMade}
      </p>
      <MadeIn tint={tint} />
    </div>
  );
}
