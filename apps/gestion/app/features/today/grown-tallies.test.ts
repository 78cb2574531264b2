import { expect, it } from 'vitest';
import { grownTallies } from './grown-tallies.ts';

const tally = (name: string, count: number) => ({ name, count, more: false });

it('tells what has come, not what was settled', () => {
  const before = [tally('Messages', 2), tally('À préparer', 15), tally('Avis', 1)];
  const now = [tally('Messages', 3), tally('À préparer', 14), tally('Avis', 1), tally('Retours', 1)];
  expect(grownTallies(before, now)).toEqual([tally('Messages', 3), tally('Retours', 1)]);
});
