// Quotations, always within what the reader may see.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { QuotationStatus } from '@nuancier/domain/quotations/quotation-status.ts';
import type { Database } from '../database/tables.ts';
import { selectAskedLines } from './asking/asking-store.ts';
import { isRequest } from './quotation-record.ts';
import type { Quotation, QuotationLine, QuotationScope, QuotationSearch } from './quotation-record.ts';

export async function countQuotations(
  db: Database,
  scope: QuotationScope,
  search: QuotationSearch,
): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from quotation where ${within(scope)} and ${matching(search)}`.execute(db);
  return counted.rows[0]?.count ?? 0;
}

export async function selectQuotations(
  db: Database,
  scope: QuotationScope,
  search: QuotationSearch,
): Promise<Quotation[]> {
  const order = search.endingFirst ? sql`valid_until, number` : sql`created_on desc, number desc`;
  const found = await sql<Row>`
    ${COLUMNS} where ${within(scope)} and ${matching(search)}
    order by ${order} limit ${search.limit} offset ${search.offset}`.execute(db);
  return asAsked(db, await withLines(db, found.rows));
}

export async function selectQuotation(
  db: Database,
  scope: QuotationScope,
  number: string,
): Promise<Quotation | undefined> {
  const found = await sql<Row>`
    ${COLUMNS} where ${within(scope)} and number = ${number}`.execute(db);
  return (await asAsked(db, await withLines(db, found.rows)))[0];
}

/** Whoever asks has been asked before whose it is. */
export async function selectQuotationById(db: Database, id: number): Promise<Quotation | undefined> {
  const found = await sql<Row>`${COLUMNS} where quotation.id = ${id}`.execute(db);
  return (await withLines(db, found.rows))[0];
}

/** To its customer a request is what was asked for, whatever its writer has made of it so far. */
async function asAsked(db: Database, quotations: readonly Quotation[]): Promise<Quotation[]> {
  const requests = quotations.filter(isRequest).map(({ id }) => id);
  const linesOf = Map.groupBy(await selectAskedLines(db, requests), ({ quotationId }) => quotationId);
  return quotations.map((quotation) => {
    const asked = linesOf.get(quotation.id);
    if (asked === undefined) return quotation;
    const lines = asked.map(({ quotationId: _quotationId, ...line }) => ({
      ...line,
      unitHt: 0,
      tintHt: null,
    }));
    return { ...quotation, lines };
  });
}

export type Decision = { to: QuotationStatus; by: number; at: Date; day: string; reason: string | null };

/** False when it no longer waits to be decided that day. */
export async function decide(
  db: Database,
  scope: QuotationScope,
  number: string,
  { to, by, at, day, reason }: Decision,
): Promise<boolean> {
  const moved = await sql`
    update quotation set status = ${to}, decided_by = ${by}, decided_at = ${at}, reason = ${reason}
    where ${within(scope)} and number = ${number} and status = 'A_VALIDER' and valid_until >= ${day}::date`.execute(
    db,
  );
  return moved.numAffectedRows === 1n;
}

/** When its customer opened it for the first time. */
export async function noteSeen(db: Database, id: number, now: Date): Promise<void> {
  await sql`
    update quotation set seen_at = ${now} where id = ${id} and seen_at is null and status = 'A_VALIDER'`.execute(
    db,
  );
}

export type CompanyFacts = { name: string; clientCode: string; shopCode: string | null };

export async function selectCompanyFacts(db: Database, id: number): Promise<CompanyFacts | undefined> {
  const found = await sql<CompanyFacts>`
    select name, client_code as "clientCode", shop_code as "shopCode" from company where id = ${id}`.execute(
    db,
  );
  return found.rows[0];
}

export async function selectClientCodes(
  db: Database,
  numbers: readonly string[],
): Promise<{ number: string; clientCode: string | null }[]> {
  const found = await sql<{ number: string; clientCode: string | null }>`
    select number, company.client_code as "clientCode"
    from quotation left join company on company.id = quotation.company_id
    where number = any(${numbers}::text[]) order by number`.execute(db);
  return found.rows;
}

export async function countLines(db: Database, number: string): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from quotation_line line join quotation on quotation.id = line.quotation_id
    where quotation.number = ${number}`.execute(db);
  return counted.rows[0]?.count ?? 0;
}

export async function nameOrder(
  db: Database,
  numbers: readonly string[],
  orderNumber: string,
): Promise<void> {
  await sql`
    update quotation set order_number = ${orderNumber}
    where number = any(${numbers}::text[]) and status = 'ACCEPTE' and order_number is null`.execute(db);
}

