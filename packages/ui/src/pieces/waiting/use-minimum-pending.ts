import { useEffect, useState } from 'react';
import { minimumWait } from './minimum-wait.ts';

/** True while the wait lasts, and until it has been shown for its minimum time. */
export function useMinimumPending(pending: boolean): boolean {
  const [shown, setShown] = useState(false);
  const [wait] = useState(() => minimumWait(setShown));
  useEffect(() => {
    if (pending) wait.begin();
    else wait.end();
  }, [pending, wait]);
  useEffect(() => wait.stop, [wait]);
  return pending || shown;
}
