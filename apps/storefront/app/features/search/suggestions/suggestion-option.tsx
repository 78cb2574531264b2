import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './suggestion-option.module.css';

type Props = {
  id: string;
  to: string;
  active: boolean;
  onChoose?: (() => void) | undefined;
  children: ReactNode;
};

/** A line of the panel: a link for the mouse, an option for the keyboard, which stays in the field. */
export function SuggestionOption({ id, to, active, onChoose, children }: Props) {
  return (
    <Link
      id={id}
      to={to}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={styles.option}
      onClick={onChoose}
      // The field keeps the focus while the mouse presses.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </Link>
  );
}
