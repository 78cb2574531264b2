import { describe, expect, it } from 'vitest';
import { closedDays, judgeDay, specialHoursOf, withDay, writtenDays } from './special-day.ts';
import { storeWeek } from './testing/store-week.ts';

const TODAY = '2026-11-16';

describe('judgeDay', () => {
  it.each([
    ['today', TODAY, true],
    ['a year ahead', '2027-11-16', true],
    ['yesterday', '2026-11-15', 'BAD_DAY'],
    ['no day of the calendar', '2026-11-31', 'BAD_DAY'],
    ['no month', '2026-13-01', 'BAD_DAY'],
    ['no date', 'demain', 'BAD_DAY'],
    ['too far', '2028-01-01', 'DAY_TOO_FAR'],
  ])('%s', (_what, on, verdict) => {
    const judged = judgeDay(on, TODAY);
    expect(judged.ok || judged.refusal).toBe(verdict);
  });
});

describe('withDay', () => {
  const kept = '2026-12-24 08:00-12:00,2026-12-25 x';
  it.each([
    ['a new one goes to its place', kept, '2026-11-17', 'x', `2026-11-17 x,${kept}`],
    ['a known one is written anew', kept, '2026-12-24', '08:00-16:00', '2026-12-24 08:00-16:00,2026-12-25 x'],
    ['usual hours again', kept, '2026-12-24', null, '2026-12-25 x'],
    ['none was there', '', '2026-12-24', null, ''],
    ['days gone by are let go', '2026-11-11 x,2026-12-25 x', '2026-11-16', 'x', '2026-11-16 x,2026-12-25 x'],
  ])('%s', (_what, before, on, hours, after) => {
    expect(withDay(before, { on, hours }, TODAY)).toEqual({ ok: true, value: after });
  });

  it('sixty days and no more', () => {
    const sixty = Array.from(
      { length: 60 },
      (_, nth) => `2027-0${1 + (nth % 9)}-${10 + Math.floor(nth / 9)} x`,
    );
    expect(writtenDays(sixty.join(','))).toHaveLength(60);
    expect(withDay(sixty.join(','), { on: TODAY, hours: 'x' }, TODAY)).toEqual({
      ok: false,
      refusal: 'TOO_MANY_DAYS',
    });
  });
});

it('closedDays are those to come on which nothing is open', () => {
  const kept = '2026-11-11 x,2026-12-24 08:00-12:00,2026-12-25 x,2026-11-16 x';
  expect(closedDays(kept, TODAY)).toEqual(['2026-11-16', '2026-12-25']);
});

describe('specialHoursOf', () => {
  const store = storeWeek('2026-11-24 09:00-11:00,2026-11-29 09:00-11:00');
  it.each([
    ['other hours', '2026-11-17', '09:00-11:00', '09:00-11:00'],
    ['closed for once', '2026-11-17', 'x', 'x'],
    ['the usual hours', '2026-11-17', '07:30-12:00 13:30-18:00', 'DAY_AS_USUAL'],
    ['closed on a Sunday', '2026-11-22', 'x', 'DAY_CLOSED_ANYWAY'],
    ['the usual hours, where others stood', '2026-11-24', '07:30-12:00 13:30-18:00', null],
    ['closed again on a Sunday that was to be open', '2026-11-29', 'x', null],
    ['what stands there for once already', '2026-11-24', '09:00-11:00', '09:00-11:00'],
  ])('%s', (_what, on, hours, wanted) => {
    const judged = specialHoursOf(store, { on, hours });
    expect(judged.ok ? judged.value : judged.refusal).toBe(wanted);
  });
});
