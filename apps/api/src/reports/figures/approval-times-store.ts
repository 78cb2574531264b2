import { sql } from 'kysely';
import { PRICES_HOLD_MS } from '@nuancier/domain/approvals/approval-state.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import type { Database } from '../../database/tables.ts';
import { frenchDay, ofReach, ofStore, within } from '../report-conditions-store.ts';
import type { FigureSum, FiguresQuestion } from './figure-report.ts';

const OWNED = {
  shop: sql`company.shop_code`,
  customer: sql`request.customer_id`,
  company: sql`request.company_id`,
};
const DECIDED = sql`status in ('approved', 'rejected')`;

/** Requests of a period by company, slowest first, or by the week in which they were made. */
export async function selectApprovalTimes(
  db: Database,
  { by, period, reach, store, now }: FiguresQuestion,
): Promise<FigureSum[]> {
  const key =
    by === 'week'
      ? sql`date_trunc('week', ${frenchDay(sql`request.requested_at`)})::date::text`
      : sql`request.company_id::text`;
  const label = by === 'week' ? key : sql`company.name`;
  const held = PRICES_HOLD_MS / HOUR_MS;
  const found = await sql<FigureSum>`
    with told as (
      select ${key} as key, ${label} as label, request.status, request.order_number, request.decided_at,
        extract(epoch from request.decided_at - request.requested_at) / 3600 as hours
      from approval_request request join company on company.id = request.company_id
      where ${within(sql`request.requested_at`, period)} and ${ofReach(reach, OWNED)} and ${ofStore(store, OWNED.shop)}
    )
    select coalesce(key, '') as key, coalesce(max(label), '') as label, grouping(key) = 1 as "isWhole", json_build_array(
      count(*), count(*) filter (where status = 'approved'), count(*) filter (where status = 'rejected'),
      count(*) filter (where status = 'withdrawn'), count(*) filter (where status = 'waiting_for_approval'),
      count(*) filter (where status = 'approved' and order_number is null
        and decided_at + make_interval(hours => ${held}) < ${now}),
      percentile_cont(0.5) within group (order by hours) filter (where ${DECIDED}),
      percentile_cont(0.9) within group (order by hours) filter (where ${DECIDED})) as "values"
    from told group by grouping sets ((key), ())
    order by ${by === 'week' ? sql`key` : sql`count(*) desc, max(label), key`}`.execute(db);
  return found.rows;
}
