import { describe, expect, it } from 'vitest';
import { dueDay } from './due-day.ts';

describe('when an invoice is due', () => {
  it.each([
    ['30 jours', '2026-11-16', '2026-12-16'],
    ['45 jours fin de mois', '2026-11-16', '2026-12-31'],
    ['45 jours fin de mois', '2026-12-31', '2027-02-28'],
    ['30 jours nets', '2026-02-01', '2026-03-03'],
    ['0 jours', '2026-02-01', '2026-02-01'],
    ['comptant', '2026-02-01', null],
    ['', '2026-02-01', null],
    [null, '2026-02-01', null],
  ])('by « %s » of %s: %s', (terms, day, due) => {
    expect(dueDay(terms, day)).toBe(due);
  });
});
