import { choiceCopy as copy } from './choice-copy.ts';
import type { Choice } from './use-choice.ts';
import styles from './choice.module.css';

/** Beside the number that names the row. */
export function ChooseRow({ number, choice }: { number: string; choice: Choice }) {
  return (
    <label className={styles.choose}>
      <input
        type="checkbox"
        name="numero"
        value={number}
        aria-label={copy.choose(number)}
        checked={choice.chosen.includes(number)}
        onChange={({ currentTarget }) => choice.set(number, currentTarget.checked)}
      />
    </label>
  );
}
