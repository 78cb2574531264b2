import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './control.module.css';

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={6} {...rest} className={classNames(styles.control, className)} />;
}
