// Files that say when they were extracted, and those that do not, around what was sold.
import type { StockDelta, StockLine } from '@nuancier/domain/stock/stock-line.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import {
  forgetMovements,
  giveBackToStock,
  noteMovementNews,
  noteSale,
  stocksAt,
  stocksHeld,
  takeFromStock,
} from '../stock.ts';
import { importStockDeltas } from './import-stock-deltas.ts';
import { importStock } from './import-stock.ts';

const SKU = '10100001';
const OTHER = '10100002';
const NUMBER = 'W2600001';
const PACKS = [{ place: 'VB001', sku: SKU, packs: 4 }];
const NOW = at('20:00');

let shop: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  shop = await testDatabase('demo');
});
beforeEach(async () => {
  await shop.db.deleteFrom('stock').execute();
  await shop.db.deleteFrom('stock_movement').execute();
  await shop.db.deleteFrom('stock_place').execute();
});
afterAll(() => shop.close());

describe('a count as of a moment', () => {
  it('extracted before a sale was booked gives nothing back, late or not', async () => {
    await load([line(10, '08:00')]);
    await sell();
    expect(await left()).toBe(6);
    await booked('sale', '08:20');
    await load([line(10, '08:15')]);
    expect(await left()).toBe(6);
    await load([line(6, '08:30')]);
    expect(await left()).toBe(6);
  });

  it('keeps a cancellation that may be in it from being counted twice', async () => {
    await load([line(10, '08:15')]);
    await sell();
    await booked('sale', '08:20');
    await giveBack();
    expect(await left()).toBe(10);
    await read();
    await load([line(10, '08:40')]);
    expect(await left()).toBe(10);
    await booked('release', '08:36');
    expect(await left()).toBe(10);
  });

  it('of the very minute of a booking is in doubt, and against the sale', async () => {
    await load([line(10, '08:00')]);
    await sell();
    await booked('sale', '08:20');
    await load([line(10, '08:20')]);
    expect(await left()).toBe(6);
    await giveBack();
    await booked('release', '08:20');
    expect(await left()).toBe(6);
    await load([line(10, '08:21')]);
    expect(await left()).toBe(10);
  });

  it('in doubt about a sale keeps it over the night, when what it contains is forgotten', async () => {
    await load([line(10, '08:00')]);
    await sell();
    await booked('sale', '08:20');
    await load([line(10, '08:20')]);
    await forgetMovements(shop.db);
    await deltas([{ ...DELTA, packs: 1, booked_at: at('08:25') }]);
    expect(await left()).toBe(7);
    await load([line(7, '08:30')]);
    expect(await forgetMovements(shop.db)).toBe(2);
    expect(await left()).toBe(7);
  });

  it('beside a booking told with two moments holds to the one that lets less be sold', async () => {
    await load([line(10, '08:00')]);
    await sell();
    await booked('sale', '08:30');
    await booked('sale', '08:10');
    await load([line(10, '08:20')]);
    expect(await left()).toBe(6);
    await giveBack();
    await booked('release', '08:15');
    await booked('release', '08:40');
    expect(await left()).toBe(6);
  });

  it('older than the one that is held changes nothing and is told of', async () => {
    await load([line(10, '09:00'), line(3, '09:00', OTHER)]);
    const report = await load([line(40, '08:00'), line(5, '10:00', OTHER)]);
    expect(report).toEqual({
      ok: true,
      lines: 2,
      changed: 1,
      notes: ['1 ligne(s) plus ancienne(s) que le comptage en place\u00A0: elles ne changent rien.'],
    });
    expect([await left(), await left(OTHER)]).toEqual([10, 5]);
  });

  it('older than a file that named all of its place is ignored too, line by line and where the article is new', async () => {
    await load([line(10, '08:00'), line(3, '08:00', OTHER)]);
    expect(await load([line(10, '09:00'), line(3, '09:00', OTHER)])).toEqual({
      ok: true,
      lines: 2,
      changed: 0,
    });
    const late = [line(40, '08:30'), line(9, '08:30', '10100003')];
    expect(await load(late)).toMatchObject({ changed: 0, notes: [expect.stringMatching(/^2 ligne/)] });
    expect([await left(), await left('10100003')]).toEqual([10, undefined]);
  });

  it('of the same moment is held when it says something else, and repeated freely when not', async () => {
    await load([line(10, '09:00')]);
    expect(await load([line(10, '09:00')])).toEqual({ ok: true, lines: 1, changed: 0 });
    expect(await load([line(11, '09:00')])).toEqual({
      ok: false,
      refusals: [
        {
          line: 1,
          reason:
            'L’article «\u00A010100001\u00A0» a déjà été compté à ce moment pour le magasin «\u00A0VB001\u00A0», autrement\u00A0: lequel des deux fichiers est le bon\u00A0?',
        },
      ],
    });
    expect(await left()).toBe(10);
  });

  it('may stand below nothing: what was ordered twice over is filled before anything is sold', async () => {
    await load([line(-3, '09:00')]);
    expect(await left()).toBe(0);
    await deltas([{ ...DELTA, packs: 5, booked_at: at('09:30') }]);
    expect(await left()).toBe(2);
  });

  it('that is still to come is refused, since it would shut out all that follow', async () => {
    expect(await load([line(10, '22:00')])).toMatchObject({
      ok: false,
      refusals: [{ line: 1, reason: expect.stringContaining('encore à venir') }],
    });
  });

  it('takes the moment of the file where a line has none', async () => {
    const undated = { ...line(10, '08:00'), counted_at: null };
    await shop.db
      .transaction()
      .execute((db) => importStock(db, [undated], undefined, { at: at('09:00'), now: NOW }));
    expect(await load([line(7, '08:30')])).toMatchObject({ changed: 0 });
    expect(await left()).toBe(10);
  });

  it('lets the shop sell what a file of all that a place holds leaves as it is', async () => {
    await load([line(10, '08:00'), line(8, '08:00', OTHER)]);
    await shop.db.transaction().execute(async (part) => {
      await importStock(part, [line(9, '09:00'), line(8, '09:00', OTHER)], undefined, { now: NOW });
      await sell('W2600002', OTHER);
    });
    expect([await left(), await left(OTHER)]).toEqual([9, 4]);
  });

  it('waits for an order that is being placed, and sees what it took', async () => {
    await load([line(10, '08:00')]);
    let loading: Promise<unknown> = Promise.resolve();
    await shop.db.transaction().execute(async (order) => {
      await stocksHeld(order, ['VB001'], [SKU]);
      await takeFromStock(order, PACKS, { now: NOW, lowAt: 0 });
      loading = load([line(12, '09:00')]);
      await expect.poll(waiting).toBe(1);
      await noteSale(order, { orderNumber: NUMBER, packs: PACKS, now: NOW });
    });
    await loading;
    expect(await left()).toBe(8);
  });
});

