// Opening hours as people of a store type them, and as they are kept.
import { accept, refuse } from '../refusal.ts';
import type { Verdict } from '../refusal.ts';
import { rangesOf } from './opening-hours.ts';

/** How a day is kept on which the store stays closed. */
export const CLOSED = 'x';

const MOST_RANGES = 2;
const CLOSED_WORDS = new Set(['', 'x', '-', '–', 'ferme', 'fermee']);
// What begins the next range is not the minutes of this one: « 8 h-12 h 14 h-18 h ».
const FROM = '(\\d{1,2})\\s*(?:[h:]\\s*(\\d{2})?)?';
const TO = '(\\d{1,2})\\s*(?:[h:]\\s*(?:(\\d{2})(?!\\s*(?:[h:–-]|a\\b)))?)?';
const RANGE = new RegExp(`^${FROM}\\s*(?:-|–|a)\\s*${TO}`);

/** « 7 h 30 – 12 h, 13h30-18h » -> '07:30-12:00 13:30-18:00'; nothing, or « fermé », is a closed day. */
export function readHours(typed: string): Verdict<string, 'BAD_HOURS'> {
  const text = plain(typed);
  if (CLOSED_WORDS.has(text)) return accept(CLOSED);
  const ranges: string[] = [];
  let left = text;
  let opensAfter = -1;
  while (left !== '') {
    const [whole, ...clocks] = RANGE.exec(left) ?? [];
    if (whole === undefined) return refuse('BAD_HOURS');
    const [from, to] = [minutesOf(clocks[0], clocks[1]), minutesOf(clocks[2], clocks[3])];
    if (from === null || to === null || from >= to || from <= opensAfter) return refuse('BAD_HOURS');
    ranges.push(`${clockOf(from)}-${clockOf(to)}`);
    opensAfter = to;
    left = left.slice(whole.length).replace(/^(?:\s|,|;|et\b)+/, '');
  }
  return ranges.length > MOST_RANGES ? refuse('BAD_HOURS') : accept(ranges.join(' '));
}

export function isClosed(hours: string): boolean {
  return rangesOf(hours).length === 0;
}

function plain(typed: string): string {
  return typed
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('\u00a0', ' ')
    .trim()
    .toLowerCase();
}

/** « 7:30 », « 7 h 30 » or « 7 h » in minutes; null for anything else. */
export function readClock(typed: string): number | null {
  const [whole, hours, minutes] = new RegExp(`^${FROM}$`).exec(plain(typed)) ?? [];
  return whole === undefined ? null : minutesOf(hours, minutes);
}

function minutesOf(hours = '', minutes = '0'): number | null {
  const [hour, minute] = [Number(hours), Number(minutes)];
  return hour > 23 || minute > 59 ? null : hour * 60 + minute;
}

export function clockOf(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}
