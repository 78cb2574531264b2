import { describe, expect, it } from 'vitest';
import { localMoment } from './local-moment.ts';
import {
  announcedSpecialDays,
  hoursOn,
  openDaysFrom,
  openingState,
  rangesOf,
  weekdayOf,
} from './opening-hours.ts';
import { storeWeek } from './testing/store-week.ts';

const store = storeWeek('2026-11-11 x,2026-12-24 07:30-16:00,2026-12-25 x');
const at = (date: string, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { date, minutes: hours * 60 + minutes };
};

describe('opening state', () => {
  it.each([
    ['Monday at opening', '2026-11-16', '07:30', { kind: 'open', until: 720 }],
    ['Monday afternoon', '2026-11-16', '17:59', { kind: 'open', until: 1080 }],
    ['Christmas Eve closes earlier', '2026-12-24', '12:30', { kind: 'open', until: 960 }],
  ])('%s is open', (_label, date, time, expected) => {
    expect(openingState(store, at(date, time))).toEqual(expected);
  });

  it.each([
    ['before opening', '2026-11-16', '07:29', '2026-11-16', 0, 450],
    ['at noon sharp', '2026-11-16', '12:00', '2026-11-16', 0, 810],
    ['in the evening', '2026-11-16', '18:00', '2026-11-17', 1, 450],
    ['on Saturday afternoon', '2026-11-14', '15:00', '2026-11-16', 2, 450],
    ['on Sunday', '2026-11-15', '10:00', '2026-11-16', 1, 450],
    ['the evening before a closed holiday', '2026-11-10', '19:00', '2026-11-12', 2, 450],
    ['on a holiday', '2026-11-11', '10:00', '2026-11-12', 1, 450],
  ])('is closed %s and tells the next opening', (_label, date, time, opensOn, daysAhead, opensAt) => {
    expect(openingState(store, at(date, time))).toEqual({
      kind: 'closed',
      opens: { date: opensOn, daysAhead, at: opensAt },
    });
  });

  it('names no opening when the store never opens', () => {
    const closed = { schedules: { monday: 'x' }, specialHours: null };
    expect(openingState(closed, at('2026-11-16', '09:00'))).toEqual({ kind: 'closed', opens: null });
  });
});

describe('hours of a day', () => {
  it('special hours replace the usual ones', () => {
    expect(hoursOn(store, '2026-12-24')).toEqual([{ from: 450, to: 960 }]);
    expect(hoursOn(store, '2026-12-25')).toEqual([]);
    expect(hoursOn(store, '2026-12-26')).toEqual([{ from: 480, to: 720 }]);
  });

  it.each([
    ['x', []],
    ['', []],
    [null, []],
    ['sur rendez-vous', []],
    ['18:00-07:30', []],
    ['08:00-08:00', []],
    ['7:45-12:15', [{ from: 465, to: 735 }]],
    [
      '13:30-18:00 07:30-12:00',
      [
        { from: 450, to: 720 },
        { from: 810, to: 1080 },
      ],
    ],
  ])('reads %j', (text, expected) => {
    expect(rangesOf(text)).toEqual(expected);
  });

  it('knows the weekday, and a Sunday on which the store is open', () => {
    expect(weekdayOf('2026-11-16')).toBe('monday');
    expect(weekdayOf('2026-11-14')).toBe('saturday');
    expect(weekdayOf('2026-11-15')).toBe('sunday');
    const open = { ...store, schedules: { ...store.schedules, sunday: '09:00-12:00' } };
    expect(hoursOn(store, '2026-11-15')).toEqual([]);
    expect(hoursOn(open, '2026-11-15')).toEqual([{ from: 540, to: 720 }]);
  });
});

describe('special hours as they are written', () => {
  it('may have spaces around them, and what cannot be read is passed over', () => {
    const text = ' 2026-12-31  08:00-12:30 , le 2026-12-26 x,2026-12-24 07:30-16:00';
    expect(announcedSpecialDays(text, '2026-12-20')).toEqual([
      { date: '2026-12-24', ranges: [{ from: 450, to: 960 }] },
      { date: '2026-12-31', ranges: [{ from: 480, to: 750 }] },
    ]);
  });

  it('a store that opens again in fifteen days says so, in sixteen it names no day', () => {
    const reopening = { schedules: {}, specialHours: '2026-12-01 08:00-12:00' };
    expect(openingState(reopening, at('2026-11-16', '09:00'))).toEqual({
      kind: 'closed',
      opens: { date: '2026-12-01', daysAhead: 15, at: 480 },
    });
    expect(openingState(reopening, at('2026-11-15', '09:00'))).toEqual({ kind: 'closed', opens: null });
  });
});

describe('special hours to announce', () => {
  it.each([
    ['past', '2026-12-26', []],
    ['today', '2026-12-25', ['2026-12-25']],
    ['15 days ahead', '2026-12-09', ['2026-12-24']],
    ['16 days ahead', '2026-12-08', []],
    ['both', '2026-12-20', ['2026-12-24', '2026-12-25']],
  ])('%s', (_label, today, expected) => {
    expect(announcedSpecialDays(store.specialHours, today).map((special) => special.date)).toEqual(expected);
  });
});

describe('local moment', () => {
  it.each([
    ['winter', '2026-11-15T23:30:00Z', { date: '2026-11-16', minutes: 30 }],
    ['summer', '2026-07-14T22:05:00Z', { date: '2026-07-15', minutes: 5 }],
    ['midday', '2026-11-15T12:00:00Z', { date: '2026-11-15', minutes: 780 }],
  ])('is Paris time in %s', (_label, instant, expected) => {
    expect(localMoment(new Date(instant))).toEqual(expected);
  });
});

describe('openDaysFrom', () => {
  it.each([
    ['passes a Sunday', '2026-11-14', ['2026-11-14', '2026-11-16']],
    ['passes a day that is closed for once', '2026-12-24', ['2026-12-24', '2026-12-26']],
    ['begins with the day itself', '2026-11-16', ['2026-11-16', '2026-11-17']],
  ])('%s', (_what, from, days) => {
    expect(openDaysFrom(store, from, 2)).toEqual(days);
  });

  it('finds none of a store that never opens', () => {
    expect(openDaysFrom({ schedules: {}, specialHours: null }, '2026-11-16', 2)).toEqual([]);
  });
});
