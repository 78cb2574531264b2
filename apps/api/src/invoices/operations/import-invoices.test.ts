import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tables } from '../../database/tables.ts';
import type { ClonedDatabase } from '../../testing/clone-database.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { InvoiceRow } from '../invoices-import-rows.ts';
import { selectOrder } from '../../orders/records/orders-read-store.ts';
import { sumOrdersInProgress } from '../invoices-store.ts';
import { importInvoices } from './import-invoices.ts';

const KERMARREC = '0351012';
const NUMBER = 'F26200021';

let database: ClonedDatabase;
beforeAll(async () => {
  database = await testDatabase('demo');
});
afterAll(() => database.close());

const load = (...rows: InvoiceRow[]) =>
  database.db.transaction().execute((part) => importInvoices(part, rows));

const reasons = async (...rows: InvoiceRow[]) => {
  const report = await load(...rows);
  return report.ok ? [] : report.refusals.map(({ reason }) => reason);
};

/** As it stands, told again. */
async function kept(): Promise<InvoiceRow> {
  const { rows } = await sql<InvoiceRow>`
    select type, number, ${KERMARREC} as client_code, order_number, corrected_number, reason, issued_on::text,
       due_on::text, balance_ttc_cents::integer as balance_cents,
       (select json_agg(json_build_object('sku', article_sku, 'name', name, 'conditioning', conditioning,
          'color', color, 'quantity', quantity, 'unit_ht_cents', unit_ht_cents) order by position)
        from invoice_line where invoice_id = invoice.id) as lines
     from invoice where number = ${NUMBER}`.execute(database.db);
  if (rows[0] === undefined) throw new Error('The demo has no such invoice');
  return rows[0];
}

const note = (invoice: InvoiceRow): InvoiceRow => ({
  ...invoice,
  type: 'AVOIR',
  number: 'A-1',
  corrected_number: invoice.number,
  reason: 'Facture fausse',
  due_on: null,
  balance_cents: 0,
});

it('an invoice that comes again changes by its balance alone', async () => {
  const invoice = await kept();
  expect(await load(invoice)).toMatchObject({ ok: true, changed: 0 });
  expect(await load({ ...invoice, balance_cents: 12 })).toMatchObject({ ok: true, changed: 1, added: 0 });
  expect(await kept()).toEqual({ ...invoice, balance_cents: 12 });
});

it('a known number is no other company’s and says nothing else', async () => {
  const invoice = await kept();
  const foreign = await reasons({ ...invoice, client_code: '0131027', balance_cents: 1 });
  expect(foreign).toEqual([expect.stringContaining('déjà celui d’un autre client')]);
  const lines = invoice.lines.map((line) => ({ ...line, unit_ht_cents: line.unit_ht_cents + 1 }));
  const other = { ...invoice, order_number: 'W1', issued_on: '2026-11-03', due_on: '2026-12-31', lines };
  expect(await reasons(other)).toEqual([
    expect.stringContaining('(la commande, la date, l’échéance, les lignes)'),
  ]);
  expect(await kept()).toEqual(invoice);
});

it('an order is invoiced once, by its own company, unless a credit note gives it back', async () => {
  const invoice = await kept();
  const again = { ...invoice, number: 'F-1' };
  const twice = [expect.stringContaining('dépasse ce qui reste à facturer')];
  expect(await reasons(again)).toEqual(twice);
  const unbilled = await sql<{ number: string; ht: number }>`
    select orders.number, total_ht_cents::integer as ht from orders join company on company.id = company_id
     where client_code = ${KERMARREC} and not exists (select from invoice where order_number = orders.number) limit 1`.execute(
    database.db,
  );
  const order = unbilled.rows[0] ?? { number: '', ht: 0 };
  const lines = invoice.lines.slice(0, 1).map((line) => ({ ...line, quantity: 1, unit_ht_cents: order.ht }));
  const whole = { ...invoice, number: 'F-2', order_number: order.number, balance_cents: 0, lines };
  expect(await reasons(whole, { ...whole, number: 'F-3' }), 'in one file').toEqual(twice);
  expect(await reasons({ ...whole, client_code: '0131027' })).toEqual([
    expect.stringContaining('n’est pas celle du client'),
  ]);
  expect(await load(whole)).toMatchObject({ ok: true, added: 1 });
  expect(await reasons({ ...note(invoice), client_code: '0131027' })).toEqual([
    expect.stringContaining('n’est pas celle du client'),
  ]);
  const others = { ...note(whole), number: 'A-9', corrected_number: 'F-9', client_code: '0131027' };
  expect(await reasons({ ...whole, number: 'F-9', order_number: null }, others), 'in one file').toEqual([
    expect.stringContaining('n’est pas celle du client'),
  ]);
  const dearer = invoice.lines.map((line) => ({ ...line, unit_ht_cents: line.unit_ht_cents + 10 }));
  expect(await reasons({ ...note(invoice), lines: dearer })).toEqual([
    expect.stringContaining('TTC à rendre'),
  ]);
  expect(await load(note(invoice), again)).toMatchObject({ ok: true, added: 2 });
  expect(await reasons({ ...note(invoice), number: 'A-2' }), 'given back already').toEqual([
    expect.stringContaining('ne laisse que 0,00'),
  ]);
  for (const number of [' F-8', 'F\u00078', '9'.repeat(101)])
    expect(await reasons({ ...whole, number, order_number: null })).toEqual([
      expect.stringContaining('signes lisibles'),
    ]);
});

