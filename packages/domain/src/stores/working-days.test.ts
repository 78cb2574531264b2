import { describe, expect, it } from 'vitest';
import { addWorkingDays, isPublicHoliday, isWorkingDay, workingDayFrom } from './working-days.ts';

describe('public holidays in France', () => {
  it.each([
    ['2026', ['04-06', '05-14', '05-25']],
    ['2027', ['03-29', '05-06', '05-17']],
    ['2038', ['04-26', '06-03', '06-14']],
  ])('%s: the eight that stand still and the three that follow Easter', (year, moving) => {
    const days = Array.from({ length: 365 }, (_, at) =>
      new Date(Date.UTC(Number(year), 0, 1 + at)).toISOString().slice(0, 10),
    );
    const still = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
    expect(days.filter(isPublicHoliday).map((day) => day.slice(5))).toEqual([...still, ...moving].toSorted());
  });
});

describe('working days', () => {
  it.each([
    ['a Friday', '2026-11-13', true],
    ['a Saturday', '2026-11-14', false],
    ['a Sunday', '2026-11-15', false],
    ['a Monday', '2026-11-16', true],
    ['a holiday in the week', '2026-11-11', false],
  ])('%s', (_, day, works) => {
    expect(isWorkingDay(day)).toBe(works);
  });

  it('the next one is the day itself when goods travel on it', () => {
    expect(workingDayFrom('2026-11-16')).toBe('2026-11-16');
    expect(workingDayFrom('2026-11-14')).toBe('2026-11-16');
    expect(workingDayFrom('2026-05-08')).toBe('2026-05-11');
  });

  it.each([
    ['2026-11-16', 0, '2026-11-16'],
    ['2026-11-16', 1, '2026-11-17'],
    ['2026-11-13', 1, '2026-11-16'],
    ['2026-12-24', 2, '2026-12-29'],
  ])('%s and %i more: %s', (from, days, to) => {
    expect(addWorkingDays(from, days)).toBe(to);
  });
});
