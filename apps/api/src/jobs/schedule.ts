import { DAY_MS, MINUTE_MS } from '@nuancier/domain/durations.ts';
import { instantAt, localMoment } from '@nuancier/domain/stores/local-moment.ts';

/** `hour`: of French time, summer and winter. */
export type Schedule = { kind: 'every'; minutes: number } | { kind: 'daily'; hour: number };

/** The same for every process: a run is known by its name and this moment. */
export function dueAfter(schedule: Schedule, after: Date): Date {
  if (schedule.kind === 'every') {
    const step = schedule.minutes * MINUTE_MS;
    return new Date((Math.floor(after.getTime() / step) + 1) * step);
  }
  const { date } = localMoment(after);
  const today = atHour(date, schedule.hour);
  return today > after ? today : atHour(dayAfter(date), schedule.hour);
}

export function scheduleText(schedule: Schedule): string {
  return schedule.kind === 'every' ? `every ${schedule.minutes}` : `daily ${schedule.hour}`;
}

/** For people. */
export function scheduleWords(schedule: Schedule): string {
  if (schedule.kind === 'daily') return `chaque jour à ${schedule.hour}\u00A0h`;
  return schedule.minutes === 1 ? 'chaque minute' : `toutes les ${schedule.minutes} min`;
}

function atHour(date: string, hour: number): Date {
  return instantAt({ date, minutes: hour * 60 });
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}