it('an invoice of a part leaves the rest in progress, and the order unpaid, until the last of them', async () => {
  const { rows } = await sql<{ number: string; company: number; ht: number; ttc: number }>`
    select number, company_id as company, total_ht_cents::integer as ht, total_ttc_cents::integer as ttc
    from orders where status = 'EN_PREPARATION' and payment_method = 'on_account'
      and not exists (select from invoice where order_number = orders.number) order by number limit 1`.execute(
    database.db,
  );
  const order = rows[0] ?? { number: '', company: 0, ht: 0, ttc: 0 };
  const { rows: clients } = await sql<{ code: string }>`
    select client_code as code from company where id = ${order.company}`.execute(database.db);
  const inProgress = () => sumOrdersInProgress(database.db, order.company);
  const isSettled = async () =>
    (await selectOrder(database.db, { kind: 'shop' }, order.number))?.isInvoiceSettled;
  const before = await inProgress();
  const half = Math.floor(order.ht / 2);
  const invoice = await kept();
  const lines = invoice.lines.slice(0, 1).map((line) => ({ ...line, quantity: 1, unit_ht_cents: half }));
  const part = {
    ...invoice,
    number: 'F-PART',
    client_code: clients[0]?.code ?? '',
    order_number: order.number,
    balance_cents: 0,
    lines,
  };
  expect(await load(part)).toMatchObject({ ok: true, added: 1 });
  const { rows: told } = await sql<{ ttc: number }>`
    select total_ttc_cents::integer as ttc from invoice where number = 'F-PART'`.execute(database.db);
  const rest = before - (told[0]?.ttc ?? 0);
  expect(rest).toBeGreaterThan(before - order.ttc);
  expect([await inProgress(), await isSettled()]).toEqual([rest, false]);
  expect(await load({ ...note(part), number: 'A-PART' })).toMatchObject({ ok: true, added: 1 });
  expect(await inProgress(), 'given back, it waits for an invoice again').toBe(before);
  const set = (given: Updateable<Tables['orders']>) =>
    database.db.updateTable('orders').set(given).where('number', '=', order.number).execute();
  await set({ status: 'LIVREE', received_at: new Date('2026-11-15T10:00:00Z') });
  expect(await isSettled(), 'received, and the first of two invoices came before').toBe(false);
  expect(await inProgress()).toBe(before);
  const last = {
    ...part,
    number: 'F-LAST',
    lines: lines.map((line) => ({ ...line, unit_ht_cents: 100 })),
    issued_on: '2026-11-16',
    due_on: '2026-12-15',
  };
  const sameDay = { ...last, number: 'F-DAY', issued_on: '2026-11-15' };
  expect(await load(sameDay)).toMatchObject({ ok: true, added: 1 });
  expect(await isSettled(), 'another shipment of the day may still be invoiced').toBe(false);
  await database.db.deleteFrom('invoice').where('number', '=', 'F-DAY').execute();
  expect(await load(last)).toMatchObject({ ok: true, added: 1 });
  expect([await inProgress(), await isSettled()], 'invoiced when all was there').toEqual([
    before - order.ttc,
    true,
  ]);
  await database.db.deleteFrom('invoice').where('number', '=', 'F-LAST').execute();
  expect(await isSettled()).toBe(false);
  const named = await sql<{ sku: string; quantity: number }>`
    select article_sku as sku, sum(quantity)::integer as quantity from order_line join orders on orders.id = order_id
    where orders.number = ${order.number} group by article_sku`.execute(database.db);
  const cheaper = named.rows.map((row) => ({
    ...row,
    name: row.sku,
    conditioning: null,
    color: null,
    unit_ht_cents: 1,
  }));
  const back = {
    ...note(part),
    number: 'A-ALL',
    corrected_number: null,
    issued_on: '2026-11-20',
    lines: cheaper,
  };
  expect(await load(back)).toMatchObject({ ok: true, added: 1 });
  expect(await isSettled(), 'what is given back is not invoiced').toBe(false);
  expect(await load({ ...part, number: 'F-CHEAPER', lines: cheaper })).toMatchObject({ ok: true, added: 1 });
  expect([await inProgress(), await isSettled()], 'every article named').toEqual([before - order.ttc, true]);
});
