import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classNames } from '../class-names.ts';
import { inactive } from './inactive.ts';

export type ButtonLook = 'primary' | 'accent' | 'secondary' | 'quiet';
export type ButtonSize = 'normal' | 'small';

export type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook; size?: ButtonSize; wide?: boolean };

export function Button({
  look = 'primary',
  size = 'normal',
  wide = false,
  className,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...inactive({ ...rest, disabled })}
      className={buttonClass({ look, size, wide, className })}
    />
  );
}

type Shape = { look: ButtonLook; size: ButtonSize; wide: boolean; className: string | undefined };

/** Shared by the button and by the link that looks like one. */
export function buttonClass({ look, size, wide, className }: Shape): string {
  return classNames(
    styles.button,
    styles[look],
    size === 'small' && styles.small,
    wide && styles.wide,
    className,
  );
}
