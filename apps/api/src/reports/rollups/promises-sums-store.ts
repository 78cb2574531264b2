// Promises summed by the day they fell due and store. A collection is kept once all of it is ready, a delivery once all of it
// has left; of one in two, by the day of the second.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { StaffReach } from '../../customers/customers.ts';
import type { Database } from '../../database/tables.ts';
import { ofReach, SOLD } from '../report-conditions-store.ts';
import type { Period } from '../report-period.ts';
import { summedWithin } from './figure-days-store.ts';

const EVERYBODY: StaffReach = { kind: 'all' };
const DUE = sql`order_due_at(orders.delivery_mode, orders.promised_at, orders.wished_on, orders.wished_from,
  null, orders.delivery_on)`;

/** `(day, shop_code, promised, kept, unready, late_hours)` of a period; `unready`: due, and not done to this moment. */
export function promisesSums(
  period: Period,
  read: readonly Period[],
  { reach, now }: { reach: StaffReach; now: Date },
): RawBuilder<unknown> {
  const owned = { shop: sql`shop_code`, customer: sql`null::int`, company: sql`null::int` };
  return sql`
    select day, shop_code, promised, kept, 0 as unready, late_hours from figure_promises
    where ${summedWithin(sql`day`, period, read)} and ${ofReach(reach, owned)}
    union all ${readPromises(read, reach, now)}`;
}

/** Days on which something is not done yet are not summed: how late it is grows by the hour. Those that were are told. */
export async function sumPromises(
  db: Database,
  days: readonly string[],
  stretch: Period,
  now: Date,
): Promise<string[]> {
  await sql`delete from figure_promises where day = any(${[...days]}::date[])`.execute(db);
  const found = await sql<{ day: string }>`
    with read as materialized (${readPromises([stretch], EVERYBODY, now)}),
      waiting as (select distinct day from read where unready > 0),
      kept as (
        insert into figure_promises (day, shop_code, promised, kept, late_hours)
        select day, shop_code, promised, kept, late_hours from read where day not in (select day from waiting)
      )
    select day::text from unnest(${[...days]}::date[]) day where day not in (select day from waiting)`.execute(
    db,
  );
  return found.rows.map(({ day }) => day);
}

function readPromises(read: readonly Period[], reach: StaffReach, now: Date): RawBuilder<unknown> {
  return sql`
    select day, shop_code, count(*)::int as promised, count(*) filter (where is_kept)::int as kept,
      count(*) filter (where ready is null)::int as unready,
      coalesce(array_agg(late_hours) filter (where not is_kept), '{}') as late_hours
    from (
      select done.day, done.shop_code, ready, coalesce(ready <= due, false) as is_kept,
        (extract(epoch from coalesce(ready, ${now}::timestamptz) - due) / 3600)::float8 as late_hours
      from (
        select promised.*, case when mode = 'EMP'
          then status in ('DISPONIBLE', 'RETIREE') or status = 'PARTIEL_RETIREE' and not exists (
            select from order_line line where line.order_id = promised.id and line.prepared + line.released < line.quantity)
          else status in ('EXPEDIEE', 'LIVREE') end as is_done
        from (
          select orders.id, orders.shop_code, orders.status, orders.delivery_mode as mode, due, figure_due_day(due) as day
          from orders cross join lateral (select ${DUE} as due offset 0) promise
          where ${SOLD} and orders.payment_state not in ('pending', 'refused') and due < 'infinity'
            and ${dueWithinAny(read)} and ${ofReach(reach)}
        ) promised
      ) done left join lateral (
        select case when mode = 'EMP'
          then coalesce(${firstTold("'DISPONIBLE'")}, (
            select max(part.at) from order_part part where part.order_id = done.id and part.kind = 'PREPARED'
          ), ${firstTold("'RETIREE'")})
          else ${firstTold("'EXPEDIEE', 'LIVREE'")} end as ready
        where is_done and not exists (
          select from order_status_change change where change.order_id = done.id and change.from_status is null
            and change.to_status in ('DISPONIBLE', 'RETIREE', 'EXPEDIEE', 'LIVREE'))
      ) moment on true
      where ready is not null or not is_done and due <= ${now}
    ) judged
    group by day, shop_code`;
}

/** Fetched in parts, a collection is never all ready at once: it was when the last of it was set aside. */
function firstTold(states: string): RawBuilder<unknown> {
  return sql`(select min(change.at) from order_status_change change
    where change.order_id = done.id and change.from_status is not null and change.to_status in (${sql.raw(states)}))`;
}

/** A delivery is due when its day has ended, which is the next one's midnight: the edges lie the other way round. */
function dueWithinAny(read: readonly Period[]): RawBuilder<unknown> {
  if (read.length === 0) return sql`false`;
  return sql`(${sql.join(
    read.map(
      ({ since, until }) => sql`${DUE} > (${since}::date::timestamp at time zone 'Europe/Paris')
        and ${DUE} <= ((${until}::date + 1)::timestamp at time zone 'Europe/Paris')`,
    ),
    sql` or `,
  )})`;
}