/** What the quotations are for whose articles a customer's cart holds; of each one, also without a word. */
export async function selectLabelsInCart(db: Database, cartId: string): Promise<(string | null)[]> {
  const found = await sql<{ label: string | null }>`
    select label from quotation where id in (
      select offer.quotation_id from cart_line line join quotation_line offer on offer.id = line.quotation_line_id
      where line.cart_id = ${cartId})`.execute(db);
  return found.rows.map(({ label }) => label);
}

/** Its order came to nothing. */
export async function reopenOf(db: Database, orderNumber: string): Promise<string[]> {
  const opened = await sql<{ number: string }>`
    update quotation set status = 'A_VALIDER', order_number = null, decided_by = null, decided_at = null
    where order_number = ${orderNumber} and status = 'ACCEPTE' returning number`.execute(db);
  return opened.rows.map(({ number }) => number);
}

const BILLING = sql`(
  select json_build_object('name', name, 'street', street, 'postcode', postcode, 'city', city, 'siret', siret,
    'vat_number', vat_number, 'client_code', client_code)
  from company where company.id = quotation.company_id)`;

const COLUMNS = sql`
  select quotation.id, number, label, (select name from company where company.id = company_id) as "companyName",
    ${BILLING} as billing, seller, status, created_on::text as "createdOn", valid_until::text as "validUntil",
    total_ht_cents::text as "totalHt", tax_cents::text as tax, total_ttc_cents::text as "totalTtc",
    order_number as "orderNumber", reason, seen_at as "seenAt", asked_at as "askedAt",
    asked_message as "askedMessage", wished_on::text as "wishedOn", request_end as "requestEnd",
    (select next.number from quotation next where next.replaces_id = quotation.id and not next.is_draft)
      as "replacedBy"
  from quotation`;

type Row = Omit<Quotation, 'lines' | 'totalHt' | 'tax' | 'totalTtc'> & {
  totalHt: string;
  tax: string;
  totalTtc: string;
};

function within(scope: QuotationScope): RawBuilder<unknown> {
  const whose =
    'companyId' in scope
      ? sql`quotation.company_id = ${scope.companyId}`
      : sql`(quotation.customer_id = ${scope.customerId} and quotation.company_id is null)`;
  // What the shop is still writing is nobody else's business.
  return sql`${whose} and not quotation.is_draft`;
}

function matching({ status, text, day }: QuotationSearch): RawBuilder<unknown> {
  const isPast = sql`status in ('EN_COURS', 'A_VALIDER') and valid_until < ${day}::date`;
  const byStatus =
    status === null ? sql`true` : sql`case when ${isPast} then 'EXPIRE' else status end = ${status}`;
  const byText =
    text === null ? sql`true` : sql`strpos(quotation_words(number, label), plain_words(${text})) > 0`;
  return sql`${byStatus} and ${byText}`;
}

type LineRow = Omit<QuotationLine, 'unitHt' | 'tintHt'> & {
  quotationId: number;
  unitHt: string;
  tintHt: string | null;
};

const TINT = sql`case when tint_hex is not null then json_build_object(
  'hex', tint_hex, 'tintClass', tint_class, 'label', tint_label, 'code', tint_code, 'name', tint_name) end`;

async function withLines(db: Database, rows: readonly Row[]): Promise<Quotation[]> {
  if (rows.length === 0) return [];
  const found = await sql<LineRow>`
    select line.id, quotation_id as "quotationId", article_sku as "articleSku", parent_sku as "parentSku", line.name,
      conditioning, color, quantity, unit_ht_cents::text as "unitHt", tint_ht_cents::text as "tintHt", ${TINT} as tint,
      product.url_key as "urlKey", line.is_free as "isFree"
    from quotation_line line left join product on product.sku = parent_sku
    where quotation_id = any(${rows.map(({ id }) => id)}::int[]) order by quotation_id, position`.execute(db);
  const linesOf = Map.groupBy(found.rows, ({ quotationId }) => quotationId);
  return rows.map((row) => ({
    ...row,
    totalHt: Number(row.totalHt),
    tax: Number(row.tax),
    totalTtc: Number(row.totalTtc),
    lines: (linesOf.get(row.id) ?? []).map(({ quotationId: _quotationId, ...line }) => ({
      ...line,
      unitHt: Number(line.unitHt),
      tintHt: line.tintHt === null ? null : Number(line.tintHt),
    })),
  }));
}
