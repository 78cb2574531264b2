// When a store is open. Times are the store's own local time, given from outside.

export type StoreHours = {
  /** 'HH:mm-HH:mm HH:mm-HH:mm' per weekday, 'x' when closed; a Sunday that is not named is closed. */
  schedules: Partial<Record<Weekday, string | null>>;
  /** Comma-separated 'YYYY-MM-DD HH:mm-HH:mm' or 'YYYY-MM-DD x'; they replace the day's usual hours. */
  specialHours: string | null;
};

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** Minutes since midnight. */
export type Range = { from: number; to: number };

/** Local date 'YYYY-MM-DD' and minutes since midnight. */
export type LocalMoment = { date: string; minutes: number };

export type OpeningState =
  | { kind: 'open'; until: number }
  | { kind: 'closed'; opens: { date: string; daysAhead: number; at: number } | null };

/** Special hours are announced up to this many days ahead, and a next opening is sought as far. */
const WINDOW_DAYS = 15;

export function openingState(store: StoreHours, now: LocalMoment): OpeningState {
  const current = hoursOn(store, now.date).find(
    (range) => now.minutes >= range.from && now.minutes < range.to,
  );
  if (current) return { kind: 'open', until: current.to };
  for (let daysAhead = 0; daysAhead <= WINDOW_DAYS; daysAhead += 1) {
    const date = addDays(now.date, daysAhead);
    const next = hoursOn(store, date).find((range) => daysAhead > 0 || range.from > now.minutes);
    if (next) return { kind: 'closed', opens: { date, daysAhead, at: next.from } };
  }
  return { kind: 'closed', opens: null };
}

/** The ranges of one day, special hours first. */
export function hoursOn(store: StoreHours, date: string): readonly Range[] {
  const special = specialDays(store.specialHours).find((day) => day.date === date);
  if (special) return special.ranges;
  return rangesOf(store.schedules[weekdayOf(date)] ?? null);
}

/** A store closed for longer has no next open day. */
const HORIZON_DAYS = 60;

/** The first days, from this one on, on which the store opens: no more than so many. */
export function openDaysFrom(store: StoreHours, from: string, most: number): string[] {
  const days = Array.from({ length: HORIZON_DAYS }, (_, ahead) => addDays(from, ahead));
  return days.filter((day) => hoursOn(store, day).length > 0).slice(0, most);
}

/** Whether the store has published special hours for this date. */
export function hasSpecialHours(store: StoreHours, date: string): boolean {
  return specialDays(store.specialHours).some((day) => day.date === date);
}

export type SpecialDay = { date: string; ranges: readonly Range[] };

/** Special hours to announce: not past, and within 15 days. */
export function announcedSpecialDays(specialHours: string | null, today: string): readonly SpecialDay[] {
  const last = addDays(today, WINDOW_DAYS);
  return specialDays(specialHours)
    .filter((day) => day.date >= today && day.date <= last)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

/** 'HH:mm-HH:mm HH:mm-HH:mm' -> ranges; anything unreadable counts as closed. */
export function rangesOf(text: string | null): readonly Range[] {
  return [...(text ?? '').matchAll(/(\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})/g)]
    .map(([, fromHour, fromMinute, toHour, toMinute]) => ({
      from: Number(fromHour) * 60 + Number(fromMinute),
      to: Number(toHour) * 60 + Number(toMinute),
    }))
    .filter((range) => range.from < range.to)
    .toSorted((one, other) => one.from - other.from);
}

export function weekdayOf(date: string): Weekday {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekdays[sundayFirst - 1] ?? 'sunday';
}

function specialDays(text: string | null): readonly SpecialDay[] {
  return (text ?? '')
    .split(',')
    .map((entry) => entry.trim().match(/^(\d{4}-\d{2}-\d{2})\s+(.+)$/))
    .flatMap((match) => (match?.[1] ? [{ date: match[1], ranges: rangesOf(match[2] ?? null) }] : []));
}

export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
