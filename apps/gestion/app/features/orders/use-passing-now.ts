import { useEffect, useState } from 'react';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';

/** When the page was read, and from then on minute by minute, by the shop's clock and not the tablet's. */
export function usePassingNow(read: string): Date {
  const [passed, setPassed] = useState({ read, minutes: 0 });
  useEffect(() => {
    const timer = setInterval(
      () => setPassed((last) => ({ read, minutes: last.read === read ? last.minutes + 1 : 1 })),
      MINUTE_MS,
    );
    return () => clearInterval(timer);
  }, [read]);
  return new Date(Date.parse(read) + (passed.read === read ? passed.minutes * MINUTE_MS : 0));
}
