import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';
import { inactive } from './inactive.ts';

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & { label: string; icon: ReactNode };

/** A button that is only an icon. The title is its name, for eyes and ears alike: a label beside it is read twice. */
export function IconButton({ label, icon, className, disabled, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      {...inactive({ ...rest, disabled })}
      className={classNames(styles.button, className)}
      title={label}
    >
      {icon}
    </button>
  );
}
