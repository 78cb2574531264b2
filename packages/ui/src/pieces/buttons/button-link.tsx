import { Link } from 'react-router';
import type { LinkProps } from 'react-router';
import { buttonClass } from './button.tsx';
import type { ButtonLook, ButtonSize } from './button.tsx';

export type ButtonLinkProps = LinkProps & { look?: ButtonLook; size?: ButtonSize; wide?: boolean };

export function ButtonLink({
  look = 'primary',
  size = 'normal',
  wide = false,
  className,
  ...rest
}: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ look, size, wide, className })} />;
}
