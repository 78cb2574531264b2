// What a customer asked for, kept beside what its writer makes of it.
import { sql } from 'kysely';
import type { RequestEnd } from '@nuancier/domain/quotations/quotation-status.ts';
import type { DocumentTotals } from '@nuancier/domain/tax.ts';
import type { Database } from '../../database/tables.ts';
import type { WrittenLine } from '../desk/write-quotation-store.ts';
import type { QuotationLine } from '../quotation-record.ts';

export type NewRequest = {
  number: string;
  companyId: number;
  customerId: number;
  label: string | null;
  message: string | null;
  wishedOn: string | null;
  createdOn: string;
  validUntil: string;
  total: Pick<DocumentTotals, 'excluding' | 'including'>;
  now: Date;
};

export async function insertRequest(
  db: Database,
  request: NewRequest,
  lines: readonly WrittenLine[],
): Promise<number> {
  const { excluding, including } = request.total;
  const asked = lines.map(({ articleSku, parentSku, name, conditioning, color, tint, quantity, isFree }) => ({
    articleSku,
    parentSku,
    name,
    conditioning,
    color,
    tint,
    quantity,
    isFree,
  }));
  const { id } = await db
    .insertInto('quotation')
    .values({
      number: request.number,
      company_id: request.companyId,
      customer_id: request.customerId,
      label: request.label,
      status: 'EN_COURS',
      is_own: true,
      created_on: request.createdOn,
      valid_until: request.validUntil,
      total_ht_cents: excluding,
      tax_cents: including - excluding,
      total_ttc_cents: including,
      asked_at: request.now,
      asked_message: request.message,
      wished_on: request.wishedOn,
      asked_lines: JSON.stringify(asked),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False when it has been answered or ended meanwhile. `by`: the customer, where it is one. */
export async function endRequest(
  db: Database,
  id: number,
  { end, reason, by, at }: { end: RequestEnd; reason: string | null; by: number | null; at: Date },
): Promise<boolean> {
  const ended = await sql`
    update quotation set status = 'REFUSE', request_end = ${end}, reason = ${reason}, decided_by = ${by},
      decided_at = ${at}, revision = revision + 1
    where id = ${id} and status = 'EN_COURS' and asked_at is not null`.execute(db);
  return ended.numAffectedRows === 1n;
}

export type AskedLineRow = Omit<QuotationLine, 'unitHt' | 'tintHt'> & { quotationId: number };

/** By quotation, in the order of the cart; without prices, which are the store's to tell. */
export async function selectAskedLines(db: Database, ids: readonly number[]): Promise<AskedLineRow[]> {
  if (ids.length === 0) return [];
  const found = await sql<AskedLineRow>`
    select line.nth::int as id, quotation.id as "quotationId", line."articleSku", line."parentSku", line.name,
      line.conditioning, line.color, line.quantity, line.tint, line."isFree", product.url_key as "urlKey"
    from quotation, rows from (jsonb_to_recordset(asked_lines) as ("articleSku" text, "parentSku" text, name text,
        conditioning text, color text, tint jsonb, quantity integer, "isFree" boolean)) with ordinality
        as line ("articleSku", "parentSku", name, conditioning, color, tint, quantity, "isFree", nth)
      left join product on product.sku = line."parentSku"
    where quotation.id = any(${[...ids]}::int[]) order by quotation.id, line.nth`.execute(db);
  return found.rows;
}
