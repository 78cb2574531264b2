import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fill, place, prepare, shopper } from '@nuancier/api/checkout/testing/shopper.ts';
import { PAINT } from '@nuancier/api/checkout/testing/card-orders.ts';
import { cursorAt } from '@nuancier/api/events/event-cursor.ts';
import { recordEvent } from '@nuancier/api/events/events.ts';
import { csvFile } from '@nuancier/api/imports/files/csv-file.ts';
import { exportKinds } from '@nuancier/api/integration/exports/export-kinds.ts';
import { columnsOf } from '@nuancier/api/integration/exports/flat-form.ts';
import { published } from '@nuancier/api/integration/testing/published.ts';
import { changeOrderStatus } from '@nuancier/api/orders/operations/change-order-status.ts';
import { DEMO_DAY } from '@nuancier/api/testing/build-template.ts';
import { shopApi } from '@nuancier/api/testing/shop-api.ts';
import type { ShopApi } from '@nuancier/api/testing/shop-api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { progressOn } from '../progress.ts';
import { runShopCommand } from '../run-shop-command.ts';
import { tableKinds } from './write-table.ts';
import { stockEverywhere } from '@nuancier/api/testing/stock-everywhere.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const FORMULA = '=HYPERLINK("http://mal.example";"Cliquez")';

let shop: ShopApi;
let folder: string;
let said: string[];
let beside: string[];
beforeAll(async () => {
  shop = await shopApi();
  folder = await mkdtemp(join(tmpdir(), 'export-'));
  await stockEverywhere(shop.db, {
    available: 1_000,
    statut_article_mag: 'P',
    appro_directe_fournisseur: false,
    livraison_pro: true,
  });
});
beforeEach(async () => {
  said = [];
  beside = [];
  await shop.db.deleteFrom('export_cursor').execute();
  await shop.db.deleteFrom('rate_counter').execute();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await shop.close();
});

function command(...words: string[]): Promise<number> {
  const terminal = {
    print: (line: string) => said.push(line),
    remark: (line: string) => beside.push(line),
    progress: progressOn({ write: () => {} }),
  };
  return runShopCommand(['export', ...words], { DATABASE_URL: shop.databaseUrl }, '/srv/boutique', terminal);
}

const file = (name: string) => join(folder, name);

async function ordered(): Promise<string> {
  const who = await shopper(shop, { shopCode: 'VB006', as: YANN });
  await shop.send(
    `mutation { clearCart(input: { uid: "${who.cartId}" }) { cart { id } } }`,
    {},
    { as: YANN },
  );
  await fill(shop, who, [{ sku: PAINT, quantity: 2 }]);
  await prepare(shop, who, { payment: 'on_account', ref: FORMULA });
  const { number, result } = await place(shop, who);
  if (number === null) throw new Error(JSON.stringify(result.errors));
  return number;
}

async function tableOf(name: string): Promise<Record<string, string>[]> {
  const { lines } = await csvFile(async function* bytes() {
    yield await readFile(file(name));
  });
  const rows: (readonly string[])[] = [];
  for await (const { cells } of lines()) rows.push(cells);
  const [header = [], ...others] = rows;
  return others.map((cells) => Object.fromEntries(header.map((column, at) => [column, cells[at] ?? ''])));
}

const head = async () => {
  await command('orders', '--format', 'jsonl');
  return beside.pop()?.split(/\s/).at(-1) ?? '';
};