describe('a count without a moment', () => {
  it('leaves reserved what nobody has acknowledged, and says so', async () => {
    await load([undated(10)]);
    await sell();
    expect(await load([undated(10)])).toEqual({
      ok: true,
      lines: 1,
      changed: 0,
      notes: [
        'Fichier sans moment d’extraction\u00A0: 4 conditionnement(s) de 1 ligne(s) restent réservés par des commandes dont personne n’a accusé réception.',
      ],
    });
    expect(await left()).toBe(6);
  });

  it('is refused where the merchant’s books have moved since the last dated one', async () => {
    await load([line(10, '08:00')]);
    await sell();
    await booked('sale', '08:20');
    expect(await load([undated(10)])).toMatchObject({
      ok: false,
      refusals: [{ line: 1, reason: expect.stringContaining('donnez le moment de l’extraction') }],
    });
    await load([line(6, '08:30')]);
    expect(await load([undated(5)])).toMatchObject({ ok: true, changed: 1 });
    expect(await left()).toBe(5);
  });
});

describe('movements of the merchant’s own', () => {
  it('add and subtract once, whatever file brings them', async () => {
    await load([line(10, '08:00')]);
    const file = [DELTA, { ...DELTA, reference: 'MV2', packs: -3 }];
    expect(await deltas(file)).toEqual({ ok: true, lines: 2, changed: 2 });
    expect(await left()).toBe(19);
    expect(await deltas(file)).toEqual({ ok: true, lines: 2, changed: 0 });
    expect(await left()).toBe(19);
    await load([line(19, '09:00')]);
    expect(await left()).toBe(19);
  });

  it('name lines that cannot be, and write none', async () => {
    await load([line(10, '08:00')]);
    await deltas([DELTA]);
    const { booked_at: _moment, ...timeless } = DELTA;
    const report = await deltas([
      { ...DELTA, packs: 13 },
      { ...DELTA, reference: 'MV3', article_sku: OTHER },
      { ...DELTA, reference: 'MV4' },
      { ...DELTA, reference: 'MV4' },
      { ...DELTA, reference: 'MV5', packs: 0 },
      { ...timeless, reference: 'MV6' },
      { ...DELTA, reference: 'MV7', article_sku: '99999999' },
    ]);
    expect(report.ok ? [] : report.refusals.map(({ line: nth, reason }) => `${nth} ${reason}`)).toEqual([
      '1 Un mouvement de ce nom est déjà connu, avec un autre contenu.',
      '2 L’article «\u00A010100002\u00A0» n’a pas encore de stock pour le magasin «\u00A0VB001\u00A0»\u00A0: envoyez d’abord un comptage.',
      '4 Ce mouvement figure deux fois dans le fichier.',
      '5 La quantité doit être un nombre entier autre que 0, d’un million au plus.',
      '6 Un mouvement doit dire quand il a eu lieu (colonne «\u00A0date_extraction\u00A0», ou --at).',
      '7 L’article «\u00A099999999\u00A0» n’existe pas.',
    ]);
    expect(await left()).toBe(22);
  });
});

