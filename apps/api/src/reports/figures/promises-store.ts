// Promises whose moment fell into the period, and when they were kept. A collection is kept once all of it is ready, a
// delivery once all of it has left; of one in two, by the day of the second.
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { frenchDay, ofReach, ofStore, SOLD } from '../report-conditions-store.ts';
import type { FigureSum, FiguresQuestion } from './figure-report.ts';

const DUE = sql`order_due_at(orders.delivery_mode, orders.promised_at, orders.wished_on, orders.wished_from,
  null, orders.delivery_on)`;
// A delivery is due when its day has ended, which is the next one's midnight.
const DAY = frenchDay(sql`(due - interval '1 second')`);

export async function selectPromises(
  db: Database,
  { by, period, reach, store, now }: FiguresQuestion,
): Promise<FigureSum[]> {
  const key = by === 'week' ? sql`date_trunc('week', day)::date::text` : sql`shop_code`;
  const label = by === 'week' ? key : sql`coalesce(shop.title_label, shop_code)`;
  const found = await sql<FigureSum>`
    with promised as (
      select orders.id, orders.shop_code, orders.status, orders.delivery_mode as mode, due, ${DAY} as day
      from orders cross join lateral (select ${DUE} as due offset 0) promise
      where ${SOLD} and orders.payment_state not in ('pending', 'refused') and due < 'infinity'
        and ${DUE} > (${period.since}::date::timestamp at time zone 'Europe/Paris')
        and ${DUE} <= ((${period.until}::date + 1)::timestamp at time zone 'Europe/Paris')
        and ${ofReach(reach)} and ${ofStore(store)}
    ), done as (
      select promised.*, case when mode = 'EMP'
        then status in ('DISPONIBLE', 'RETIREE') or status = 'PARTIEL_RETIREE' and not exists (
          select from order_line line where line.order_id = promised.id and line.prepared < line.quantity)
        else status in ('EXPEDIEE', 'LIVREE') end as is_done
      from promised
    ), judged as (
      select done.*, ready, coalesce(ready <= due, false) as is_kept,
        extract(epoch from coalesce(ready, ${now}::timestamptz) - due) / 3600 as late_hours
      from done left join lateral (
        select min(change.at) as ready from order_status_change change
        where is_done and change.order_id = done.id and change.from_status is not null
          and change.to_status = any(case when mode = 'EMP' then '{DISPONIBLE,RETIREE}' else '{EXPEDIEE,LIVREE}' end::text[])
      ) moment on true
      where ready is not null or not is_done and due <= ${now}
    ), told as (
      select judged.*, ${key} as key, ${label} as label from judged left join shop on shop.code = judged.shop_code
    )
    select coalesce(key, '') as key, coalesce(max(label), '') as label, grouping(key) = 1 as "isWhole", json_build_array(
      count(*), count(*) filter (where is_kept), count(*) filter (where not is_kept),
      count(*) filter (where ready is null), avg(is_kept::int),
      percentile_cont(0.5) within group (order by late_hours) filter (where not is_kept),
      max(late_hours) filter (where not is_kept)) as "values"
    from told group by grouping sets ((key), ())
    order by ${by === 'week' ? sql`key` : sql`avg(is_kept::int), count(*) desc, key`}`.execute(db);
  return found.rows;
}
