import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { importPriceLists } from './import-price-lists.ts';
import { importSpecialConditions } from './import-special-conditions.ts';
import type { SpecialConditionLine } from './import-special-conditions.ts';

let shop: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  shop = await testDatabase('demo');
});
afterAll(() => shop.close());

describe('importPriceLists', () => {
  const list = { code: 'CHANTIER', label: 'Tarif chantier', percentByGroup: { PEINT: 12.5, BOIS: 10 } };

  it('writes lists once, and takes away what they no longer say', async () => {
    const prices = [{ article_sku: '10100001', pack_ht_cents: 1500, unit_ht: 5 }];
    expect(await importPriceLists(shop.db, [{ ...list, prices }])).toEqual({
      ok: true,
      lines: 1,
      changed: 4,
    });
    expect(await importPriceLists(shop.db, [{ ...list, prices }])).toEqual({
      ok: true,
      lines: 1,
      changed: 0,
    });
    expect(await importPriceLists(shop.db, [{ ...list, percentByGroup: { PEINT: 12.5 } }])).toEqual({
      ok: true,
      lines: 1,
      changed: 2,
    });
    const left = await shop.db
      .selectFrom('price_list_discount')
      .select('price_group')
      .where('price_list', '=', 'CHANTIER')
      .execute();
    expect(left).toEqual([{ price_group: 'PEINT' }]);
  });

  it('refuses the whole file for one bad list', async () => {
    const report = await importPriceLists(shop.db, [
      { ...list, code: 'AUTRE' },
      { ...list, code: '', percentByGroup: { PEINT: 100 } },
      { ...list, code: 'AUTRE', prices: [{ article_sku: '99999999', pack_ht_cents: 1.5, unit_ht: 1 }] },
    ]);
    expect(report).toEqual({
      ok: false,
      refusals: [
        { line: 2, reason: 'Le code et le nom du tarif sont obligatoires.' },
        { line: 2, reason: 'Une remise doit être comprise entre 0 et 100\u00A0%.' },
        { line: 3, reason: 'L’article «\u00A099999999\u00A0» n’existe pas.' },
        {
          line: 3,
          reason: 'Le prix de l’article «\u00A099999999\u00A0» n’est pas un nombre entier de centimes.',
        },
        { line: 3, reason: 'Le tarif «\u00A0AUTRE\u00A0» figure deux fois.' },
      ],
    });
  });
});

describe('importSpecialConditions', () => {
  it('writes conditions once', async () => {
    expect(await importSpecialConditions(shop.db, [aCondition()])).toMatchObject({ changed: 1 });
    expect(await importSpecialConditions(shop.db, [aCondition()])).toMatchObject({ changed: 0 });
    expect(await importSpecialConditions(shop.db, [aCondition({ extra_percent: 6 })])).toMatchObject({
      changed: 1,
    });
  });

  it.each<[string, Partial<SpecialConditionLine>]>([
    ['hardly any reduction', { extra_percent: 0.01 }],
    ['nearly the whole price', { extra_percent: 99.99 }],
    ['a net price', netPrice(1_250, 4.1667)],
    ['goods given away', netPrice(0, 0)],
  ])('takes %s', async (_, terms) => {
    const report = await importSpecialConditions(shop.db, [aCondition({ from_quantity: 9, ...terms })]);
    expect(report).toMatchObject({ ok: true, lines: 1 });
  });

  it.each<[string, Partial<SpecialConditionLine>]>([
    ['0 %', { extra_percent: 0 }],
    ['a surcharge', { extra_percent: -5 }],
    ['100 %', { extra_percent: 100 }],
    ['a reduction beside the price of a pack', { net_pack_ht_cents: 100 }],
    ['a reduction beside the price of a unit', { net_unit_ht: 1 }],
    ['a net price without that of the unit', netPrice(100, null)],
    ['a net price without that of the pack', netPrice(null, 1)],
    ['a pack below nothing', netPrice(-1, 1)],
    ['a unit below nothing', netPrice(100, -0.01)],
    ['a fraction of a cent', netPrice(100.5, 1)],
  ])('refuses as terms %s', async (_, terms) => {
    const reason = 'Une condition donne une remise entre 0 et 100\u00A0% ou un prix net.';
    const report = await importSpecialConditions(shop.db, [aCondition(terms)]);
    expect(report).toEqual({ ok: false, refusals: [{ line: 1, reason }] });
  });

  it.each<[string, Partial<SpecialConditionLine>, string]>([
    ['an unknown client', { client_code: '0000000' }, 'Le client «\u00A00000000\u00A0» n’existe pas.'],
    ['an unknown article', { family: null, article_sku: '9' }, 'L’article «\u00A09\u00A0» n’existe pas.'],
    [
      'both family and article',
      { article_sku: '10100001' },
      'Une condition porte sur une famille ou sur un article, pas sur les deux.',
    ],
    [
      'no terms',
      { extra_percent: null },
      'Une condition donne une remise entre 0 et 100\u00A0% ou un prix net.',
    ],
    [
      'both terms',
      { net_pack_ht_cents: 100, net_unit_ht: 1 },
      'Une condition donne une remise entre 0 et 100\u00A0% ou un prix net.',
    ],
    ['no name', { label: ' ' }, 'Le nom de la condition est obligatoire.'],
    ['no quantity', { from_quantity: 0 }, 'La quantité doit être un nombre entier supérieur à 0.'],
    [
      'days the wrong way round',
      { valid_from: '2026-02-01', valid_to: '2026-01-01' },
      'La condition finit avant de commencer.',
    ],
  ])('refuses %s', async (_, more, reason) => {
    const report = await importSpecialConditions(shop.db, [
      aCondition(),
      aCondition({ from_quantity: 2, ...more }),
    ]);
    expect(report).toEqual({ ok: false, refusals: [{ line: 2, reason }] });
  });
});

function netPrice(pack: number | null, unit: number | null): Partial<SpecialConditionLine> {
  return { extra_percent: null, net_pack_ht_cents: pack, net_unit_ht: unit };
}

function aCondition(more: Partial<SpecialConditionLine> = {}): SpecialConditionLine {
  return {
    client_code: '0351012',
    family: 209,
    article_sku: null,
    from_quantity: 1,
    label: 'Contrat façade',
    extra_percent: 5,
    net_pack_ht_cents: null,
    net_unit_ht: null,
    valid_from: null,
    valid_to: null,
    ...more,
  };
}