describe('orders', () => {
  it('are written since the last file that was acknowledged, each once, and noted as told', async () => {
    await command('orders', '--to', file('avant.csv'), '--ack');
    const number = await ordered();
    const author = 'magasin';
    const staff = {
      viewer: { kind: 'visitor' },
      clientAddress: 'magasin',
      requestId: 'essai',
      now: () => DEMO_DAY,
    } as const;
    await changeOrderStatus(shop.db, staff, { number, to: 'EN_PREPARATION', author });
    expect(await command('orders', '--to', file('commandes.csv'))).toBe(0);
    const [order, ...others] = await tableOf('commandes.csv');
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      number,
      status: 'EN_PREPARATION',
      'buyer.email': YANN,
      'buyer.client_code': '0351012',
      'payment.method': 'on_account',
      shop_code: 'VB006',
    });
    expect((await readFile(file('commandes.csv'), 'utf8')).startsWith('\uFEFFnumber;status;')).toBe(true);
    const told = await shop.db
      .selectFrom('stock_movement')
      .select('read_at')
      .where('reference', '=', number)
      .execute();
    expect(told.map(({ read_at: at }) => at)).toEqual([expect.any(Date)]);
    // Not acknowledged: it comes again, by the same place in the log. Then it does not.
    expect(await command('orders', '--to', file('encore.csv'), '--ack')).toBe(0);
    expect(await tableOf('encore.csv')).toEqual([order]);
    expect(await command('orders', '--to', file('rien.csv'))).toBe(0);
    expect(await tableOf('rien.csv')).toEqual([]);
    const cursor = (await readFile(file('encore.csv.curseur'), 'utf8')).trim();
    expect(beside.at(-1)).toContain(cursor);
  });

  it('come from any cursor again, as JSON Lines on the screen and as a table of their articles', async () => {
    const since = await head();
    const numbers = [await ordered(), await ordered()];
    said = [];
    expect(await command('orders', '--since', since, '--format', 'jsonl')).toBe(0);
    const lines = said.join('\n').split('\n');
    expect(lines.map((line) => Object(JSON.parse(line)).number)).toEqual(numbers);
    expect(await command('order-lines', '--since', since, '--to', file('lignes.csv'))).toBe(0);
    expect(await tableOf('lignes.csv')).toMatchObject(
      numbers.map((number) => ({ order_number: number, sku: PAINT, quantity: '2', 'tint.code': '' })),
    );
  });

  it('run nothing in a spreadsheet, whatever a buyer wrote', async () => {
    const since = await head();
    await ordered();
    await command('orders', '--since', since, '--to', file('formule.csv'));
    expect(await tableOf('formule.csv')).toMatchObject([{ purchase_ref: `'${FORMULA}` }]);
  });
});

it('what leaves stands in the audit log: who, what, since when and how much', async () => {
  const since = await head();
  await ordered();
  await command('orders', '--since', since, '--to', file('sortie.csv'), '--by', 'Nadia');
  const entry = await shop.db
    .selectFrom('audit_entry')
    .select('details')
    .where('event', '=', 'export')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry.details).toEqual({
    kind: 'orders',
    since,
    count: 1,
    acknowledged: false,
    file_name: 'sortie.csv',
    author: 'Nadia',
  });
});

it('a file that is there already is left alone unless --force says so, and is its owner’s alone to read', async () => {
  await ordered();
  expect(await command('orders', '--to', file('nuit.csv'), '--ack')).toBe(0);
  const first = await readFile(file('nuit.csv'), 'utf8');
  for (const path of [file('nuit.csv'), file('nuit.csv.curseur')])
    expect((await stat(path)).mode.toString(8).slice(-3)).toBe('600');
  expect(await command('orders', '--to', file('nuit.csv'), '--ack')).toBe(1);
  expect(said.at(-1)).toContain('existe déjà');
  expect(await readFile(file('nuit.csv'), 'utf8')).toBe(first);
  expect(await command('orders', '--to', file('nuit.csv'), '--force')).toBe(0);
  expect(await tableOf('nuit.csv')).toEqual([]);
});

describe('a cursor', () => {
  it('of another shop, or older than the log, writes no file', async () => {
    expect(await command('orders', '--since', 'abc')).toBe(2);
    expect(await command('orders', '--since', cursorAt(9_999_999), '--to', file('non.csv'))).toBe(1);
    await shop.db.updateTable('event_head').set({ forgotten: 1 }).execute();
    expect(await command('orders', '--since', cursorAt(0), '--to', file('non.csv'))).toBe(1);
    expect(beside.at(-1)).toContain(cursorAt(1));
    await shop.db.updateTable('event_head').set({ forgotten: 0 }).execute();
    await expect(readFile(file('non.csv'))).rejects.toThrow('ENOENT');
    await expect(readFile(file('non.csv.partiel'))).rejects.toThrow('ENOENT');
  });
});

it.each([[[]], [['bananes']], [['orders', 'clients']], [['orders', '--format', 'xml']]])(
  '%j is not understood, and the kinds are listed',
  async (words) => {
    expect(await command(...words)).toBe(2);
    for (const { name } of exportKinds) expect(said.join('\n')).toContain(`  ${name}\u00A0:`);
  },
);

it('a kind that nobody knows is named before the usage', async () => {
  await command('bananes');
  expect(said[0]).toBe('Aucun genre d’export ne s’appelle «\u00A0bananes\u00A0».');
});

it('a folder that is not there is said', async () => {
  expect(await command('orders', '--to', file('nulle/part.csv'))).toBe(1);
  expect(said).toEqual([expect.stringContaining('ne peut pas être écrit')]);
});

