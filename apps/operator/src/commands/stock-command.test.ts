import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeOrderStatus } from '@nuancier/api/orders/operations/change-order-status.ts';
import { markOrdersRead } from '@nuancier/api/orders/orders.ts';
import { noteSale, stocksHeld, takeFromStock } from '@nuancier/api/stock/stock.ts';
import type { ClonedDatabase } from '@nuancier/api/testing/clone-database.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { progressOn } from '../progress.ts';
import { runShopCommand } from '../run-shop-command.ts';

const SKU = '10100001';
const HEADER = 'magasin;article;disponible;statut;delai;direct;livraison';

let database: ClonedDatabase;
let folder: string;
let said: string;
let numbers: string[];

beforeAll(async () => {
  database = await testDatabase('demo');
  folder = await mkdtemp(join(tmpdir(), 'stock-'));
});
beforeEach(async () => {
  said = '';
  await database.db.deleteFrom('stock_movement').execute();
  await database.db.deleteFrom('stock_place').execute();
  await database.db.deleteFrom('stock').where('article_sku', '=', SKU).execute();
  const waiting = database.db.selectFrom('orders').select('number').where('status', '=', 'EN_ATTENTE');
  numbers = (await waiting.orderBy('id').limit(3).execute()).map(({ number }) => number);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

describe('what a shelf holds', () => {
  it('is told as what is counted, reserved, sellable and promised, place by place', async () => {
    const [order = ''] = numbers;
    await load('VB001', 10, '15/11/2026 08:15');
    await load('VB002', 3);
    await sell(order, 4);
    await promise(numbers[1] ?? '', 7);
    said = '';
    expect(await shop('stock', SKU)).toBe(0);
    expect(said.replaceAll('\u00A0', ' ')).toBe(
      [
        'VB001',
        '  Compté     10 conditionnements, le 15/11/2026 à 08:15',
        `  Réservé    4 conditionnements : ${order} (4)`,
        '  Vendable   6 conditionnements',
        `  Promis     7 conditionnements : ${numbers[1]} (7), à faire venir`,
        'VB002',
        '  Compté     3 conditionnements, sans date',
        '  Réservé    0 conditionnement',
        '  Vendable   3 conditionnements',
        '  Promis     0 conditionnement',
        '',
      ].join('\n'),
    );
    said = '';
    expect(await shop('stock', SKU, '--store', 'VB002')).toBe(0);
    expect(said).not.toContain('VB001');
  });

  it('shows movements of the merchant’s own, and says what it does not know', async () => {
    await load('VB001', 10, '15/11/2026 08:15');
    const file = ['magasin;article;quantite;mouvement', `VB001;${SKU};+12;MV1`, `VB001;${SKU};-2;MV2`];
    expect(await shop('import', 'stock-delta', await written(file), '--at', '15/11/2026 08:20')).toBe(0);
    expect(await shop('stock', SKU)).toBe(0);
    expect(said).toContain('Mouvements +10\u00A0conditionnements\u00A0: MV1, MV2\n');
    expect(said).toContain('Vendable   20\u00A0conditionnements\n');
    expect(await shop('stock', '99999999')).toBe(1);
    expect(await shop('stock', SKU, '--store', 'VB010')).toBe(1);
    expect(await shop('stock')).toBe(2);
    expect(said).toContain('«\u00A099999999\u00A0» n’est tenu en stock nulle part.');
    expect(said).toContain('n’est pas tenu en stock au magasin «\u00A0VB010\u00A0».');
  });
});

describe('npm run shop -- import stock', () => {
  it('takes the moment of the file from the command line, and refuses what is none', async () => {
    await load('VB001', 10, '15/11/2026 08:15');
    expect(await load('VB001', 40, '15/11/2026 08:00')).toBe(0);
    expect(said).toContain('1 ligne(s) plus ancienne(s) que le comptage en place');
    expect(await left()).toBe(10);
    expect(await load('VB001', 40, 'ce matin')).toBe(2);
    expect(said).toContain('«\u00A0ce matin\u00A0» n’est pas un moment (15/11/2026 08:15, heure de France');
  });

  it('takes the moment of a line from its column, and figures below nothing with it', async () => {
    const file = [`${HEADER};date_extraction`, `VB001;${SKU};-2;P;4;non;oui;2026-11-15T08:15:00+01:00`];
    expect(await shop('import', 'stock', await written(file))).toBe(0);
    expect(await left()).toBe(0);
    const row = database.db
      .selectFrom('stock')
      .select(['counted', 'counted_at'])
      .where('article_sku', '=', SKU);
    expect(await row.execute()).toEqual([{ counted: -2, counted_at: new Date('2026-11-15T07:15:00Z') }]);
  });
});

describe('npm run shop -- acknowledge', () => {
  it('lets the next count contain the order, once or twice told, and stands in the audit log', async () => {
    const [order = ''] = numbers;
    await load('VB001', 10, '15/11/2026 08:00');
    await sell(order, 4);
    for (const _time of [1, 2]) {
      expect(await shop('acknowledge', order, '--at', '15/11/2026 08:20')).toBe(0);
      expect(await left()).toBe(6);
    }
    expect(said).toContain('1 commande(s) notée(s) comme enregistrée(s).');
    await load('VB001', 10, '15/11/2026 08:15');
    expect(await left()).toBe(6);
    await load('VB001', 6, '15/11/2026 08:30');
    expect(await left()).toBe(6);
    const entries = database.db
      .selectFrom('audit_entry')
      .select('details')
      .where('event', '=', 'orders-acknowledged');
    expect((await entries.execute())[0]?.details).toMatchObject({ orders: [order] });
  });

  it('takes a file, names what it cannot note and notes the rest', async () => {
    const [order = '', cancelled = ''] = numbers;
    await load('VB001', 10, '15/11/2026 08:00');
    await sell(order, 4);
    await sell(cancelled, 2);
    await cancel(cancelled);
    await database.db.transaction().execute((db) => markOrdersRead(db, [cancelled], new Date()));
    // Read and not acknowledged, a cancellation waits.
    expect(await left()).toBe(4);
    const file = [
      'commande;moment;type',
      `${order};15/11/2026 08:20;vente`,
      `${cancelled};;`,
      `${order};;annulation`,
      'W99999999;;',
      `${numbers[2]};15/11/2090 08:20;`,
    ];
    expect(await shop('acknowledge', await written(file), '--at', '15/11/2026 08:21')).toBe(1);
    expect(said).toContain('Aucune commande ne porte le numéro W99999999.');
    expect(said).toContain(`${numbers[2]}\u00A0: le moment est encore à venir.`);
    expect(said).toContain('2 commande(s) notée(s) comme enregistrée(s).');
    expect(await left()).toBe(6);
  });

  it.each([
    [['commande;moment', ';15/11/2026 08:20'], 'Ligne 2\u00A0: le numéro de commande manque.'],
    [['commande;moment', 'W1;demain'], 'Ligne 2\u00A0: «\u00A0demain\u00A0» n’est pas un moment'],
    [['commande;type', 'W1;don'], 'Ligne 2\u00A0: le type est vente, annulation ou sortie, ou reste vide.'],
    [['numero', 'W1'], 'La colonne «\u00A0commande\u00A0» manque.'],
  ])('a file of %s is refused as a whole', async (lines, why) => {
    expect(await shop('acknowledge', await written(lines))).toBe(1);
    expect(said).toContain(why);
    expect(said).toContain('Rien n’a été noté');
  });

  it.each([[[]], [['W1', '--at', 'hier']], [['W1', '--only', 'don']]])(
    '%j is not understood',
    async (words) => {
      expect(await shop('acknowledge', ...words)).toBe(2);
    },
  );

  it('where files count what stands on the shelf, the goods that leave are what counts', async () => {
    const [order = '', cancelled = ''] = numbers;
    await sql`update site set settings = settings || '{"stock_figure": "physique"}'`.execute(database.db);
    await load('VB001', 10, '15/11/2026 08:00');
    await sell(order, 4);
    await sell(cancelled, 2);
    expect(await shop('acknowledge', order, '--at', '15/11/2026 08:20')).toBe(0);
    await load('VB001', 10, '15/11/2026 08:30');
    expect(await left()).toBe(4);
    expect(await shop('acknowledge', order, '--only', 'sortie', '--at', '15/11/2026 08:40')).toBe(0);
    await load('VB001', 6, '15/11/2026 08:50');
    expect(await left()).toBe(4);
    expect(await shop('acknowledge', cancelled, '--only', 'annulation', '--at', '15/11/2026 08:51')).toBe(1);
    expect(said).toContain(`La commande ${cancelled} n’est pas annulée.`);
    await cancel(cancelled);
    expect(await shop('acknowledge', cancelled, '--only', 'annulation', '--at', '15/11/2026 08:55')).toBe(0);
    expect(await left()).toBe(6);
    await load('VB001', 6, '15/11/2026 09:00');
    expect(await left()).toBe(6);
    await sql`update site set settings = settings - 'stock_figure'`.execute(database.db);
  });
});

function shop(...words: string[]): Promise<number> {
  const print = (line: string) => {
    said += `${line}\n`;
  };
  const terminal = { print, progress: progressOn({ write: () => {} }) };
  return runShopCommand(words, { DATABASE_URL: database.url }, '/srv/boutique', terminal);
}

async function written(lines: readonly string[]): Promise<string> {
  const path = join(folder, 'fichier.csv');
  await writeFile(path, `${lines.join('\n')}\n`);
  return path;
}

async function load(place: string, counted: number, at?: string): Promise<number> {
  const path = await written([HEADER, `${place};${SKU};${counted};P;4;non;oui`]);
  return shop('import', 'stock', path, ...(at === undefined ? [] : ['--at', at]));
}

async function sell(orderNumber: string, packs: number): Promise<void> {
  const taken = [{ place: 'VB001', sku: SKU, packs }];
  const now = new Date();
  await database.db.transaction().execute(async (db) => {
    await stocksHeld(db, ['VB001'], [SKU]);
    expect(await takeFromStock(db, taken, { now, lowAt: 0 })).toBe(true);
    await noteSale(db, { orderNumber, packs: taken, now });
  });
  await lineOf(orderNumber, { quantity: packs, from_stock: packs, stock_place: 'VB001' });
}

function promise(orderNumber: string, packs: number): Promise<void> {
  return lineOf(orderNumber, { quantity: packs, from_stock: 0, stock_place: null });
}

/** An order of the demo, made to have ordered this article alone, at this store. */
async function lineOf(
  number: string,
  line: { quantity: number; from_stock: number; stock_place: string | null },
): Promise<void> {
  const { id } = await database.db
    .updateTable('orders')
    .set({ shop_code: 'VB001' })
    .where('number', '=', number)
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`delete from order_line where order_id = ${id} and position > 1`.execute(database.db);
  await database.db
    .updateTable('order_line')
    .set({
      ...line,
      article_sku: SKU,
      unit_ht_cents: 100,
      row_ht_cents: 100 * line.quantity,
      discount_ht_cents: 0,
    })
    .where('order_id', '=', id)
    .execute();
}

async function cancel(number: string): Promise<void> {
  const place = {
    viewer: { kind: 'visitor' },
    clientAddress: 'magasin',
    requestId: 'essai',
    now: () => new Date(),
  } as const;
  const moved = await changeOrderStatus(database.db, place, { number, to: 'ANNULEE', author: 'marc' });
  expect(moved.ok).toBe(true);
}

async function left(): Promise<number | undefined> {
  const row = await database.db
    .selectFrom('stock')
    .select('available')
    .where('article_sku', '=', SKU)
    .where('shop_code', '=', 'VB001')
    .executeTakeFirst();
  return row?.available;
}
