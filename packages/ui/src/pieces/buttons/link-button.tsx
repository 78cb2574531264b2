import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useHydrated } from '../browser/use-hydrated.ts';

type Props = {
  /** Where it leads without script. */
  to: string;
  onPress: () => void;
  expanded: boolean;
  controls?: string;
  label?: string;
  messageKey?: string;
  /** What it does, for styles and tests. */
  action?: string;
  className: string | undefined;
  children: ReactNode;
};

/** A button with a page as its twin: a link in the server's markup, a button once script runs. */
export function LinkButton({
  to,
  onPress,
  expanded,
  controls,
  label,
  messageKey,
  action,
  className,
  children,
}: Props) {
  const shared = { className, 'aria-label': label, 'data-message-key': messageKey, 'data-action': action };
  if (!useHydrated()) {
    return (
      <Link to={to} {...shared}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" aria-expanded={expanded} aria-controls={controls} onClick={onPress} {...shared}>
      {children}
    </button>
  );
}
