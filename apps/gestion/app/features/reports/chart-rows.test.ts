import { expect, it } from 'vitest';
import { chartRows } from './chart-rows.ts';

const NOW = '2026-11-18T10:00:00Z';
const columns = [{ label: 'Marge HT', kind: 'cents' as const }];
const sold = { key: '2026-11-17', label: '2026-11-17', values: [1_200] };

it('days on which nothing was sold stand in the chart as nothing, up to today', () => {
  const rows = chartRows(
    { by: 'day', columns, rows: [sold] },
    { since: '2026-11-16', until: '2026-11-30' },
    NOW,
  );
  expect(rows.map(({ key, values }) => [key, values])).toEqual([
    ['2026-11-16', [0]],
    ['2026-11-17', [1_200]],
    ['2026-11-18', [0]],
  ]);
});

it('what is not told by day stays as it is', () => {
  const period = { since: '2026-11-16', until: '2026-11-30' };
  expect(chartRows({ by: 'store', columns, rows: [sold] }, period, NOW)).toEqual([sold]);
});
