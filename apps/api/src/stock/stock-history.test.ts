// Orders, cancellations, acknowledgements and files at the same time, on a real database.
import { openPacks, sellablePacks } from '@nuancier/domain/stock/stock-movement.ts';
import type { MovementKind } from '@nuancier/domain/stock/stock-movement.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { importStockDeltas } from './operations/import-stock-deltas.ts';
import { importStock } from './operations/import-stock.ts';
import {
  forgetMovements,
  giveBackToStock,
  noteMovementNews,
  noteSale,
  stocksHeld,
  takeFromStock,
} from './stock.ts';
import type { Packs } from './stock.ts';

const PLACES = ['VB001', 'VB002', 'PLATEFORME'];
const SKUS = ['10100001', '10100002', '10100003'];
const FIRST = 40;
const NOW = new Date('2026-11-17T20:00:00Z');

type Shelf = { place: string; sku: string; level: number; truth: number };
type Moved = { number: string; kind: 'sale' | 'release'; place: string; sku: string; packs: number };
type Booking = { orderNumber: string; kind: 'sale' | 'release'; bookedAt: Date; readAt: Date };
type CountFile = { at: Date; levels: readonly { place: string; sku: string; level: number }[] };

let shop: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  shop = await testDatabase('demo');
  await shop.db.deleteFrom('stock').execute();
});
afterAll(() => shop.close());

it('never sell a piece twice, lose none and wait for nobody in a circle', async () => {
  const shelves = PLACES.flatMap((place) =>
    SKUS.map((sku): Shelf => ({ place, sku, level: FIRST, truth: FIRST })),
  );
  const orders: { number: string; packs: Packs[]; cancelled: boolean }[] = [];
  const inbox: Moved[] = [];
  const known = new Set<string>();
  const bookings: Booking[] = [];
  const files: CountFile[] = [];
  let minute = 0;
  let orderCount = 0;
  const shelfOf = ({ place, sku }: { place: string; sku: string }) => {
    const found = shelves.find((one) => one.place === place && one.sku === sku);
    if (found === undefined) throw new Error(`No shelf ${place} ${sku}`);
    return found;
  };
  const theirClock = () => new Date(Date.UTC(2026, 10, 17, 6, minute));

  async function order(): Promise<void> {
    const place = pick(PLACES) ?? 'VB001';
    const wanted = SKUS.filter(() => chance(0.6)).map((sku) => ({
      place,
      sku,
      packs: 1 + Math.floor(Math.random() * 4),
    }));
    orderCount += 1;
    const number = `W26${String(orderCount).padStart(5, '0')}`;
    const packs = await shop.db.transaction().execute(async (db) => {
      const held = await stocksHeld(
        db,
        [place],
        wanted.map(({ sku }) => sku),
      );
      const taken = wanted.filter(
        ({ sku, packs: many }) => (held.get(place)?.get(sku)?.available ?? 0) >= many,
      );
      expect(await takeFromStock(db, taken, { now: NOW, lowAt: 0 })).toBe(true);
      await noteSale(db, { orderNumber: number, packs: taken, now: NOW });
      return taken;
    });
    for (const one of packs) shelfOf(one).truth -= one.packs;
    if (packs.length > 0) orders.push({ number, packs, cancelled: false });
  }

  async function cancel(): Promise<void> {
    const open = orders.filter(({ cancelled }) => !cancelled);
    const one = pick(open);
    if (one === undefined) return;
    one.cancelled = true;
    // It is free from the moment the release may be seen.
    for (const given of one.packs) shelfOf(given).truth += given.packs;
    await shop.db
      .transaction()
      .execute((db) =>
        giveBackToStock(db, { orderNumber: one.number, packs: one.packs, now: NOW, isTold: true }),
      );
  }

  async function read(numbers = orders.filter(() => chance(0.3)).map(({ number }) => number)): Promise<void> {
    await shop.db
      .transaction()
      .execute((db) => noteMovementNews(db, { read: numbers, booked: [], now: NOW }));
    const rows = await shop.db
      .selectFrom('stock_movement')
      .selectAll()
      .where('read_at', 'is not', null)
      .execute();
    for (const { kind, reference, shop_code: place, article_sku: sku, packs } of rows) {
      const key = [kind, reference, place, sku].join(' ');
      if (kind === 'delta' || known.has(key)) continue;
      known.add(key);
      inbox.push({ number: reference, kind: kind === 'sale' ? 'sale' : 'release', place, sku, packs });
    }
  }

  /** An order's movements of one kind enter their books together, in any order of orders. */
  function book(): void {
    const one = pick(inbox);
    if (one === undefined) return;
    const together = inbox.filter(({ number, kind }) => number === one.number && kind === one.kind);
    for (const moved of together) {
      shelfOf(moved).level += moved.packs;
      inbox.splice(inbox.indexOf(moved), 1);
    }
    bookings.push({ orderNumber: one.number, kind: one.kind, bookedAt: theirClock(), readAt: NOW });
    if (chance(0.5)) minute += 1;
  }

  async function acknowledge(told = bookings.filter(() => chance(0.3))): Promise<void> {
    await shop.db.transaction().execute((db) => noteMovementNews(db, { read: [], booked: told, now: NOW }));
  }

  function extract(): CountFile {
    const file = {
      at: theirClock(),
      levels: shelves.map(({ place, sku, level }) => ({ place, sku, level })),
    };
    files.push(file);
    if (chance(0.5)) minute += 1;
    return file;
  }

  async function load({ at, levels }: CountFile, part = 1): Promise<void> {
    const lines = levels
      .filter(() => chance(part))
      .map(({ place, sku, level }) => ({
        ...A_LINE,
        shop_code: place,
        article_sku: sku,
        available: level,
        counted_at: at,
      }));
    await shop.db.transaction().execute((db) => importStock(db, lines, undefined, { now: NOW }));
  }

  async function deliver(): Promise<void> {
    const shelf = pick(shelves);
    if (shelf === undefined) return;
    minute += 1;
    shelf.level += 2;
    shelf.truth += 2;
    const line = {
      shop_code: shelf.place,
      article_sku: shelf.sku,
      packs: 2,
      reference: `MV${minute}`,
      booked_at: theirClock(),
    };
    minute += 1;
    await shop.db.transaction().execute((db) => importStockDeltas(db, [line], undefined, { now: NOW }));
    // Sent again, it is the same delivery.
    await shop.db.transaction().execute((db) => importStockDeltas(db, [line], undefined, { now: NOW }));
  }

  await load(extract());
  minute += 1;
  const acts = [
    order,
    order,
    order,
    cancel,
    read,
    acknowledge,
    deliver,
    () => load(extract(), 0.5),
    () => load(extract()),
    () => load(pick(files) ?? extract(), 0.7),
    () => forgetMovements(shop.db),
  ];
  const worker = async () => {
    for (let step = 0; step < 40; step += 1) {
      book();
      await pick(acts)?.();
    }
  };
  await Promise.all(Array.from({ length: 6 }, worker));
  expect(orders.length).toBeGreaterThan(10);
  expect(shelves.filter(({ truth }) => truth < 0)).toEqual([]);
  expect(await offered()).toEqual(await offeredByRule());
  for (const { place, sku, available } of await offered())
    expect(available).toBeLessThanOrEqual(shelfOf({ place, sku }).truth);

  await read(orders.map(({ number }) => number));
  while (inbox.length > 0) book();
  await acknowledge(bookings);
  minute += 1;
  await load(extract());
  expect(await offered()).toEqual(
    shelves
      .map(({ place, sku, truth }) => ({ place, sku, available: truth }))
      .toSorted((one, other) => compare(one.sku + one.place, other.sku + other.place)),
  );
  await forgetMovements(shop.db);
  expect(await shop.db.selectFrom('stock_movement').select('id').execute()).toEqual([]);
});

