import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import type { ShopRow } from '../stores-import-store.ts';
import { importShops } from './import-shops.ts';

let shop: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  shop = await testDatabase('empty');
});
afterAll(() => shop.close());

it('writes a shop as it was given, once', async () => {
  expect(await importShops(shop.db, [aShop()])).toEqual({ ok: true, lines: 1, changed: 1, added: 1 });
  expect(await importShops(shop.db, [aShop()])).toEqual({ ok: true, lines: 1, changed: 0, added: 0 });
  expect(await shop.db.selectFrom('shop').selectAll().execute()).toEqual([{ ...aShop(), delivery_km: null }]);
});

it('refuses the whole file for one bad line, and tells which and why', async () => {
  const report = await importShops(shop.db, [
    aShop({ locality: 'Lyon' }),
    aShop({ code: 'VB002', postal_code: '690' }),
    aShop({ code: 'VB002' }),
  ]);
  expect(report).toEqual({
    ok: false,
    refusals: [
      { line: 2, reason: 'Le code postal doit compter cinq chiffres.' },
      { line: 3, reason: 'Le code de magasin «\u00A0VB002\u00A0» figure deux fois.' },
    ],
  });
  expect(await shop.db.selectFrom('shop').select('locality').execute()).toEqual([{ locality: 'Paris' }]);
});

it('refuses the code under which the platform keeps its stock', async () => {
  expect(await importShops(shop.db, [aShop({ code: 'PLATEFORME' })])).toEqual({
    ok: false,
    refusals: [
      { line: 1, reason: 'Le code «\u00A0PLATEFORME\u00A0» est celui de la plateforme de livraison.' },
    ],
  });
});

function aShop(more: Partial<ShopRow> = {}): ShopRow {
  const open = '07:30-12:00 13:30-18:00';
  return {
    code: 'VB001',
    title_label: 'Valbrune Paris Nation',
    location_name: 'Valbrune Paris Nation',
    address_lines: ['48 rue de Picpus', 'Cour, bâtiment "B"'],
    postal_code: '75012',
    locality: 'Paris',
    country_code: 'FR',
    insee: '75056',
    latitude: 48.8429,
    longitude: 2.3968,
    schedules: { monday: open, tuesday: open, wednesday: open, thursday: open, friday: open, saturday: 'x' },
    special_hours: '2026-12-25 x',
    primary_phone: '0199001000',
    fax: null,
    email: null,
    services: { tinting: true },
    ...more,
  };
}
