import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { readTintTariff } from '../catalogue.ts';
import { importTintSupplements } from '../operations/import-tint-supplements.ts';
import { ask } from '../testing/ask-product.ts';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

it('the chart tells what tinting costs by the litre, before and with tax', async () => {
  const chart = await ask(
    shop,
    '{ colourChart { tint_supplements { tint_class amount_ht { value currency } amount_ttc { value } } } }',
    'colourChart',
  );
  const line = (tintClass: string, untaxed: number, taxed: number) => ({
    tint_class: tintClass,
    amount_ht: { value: untaxed, currency: 'EUR' },
    amount_ttc: { value: taxed },
  });
  expect(chart).toEqual({
    tint_supplements: [line('A', 0.6, 0.72), line('B', 1.2, 1.44), line('C', 2.4, 2.88), line('D', 4.5, 5.4)],
  });
});

it('one colour can be asked for alone, as an address writes its code', async () => {
  const query = 'query($code: String) { colourChart(code: $code) { families colours { code } } }';
  expect(await ask(shop, query, 'colourChart', { code: 'ral-7016' })).toEqual({
    families: ['Gris'],
    colours: [{ code: 'RAL 7016' }],
  });
  expect(await ask(shop, query, 'colourChart', { code: 'ral-0000' })).toEqual({ families: [], colours: [] });
});

it('a pack pays by its litres; a class without tariff has no supplement', async () => {
  expect((await readTintTariff(shop.db))({ tintClass: 'D', litres: 2.5 })).toBe(1125);
  expect((await readTintTariff(shop.db))({ tintClass: 'Z', litres: 2.5 })).toBeNull();
});

it('a tariff is changed by its file, and a bad line stops the file', async () => {
  expect(await importTintSupplements(shop.db, [{ tint_class: 'A', per_litre_ht_cents: 70 }])).toEqual({
    ok: true,
    lines: 1,
    changed: 1,
    added: 0,
  });
  expect((await readTintTariff(shop.db))({ tintClass: 'A', litres: 1 })).toBe(70);
  const report = await importTintSupplements(shop.db, [
    { tint_class: 'A', per_litre_ht_cents: 80 },
    { tint_class: 'E', per_litre_ht_cents: 0.5 },
    { tint_class: 'A', per_litre_ht_cents: 90 },
  ]);
  expect(report.ok ? [] : report.refusals.map(({ line }) => line)).toEqual([2, 2, 3]);
  expect((await readTintTariff(shop.db))({ tintClass: 'A', litres: 1 })).toBe(70);
});
