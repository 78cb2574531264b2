import { describe, expect, it } from 'vitest';
import { onTheWall, readOff } from '../stores/testing/store-clock.ts';
import { storeWeek } from '../stores/testing/store-week.ts';
import { promiseAfterClosing } from './after-closing.ts';

const fetched = { mode: 'EMP', firstDeliveryOn: null } as const;
const sent = { mode: 'LIV', firstDeliveryOn: null } as const;

describe('what is promised instead of a day on which the store stays closed', () => {
  it.each([
    ['the next opening', '2026-11-17 x', '2026-11-17', '2026-11-16 09:00', '2026-11-18 07:30'],
    ['over a Sunday', '2026-11-14 x', '2026-11-14', '2026-11-13 08:00', '2026-11-16 07:30'],
    [
      'over a second closed day',
      '2026-11-17 x,2026-11-18 x',
      '2026-11-17',
      '2026-11-16 09:00',
      '2026-11-19 07:30',
    ],
    [
      'with the hours of work still to come',
      '2026-11-17 x',
      '2026-11-17',
      '2026-11-16 17:00',
      '2026-11-18 09:30',
    ],
  ])('at the counter: %s', (_title, special, on, now, expected) => {
    const after = promiseAfterClosing(fetched, { store: storeWeek(special), on, now: onTheWall(now) });
    expect(after?.mode === 'EMP' ? readOff(after.promisedAt) : after).toBe(expected);
  });

  it.each([
    ['2026-11-17 x', '2026-11-17', '2026-11-18'],
    ['2026-11-13 x', '2026-11-13', '2026-11-16'],
    ['2026-11-17 x,2026-11-18 x', '2026-11-17', '2026-11-19'],
    ['2026-11-10 x', '2026-11-10', '2026-11-12'],
  ])('a delivery with %s: instead of %s, %s', (special, on, expected) => {
    const store = storeWeek(special);
    expect(promiseAfterClosing(sent, { store, on, now: onTheWall('2026-11-09 09:00') })).toEqual({
      mode: 'LIV',
      deliveryOn: expected,
    });
  });

  it('nothing of two deliveries, nor by a store that does not open again', () => {
    const moment = { on: '2026-11-17', now: onTheWall('2026-11-16 09:00') };
    const two = { mode: 'LIV', firstDeliveryOn: '2026-11-17' } as const;
    expect(promiseAfterClosing(two, { ...moment, store: storeWeek('2026-11-17 x') })).toBeNull();
    const shut = { schedules: {}, specialHours: null };
    for (const order of [fetched, sent])
      expect(promiseAfterClosing(order, { ...moment, store: shut })).toBeNull();
  });
});
