import { describe, expect, it } from 'vitest';
import type { Arrival } from './arrival.ts';
import type { StoreHours } from '../stores/opening-hours.ts';
import { onTheWall } from '../stores/testing/store-clock.ts';
import { judgeWish, possibleWishes, readWish, twoDeliveries, wishAmong, wishCode } from './wished-arrival.ts';
import { storeWeek } from '../stores/testing/store-week.ts';

const store = storeWeek('2026-11-20 x,2026-11-24 09:00-10:30,2027-01-01 10:00-12:00');

const fetched = (...moments: (string | null)[]): Arrival[] =>
  moments.map((moment) => ({ pickupAt: moment === null ? null : onTheWall(moment), deliveryOn: null }));
const delivered = (...days: (string | null)[]): Arrival[] =>
  days.map((deliveryOn) => ({ pickupAt: null, deliveryOn }));

const codesOf = (...asked: Parameters<typeof possibleWishes>) => possibleWishes(...asked).map(wishCode);
const daysOf = (codes: readonly string[]) => [...new Set(codes.map((code) => code.slice(0, 10)))];

describe('days a delivery can be wished for', () => {
  it.each<[string, Arrival[], string[]]>([
    ['from the slowest line on', delivered('2026-11-17', '2026-11-18'), ['2026-11-18', '2026-11-19']],
    ['weekends are left out', delivered('2026-11-20'), ['2026-11-20', '2026-11-23']],
    ['holidays too', delivered('2026-12-24'), ['2026-12-24', '2026-12-28']],
    ['a first day on which nothing travels is not offered', delivered('2026-11-21'), ['2026-11-23']],
    ['one line without a day leaves only the delivery in two', delivered('2026-11-17', null), ['two']],
    ['nobody knows any day', delivered(null), []],
    ['nothing at all', [], []],
  ])('%s', (_title, lines, first) => {
    expect(codesOf('LIV', lines, store).slice(0, first.length || 1)).toEqual(first);
  });

  it('are fifteen working days, whatever the store’s hours', () => {
    const days = codesOf('LIV', delivered('2026-12-21'), null);
    expect(days).toHaveLength(15);
    expect([days.at(-1), days.includes('2026-12-25'), days.includes('2027-01-01')]).toEqual([
      '2027-01-12',
      false,
      false,
    ]);
  });
});

describe('slots at the counter', () => {
  it.each<[string, Arrival[], StoreHours | null, string, string[]]>([
    [
      'two hours each to even hours, short ends joined to their neighbour',
      fetched('2026-11-17 07:30'),
      store,
      '2026-11-17',
      ['07:30-10:00', '10:00-12:00', '13:30-16:00', '16:00-18:00'],
    ],
    [
      'only those that begin once the goods are there',
      fetched('2026-11-17 10:01', '2026-11-16 08:00'),
      store,
      '2026-11-17',
      ['13:30-16:00', '16:00-18:00'],
    ],
    [
      'one that begins at that very moment',
      fetched('2026-11-17 16:00'),
      store,
      '2026-11-17',
      ['16:00-18:00'],
    ],
    ['none is left of the day', fetched('2026-11-17 17:00'), store, '2026-11-17', []],
    [
      'Saturday has its own hours',
      fetched('2026-11-17 09:00'),
      store,
      '2026-11-21',
      ['08:00-10:00', '10:00-12:00'],
    ],
    ['Sunday has none', fetched('2026-11-17 09:00'), store, '2026-11-22', []],
    ['a day the store has closed', fetched('2026-11-17 09:00'), store, '2026-11-20', []],
    [
      'a day with hours of its own, too short to be cut',
      fetched('2026-11-17 09:00'),
      store,
      '2026-11-24',
      ['09:00-10:30'],
    ],
    ['a public holiday nobody spoke of', fetched('2026-12-23 09:00'), store, '2026-12-25', []],
    [
      'a public holiday on which the store says it opens',
      fetched('2026-12-28 09:00'),
      store,
      '2027-01-01',
      ['10:00-12:00'],
    ],
    ['nobody knows when the goods are there', fetched('2026-11-17 09:00', null), store, '2026-11-18', []],
    ['no store', fetched('2026-11-17 09:00'), null, '2026-11-18', []],
  ])('%s', (_title, lines, hours, on, slots) => {
    const ofDay = codesOf('EMP', lines, hours).filter((code) => code.startsWith(on));
    expect(ofDay).toEqual(slots.map((slot) => `${on} ${slot}`));
  });

  it('are those of ten opening days at most, twelve a day, within thirty days', () => {
    expect(daysOf(codesOf('EMP', fetched('2026-11-17 09:00'), store))).toHaveLength(10);
    const seldom: StoreHours = { schedules: { monday: '00:00-24:00' }, specialHours: null };
    const codes = codesOf('EMP', fetched('2026-11-17 09:00'), seldom);
    expect(daysOf(codes)).toEqual(['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14']);
    expect(codes).toHaveLength(4 * 12);
    const muddled = Array.from({ length: 40 }, () => '08:00-10:00').join(' ');
    const doubled: StoreHours = { schedules: { monday: muddled }, specialHours: null };
    expect(codesOf('EMP', fetched('2026-11-17 09:00'), doubled)).toHaveLength(4 * 12);
  });
});

