import { describe, expect, it } from 'vitest';
import {
  formatAmount,
  formatClock,
  formatDate,
  formatLocalDay,
  formatLongDate,
  formatMoment,
  formatNumber,
  formatPhone,
  formatWeekday,
} from './format.ts';

describe('French formats', () => {
  it.each([
    [1234.56, '1\u202f234,56\u00a0€'],
    [0, '0,00\u00a0€'],
    [-12.4, '\u221212,40\u00a0€'],
  ])('CFG-08 writes the amount %d as %s', (euros, expected) => {
    expect(formatAmount(euros)).toBe(expected);
  });

  it('CFG-08 writes dates as dd/mm/yyyy, on the Paris day', () => {
    expect(formatDate(new Date('2026-01-04T23:30:00Z'))).toBe('05/01/2026');
  });

  it('writes long dates and weekdays', () => {
    expect(formatLongDate(new Date('2026-11-15T12:00:00Z'))).toBe('dimanche 15 novembre');
    expect(formatLocalDay('2026-11-16')).toBe('lundi 16 novembre');
    expect(formatWeekday('2026-11-16')).toBe('lundi');
    expect(formatLongDate(new Date('2026-12-01T12:00:00Z'))).toBe('mardi 1er décembre');
    expect(formatLocalDay('2026-12-01')).toBe('mardi 1er décembre');
    expect(formatLocalDay('2026-12-11')).toBe('vendredi 11 décembre');
  });

  it('writes a moment in two styles, both at the clock of Paris in summer and in winter', () => {
    const [winter, summer] = [new Date('2026-11-18T23:30:00Z'), new Date('2026-07-01T22:05:00Z')];
    expect(formatMoment(winter)).toBe('jeudi 19 novembre à\u00a00\u00a0h\u00a030');
    expect(formatMoment(winter, 'short')).toBe('19/11/2026 à\u00a00\u00a0h\u00a030');
    expect(formatMoment(summer)).toBe('jeudi 2 juillet à\u00a00\u00a0h\u00a005');
    expect(formatMoment(summer, 'short')).toBe('02/07/2026 à\u00a00\u00a0h\u00a005');
  });

  it.each([
    [450, '7\u00a0h\u00a030'],
    [1080, '18\u00a0h'],
    [5, '0\u00a0h\u00a005'],
  ])('writes %i minutes after midnight as %s', (minutes, expected) => {
    expect(formatClock(minutes)).toBe(expected);
  });

  it('writes numbers and telephones in groups', () => {
    expect(formatNumber(1234.5)).toBe('1\u202f234,5');
    expect(formatPhone('0199001000')).toBe('01\u00a099\u00a000\u00a010\u00a000');
  });
});
