import { useEffect, useState } from 'react';

/** A wait that was shown is shown at least this long, so that nothing flashes. */
export const MINIMUM_PENDING_MS = 200;

/** True while the wait lasts, and until its minimum time has passed. */
export function useMinimumPending(pending: boolean): boolean {
  const [held, setHeld] = useState(pending);
  if (pending && !held) setHeld(true);
  useEffect(() => {
    if (pending || !held) return undefined;
    const timer = setTimeout(() => setHeld(false), MINIMUM_PENDING_MS);
    return () => clearTimeout(timer);
  }, [pending, held]);
  return pending || held;
}
