import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localMoment } from './local-moment.ts';
import { openingState } from './opening-hours.ts';
import { promisedPickup } from './pickup-promise.ts';
import { onTheWall, readOff } from './testing/store-clock.ts';
import { storeWeek } from './testing/store-week.ts';

const store = storeWeek('2026-11-11 x,2026-12-24 07:30-16:00,2026-12-25 x,2026-12-26 x');

describe('three opening hours', () => {
  it.each([
    ['in the morning', '2026-11-16 08:00', '2026-11-16 11:00'],
    ['before opening', '2026-11-16 05:00', '2026-11-16 10:30'],
    ['at opening', '2026-11-16 07:30', '2026-11-16 10:30'],
    ['over the lunch break', '2026-11-16 10:00', '2026-11-16 14:30'],
    ['during the lunch break', '2026-11-16 12:40', '2026-11-16 16:30'],
    ['ready at noon sharp: after lunch', '2026-11-16 09:00', '2026-11-16 13:30'],
    ['ready at closing time: next morning', '2026-11-16 15:00', '2026-11-17 07:30'],
    ['late afternoon, over the night', '2026-11-16 16:30', '2026-11-17 09:00'],
    ['at night', '2026-11-16 23:50', '2026-11-17 10:30'],
    ['Saturday morning', '2026-11-14 08:15', '2026-11-14 11:15'],
    ['Saturday late morning: Monday', '2026-11-14 10:00', '2026-11-16 08:30'],
    ['Saturday evening: Monday', '2026-11-14 19:00', '2026-11-16 10:30'],
    ['Sunday: Monday', '2026-11-15 11:00', '2026-11-16 10:30'],
    ['the evening before a closed day', '2026-11-10 17:00', '2026-11-12 09:30'],
    ['on a closed day', '2026-11-11 10:00', '2026-11-12 10:30'],
    ['Christmas Eve, shorter hours, then three days closed', '2026-12-24 14:00', '2026-12-28 08:30'],
    ['Christmas Eve, no lunch break that day', '2026-12-24 10:00', '2026-12-24 13:00'],
  ])('%s', (_label, now, expected) => {
    expect(readOff(promisedPickup(store, onTheWall(now)))).toBe(expected);
  });

  it('a summer closing: the promise waits for the reopening', () => {
    const august = Array.from({ length: 21 }, (_, at) => `2026-08-${String(at + 1).padStart(2, '0')} x`);
    const closed = { ...store, specialHours: august.join(',') };
    expect(readOff(promisedPickup(closed, onTheWall('2026-07-31 17:00')))).toBe('2026-08-22 10:00');
  });

  it('counts seconds to the customer’s safe side', () => {
    expect(promisedPickup(store, new Date('2026-11-16T07:00:01Z'))?.toISOString()).toBe(
      '2026-11-16T10:01:00.000Z',
    );
  });

  it('a store that never opens promises nothing', () => {
    expect(promisedPickup({ schedules: { monday: 'x' }, specialHours: null }, new Date(0))).toBeNull();
  });

  it.each([
    ['60 days', '2027-01-15', '2027-01-15 11:00'],
    ['61 days', '2027-01-16', null],
  ])('a store that opens again in %s', (_label, opens, expected) => {
    const closed = { schedules: {}, specialHours: `${opens} 08:00-18:00` };
    expect(readOff(promisedPickup(closed, onTheWall('2026-11-16 09:00')))).toBe(expected);
  });

  it('hours that overlap are counted once', () => {
    const muddled = { schedules: { monday: '08:00-10:00 09:00-12:00' }, specialHours: null };
    expect(readOff(promisedPickup(muddled, onTheWall('2026-11-16 07:00')))).toBe('2026-11-16 11:00');
  });
});

describe('when the clocks change', () => {
  it.each([
    ['forward, over the weekend', '2026-03-28 11:00', '2026-03-30T07:30:00.000Z'],
    ['back, over the weekend', '2026-10-24 11:00', '2026-10-26T08:30:00.000Z'],
  ])('%s: Monday 9:30 on the wall', (_label, now, expected) => {
    const promise = promisedPickup(store, onTheWall(now));
    expect(promise?.toISOString()).toBe(expected);
    expect(readOff(promise)).toMatch(/ 09:30$/);
  });

  it('a store open that night loses the hour that is not there', () => {
    const night = { schedules: {}, specialHours: '2026-03-29 01:00-06:00' };
    expect(readOff(promisedPickup(night, onTheWall('2026-03-28 12:00')))).toBe('2026-03-29 05:00');
  });

  it.each([
    ['2026-03-29 01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29 03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25 01:30', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25 03:00', '2026-10-25T02:00:00.000Z'],
    ['2026-01-01 00:00', '2025-12-31T23:00:00.000Z'],
  ])('%s on the wall is %s', (wall, instant) => {
    expect(onTheWall(wall).toISOString()).toBe(instant);
  });
});

it('whenever it is asked, the store is open at the promised moment, three hours later or more', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, (now) => {
      const promise = promisedPickup(store, now);
      expect(promise).not.toBeNull();
      if (promise === null) return;
      expect(openingState(store, localMoment(promise)).kind).toBe('open');
      expect(promise.getTime() - now.getTime()).toBeGreaterThanOrEqual(3 * 3_600_000);
    }),
  );
});
