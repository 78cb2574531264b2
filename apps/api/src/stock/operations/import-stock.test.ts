import type { StockLine } from '@nuancier/domain/stock/stock-line.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { stocksAt } from '../stock.ts';
import { importStock } from './import-stock.ts';

let shop: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  shop = await testDatabase('demo');
});
afterAll(() => shop.close());

describe('importStock', () => {
  it('STK-01 changes what differs, adds what is missing, leaves the rest', async () => {
    await shop.db.deleteFrom('stock').where('article_sku', '=', '10100002').execute();
    const file = [aLine({ available: 41 }), aLine({ article_sku: '10100002', resupply_time: null })];
    expect(await load(file)).toEqual({ ok: true, lines: 2, changed: 2 });
    const stocks = await stocksAt(shop.db, 'VB001', ['10100001', '10100002']);
    expect(stocks.get('10100001')).toEqual({
      available: 41,
      statutArticleMag: 'P',
      resupplyTime: 4,
      approDirecteFournisseur: false,
      livraisonPro: true,
    });
    expect(stocks.get('10100002')).toMatchObject({ available: 7, resupplyTime: null });
    expect(await load(file)).toEqual({ ok: true, lines: 2, changed: 0 });
  });

  it('takes the platform’s lines among those of the stores', async () => {
    const report = await load([aLine({ shop_code: 'PLATEFORME', available: 312 }), aLine({ available: 2 })]);
    expect(report).toMatchObject({ ok: true, lines: 2 });
    const stocks = await stocksAt(shop.db, 'PLATEFORME', ['10100001']);
    expect(stocks.get('10100001')?.available).toBe(312);
  });

  it('notes when a line changed, and only then', async () => {
    await load([aLine({ available: 3 })]);
    const before = await writtenAt();
    await load([aLine({ available: 3 })]);
    expect(await writtenAt()).toEqual(before);
    await load([aLine({ available: 4 })]);
    expect((await writtenAt()).getTime()).toBeGreaterThan(before.getTime());
  });

  it('refuses the whole file for one bad line, and names every one', async () => {
    await load([aLine({ available: 12 })]);
    const report = await load([
      aLine({ available: 1 }),
      aLine({ article_sku: '99999999' }),
      aLine({ article_sku: '10100002', available: -5, statut_article_mag: 'Z' }),
      aLine({ shop_code: 'VB999' }),
      aLine({ available: 2 }),
      aLine({ shop_code: '' }),
    ]);
    expect(report).toEqual({
      ok: false,
      refusals: [
        { line: 2, reason: 'L’article «\u00A099999999\u00A0» n’existe pas.' },
        { line: 3, reason: 'La quantité disponible doit être un nombre entier, positif ou nul.' },
        { line: 3, reason: 'Le statut de l’article doit être P, S, V, U ou O.' },
        { line: 4, reason: 'Le magasin «\u00A0VB999\u00A0» n’existe pas.' },
        {
          line: 5,
          reason: 'L’article «\u00A010100001\u00A0» figure deux fois pour le magasin «\u00A0VB001\u00A0».',
        },
        { line: 6, reason: 'Le code du magasin et la référence de l’article sont obligatoires.' },
      ],
    });
    expect((await stocksAt(shop.db, 'VB001', ['10100001'])).get('10100001')?.available).toBe(12);
  });

  it('takes the same article in several stores, and an empty file', async () => {
    expect(await load([aLine(), aLine({ shop_code: 'VB002' })])).toMatchObject({ ok: true, lines: 2 });
    expect(await load([])).toEqual({ ok: true, lines: 0, changed: 0 });
  });

  it('lets the shop sell what the file leaves as it is, before it is committed', async () => {
    const same = aLine({ article_sku: '10100002', available: 8 });
    await load([aLine({ available: 1 }), same]);
    await shop.db.transaction().execute(async (part) => {
      await importStock(part, [aLine({ available: 2 }), same]);
      const sale = shop.db
        .updateTable('stock')
        .set(({ eb }) => ({ available: eb('available', '-', 3) }))
        .where('article_sku', '=', '10100002')
        .where('shop_code', '=', 'VB001')
        .where('available', '>=', 3);
      expect((await sale.executeTakeFirst()).numUpdatedRows).toBe(1n);
    });
    const stocks = await stocksAt(shop.db, 'VB001', ['10100001', '10100002']);
    expect([...stocks.values()].map(({ available }) => available)).toEqual([2, 5]);
  });

  it('carries files longer than one query, twice in one transaction', async () => {
    const skus = await shop.db.selectFrom('article').select('sku').limit(3500).execute();
    const file = ['VB003', 'VB004', 'VB005', 'VB006'].flatMap((shop_code) =>
      skus.map(({ sku }) => aLine({ shop_code, article_sku: sku, available: 123_456 })),
    );
    const seen: number[] = [];
    const reports = await shop.db
      .transaction()
      .execute(async (part) => [
        await importStock(part, file, (done) => seen.push(done)),
        await importStock(part, file),
      ]);
    expect(reports).toEqual([
      { ok: true, lines: 14_000, changed: 14_000 },
      { ok: true, lines: 14_000, changed: 0 },
    ]);
    expect(seen).toEqual([10_000, 14_000]);
  });
});

function load(lines: readonly StockLine[]) {
  return shop.db.transaction().execute((part) => importStock(part, lines));
}

async function writtenAt(): Promise<Date> {
  const row = await shop.db
    .selectFrom('stock')
    .select('updated_at')
    .where('article_sku', '=', '10100001')
    .where('shop_code', '=', 'VB001')
    .executeTakeFirstOrThrow();
  return row.updated_at;
}

function aLine(more: Partial<StockLine> = {}): StockLine {
  return {
    shop_code: 'VB001',
    article_sku: '10100001',
    available: 7,
    statut_article_mag: 'P',
    resupply_time: 4,
    appro_directe_fournisseur: false,
    livraison_pro: true,
    ...more,
  };
}
