// Codes of everybody, as the shop's own people keep them. Days are French days, written YYYY-MM-DD.
import { sql } from 'kysely';
import type { CouponTerms } from '@nuancier/domain/cart/coupons/coupon-faults.ts';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import { selectWaiting } from '../../request/waiting-store.ts';
import type { Waiting } from '../../request/waiting-store.ts';

export type DeskCouponState = 'actif' | 'a_venir' | 'termine' | 'epuise' | 'desactive';

export type DeskCoupon = CouponTerms & {
  label: string;
  price_groups: string[];
  used: number;
  state: DeskCouponState;
  isOn: boolean;
  changedBy: string | null;
  changedAt: Date | null;
  /** of its terms as they are */
  mark: string;
  /** of its terms as the person left them who last changed it here */
  leftMark: string | null;
};

const isEverybodys = sql`num_nonnulls(owner_company_id, owner_customer_id, owner_mailbox_hash, credits_order_id) = 0`;

const MARK = sql`md5(jsonb_build_array(label, kind, value, min_ht_cents, price_groups, valid_from, valid_to,
  usage_limit, per_customer, first_order, switched_off_at is not null)::text)`;

const state = (today: string) => sql<DeskCouponState>`case
  when switched_off_at is not null then 'desactive'
  when valid_to < ${today}::date then 'termine'
  when used >= usage_limit then 'epuise'
  when valid_from > ${today}::date then 'a_venir'
  else 'actif' end`;

const record = (today: string) => sql`coupon.code::text, label, kind, value, min_ht_cents, price_groups,
  valid_from::text, valid_to::text, usage_limit, per_customer, first_order, used, ${state(today)} as state,
  switched_off_at is null as "isOn", changed_by as "changedBy", changed_at as "changedAt", ${MARK} as mark,
  coupon_desk.mark as "leftMark"`;

export type CouponFilter = {
  state: DeskCouponState | null;
  /** good now, and nearly used up or in their last week */
  isEnding: boolean;
  words: readonly string[];
  today: string;
};

const isEnding = (today: string) => sql`(${state(today)} = 'actif'
  and (used * 5 >= usage_limit * 4 or valid_to <= ${today}::date + 7))`;

// Letters without their accents, as the words are.
const PLAIN = sql`regexp_replace(normalize(lower(concat_ws(' ', coupon.code::text, label)), NFD),
  '[\u0300-\u036f]', '', 'g')`;

/** By code, those after one. */
export async function selectDeskCoupons(
  db: Database,
  { state: wanted, isEnding: wantsEnding, words, today }: CouponFilter,
  { after, limit }: { after: string | null; limit: number },
): Promise<DeskCoupon[]> {
  const found = await sql<DeskCoupon>`
    select ${record(today)} from coupon left join coupon_desk using (code)
    where ${isEverybodys} and (${wanted}::text is null or ${state(today)} = ${wanted})
      and ${wantsEnding ? isEnding(today) : sql`true`}
      and (${after}::citext is null or coupon.code > ${after}::citext)
      and not exists (select from unnest(${words}::text[]) word where strpos(${PLAIN}, word) = 0)
    order by coupon.code limit ${limit}`.execute(db);
  return found.rows;
}

export async function selectDeskCoupon(
  db: Database,
  code: string,
  { today, isHeld = false }: { today: string; isHeld?: boolean },
): Promise<DeskCoupon | undefined> {
  const found = await sql<DeskCoupon>`
    select ${record(today)} from coupon left join coupon_desk using (code)
    where ${isEverybodys} and coupon.code = ${code}::citext
    ${isHeld ? sql`for update of coupon` : sql``}`.execute(db);
  return found.rows[0];
}

/** Details are how often they were used, and how often they may be. */
export function selectEndingCoupons(db: Database, today: string): Promise<Waiting> {
  const columns = {
    key: sql`coupon.code`,
    title: sql`coupon.code`,
    detail: sql`case when usage_limit is not null then used || ' ' || usage_limit end`,
    day: sql`valid_to`,
  };
  return selectWaiting(
    db,
    columns,
    sql`coupon left join coupon_desk using (code) where ${isEverybodys} and ${isEnding(today)}
      order by valid_to, coupon.code`,
  );
}

/** As if it were good today, for a transaction that is given up. */
export async function openTriedCoupon(db: DatabaseTransaction, code: string): Promise<void> {
  await sql`update coupon set valid_from = null, valid_to = null where code = ${code}::citext`.execute(db);
  await sql`update coupon_desk set switched_off_at = null where code = ${code}::citext`.execute(db);
}

/** Whoever's. */
export async function isTaken(db: Database, code: string): Promise<boolean> {
  const found = await sql`select from coupon where code = ${code}::citext`.execute(db);
  return found.rows.length > 0;
}

type Kept = { isOn: boolean; by: string; now: Date };

export async function keepDesk(
  db: DatabaseTransaction,
  code: string,
  { isOn, by, now }: Kept,
): Promise<void> {
  const offAt = isOn ? null : now;
  await sql`
    insert into coupon_desk (code, switched_off_at, changed_at, changed_by, mark)
    values (${code}, ${offAt}, ${now}, ${by}, '')
    on conflict (code) do update set switched_off_at = excluded.switched_off_at, changed_at = excluded.changed_at,
      changed_by = excluded.changed_by`.execute(db);
  await sql`
    update coupon_desk set mark = told.mark from (
      select code, ${MARK} as mark from coupon join coupon_desk using (code) where code = ${code}::citext) as told
    where coupon_desk.code = told.code`.execute(db);
}

export async function selectPriceGroups(db: Database): Promise<string[]> {
  const found = await sql<{ group: string }>`
    select distinct price_group as group from product where is_active order by price_group`.execute(db);
  return found.rows.map(({ group }) => group);
}
