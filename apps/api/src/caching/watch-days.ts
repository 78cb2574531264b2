import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { orEmpty } from '../refusals/or-empty.ts';

export type Days = { close(): void };

/**
 * Calls back when a new day has begun in France; polled every minute, so that changes of the clock are not missed.
 */
export function watchDays(
  now: () => Date,
  onNewDay: (before: string, day: string) => Promise<void>,
  report: (trouble: unknown) => void,
): Days {
  let known = localMoment(now()).date;
  let next: NodeJS.Timeout;

  async function look(): Promise<void> {
    const day = localMoment(now()).date;
    if (day === known) return;
    await onNewDay(known, day);
    known = day;
  }

  function wait(): void {
    const untilNextMinute = MINUTE_MS - (now().getTime() % MINUTE_MS);
    next = setTimeout(() => {
      // A look that fails is tried again with the next minute.
      void orEmpty<unknown>(look(), undefined, report);
      wait();
    }, untilNextMinute).unref();
  }

  wait();
  return { close: () => clearTimeout(next) };
}
