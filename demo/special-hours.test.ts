import { describe, expect, it } from 'vitest';
import { publicHolidays } from './public-holidays.ts';
import { specialHours } from './special-hours.ts';

describe('publicHolidays', () => {
  it('follows Easter and leaves out the holidays that fall on a Sunday', () => {
    expect(publicHolidays(2027, 'france')).toEqual([
      '2027-01-01',
      '2027-03-29',
      '2027-05-01',
      '2027-05-06',
      '2027-05-08',
      '2027-05-17',
      '2027-07-14',
      '2027-11-01',
      '2027-11-11',
      '2027-12-25',
    ]);
  });

  it('adds Good Friday and Saint Stephen’s day in Alsace', () => {
    expect(publicHolidays(2026, 'alsace-moselle')).toEqual(
      expect.arrayContaining(['2026-04-03', '2026-12-26']),
    );
  });
});

describe('specialHours', () => {
  it('always has a day within the fortnight the store locator shows', () => {
    const hours = specialHours('2026-11-15', 'france', [
      { inDays: 4, hours: 'x' },
      { inDays: 14, hours: '08:00-12:00' },
    ]);
    expect(hours).toMatch(/^2026-11-19 x,2026-11-29 08:00-12:00,2026-12-24 07:30-16:00,2026-12-25 x,/);
  });

  it('a holiday wins over an exception of the shop', () => {
    expect(specialHours('2026-12-21', 'france', [{ inDays: 4, hours: '08:00-12:00' }])).toContain(
      '2026-12-25 x',
    );
  });

  it('says nothing of days gone by', () => {
    expect(specialHours('2026-11-12', 'france', []).startsWith('2026-12-24')).toBe(true);
  });
});
