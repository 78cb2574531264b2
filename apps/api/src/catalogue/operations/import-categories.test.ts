import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import type { CategoryRow, ColourRow } from '../imports/catalogue-import-rows.ts';
import { importCategories } from './import-categories.ts';
import { importColours } from './import-colours.ts';

let shop: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  shop = await testDatabase('empty');
});
afterAll(() => shop.close());

describe('importCategories', () => {
  it('takes children before their parents, and writes only what changed', async () => {
    const tree = [
      aCategory({ id: 3, parent_id: 2, level: 2, url_key: 'bois', url_path: 'bois' }),
      aCategory(),
    ];
    expect(await importCategories(shop.db, tree)).toEqual({ ok: true, lines: 2, changed: 2, added: 2 });
    expect(await importCategories(shop.db, tree)).toEqual({ ok: true, lines: 2, changed: 0, added: 0 });
  });

  it('refuses the whole tree for one bad line, and tells which and why', async () => {
    const before = await shop.db.selectFrom('category').selectAll().execute();
    const report = await importCategories(shop.db, [
      aCategory({ name: 'Autre nom' }),
      aCategory({ id: 4, parent_id: 99, level: 2, url_key: 'sol', url_path: 'sol' }),
      aCategory({ id: 5, parent_id: 2, level: 3, url_key: 'ite', url_path: 'sol/ite' }),
    ]);
    expect(report).toEqual({
      ok: false,
      refusals: [
        { line: 2, reason: 'La catégorie parente n’est pas dans le fichier.' },
        {
          line: 3,
          reason: 'Le niveau doit être celui de la catégorie parente plus un (la racine est au niveau 1).',
        },
        {
          line: 3,
          reason: 'L’adresse doit être celle de la catégorie parente suivie de la clé de la catégorie.',
        },
      ],
    });
    expect(await shop.db.selectFrom('category').selectAll().execute()).toEqual(before);
  });
});

describe('importColours', () => {
  it('writes a tint once', async () => {
    expect(await importColours(shop.db, [aColour()])).toEqual({ ok: true, lines: 1, changed: 1, added: 1 });
    expect(await importColours(shop.db, [aColour()])).toEqual({ ok: true, lines: 1, changed: 0, added: 0 });
  });

  it('refuses the whole chart for one bad line, and tells which and why', async () => {
    const report = await importColours(shop.db, [
      aColour({ name: 'Autre' }),
      aColour({ code: 'VB-BU010', hex: 'bleu', tint_class: 'E' }),
      aColour(),
    ]);
    expect(report).toEqual({
      ok: false,
      refusals: [
        { line: 2, reason: 'La couleur d’écran s’écrit «\u00A0#RRVVBB\u00A0».' },
        { line: 2, reason: 'La classe de teinte est une lettre de A à D.' },
        { line: 3, reason: 'Le code de teinte «\u00A0VB-BL010\u00A0» figure deux fois.' },
      ],
    });
    expect(await shop.db.selectFrom('colour').select('name').execute()).toEqual([{ name: 'Blanc pur' }]);
  });
});

function aColour(more: Partial<ColourRow> = {}): ColourRow {
  return {
    code: 'VB-BL010',
    chart: 'valbrune',
    position: 1,
    name: 'Blanc pur',
    family: 'Blancs',
    hex: '#F7F7F4',
    lab_l: 97.2,
    lab_a: -0.5,
    lab_b: 1.4,
    lrv: 92.8,
    tint_class: 'A',
    base: 'Base P (pastel)',
    special: null,
    ...more,
  };
}

function aCategory(more: Partial<CategoryRow> = {}): CategoryRow {
  return {
    id: 2,
    parent_id: null,
    name: 'Catégorie',
    url_key: 'catalogue',
    url_path: '',
    url_suffix: '',
    level: 1,
    position: 0,
    category_type: 0,
    include_in_menu: true,
    is_anchor: true,
    code_akeneo: null,
    custom_url: null,
    image: null,
    universe_mega_menu_cms: null,
    description: null,
    meta_title: null,
    meta_description: null,
    custom_canonical_url: null,
    ext_uniq_id: null,
    ...more,
  };
}