it('an order nobody was told of leaves no movement behind', async () => {
  await load([line(10, '08:00')]);
  await sell();
  await giveBack(false);
  expect(await left()).toBe(10);
  expect(await shop.db.selectFrom('stock_movement').select('id').execute()).toEqual([]);
});

it('unless the merchant’s books have it: then its counts contain the sale, and the release is added', async () => {
  await load([line(10, '08:00')]);
  await sell();
  await booked('sale', '08:20');
  await load([line(6, '08:30')]);
  await giveBack(false);
  expect(await left()).toBe(10);
  await load([line(5, '08:40')]);
  expect(await left()).toBe(9);
});

it('whoever writes what is available alone has counted it', async () => {
  await load([line(10, '08:00')]);
  await sell();
  await shop.db.updateTable('stock').set({ available: 500 }).execute();
  expect(await shop.db.selectFrom('stock').select(['available', 'counted', 'open']).execute()).toEqual([
    { available: 500, counted: 504, open: -4 },
  ]);
});

function at(time: string): Date {
  return new Date(`2026-11-17T${time}:00Z`);
}

function line(available: number, time: string, article_sku = SKU): StockLine {
  return { ...A_LINE, article_sku, available, counted_at: at(time) };
}

function undated(available: number): StockLine {
  return { ...A_LINE, available };
}

function load(lines: readonly StockLine[]) {
  return shop.db.transaction().execute((db) => importStock(db, lines, undefined, { now: NOW }));
}

function deltas(lines: readonly StockDelta[]) {
  return shop.db.transaction().execute((db) => importStockDeltas(db, lines, undefined, { now: NOW }));
}

async function sell(orderNumber = NUMBER, sku = SKU): Promise<void> {
  const packs = [{ place: 'VB001', sku, packs: 4 }];
  await shop.db.transaction().execute(async (db) => {
    await stocksHeld(db, ['VB001'], [sku]);
    expect(await takeFromStock(db, packs, { now: NOW, lowAt: 0 })).toBe(true);
    await noteSale(db, { orderNumber, packs, now: NOW });
  });
}

function giveBack(isTold = true): Promise<void> {
  return shop.db
    .transaction()
    .execute((db) => giveBackToStock(db, { orderNumber: NUMBER, packs: PACKS, now: NOW, isTold }));
}

function read(): Promise<void> {
  return shop.db
    .transaction()
    .execute((db) => noteMovementNews(db, { read: [NUMBER], booked: [], now: NOW }));
}

function booked(kind: 'sale' | 'release', time: string): Promise<void> {
  const booking = { orderNumber: NUMBER, kind, bookedAt: at(time), readAt: NOW };
  return shop.db
    .transaction()
    .execute((db) => noteMovementNews(db, { read: [], booked: [booking], now: NOW }));
}

async function left(sku = SKU): Promise<number | undefined> {
  return (await stocksAt(shop.db, 'VB001', [sku])).get(sku)?.available;
}

async function waiting(): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
  return found.rows[0]?.count ?? 0;
}

const A_LINE: StockLine = {
  shop_code: 'VB001',
  article_sku: SKU,
  available: 10,
  statut_article_mag: 'P',
  resupply_time: 4,
  appro_directe_fournisseur: false,
  livraison_pro: true,
};

const DELTA: StockDelta = {
  shop_code: 'VB001',
  article_sku: SKU,
  packs: 12,
  reference: 'MV1',
  booked_at: at('08:10'),
};
