import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { expect, it } from 'vitest';
import { createFigures } from './metrics.ts';
import type { ShopState } from './state-figures.ts';

const STATE: ShopState = {
  queues: [],
  jobs: [],
  ordersLate: 3,
  events: new Map(),
  payments: new Map(),
  imports: new Map(),
  backedUpAt: null,
};

it('however many look at once, the shop is asked once in five seconds', async () => {
  let asked = 0;
  const figures = createFigures({ readState: async () => ((asked += 1), STATE) });
  const told = await Promise.all([figures.text(), figures.text(), figures.ofOne()]);
  await figures.text();
  expect(asked).toBe(1);
  expect(told[0]).toContain('nuancier_orders_late 3');
  figures.close();
});

it.each([
  ['none was ever made: no age, which zero would be', async () => STATE, []],
  ['the state is not known: no age either', () => Promise.reject(new Error('away')), []],
  ['one was made: its age', async () => ({ ...STATE, backedUpAt: new Date(Date.now() - HOUR_MS) }), ['3600']],
  [
    'by a clock that runs ahead: none',
    async () => ({ ...STATE, backedUpAt: new Date(Date.now() + HOUR_MS) }),
    ['0'],
  ],
])('of the last backup, %s', async (_, readState, ages) => {
  const figures = createFigures({ readState });
  const told = await figures.text();
  const found = [...told.matchAll(/^nuancier_backup_age_seconds (\d+)/gm)].map(([, age]) => age);
  expect(found).toEqual(ages);
  expect(told).toContain('# TYPE nuancier_backup_age_seconds gauge');
  figures.close();
});
