import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { DatabaseTransaction } from '../database/tables.ts';
import { importInvoices } from '../invoices/operations/import-invoices.ts';
import type { InvoiceRow } from '../invoices/invoices-import-rows.ts';
import { importOrders } from '../orders/operations/import-orders.ts';
import type { OrderRow } from '../orders/imports/orders-import-rows.ts';
import { importQuotations } from '../quotations/operations/import-quotations.ts';
import type { QuotationRow } from '../quotations/quotations-import-rows.ts';
import type { ClonedDatabase } from '../testing/clone-database.ts';
import { DEMO_DAY } from '../testing/build-template.ts';
import { testDatabase } from '../testing/test-database.ts';
import { importWishlists } from '../wishlists/operations/import-wishlists.ts';
import type { ImportReport } from './import-report.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const CLIENT = '0351012';
const LINE = {
  sku: '10100001',
  parent_sku: 'P101000',
  name: 'Peinture mate',
  conditioning: null,
  color: null,
  quantity: 2,
  unit_ht_cents: 1_000,
};

let database: ClonedDatabase;
beforeAll(async () => {
  database = await testDatabase('demo');
});
afterAll(() => database.close());

const orderRow = (nth: number): OrderRow => ({
  number: `W265${nth}`,
  client_code: CLIENT,
  email: YANN,
  status: 'EN_PREPARATION',
  delivery_mode: 'EMP',
  order_origin: 'SO',
  shop_code: 'VB006',
  purchase_ref: null,
  payment_method: 'on_account',
  placed_at: '2026-11-12T09:00:00Z',
  shipping_ht_cents: 0,
  lines: [LINE],
});

const quotationRow = (nth: number): QuotationRow => ({
  number: `D265${nth}`,
  client_code: CLIENT,
  label: null,
  seller: null,
  status: 'A_VALIDER',
  created_on: '2026-11-12',
  valid_until: null,
  lines: [LINE],
});

const invoiceRow = (nth: number, balance: number): InvoiceRow => ({
  type: 'FACTURE',
  number: `F265${nth}`,
  client_code: CLIENT,
  order_number: null,
  corrected_number: null,
  reason: null,
  issued_on: '2026-11-12',
  due_on: '2026-12-12',
  balance_cents: balance,
  lines: [LINE],
});

type Load = (db: DatabaseTransaction, numbers: readonly number[]) => Promise<ImportReport>;
const loads: readonly [string, Load][] = [
  ['orders', (db, numbers) => importOrders(db, numbers.map(orderRow))],
  ['quotations', (db, numbers) => importQuotations(db, numbers.map(quotationRow))],
  [
    'invoices, and what is left to pay of them',
    async (db, numbers) => {
      await importInvoices(
        db,
        numbers.map((nth) => invoiceRow(nth, 2_400)),
      );
      return importInvoices(
        db,
        numbers.map((nth) => invoiceRow(nth, 100)),
      );
    },
  ],
  [
    'wishlists',
    (db, numbers) =>
      importWishlists(
        db,
        numbers.map((nth) => ({
          email: YANN,
          name: `Chantier ${nth}`,
          items: [{ sku: LINE.sku, quantity: 1 }],
        })),
        DEMO_DAY,
      ),
  ],
];

it.each(loads)('thirty %s are written by as many statements as three', async (_what, load) => {
  const three = await writes(load, [20_001, 20_002, 20_003]);
  const thirty = await writes(
    load,
    Array.from({ length: 30 }, (_, at) => 20_100 + at),
  );
  expect(three).toBeGreaterThan(0);
  expect(thirty).toBe(three);
});

async function writes(load: Load, numbers: readonly number[]): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const report = await database.db.transaction().execute((part) => load(part, numbers));
  const texts = query.mock.calls.map((call: readonly unknown[]) => textOf(call[0]));
  query.mockRestore();
  expect(report).toMatchObject({ ok: true, lines: numbers.length, changed: numbers.length });
  return texts.filter((text) => /^\s*(?:with\b.*)?(?:insert|update)\b/isu.test(text)).length;
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : '';
}
