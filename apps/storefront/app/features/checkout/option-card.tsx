import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './option-card.module.css';

type Props = {
  name: string;
  value: string;
  label: ReactNode;
  /** Beside the label: what it costs. */
  aside?: ReactNode;
  children?: ReactNode;
  defaultChecked: boolean;
  disabled?: boolean;
};

/** One of several options with its advantages. The whole card is clickable. */
export function OptionCard({ name, value, label, aside, children, defaultChecked, disabled }: Props) {
  const id = useId();
  return (
    <label className={styles.card} htmlFor={id}>
      <input
        type="radio"
        id={id}
        name={name}
        value={value}
        defaultChecked={defaultChecked}
        disabled={disabled}
        aria-describedby={children ? `${id}-more` : undefined}
        className={styles.radio}
      />
      <span className={styles.label}>{label}</span>
      {aside && <span className={styles.aside}>{aside}</span>}
      {children && (
        <span id={`${id}-more`} className={styles.more}>
          {children}
        </span>
      )}
    </label>
  );
}
