import { describe, expect, it } from 'vitest';
import { kilometresBetween, nearest } from './nearest.ts';

const paris = { name: 'Paris', latitude: 48.8566, longitude: 2.3522 };
const lyon = { name: 'Lyon', latitude: 45.764, longitude: 4.8357 };
const versailles = { name: 'Versailles', latitude: 48.8014, longitude: 2.1301 };

describe('nearest', () => {
  it('puts the closest store first and leaves out those too far away', () => {
    const found = nearest([lyon, versailles, paris], { from: paris, withinKm: 50, size: 1000 });
    expect(found.map(({ store }) => store.name)).toEqual(['Paris', 'Versailles']);
    expect(found[0]?.km).toBe(0);
  });

  it('gives no more than the size asked for', () => {
    expect(nearest([lyon, versailles, paris], { from: paris, withinKm: 1000, size: 2 })).toHaveLength(2);
  });

  it('measures in kilometres', () => {
    expect(kilometresBetween(paris, lyon)).toBeCloseTo(391.5, 0);
    expect(kilometresBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
      20_015,
      0,
    );
  });
});
