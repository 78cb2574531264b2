// Lists of quotations for the people of the shop, newest first, from key to key.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { QuotationTab } from '@nuancier/contract/gestion-types.ts';
import { NEWS_DAYS } from '@nuancier/domain/quotations/quotation-status.ts';
import type { QuotationStatus, RequestEnd } from '@nuancier/domain/quotations/quotation-status.ts';
import { keysNamed, wordWithin } from '../../customers/customers.ts';
import type { StaffReach } from '../../customers/customers.ts';
import { quotationsOf } from '../customer-file-store.ts';
import { REPLACED, statusOn } from '../quotation-state-store.ts';
import type { FileOwner } from '../../request/file-owner.ts';
import type { Database } from '../../database/tables.ts';
import { withinReach } from './quotation-reach-store.ts';

export const MOST_COUNTED = 1_000;

export type DeskQuotationRow = {
  id: number;
  number: string;
  version: number;
  label: string | null;
  customerName: string;
  /** a private customer whose account is there */
  privateId: number | null;
  company: string | null;
  companyId: number | null;
  clientCode: string | null;
  seller: string | null;
  /** that day's */
  status: QuotationStatus;
  isDraft: boolean;
  isAsked: boolean;
  requestEnd: RequestEnd | null;
  isReplaced: boolean;
  seenAt: Date | null;
  /** why it was declined */
  reason: string | null;
  createdOn: string;
  validUntil: string;
  totalHt: string;
  totalTtc: string;
};

export type QuotationKey = { on: string; id: number };
export type QuotationFilter = {
  tab: QuotationTab;
  words: readonly string[];
  store: string | null;
  seller: string | null;
  /** null: everybody's */
  owner: FileOwner | null;
  day: string;
};
export type QuotationPlace = { after: QuotationKey | null; before: QuotationKey | null; limit: number };

export async function selectDeskQuotations(
  db: Database,
  reach: StaffReach,
  filter: QuotationFilter,
  { after, before, limit }: QuotationPlace,
): Promise<DeskQuotationRow[]> {
  const { tab, words, day } = filter;
  const key = sql`(quotation.created_on, quotation.id)`;
  const from = after === null ? sql`true` : sql`${key} < (${after.on}::date, ${after.id}::int)`;
  const until = before === null ? sql`true` : sql`${key} > (${before.on}::date, ${before.id}::int)`;
  const way = before === null ? sql`desc` : sql`asc`;
  const found = await sql<DeskQuotationRow>`
    select quotation.id, quotation.number, quotation.version, quotation.label, ${CUSTOMER_NAME} as "customerName",
      case when customer.erased_at is null and quotation.company_id is null then customer.id end as "privateId",
      company.name as company, company.id as "companyId", company.client_code as "clientCode", quotation.seller, ${statusOn(day)} as status, quotation.is_draft as "isDraft",
      quotation.asked_at is not null as "isAsked", quotation.request_end as "requestEnd", quotation.reason,
      ${REPLACED} as "isReplaced", quotation.seen_at as "seenAt", quotation.created_on::text as "createdOn",
      quotation.valid_until::text as "validUntil", quotation.total_ht_cents::text as "totalHt",
      quotation.total_ttc_cents::text as "totalTtc"
    from quotation left join company on company.id = quotation.company_id
      left join customer on customer.id = quotation.customer_id
    where ${withinReach(reach)} and ${inTab(tab, day)} and ${named(words)} and ${chosen(filter)} and ${from} and ${until}
    order by quotation.created_on ${way}, quotation.id ${way} limit ${limit}`.execute(db);
  return before === null ? found.rows : found.rows.toReversed();
}

/** No further than one above the most that is told. */
export async function countTab(
  db: Database,
  reach: StaffReach,
  tab: QuotationTab,
  day: string,
): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from quotation where ${withinReach(reach)} and ${inTab(tab, day)}
      limit ${MOST_COUNTED + 1}) counted`.execute(db);
  return counted.rows[0]?.count ?? 0;
}

export const CUSTOMER_NAME = sql`coalesce(trim(customer.firstname || ' ' || customer.lastname), '')`;

/** One condition for the list, its count and the tiles of « today ». */
export function inTab(tab: QuotationTab, day: string): RawBuilder<unknown> {
  switch (tab) {
    // Being written: here, or by the merchant's own systems.
    case 'brouillons':
      return sql`(quotation.is_draft or (quotation.asked_at is null and ${statusOn(day)} = 'EN_COURS'))`;
    case 'a_repondre':
      return sql`(quotation.asked_at is not null and ${statusOn(day)} = 'EN_COURS')`;
    case 'envoyes':
      return sql`${statusOn(day)} = 'A_VALIDER'`;
    // What was asked for and ended is no answer to a quotation.
    case 'repondus':
      return sql`(quotation.decided_at >= (${day}::date - ${NEWS_DAYS - 1}::int)::timestamp at time zone 'Europe/Paris'
        and quotation.status in ('ACCEPTE', 'REFUSE') and quotation.request_end is null)`;
    // Of the merchant's own systems: ordered there, or not at all.
    case 'a_commander':
      return sql`(quotation.status = 'ACCEPTE' and quotation.order_number is null and quotation.is_own)`;
    case 'acceptes':
      return sql`quotation.status = 'ACCEPTE'`;
    case 'refuses':
      return sql`quotation.status = 'REFUSE'`;
    case 'expires':
      return sql`${statusOn(day)} = 'EXPIRE'`;
    case 'tous':
      return sql`true`;
  }
}

function chosen({ store, seller, owner }: QuotationFilter): RawBuilder<unknown> {
  const tests = [
    store === null ? null : withinReach({ kind: 'stores', codes: [store] }),
    seller === null ? null : sql`quotation.seller = ${seller}`,
    owner === null ? null : quotationsOf(owner),
  ].filter((test) => test !== null);
  return tests.length === 0 ? sql`true` : sql.join(tests, sql` and `);
}

/** Each word must be found: in its own words, or in those of its customer or company. Every arm has its index. */
function named(words: readonly string[]): RawBuilder<unknown> {
  if (words.length === 0) return sql`true`;
  return sql.join(
    words.map((word) => {
      const { people, companies } = keysNamed(word);
      return sql`quotation.id in (
        select id from quotation where quotation_words(number, label) like plain_words(${wordWithin(word)})
        union all select id from quotation where company_id = any(${companies})
        union all select id from quotation where customer_id = any(${people}))`;
    }),
    sql` and `,
  );
}