describe('what the shop holds', () => {
  it.each(tableKinds.map(({ kind }) => kind.name))(
    '%s leaves in the columns of its import, and comes in again as it left',
    async (name) => {
      expect(await command(name, '--to', file(`tout-${name}.csv`))).toBe(0);
      const rows = await tableOf(`tout-${name}.csv`);
      expect(rows.length).toBeGreaterThan(0);
      const terminal = {
        print: (line: string) => said.push(line),
        progress: progressOn({ write: () => {} }),
      };
      const words = ['import', name, file(`tout-${name}.csv`)];
      expect(await runShopCommand(words, { DATABASE_URL: shop.databaseUrl }, '/srv/boutique', terminal)).toBe(
        0,
      );
      expect(said.at(-1)).toContain(`${rows.length.toLocaleString('fr-FR')} ligne(s) lue(s)`);
    },
  );

  it('leaves whole or not at all: a cursor means nothing there', async () => {
    expect(await command('pages', '--ack')).toBe(2);
    expect(said[0]).toContain('sort en entier');
  });

  it('a text is fetched, completed and brought in again', async () => {
    await command('pages', '--to', file('textes.csv'));
    const text = await readFile(file('textes.csv'), 'utf8');
    await writeFile(file('textes.csv'), text.replace(/(\r\ncgv;[^;]*;"?)/, '$1<p>Complété.</p>'));
    const terminal = { print: (line: string) => said.push(line), progress: progressOn({ write: () => {} }) };
    const words = ['import', 'pages', file('textes.csv')];
    expect(await runShopCommand(words, { DATABASE_URL: shop.databaseUrl }, '/srv/boutique', terminal)).toBe(
      0,
    );
    const page = shop.db.selectFrom('content_page').select('content').where('identifier', '=', 'cgv');
    expect((await page.executeTakeFirstOrThrow()).content).toContain('Complété.');
  });
});

describe('every kind', () => {
  let since: string;
  beforeAll(async () => {
    beside = [];
    since = await head();
    await tellAll(await ordered());
  });

  it.each(exportKinds.map((kind) => [kind.name, kind] as const))(
    '%s is written in the form of the API, and as a table of its columns',
    async (name, { form }) => {
      expect(await command(name, '--since', since, '--to', file(`${name}.jsonl`))).toBe(0);
      const lines = (await readFile(file(`${name}.jsonl`), 'utf8')).trimEnd().split('\n');
      for (const line of lines) {
        const record: unknown = JSON.parse(line);
        expect(published(form, record)).toEqual(record);
      }
      expect(await command(name, '--since', since, '--to', file(`${name}.csv`))).toBe(0);
      const rows = await tableOf(`${name}.csv`);
      expect(rows).toHaveLength(lines.length);
      expect(Object.keys(rows[0] ?? {})).toEqual(columnsOf(form));
    },
  );
});

/** One event of each kind, about what the demo holds. */
async function tellAll(orderNumber: string): Promise<void> {
  const { db } = shop;
  const customer = await db
    .selectFrom('customer')
    .innerJoin('company', 'company.id', 'company_id')
    .select(['customer.id', 'client_code'])
    .where('customer.email', '=', YANN)
    .executeTakeFirstOrThrow();
  const quotation = await db.selectFrom('quotation').select('number').executeTakeFirstOrThrow();
  const review = await db
    .selectFrom('product_review')
    .select(['id', 'product_sku'])
    .executeTakeFirstOrThrow();
  const facts = await db
    .selectFrom('event')
    .select('data')
    .where('subject', '=', `order/${orderNumber}`)
    .executeTakeFirstOrThrow();
  const { errors } = await shop.send(
    `mutation { contactUs(input: { name: "Jeanne", email: "jeanne@exemple.fr", comment: "Avez-vous du RAL 9006 ?" }) { status } }`,
  );
  expect(errors).toBeUndefined();
  const lines = [{ position: 1, sku: PAINT, quantity: 2 }];
  const { id, client_code } = customer;
  const changed = { customer_id: id, client_code, role: null, shop_code: null, changed: 'account' } as const;
  await recordEvent(db, { type: 'customer.changed', of: id, data: changed }, DEMO_DAY);
  const declined = { quotation_number: quotation.number, client_code };
  await recordEvent(db, { type: 'quotation.declined', of: quotation.number, data: declined }, DEMO_DAY);
  const written = { review_id: review.id, product_sku: review.product_sku, rating: 5 };
  await recordEvent(db, { type: 'review.written', of: review.id, data: written }, DEMO_DAY);
  const withdrawn = { ...Object(facts.data), lines, declared_at: DEMO_DAY.toISOString() };
  await recordEvent(db, { type: 'order.withdrawn', of: orderNumber, data: withdrawn }, DEMO_DAY);
}
