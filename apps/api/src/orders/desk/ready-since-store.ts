import { sql } from 'kysely';

/**
 * Of a line, how many of its packs wait after each move; the oldest of those that wait now came with the first move
 * since when some always did. What leaves first came first, and what is taken back came last. Packs handed over that
 * nobody had made ready are in no move of being ready.
 */
const STANDING = sql`
  select part.id, part.line_id, part.at,
    sum(part.signed) over (partition by part.line_id order by part.id)
      - (part.handed_over - (part.prepared - sum(part.signed) over (partition by part.line_id))) as stands
  from (
    select moved.id, moved.line_id, moved.at, line.handed_over, line.prepared,
      case moved.kind when 'PREPARED' then moved.quantity when 'TAKEN_BACK' then -moved.quantity else 0 end as signed
    from order_part moved join order_line line on line.id = moved.line_id
    where moved.order_id = orders.id and line.prepared > line.handed_over) part`;

const OLDEST = sql`(
  select min(level.at) from (
    select at, min(stands) over (
      partition by line_id order by id rows between current row and unbounded following) as least
    from (${STANDING}) standing) level
  where level.least > 0)`;

/** Brought by another system, goods were ready no sooner than the order said so. */
const FIRST_SAID = sql`(
  select min(change.at) from order_status_change change
  where change.order_id = orders.id and change.to_status in ('DISPONIBLE', 'PARTIELLE'))`;

/** Since when something of an order waits at the counter without a break: what is taken back of it changes nothing. */
export const READY_SINCE = sql`greatest(${OLDEST}, ${FIRST_SAID})`;
