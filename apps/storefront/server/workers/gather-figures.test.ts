import { createFigures } from '@nuancier/api/monitoring/metrics.ts';
import { afterAll, expect, it } from 'vitest';
import { createFiguresGathering } from './gather-figures.ts';

const first = createFigures({ worker: 1 });
const second = createFigures({ worker: 2 });
afterAll(() => {
  first.close();
  second.close();
});
const abandonedIn = (text: string) => text.split('\n').filter((line) => /abandoned_total\{/.test(line));

it('stands each worker’s figures beside the other’s, none added up', async () => {
  first.countAbandoned('fault');
  second.countAbandoned('fault');
  second.countAbandoned('fault');
  const gathering = createFiguresGathering();
  const asked = [first, second].map((figures) => ({
    ask: (id: number) => void figures.ofOne().then((own) => gathering.told(id, own)),
  }));
  const text = await gathering.gather(asked);
  expect(abandonedIn(text)).toEqual([
    'nuancier_serialising_abandoned_total{why="fault",worker="1"} 1',
    'nuancier_serialising_abandoned_total{why="fault",worker="2"} 2',
  ]);
  expect(text.match(/# TYPE nuancier_serialising_abandoned_total counter/g)).toHaveLength(1);
});

it('tells of each worker when it began', async () => {
  const gathering = createFiguresGathering();
  const asked = [first, second].map((figures) => ({
    ask: (id: number) => void figures.ofOne().then((own) => gathering.told(id, own)),
  }));
  const began = (await gathering.gather(asked)).match(/^process_start_time_seconds\{worker="\d"\} \d+$/gm);
  expect(began).toHaveLength(2);
});

it('does not wait for a worker that says nothing', async () => {
  const gathering = createFiguresGathering(20);
  const text = await gathering.gather([
    { ask: (id) => void first.ofOne().then((own) => gathering.told(id, own)) },
    { ask: () => {} },
  ]);
  expect(text).toContain('worker="1"');
  expect(await gathering.gather([])).toBe('\n');
});
