// What who follows a quotation is told of its customer's answer.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { reachOf } from '@nuancier/domain/staff/reach.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import { staffReach } from '../../customers/customers.ts';
import type { Database } from '../../database/tables.ts';
import { selectDeskQuotation } from '../desk/desk-quotation-store.ts';
import { CUSTOMER_NAME } from '../desk/desk-quotations-store.ts';

type Author = { email: string; firstname: string; lastname: string } & Pick<
  Staff,
  'role' | 'storeCodes' | 'representativeId'
>;

export type AnsweredQuotation = {
  number: string;
  label: string | null;
  /** written here; those of the merchant's own systems have no author among the staff */
  isOwn: boolean;
  seller: string | null;
  ttcCents: string;
  /** why it was declined */
  reason: string | null;
  companyId: number | null;
  company: string | null;
  clientCode: string | null;
  /** its customer's store */
  shopCode: string | null;
  customerName: string;
  /** who accepted or declined it */
  by: { name: string; email: string } | null;
  /** as long as the access to the back office is open, and goes as far as this quotation */
  author: Author | null;
};

export function selectAcceptedBy(db: Database, orderNumber: string): Promise<AnsweredQuotation[]> {
  return answered(db, sql`quotation.order_number = ${orderNumber} and quotation.status = 'ACCEPTE'`);
}

export async function selectAnswered(db: Database, id: number): Promise<AnsweredQuotation | undefined> {
  return (await answered(db, sql`quotation.id = ${id}`))[0];
}

async function answered(db: Database, which: RawBuilder<unknown>): Promise<AnsweredQuotation[]> {
  const found = await sql<AnsweredQuotation>`
    select quotation.number, quotation.label, quotation.is_own as "isOwn", quotation.seller,
      quotation.total_ttc_cents::text as "ttcCents", quotation.reason, quotation.company_id as "companyId",
      company.name as company, company.client_code as "clientCode",
      case when quotation.company_id is null then customer.current_shop_code else company.shop_code end as "shopCode",
      ${CUSTOMER_NAME} as "customerName",
      case when decider.id is not null then json_build_object(
        'name', trim(decider.firstname || ' ' || decider.lastname), 'email', decider.email) end as by,
      case when member.id is not null then json_build_object(
        'email', member.email, 'firstname', member.firstname, 'lastname', member.lastname, 'role', member.role,
        'representativeId', member.representative_id, 'storeCodes', (
          select coalesce(json_agg(held.shop_code), '[]') from staff_store held where held.staff_id = member.id)
        ) end as author
    from quotation left join company on company.id = quotation.company_id
      left join customer on customer.id = quotation.customer_id
      left join customer decider on decider.id = quotation.decided_by
      left join staff member on member.id = quotation.written_by and member.disabled_at is null
    where ${which} order by quotation.number`.execute(db);
  return Promise.all(found.rows.map((row) => withReader(db, row)));
}

/** Who wrote it may have another role since, other stores or another portfolio. */
async function withReader(db: Database, quotation: AnsweredQuotation): Promise<AnsweredQuotation> {
  const { author, number } = quotation;
  const reach = author === null ? null : reachOf(author, 'shopQuotation');
  const read =
    reach === null ? undefined : await selectDeskQuotation(db, await staffReach(db, reach), number);
  return read === undefined ? { ...quotation, author: null } : quotation;
}
