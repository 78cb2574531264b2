import { describe, expect, it } from 'vitest';
import { deliveryFor, pickupFor } from './availability.ts';
import type { StockFacts } from './availability.ts';
import { packsForDelivery, placesFor, shelfFor } from './platform.ts';

const holding = (available: number, statutArticleMag: string): StockFacts => ({
  available,
  statutArticleMag,
  resupplyTime: 5,
  approDirecteFournisseur: false,
  livraisonPro: true,
});

it('what is fetched is taken at the store, what is delivered on the platform or there', () => {
  expect(placesFor('EMP', 'VB006')).toEqual(['VB006']);
  expect(placesFor(null, 'VB006')).toEqual(['VB006']);
  expect(placesFor('LIV', 'VB006')).toEqual(['VB006', 'PLATEFORME']);
});

it('so many packs go by delivery at most as a shelf is found for, and not one more', () => {
  for (const status of ['P', 'U'])
    for (const [store, platform] of [
      [9, 4],
      [4, 9],
      [0, 0],
    ] as const) {
      const shelves = { store: holding(store, status), platform: holding(platform, status) };
      const most = packsForDelivery(shelves);
      expect([status, store, platform, most]).toEqual([
        status,
        store,
        platform,
        status === 'U' ? Math.max(store, platform) : platform,
      ]);
      expect(shelfFor('LIV', most + 1, shelves)).toBeNull();
      expect(shelfFor('LIV', most, shelves)).not.toBeNull();
    }
  expect(packsForDelivery({ store: undefined, platform: undefined })).toBe(0);
});

describe('shelfFor', () => {
  it.each([
    { mode: 'EMP', status: 'P', store: 4, platform: 9, from: 'store' },
    { mode: 'EMP', status: 'P', store: 3, platform: 9, from: null },
    { mode: 'EMP', status: 'U', store: 4, platform: 0, from: 'store' },
    { mode: 'LIV', status: 'P', store: 9, platform: 4, from: 'platform' },
    { mode: 'LIV', status: 'P', store: 9, platform: 3, from: null },
    { mode: 'LIV', status: 'V', store: 9, platform: 0, from: null },
    { mode: 'LIV', status: 'U', store: 9, platform: 4, from: 'platform' },
    { mode: 'LIV', status: 'U', store: 4, platform: 3, from: 'store' },
    { mode: 'LIV', status: 'U', store: 3, platform: 3, from: null },
  ] as const)('4 packs of $status by $mode, store $store, platform $platform: $from', (row) => {
    const { mode, status, store, platform, from } = row;
    const shelves = { store: holding(store, status), platform: holding(platform, status) };
    expect(shelfFor(mode, 4, shelves)).toBe(from);
  });

  it('takes nothing from places that have never told of the article', () => {
    expect(shelfFor('EMP', 1, { store: undefined, platform: undefined })).toBeNull();
    expect(shelfFor('LIV', 1, { store: undefined, platform: undefined })).toBeNull();
  });

  const scarce = ['U', 'O'].flatMap((status) =>
    [0, 2, 3, 5].flatMap((store) =>
      [0, 2, 3, 5].map((platform) => ({
        store: holding(store, status),
        platform: holding(platform, status),
      })),
    ),
  );

  it('always has a shelf for what is promised and never resupplied', () => {
    const collectable = scarce.filter(({ store }) => pickupFor(store, 3).kind !== 'unavailable');
    expect(new Set(collectable.map((shelves) => shelfFor('EMP', 3, shelves)))).toEqual(new Set(['store']));
    const deliverable = scarce.filter(({ store }) => deliveryFor(store, 3).kind === 'available');
    expect(new Set(deliverable.map((shelves) => shelfFor('LIV', 3, shelves)))).toEqual(
      new Set(['platform', 'store']),
    );
  });
});
