// Invoices and credit notes, always within what the reader may see.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { PAYMENT_METHODS, paymentRules } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import type { InvoiceType, Payable } from '@nuancier/domain/invoices/invoice-state.ts';
import { RECEIVED_STATUSES } from '@nuancier/domain/orders/order-status.ts';
import type { StaffReach } from '../customers/customers.ts';
import type { Database } from '../database/tables.ts';
import { WHOLLY_INVOICED } from '../database/wholly-invoiced.ts';
import type { Invoice, InvoiceLine, InvoiceScope, InvoiceSearch, InvoiceSums } from './invoice-record.ts';

export async function sumInvoices(
  db: Database,
  scope: InvoiceScope,
  search: InvoiceSearch,
): Promise<InvoiceSums> {
  const summed = await sql<Record<keyof InvoiceSums, string>>`
    select count(*)::text as count, coalesce(sum(total_ht_cents), 0)::text as "totalHt",
      coalesce(sum(total_ttc_cents), 0)::text as "totalTtc", coalesce(sum(balance_ttc_cents), 0)::text as balance
    from invoice where ${within(scope)} and ${matching(search)}`.execute(db);
  const { count, totalHt, totalTtc, balance } = summed.rows[0] ?? {};
  return {
    count: Number(count ?? 0),
    totalHt: Number(totalHt ?? 0),
    totalTtc: Number(totalTtc ?? 0),
    balance: Number(balance ?? 0),
  };
}

export async function selectInvoices(
  db: Database,
  scope: InvoiceScope,
  search: InvoiceSearch,
): Promise<Invoice[]> {
  const found = await sql<Row>`
    ${COLUMNS} where ${within(scope)} and ${matching(search)}
    order by issued_on desc, number desc limit ${search.limit} offset ${search.offset}`.execute(db);
  return withLines(db, found.rows);
}

export async function selectInvoice(
  db: Database,
  scope: InvoiceScope,
  { type, number }: { type: InvoiceType; number: string },
): Promise<Invoice | undefined> {
  const found = await sql<Row>`
    ${COLUMNS} where ${within(scope)} and type = ${type} and number = ${number}`.execute(db);
  return (await withLines(db, found.rows))[0];
}

/** Of these orders, oldest first; a credit note is of the order whose invoice it corrects. */
export async function selectInvoicesOfOrders(
  db: Database,
  scope: InvoiceScope,
  orderNumbers: readonly string[],
): Promise<Invoice[]> {
  const found = await sql<Row>`
    ${COLUMNS} where ${within(scope)} and (order_number = any(${orderNumbers}::text[])
      or type = 'AVOIR' and corrected_number in (
        select billed.number from invoice billed
        where billed.type = 'FACTURE' and billed.order_number = any(${orderNumbers}::text[])))
    order by issued_on, number`.execute(db);
  const billed = new Map(found.rows.map((row) => [row.number, row.orderNumber]));
  const known = found.rows.map((row) => ({
    ...row,
    orderNumber: row.orderNumber ?? billed.get(row.correctedNumber ?? '') ?? null,
  }));
  return withLines(db, known);
}

/** With something left to pay, or of a credit note to use. */
export async function selectOpen(db: Database, companyId: number): Promise<Payable[]> {
  const found = await sql<Omit<Payable, 'balance'> & { balance: string }>`
    select type, due_on::text as "dueOn", balance_ttc_cents::text as balance from invoice
    where company_id = ${companyId} and balance_ttc_cents <> 0 order by due_on`.execute(db);
  return found.rows.map((row) => ({ ...row, balance: Number(row.balance) }));
}

/** What was ordered on account and is not invoiced yet; history that came in already received is settled elsewhere. */
export async function sumOrdersInProgress(db: Database, companyId: number): Promise<number> {
  const summed = await sql<{ cents: string }>`
    select coalesce(sum(${NOT_INVOICED}), 0)::text as cents from orders where ${inProgress(companyId)}`.execute(
    db,
  );
  return Number(summed.rows[0]?.cents ?? 0);
}

export async function sumCreditInUse(db: Database, companyId: number): Promise<number> {
  const summed = await sql<{ cents: string }>`
    select (
      (select coalesce(sum(balance_ttc_cents), 0) from invoice
        where company_id = ${companyId} and balance_ttc_cents <> 0)
      + (select coalesce(sum(${NOT_INVOICED}), 0) from orders where ${inProgress(companyId)}))::text as cents`.execute(
    db,
  );
  return Number(summed.rows[0]?.cents ?? 0);
}

const CREDIT_METHODS = sql.join(
  PAYMENT_METHODS.filter((method) => paymentRules[method].spendsCredit).map((method) => sql.lit(method)),
);

