import { describe, expect, it } from 'vitest';
import { PLATFORM } from '@nuancier/domain/stock/platform.ts';
import { stockedPlaces, stockedShops, demoStock } from './stock-rows.ts';

describe('stock of the demo', () => {
  it.each([
    [600, 26],
    [10_000, 10],
    [100_000, 1],
  ] as const)('%i products are stocked in %i stores', (size, count) => {
    const shops = stockedShops(size);
    expect(shops).toHaveLength(count);
    expect(shops[0]).toBe('VB006');
  });

  it('fills the platform beside them where there is room', () => {
    expect(stockedPlaces(600).at(-1)).toBe(PLATFORM);
    expect(stockedPlaces(100_000)).toEqual(['VB006']);
    const held = [...demoStock(600)].filter((row) => row.shop_code === PLATFORM);
    expect(held).toHaveLength(3_897);
    expect(held.filter((row) => row.available > 0).length).toBeGreaterThan(3_400);
    expect(
      held.filter((row) => row.available === 0 && row.statut_article_mag === 'U').length,
    ).toBeGreaterThan(0);
  });

  it('shows every promise a store can make', () => {
    const rows = [...demoStock(600)];
    const some = (test: (row: (typeof rows)[number]) => boolean) => rows.filter(test).length;
    expect(rows).toHaveLength(105_219);
    expect(some((row) => row.available > 0)).toBeGreaterThan(50_000);
    expect(some((row) => row.available === 0 && row.statut_article_mag === 'P')).toBeGreaterThan(1000);
    expect(some((row) => row.available === 0 && (row.resupply_time ?? 0) > 30)).toBeGreaterThan(100);
    expect(some((row) => row.available === 0 && row.statut_article_mag === 'U')).toBeGreaterThan(100);
    expect(some((row) => row.appro_directe_fournisseur)).toBeGreaterThan(100);
    expect(some((row) => !row.livraison_pro)).toBeGreaterThan(1000);
  });
});
