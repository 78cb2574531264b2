// One quotation as the people of the shop read and write it, always within their reach.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { StaffReach } from '../../customers/customers.ts';
import type { Database } from '../../database/tables.ts';
import type { QuotationStatus, RequestEnd } from '@nuancier/domain/quotations/quotation-status.ts';
import type { QuotationLine } from '../quotation-record.ts';
import { withinReach } from './quotation-reach-store.ts';

export type DeskLine = QuotationLine & { position: number; customerHt: number | null };

export type DeskQuotation = {
  id: number;
  number: string;
  version: number;
  revision: number;
  label: string | null;
  companyId: number | null;
  customerId: number | null;
  seller: string | null;
  status: QuotationStatus;
  isOwn: boolean;
  isDraft: boolean;
  replacesId: number | null;
  replacedBy: string | null;
  /** by its customer, from a cart */
  askedAt: Date | null;
  askedMessage: string | null;
  wishedOn: string | null;
  requestEnd: RequestEnd | null;
  createdOn: string;
  validUntil: string;
  sentAt: Date | null;
  seenAt: Date | null;
  decidedAt: Date | null;
  reason: string | null;
  orderNumber: string | null;
  changedBy: string | null;
  changedAt: Date | null;
  totalHt: number;
  tax: number;
  totalTtc: number;
  lines: readonly DeskLine[];
};

export async function selectDeskQuotation(
  db: Database,
  reach: StaffReach,
  number: string,
): Promise<DeskQuotation | undefined> {
  return oneOf(db, sql`${withinReach(reach)} and quotation.number = ${number}`);
}

/** Held until the transaction ends. */
export async function lockDeskQuotation(
  db: Database,
  reach: StaffReach,
  number: string,
): Promise<DeskQuotation | undefined> {
  await sql`select from quotation where number = ${number} for update`.execute(db);
  return selectDeskQuotation(db, reach, number);
}

export async function lockById(db: Database, id: number): Promise<DeskQuotation | undefined> {
  await sql`select from quotation where id = ${id} for update`.execute(db);
  return oneOf(db, sql`quotation.id = ${id}`);
}

export type VersionRow = {
  number: string;
  version: number;
  status: QuotationStatus;
  isDraft: boolean;
  isAsked: boolean;
  requestEnd: RequestEnd | null;
  isReplaced: boolean;
  seenAt: Date | null;
};

/** Of one that was written here, newest first. */
export async function selectVersions(db: Database, number: string): Promise<VersionRow[]> {
  const first = number.replace(/-\d+$/, '');
  const found = await sql<VersionRow>`
    select number, version, status, is_draft as "isDraft", asked_at is not null as "isAsked", request_end as "requestEnd",
      seen_at as "seenAt",
      exists (select from quotation next where next.replaces_id = quotation.id and not next.is_draft) as "isReplaced"
    from quotation where is_own and (number = ${first} or number like ${`${first}-%`}) order by version desc, id desc`.execute(
    db,
  );
  return found.rows;
}

type Row = Omit<DeskQuotation, 'lines' | 'totalHt' | 'tax' | 'totalTtc'> & {
  totalHt: string;
  tax: string;
  totalTtc: string;
};

async function oneOf(db: Database, which: RawBuilder<unknown>): Promise<DeskQuotation | undefined> {
  const found = await sql<Row>`
    select id, number, version, revision, label, company_id as "companyId", customer_id as "customerId", seller,
      status, is_own as "isOwn", is_draft as "isDraft", replaces_id as "replacesId",
      (select next.number from quotation next where next.replaces_id = quotation.id and not next.is_draft)
        as "replacedBy",
      asked_at as "askedAt", asked_message as "askedMessage", wished_on::text as "wishedOn",
      request_end as "requestEnd", created_on::text as "createdOn", valid_until::text as "validUntil", sent_at as "sentAt", seen_at as "seenAt",
      decided_at as "decidedAt", reason, order_number as "orderNumber", changed_by as "changedBy",
      changed_at as "changedAt", total_ht_cents::text as "totalHt", tax_cents::text as tax,
      total_ttc_cents::text as "totalTtc"
    from quotation where ${which}`.execute(db);
  const [row] = found.rows;
  if (row === undefined) return undefined;
  const sums = { totalHt: Number(row.totalHt), tax: Number(row.tax), totalTtc: Number(row.totalTtc) };
  return { ...row, ...sums, lines: await linesOf(db, row.id) };
}

type LineRow = Omit<DeskLine, 'unitHt' | 'tintHt' | 'customerHt'> & {
  unitHt: string;
  tintHt: string | null;
  customerHt: string | null;
};

async function linesOf(db: Database, id: number): Promise<DeskLine[]> {
  const found = await sql<LineRow>`
    select id, position, article_sku as "articleSku", parent_sku as "parentSku", name, conditioning, color,
      quantity, unit_ht_cents::text as "unitHt", tint_ht_cents::text as "tintHt", is_free as "isFree",
      customer_ht_cents::text as "customerHt", null as "urlKey",
      case when tint_hex is not null then json_build_object('hex', tint_hex, 'tintClass', tint_class,
        'label', tint_label, 'code', tint_code, 'name', tint_name) end as tint
    from quotation_line where quotation_id = ${id} order by position`.execute(db);
  return found.rows.map((line) => ({
    ...line,
    unitHt: Number(line.unitHt),
    tintHt: line.tintHt === null ? null : Number(line.tintHt),
    customerHt: line.customerHt === null ? null : Number(line.customerHt),
  }));
}