async function offered() {
  const rows = await shop.db.selectFrom('stock').select(['shop_code', 'article_sku', 'available']).execute();
  return rows
    .map(({ shop_code: place, article_sku: sku, available }) => ({ place, sku, available }))
    .toSorted((one, other) => compare(one.sku + one.place, other.sku + other.place));
}

/** The same by the rule as the domain says it, movement by movement. */
async function offeredByRule() {
  const stocks = await shop.db.selectFrom('stock').selectAll().execute();
  const places = await shop.db.selectFrom('stock_place').selectAll().execute();
  const movements = await shop.db.selectFrom('stock_movement').selectAll().execute();
  return stocks
    .map(({ shop_code: place, article_sku: sku, counted, counted_at: ownMoment }) => {
      const placeMoment = places.find(({ shop_code: code }) => code === place)?.counted_at ?? null;
      const moments = [ownMoment, placeMoment].filter((one) => one !== null).map(Number);
      const countedAt = moments.length === 0 ? null : new Date(Math.max(...moments));
      const own = movements.filter((one) => one.shop_code === place && one.article_sku === sku);
      const open = openPacks(
        own.map((one) => ({
          kind: kindOf(one.kind),
          packs: one.packs,
          readAt: one.read_at,
          bookedAt: one.booked_at,
        })),
        countedAt,
      );
      return { place, sku, available: sellablePacks(counted ?? 0, open) };
    })
    .toSorted((one, other) => compare(one.sku + one.place, other.sku + other.place));
}

function kindOf(text: string): MovementKind {
  return text === 'sale' || text === 'release' ? text : 'delta';
}

function pick<T>(all: readonly T[]): T | undefined {
  return all[Math.floor(Math.random() * all.length)];
}

function chance(share: number): boolean {
  return Math.random() < share;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

const A_LINE = {
  statut_article_mag: 'P',
  resupply_time: 4,
  appro_directe_fournisseur: false,
  livraison_pro: true,
};
