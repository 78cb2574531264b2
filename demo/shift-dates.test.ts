import { describe, expect, it } from 'vitest';
import { addDays, daysFromBase, frenchDay, shiftDates } from './shift-dates.ts';

describe('frenchDay', () => {
  it('is the day in France, not in Greenwich', () => {
    expect(frenchDay(new Date('2026-11-14T23:30:00Z'))).toBe('2026-11-15');
    expect(frenchDay(new Date('2026-07-14T22:30:00Z'))).toBe('2026-07-15');
  });
});

describe('daysFromBase', () => {
  it.each([
    ['2026-11-15T08:00:00Z', 0],
    ['2026-11-16T08:00:00Z', 1],
    ['2027-11-15T08:00:00Z', 365],
    ['2026-11-01T08:00:00Z', -14],
  ])('%s is %i days away', (moment, days) => {
    expect(daysFromBase(new Date(moment))).toBe(days);
  });
});

describe('shiftDates', () => {
  it('moves every date of a piece of data and nothing else', () => {
    const order = {
      id: 'W26100007',
      created_at: '2026-12-30',
      due: '2026-11-15T10:00:00Z',
      phone: '0639980001',
      lines: [{ sku: '80100201', quantity: 8, last: '2028-02-28' }],
      note: null,
    };
    expect(shiftDates(order, 2)).toEqual({
      ...order,
      created_at: '2027-01-01',
      due: '2026-11-17T10:00:00Z',
      lines: [{ sku: '80100201', quantity: 8, last: '2028-03-01' }],
    });
  });
});

describe('addDays', () => {
  it('does not lose a day when the clocks change', () => {
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
  });
});
