import type { ComponentProps } from 'react';

type Pressed = Pick<ComponentProps<'button'>, 'disabled' | 'onClick' | 'aria-disabled'>;

/**
 * A button that does nothing now. It says so and keeps the focus: one that goes dead under the finger would drop it.
 */
export function inactive({ disabled, onClick, 'aria-disabled': busy }: Pressed): Pressed {
  if (!disabled) return { onClick, 'aria-disabled': busy };
  return { 'aria-disabled': true, onClick: (event) => event.preventDefault() };
}