// An order of the shop's own has stood elsewhere before it is received.
const RECEIVED = sql.join(RECEIVED_STATUSES.map((status) => sql.lit(status)));

/** Of an order: its total less its invoices, and less still what credit notes took off them again. */
const NOT_INVOICED = sql`greatest(0, orders.total_ttc_cents - coalesce((
  select sum(bill.total_ttc_cents + coalesce((
    select sum(note.total_ttc_cents) from invoice as note
    where note.type = 'AVOIR' and note.corrected_number = bill.number), 0))
  from invoice as bill where bill.type = 'FACTURE' and bill.order_number = orders.number), 0))`;

/** Once all of it was received and invoiced, what was invoiced is all that will be. */
function inProgress(companyId: number): RawBuilder<unknown> {
  return sql`orders.company_id = ${companyId} and payment_method in (${CREDIT_METHODS}) and payment_state = 'due'
    and status <> 'ANNULEE'
    and not (status in (${RECEIVED}) and (
      ${WHOLLY_INVOICED}
      or not exists (
        select from order_status_change as other where other.order_id = orders.id and other.to_status <> orders.status)))`;
}

const COLUMNS = sql`
  select id, type, number, company_id as "companyId", order_number as "orderNumber", corrected_number as "correctedNumber", reason,
    issued_on::text as "issuedOn", due_on::text as "dueOn", total_ht_cents::text as "totalHt", tax_cents::text as tax,
    total_ttc_cents::text as "totalTtc", balance_ttc_cents::text as balance, billing,
    exists (select from orders where orders.number = invoice.order_number and case
      when invoice.company_id is null then orders.customer_id = invoice.customer_id
      else orders.company_id = invoice.company_id end) as "opensOrder"
  from invoice`;

type Sum = 'totalHt' | 'tax' | 'totalTtc' | 'balance';
type Row = Omit<Invoice, 'lines' | Sum> & Record<Sum, string>;

function within(scope: InvoiceScope): RawBuilder<unknown> {
  if ('reach' in scope) return withinReach(scope.reach);
  return 'companyId' in scope
    ? sql`invoice.company_id = ${scope.companyId}`
    : sql`(invoice.customer_id = ${scope.customerId} and invoice.company_id is null)`;
}

/** As of the people: of a company the store it is attached to counts, of a private customer the store it chose. */
function withinReach(reach: StaffReach): RawBuilder<unknown> {
  switch (reach.kind) {
    case 'all':
      return sql`true`;
    case 'stores':
      return sql`case when invoice.company_id is null
        then (select current_shop_code from customer where customer.id = invoice.customer_id)
        else (select shop_code from company where company.id = invoice.company_id) end
        = any(${[...reach.codes]}::text[])`;
    case 'customers':
      return sql`(invoice.company_id = any(${[...reach.companyIds]}::int[])
        or (invoice.company_id is null and invoice.customer_id = any(${[...reach.customerIds]}::int[])))`;
  }
}

function matching({ type, state, fromDay, toDay, day }: InvoiceSearch): RawBuilder<unknown> {
  const tests = [
    sql`issued_on >= ${fromDay}::date`,
    toDay === null ? null : sql`issued_on <= ${toDay}::date`,
    type === null ? null : sql`type = ${type}`,
    state === 'REGLEE' ? sql`balance_ttc_cents = 0` : null,
    state === 'A_DEDUIRE' ? sql`type = 'AVOIR' and balance_ttc_cents <> 0` : null,
    state === 'ECHUE' ? sql`balance_ttc_cents <> 0 and due_on < ${day}::date` : null,
    state === 'A_ECHOIR' ? sql`balance_ttc_cents <> 0 and due_on >= ${day}::date` : null,
  ];
  return sql.join(
    tests.filter((test) => test !== null),
    sql` and `,
  );
}

async function withLines(db: Database, rows: readonly Row[]): Promise<Invoice[]> {
  if (rows.length === 0) return [];
  const found = await sql<Omit<InvoiceLine, 'unitHt'> & { unitHt: string; invoiceId: number }>`
    select invoice_id as "invoiceId", article_sku as "articleSku", name, conditioning, color, quantity,
      unit_ht_cents::text as "unitHt"
    from invoice_line where invoice_id = any(${rows.map(({ id }) => id)}::int[])
    order by invoice_id, position`.execute(db);
  const linesOf = Map.groupBy(found.rows, ({ invoiceId }) => invoiceId);
  return rows.map((row) => ({
    ...row,
    totalHt: Number(row.totalHt),
    tax: Number(row.tax),
    totalTtc: Number(row.totalTtc),
    balance: Number(row.balance),
    lines: (linesOf.get(row.id) ?? []).map(({ invoiceId: _invoiceId, ...line }) => ({
      ...line,
      unitHt: Number(line.unitHt),
    })),
  }));
}
