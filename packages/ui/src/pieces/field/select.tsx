import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './control.module.css';

export type Option = { value: string; label: string };

type Props = Omit<ComponentProps<'select'>, 'children'> & { options: readonly Option[] };

export function Select({ options, className, ...rest }: Props) {
  return (
    <select {...rest} className={classNames(styles.control, styles.select, className)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
