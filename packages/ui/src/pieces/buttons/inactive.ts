import type { ComponentProps } from 'react';

type Pressed = Pick<ComponentProps<'button'>, 'disabled' | 'onClick' | 'aria-disabled'>;

/** A temporarily inactive button: `aria-disabled` and focusable, since `disabled` would drop the focus. */
export function inactive({ disabled, onClick, 'aria-disabled': busy }: Pressed): Pressed {
  if (!disabled) return { onClick, 'aria-disabled': busy };
  return { 'aria-disabled': true, onClick: (event) => event.preventDefault() };
}
