import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';
import { RequiredMark } from './required-mark.tsx';

type Props = Omit<ComponentProps<'input'>, 'type' | 'id'> & { label: ReactNode };

export function Checkbox({ label, ...rest }: Props) {
  const id = useId();
  return (
    <div className={styles.row}>
      <input {...rest} type="checkbox" id={id} className={styles.box} />
      <label htmlFor={id} className={styles.label}>
        {label}
        {rest.required && <RequiredMark />}
      </label>
    </div>
  );
}
