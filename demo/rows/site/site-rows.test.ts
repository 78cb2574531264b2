import { afterAll, beforeAll, expect, it } from 'vitest';
import { importSites } from '@nuancier/api/site/operations/import-sites.ts';
import { nobodyTold } from '@nuancier/api/testing/nobody-told.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { generateCatalogue } from '../../catalogue/generate-catalogue.ts';
import { demoSettings } from './site-rows.ts';

const site = {
  code: 'default',
  name: 'Valbrune',
  position: 1,
  is_default: true,
  theme: 'valbrune',
  root_category_id: 2,
  settings: demoSettings(600, 2026),
};

let shop: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  shop = await testDatabase('empty');
});
afterAll(() => shop.close());

it('names a sample pot that exists', () => {
  const products = [...generateCatalogue(600)];
  expect(products.map((product) => product.sku)).toContain(site.settings.tester_product_id);
});

it('is accepted by the door, and the default moves to another site when that one asks for it', async () => {
  await importSites(shop.db, [site], nobodyTold);
  const other = { ...site, code: 'comptoir', theme: 'comptoir', is_default: true };
  expect(await importSites(shop.db, [other], nobodyTold)).toMatchObject({ ok: true });
  const rows = await shop.db.selectFrom('site').select(['code', 'is_default']).orderBy('code').execute();
  expect(rows).toEqual([
    { code: 'comptoir', is_default: true },
    { code: 'default', is_default: false },
  ]);
});

it('is refused with a setting of the wrong shape, two default sites or a repeated code', async () => {
  const bent = { ...site, settings: { ...site.settings, grid_per_page_values: 'dix' } };
  expect(
    await importSites(shop.db, [bent, { ...site, code: 'deux' }, { ...site, is_default: false }], nobodyTold),
  ).toEqual({
    ok: false,
    refusals: [
      { line: 1, reason: 'Le réglage «\u00A0grid_per_page_values\u00A0» n’a pas la forme attendue.' },
      { line: 3, reason: 'Le code de site «\u00A0default\u00A0» figure deux fois.' },
      { line: 2, reason: 'Un seul site peut être le site par défaut.' },
    ],
  });
});
