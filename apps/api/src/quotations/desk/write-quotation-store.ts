// What the people of the shop write into a quotation.
import { sql } from 'kysely';
import type { LineTint } from '@nuancier/domain/cart/cart-line.ts';
import type { Database } from '../../database/tables.ts';

/** The next number of the year. Its row stays locked until the transaction ends. */
export async function takeQuotationNth(db: Database, year: number): Promise<number> {
  const taken = await sql<{ last_nth: number }>`
    insert into quotation_counter as held (year, last_nth) values (${year}, 1)
    on conflict (year) do update set last_nth = held.last_nth + 1
    returning last_nth`.execute(db);
  const nth = taken.rows[0]?.last_nth;
  if (nth === undefined) throw new Error('The counter of quotations gave no number');
  return nth;
}

export async function skipQuotationNumbers(
  db: Database,
  { most, year }: { most: number; year: number },
): Promise<void> {
  await sql`
    insert into quotation_counter as held (year, last_nth)
    select year, ${most}::int from (select max(year)::int as year from quotation_counter union select ${year}::int) last
    where year is not null
    on conflict (year) do update set last_nth = held.last_nth + excluded.last_nth`.execute(db);
}

export type NewDraft = {
  number: string;
  companyId: number | null;
  customerId: number | null;
  label: string | null;
  seller: string;
  writtenBy: number;
  createdOn: string;
  validUntil: string;
  now: Date;
  version?: number;
  replacesId?: number;
};