describe('two deliveries', () => {
  it.each<[string, (string | null)[], ReturnType<typeof twoDeliveries>]>([
    ['all on one day', ['2026-11-17', '2026-11-17'], null],
    ['one working day gained is not worth it', ['2026-11-20', '2026-11-23'], null],
    [
      'two working days are',
      ['2026-11-20', '2026-11-24'],
      { firstOn: '2026-11-20', secondOn: '2026-11-24', deliveries: [1, 2] },
    ],
    [
      'parted at the widest gap',
      ['2026-11-25', '2026-11-17', '2026-11-18', '2026-11-24'],
      { firstOn: '2026-11-18', secondOn: '2026-11-25', deliveries: [2, 1, 1, 2] },
    ],
    [
      'of equal gaps at the earlier',
      ['2026-11-17', '2026-11-18', '2026-11-19'],
      { firstOn: '2026-11-17', secondOn: '2026-11-19', deliveries: [1, 2, 2] },
    ],
    [
      'a line without a day waits alone, however far apart the others are',
      ['2026-11-17', null, '2026-11-25'],
      { firstOn: '2026-11-25', secondOn: null, deliveries: [1, 2, 1] },
    ],
    ['no line has a day', [null, null], null],
    ['one line alone', ['2026-11-17'], null],
    ['nothing at all', [], null],
  ])('%s', (_title, days, expected) => {
    const lines = delivered(...days);
    expect(twoDeliveries(lines)).toEqual(expected);
    expect(wishAmong(possibleWishes('LIV', lines, store), 'two') !== undefined).toBe(expected !== null);
    expect(wishAmong(possibleWishes('EMP', lines, store), 'two')).toBeUndefined();
  });
});

describe('a wish that was made', () => {
  const tuesday = readWish('2026-11-24');
  const slot = readWish('2026-11-24 10:00-12:00');

  it.each([
    ['none', null, '2026-11-17', { wished: null, lost: null }],
    ['still possible', tuesday, '2026-11-24', { wished: tuesday, lost: null }],
    ['the goods are there a day too late', tuesday, '2026-11-25', { wished: null, lost: tuesday }],
    ['too far ahead', readWish('2027-11-24'), '2026-11-17', { wished: null, lost: readWish('2027-11-24') }],
    ['of another method', slot, '2026-11-17', { wished: null, lost: slot }],
  ])('%s', (_title, wish, arrives, expected) => {
    expect(judgeWish(wish, possibleWishes('LIV', delivered(arrives), store))).toEqual(expected);
  });
});

describe('a wish as it is kept and sent', () => {
  it.each(['two', '2026-11-24', '2026-11-24 07:30-10:00'])('%s', (code) => {
    const wish = readWish(code);
    expect(wish && wishCode(wish)).toBe(code);
  });

  it.each(['', 'demain', '24/11/2026', '2026-11-24 10:00', '2026-11-24 10:00-12:00 ', 'two '])(
    '« %s » is none',
    (code) => {
      expect(readWish(code)).toBeNull();
    },
  );
});
