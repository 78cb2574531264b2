import type { ReactNode } from 'react';
import styles from './options-list.module.css';

type Props = {
  id: string;
  label: string;
  options: readonly { key: string; words: ReactNode }[];
  active: number | null;
  onChoose: (index: number) => void;
};

/** What a field proposes, below it; the field keeps the focus. */
export function OptionsList({ id, label, options, active, onChoose }: Props) {
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {options.map(({ key, words }, index) => (
        <button
          type="button"
          key={key}
          ref={index === active ? intoView : null}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          // A press must not close the list before it counts.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