export async function insertDraft(db: Database, draft: NewDraft): Promise<number> {
  const { id } = await db
    .insertInto('quotation')
    .values({
      number: draft.number,
      company_id: draft.companyId,
      customer_id: draft.customerId,
      label: draft.label,
      seller: draft.seller,
      status: 'EN_COURS',
      is_own: true,
      is_draft: true,
      created_on: draft.createdOn,
      valid_until: draft.validUntil,
      total_ht_cents: 0,
      tax_cents: 0,
      total_ttc_cents: 0,
      written_by: draft.writtenBy,
      changed_by: draft.seller,
      changed_at: draft.now,
      version: draft.version ?? 1,
      replaces_id: draft.replacesId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The same lines in another quotation. */
export async function copyLines(db: Database, from: number, to: number): Promise<void> {
  await sql`
    insert into quotation_line (quotation_id, position, article_sku, parent_sku, name, conditioning, color, quantity,
      unit_ht_cents, row_ht_cents, tax_rate, tint_hex, tint_class, tint_label, tint_code, tint_name, tint_ht_cents,
      is_free, customer_ht_cents)
    select ${to}, position, article_sku, parent_sku, name, conditioning, color, quantity,
      unit_ht_cents, row_ht_cents, tax_rate, tint_hex, tint_class, tint_label, tint_code, tint_name, tint_ht_cents,
      is_free, customer_ht_cents
    from quotation_line where quotation_id = ${from}`.execute(db);
}

export type WrittenLine = {
  articleSku: string;
  parentSku: string;
  name: string;
  conditioning: string | null;
  color: string | null;
  quantity: number;
  unitHt: number;
  taxRate: number;
  tint: LineTint | null;
  tintHt: number | null;
  isFree: boolean;
  customerHt: number | null;
};

/** After those that are there already, in their order. */
export async function insertWrittenLines(
  db: Database,
  id: number,
  lines: readonly WrittenLine[],
): Promise<void> {
  const given = lines.map(({ tint, ...line }, at) => ({
    ...line,
    nth: at + 1,
    hex: tint?.hex ?? null,
    tintClass: tint?.tintClass ?? null,
    label: tint?.label ?? null,
    code: tint?.code ?? null,
    tintName: tint?.name ?? null,
  }));
  await sql`
    insert into quotation_line (quotation_id, position, article_sku, parent_sku, name, conditioning, color, quantity,
      unit_ht_cents, row_ht_cents, tax_rate, tint_hex, tint_class, tint_label, tint_code, tint_name, tint_ht_cents,
      is_free, customer_ht_cents)
    select ${id}, nth + (select coalesce(max(position), 0) from quotation_line where quotation_id = ${id}),
      "articleSku", "parentSku", name, conditioning, color, quantity, "unitHt", "unitHt" * quantity, "taxRate", hex,
      "tintClass", label, code, "tintName", "tintHt", "isFree", "customerHt"
    from json_to_recordset(${JSON.stringify(given)}::json) as given (nth integer, "articleSku" text,
      "parentSku" text, name text, conditioning text, color text, quantity integer, "unitHt" bigint,
      "taxRate" smallint, hex text, "tintClass" text, label text, code text, "tintName" text, "tintHt" bigint,
      "isFree" boolean, "customerHt" bigint)`.execute(db);
}

export type LineFigures = {
  id: number;
  quantity: number;
  unitHt: number;
  customerHt: number | null;
  tintHt: number | null;
};

export async function updateLines(db: Database, id: number, lines: readonly LineFigures[]): Promise<void> {
  await sql`
    update quotation_line line set quantity = given.quantity, unit_ht_cents = given."unitHt",
      row_ht_cents = given."unitHt" * given.quantity, customer_ht_cents = given."customerHt",
      tint_ht_cents = given."tintHt"
    from json_to_recordset(${JSON.stringify(lines)}::json) as given (
      id integer, quantity integer, "unitHt" bigint, "customerHt" bigint, "tintHt" bigint)
    where line.id = given.id and line.quotation_id = ${id}`.execute(db);
}

export async function deleteLines(db: Database, id: number, lineIds: readonly number[]): Promise<void> {
  await sql`
    delete from quotation_line where quotation_id = ${id} and id = any(${[...lineIds]}::int[])`.execute(db);
}

/** Read again from the lines as they now are. */
export async function selectGoodsHt(db: Database, id: number): Promise<number> {
  const found = await sql<{ sum: string }>`
    select coalesce(sum(row_ht_cents), 0)::text as sum from quotation_line where quotation_id = ${id}`.execute(
    db,
  );
  return Number(found.rows[0]?.sum ?? 0);
}

export type Changed = {
  label: string | null;
  validUntil: string;
  totalHt: number;
  tax: number;
  by: string;
  now: Date;
};

export async function updateQuotation(db: Database, id: number, change: Changed): Promise<void> {
  const { totalHt, tax } = change;
  await sql`
    update quotation set label = ${change.label}, valid_until = ${change.validUntil}::date,
      total_ht_cents = ${totalHt}, tax_cents = ${tax}, total_ttc_cents = ${totalHt + tax},
      revision = revision + 1, changed_by = ${change.by}, changed_at = ${change.now}
    where id = ${id}`.execute(db);
}

export async function markSent(
  db: Database,
  id: number,
  { day, by, staffId, now }: { day: string; by: string; staffId: number; now: Date },
): Promise<void> {
  await sql`
    update quotation set status = 'A_VALIDER', is_draft = false, sent_at = ${now}, created_on = ${day}::date,
      seller = coalesce(seller, ${by}), written_by = coalesce(written_by, ${staffId}), revision = revision + 1, changed_by = ${by}, changed_at = ${now}
    where id = ${id}`.execute(db);
}

/** Its place is taken by a newer version. */
export async function closeReplaced(db: Database, id: number): Promise<void> {
  await sql`update quotation set status = 'EXPIRE' where id = ${id} and status = 'A_VALIDER'`.execute(db);
}

export async function deleteDraft(db: Database, id: number): Promise<void> {
  await sql`delete from quotation where id = ${id} and is_draft`.execute(db);
}

export async function selectNextVersion(db: Database, id: number): Promise<string | undefined> {
  const found = await sql<{ number: string }>`
    select number from quotation where replaces_id = ${id}`.execute(db);
  return found.rows[0]?.number;
}
