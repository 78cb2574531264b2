import { sql } from 'kysely';
import type { QuotationTab } from '@nuancier/contract/gestion-types.ts';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import { staffReach } from '../customers/customers.ts';
import type { Database } from '../database/tables.ts';
import { selectWaiting } from '../request/waiting-store.ts';
import type { Waiting } from '../request/waiting-store.ts';
import { CUSTOMER_NAME, inTab } from './desk/desk-quotations-store.ts';
import { withinReach } from './desk/quotation-reach-store.ts';
import { quotationCopy } from './quotation-copy.ts';

const WRITTEN_ON = sql`quotation.created_on::timestamp at time zone 'Europe/Paris'`;

/** What its customer has said, and why. */
const ANSWER = sql`case quotation.status when 'ACCEPTE'
  then concat_ws(', ', ${quotationCopy.statuses.ACCEPTE}::text, quotation.order_number)
  else concat_ws(${'\u00A0: '}::text, ${quotationCopy.statuses.REFUSE}::text,
    ${'«\u00A0'}::text || quotation.reason || ${'\u00A0»'}::text) end`;

/** Since when they wait, by which day, and which of them is the first to be thought of. */
const WAITS = {
  a_repondre: { at: sql`quotation.asked_at`, day: sql`quotation.wished_on`, first: sql`quotation.asked_at` },
  envoyes: {
    at: sql`coalesce(quotation.sent_at, ${WRITTEN_ON})`,
    day: sql`quotation.valid_until`,
    first: sql`quotation.valid_until`,
  },
  repondus: {
    at: sql`quotation.decided_at`,
    day: sql`null`,
    first: sql`quotation.decided_at desc, quotation.id desc`,
  },
  a_commander: {
    at: sql`coalesce(quotation.decided_at, ${WRITTEN_ON})`,
    day: sql`quotation.valid_until`,
    first: sql`coalesce(quotation.decided_at, ${WRITTEN_ON})`,
  },
} as const satisfies Partial<Record<QuotationTab, object>>;

export async function selectWaitingQuotations(
  db: Database,
  reach: Reach,
  { tab, day }: { tab: keyof typeof WAITS; day: string },
): Promise<Waiting> {
  const { at, day: until, first } = WAITS[tab];
  const whose = sql`nullif(concat_ws(' – ', coalesce(company.name, ${CUSTOMER_NAME}), nullif(quotation.label, '')), '')`;
  const columns = {
    key: sql`quotation.number`,
    title: sql`quotation.number`,
    detail: tab === 'repondus' ? sql`concat_ws(' – ', ${whose}, ${ANSWER})` : whose,
    at,
    day: until,
    cents: sql`quotation.total_ht_cents`,
  };
  return selectWaiting(
    db,
    columns,
    sql`quotation left join company on company.id = quotation.company_id
      left join customer on customer.id = quotation.customer_id
    where ${inTab(tab, day)} and ${withinReach(await staffReach(db, reach))}
    order by ${first}, quotation.id`,
  );
}
