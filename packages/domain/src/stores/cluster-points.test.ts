import { expect, it } from 'vitest';
import { clusterPoints } from './cluster-points.ts';

const at = (x: number, y = 0) => ({ x, y });

it('leaves markers apart alone', () => {
  expect(clusterPoints([at(0), at(10)], 10)).toEqual([
    { x: 0, y: 0, markers: [at(0)] },
    { x: 10, y: 0, markers: [at(10)] },
  ]);
});

it('gathers what is near, also far from the corner of the map', () => {
  expect(clusterPoints([at(50, 70), at(54, 72)], 10)).toHaveLength(1);
  expect(clusterPoints([at(-6, -6), at(6, 6)], 10)).toHaveLength(2);
});

it('gathers near ones in their middle, each marker once', () => {
  expect(clusterPoints([at(0), at(100), at(4, 8)], 10)).toEqual([
    { x: 2, y: 4, markers: [at(0), at(4, 8)] },
    { x: 100, y: 0, markers: [at(100)] },
  ]);
});

it('needs no marker at all', () => {
  expect(clusterPoints([], 10)).toEqual([]);
});
