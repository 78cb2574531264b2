import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & { label: string; icon: ReactNode };

/** A button that is only an icon. The title is its name, for eyes and ears alike: a label beside it is read twice. */
export function IconButton({ label, icon, className, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={classNames(styles['button'], className)} title={label}>
      {icon}
    </button>
  );
}
