import { describe, expect, it } from 'vitest';
import { monthsUpTo, spendingOf } from './spending.ts';

describe('the months up to a day', () => {
  it.each([
    ['2026-11-16', 3, ['2026-09', '2026-10', '2026-11']],
    ['2026-01-31', 2, ['2025-12', '2026-01']],
    ['2026-12-01', 1, ['2026-12']],
    ['2026-02-01', 14, ['2025-01', '2026-02']],
  ])('%s, %d', (day, count, expected) => {
    const months = monthsUpTo(day, count);
    expect(months).toHaveLength(count);
    expect(months).toEqual(expect.arrayContaining(expected));
    expect([months[0], months.at(-1)]).toEqual([expected[0], expected.at(-1)]);
  });
});

describe('what was spent', () => {
  const row = (month: string, buyerKey: string, buyerName: string, spent: number) => ({
    month,
    buyerKey,
    buyerName,
    spent,
  });

  it('is summed by month and by person, empty months too, who spent most first', () => {
    const rows = [
      row('2026-09', '1', 'Gwen L.', 1000),
      row('2026-11', '1', 'Gwen Le Bihan', 500),
      row('2026-11', '2', 'Yann', 9000),
      row('2025-11', '2', 'Yann', 70000),
    ];
    expect(spendingOf(rows, ['2026-09', '2026-10', '2026-11'])).toEqual({
      total: 10500,
      months: [
        { month: '2026-09', total: 1000 },
        { month: '2026-10', total: 0 },
        { month: '2026-11', total: 9500 },
      ],
      buyers: [
        { name: 'Yann', total: 9000, months: [0, 0, 9000] },
        // under the name of the latest order
        { name: 'Gwen Le Bihan', total: 1500, months: [1000, 0, 500] },
      ],
    });
  });

  it('keeps two people of one name apart', () => {
    const rows = [row('2026-11', '1', 'Jean', 200), row('2026-11', '2', 'Jean', 100)];
    expect(spendingOf(rows, ['2026-11']).buyers.map(({ total }) => total)).toEqual([200, 100]);
  });
});
