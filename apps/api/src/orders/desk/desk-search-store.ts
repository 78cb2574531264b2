// Which orders a list of the desk holds. Conditions on `orders` alone, each with an index that serves it.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { OrderTab } from '@nuancier/contract/gestion-types.ts';
import { lateIn } from '../history/shop-orders-store.ts';
import { FOR_THE_STORE, OPEN, TO_PUT_BACK } from '../records/open-orders-store.ts';
import type { FileOwner } from '../../request/file-owner.ts';
import type { DeskFilter } from './desk-filter.ts';
import { owing } from './desk-money-store.ts';
import { withinReach } from './desk-reach-store.ts';
import type { DeskReach } from './desk-reach-store.ts';

/** The expression of the index, word for word. */
export const DUE = sql`order_due_at(orders.delivery_mode, orders.promised_at, orders.wished_on, orders.wished_from,
  orders.first_delivery_on, orders.delivery_on)`;

const WORDS = sql`order_words(orders.number, orders.buyer_name, orders.email::text, orders.purchase_ref,
  orders.purchase_order_number, orders.shipping_address, orders.billing_address)`;

const lineWhere = (test: RawBuilder<unknown>) =>
  sql`exists (select from order_line line where line.order_id = orders.id and ${test})`;
export const IS_WAITING = lineWhere(sql`line.prepared > line.handed_over`);
export const IS_LEFT = lineWhere(sql`line.prepared + line.released < line.quantity`);

export function inTab(tab: OrderTab, now: Date): RawBuilder<unknown> {
  switch (tab) {
    case 'a_preparer':
      return sql`${OPEN} and ${FOR_THE_STORE} and orders.status in ('EN_ATTENTE', 'EN_COMMANDE')`;
    case 'en_cours':
      return sql`${OPEN} and ${FOR_THE_STORE} and (orders.status in ('EN_PREPARATION', 'PREPA_PARTIELLE')
        or orders.status in ('PARTIELLE', 'PARTIEL_RETIREE') and ${IS_LEFT})`;
    case 'pretes':
      return sql`${OPEN} and (${FOR_THE_STORE} and orders.delivery_mode = 'EMP'
        and orders.status in ('DISPONIBLE', 'PARTIELLE', 'PARTIEL_RETIREE') and ${IS_WAITING} or ${TO_PUT_BACK})`;
    case 'en_retard':
      return isLate(now);
    case 'toutes':
      return sql`true`;
  }
}

function isLate(now: Date): RawBuilder<unknown> {
  return sql`${OPEN} and ${DUE} <= ${now} and ${lateIn(now)}`;
}

export function isInTime(now: Date): RawBuilder<unknown> {
  return sql`(${isLate(now)}) is not true`;
}

export function atDesk(reach: DeskReach, store: string | null): RawBuilder<unknown> {
  const within = withinReach(reach);
  return store === null ? within : sql`${within} and orders.shop_code = ${store}`;
}

export function matchingDesk(reach: DeskReach, filter: DeskFilter, now: Date): RawBuilder<unknown> {
  const { tab, store, words, statuses, since, until, money, owner, withoutLate, pickupCode } = filter;
  const tests = [
    atDesk(reach, store),
    inTab(tab, now),
    statuses === null ? null : sql`orders.status = any(${[...statuses]}::text[])`,
    since === null ? null : sql`orders.placed_at >= (${since}::date)::timestamp at time zone 'Europe/Paris'`,
    until === null
      ? null
      : sql`orders.placed_at < (${until}::date + 1)::timestamp at time zone 'Europe/Paris'`,
    money === null ? null : owing(money),
    owner === null ? null : ordersOf(owner),
    withoutLate === true ? isInTime(now) : null,
    ...words.map(holds),
    pickupCode === undefined
      ? null
      : sql`orders.id = (select order_id from pickup_code where code = ${pickupCode})`,
  ].filter((test) => test !== null);
  return sql.join(tests, sql` and `);
}

export function ordersOf(owner: FileOwner): RawBuilder<unknown> {
  return 'customerId' in owner
    ? sql`orders.customer_id = ${owner.customerId}`
    : sql`orders.company_id = ${owner.companyId}`;
}

/** Of one article or one company the newest: whoever looks for older ones adds a word. */
const MOST_ORDERS = 2_000;
const MOST_COMPANIES = 500;
const LEAST_DIGITS = 6;

/** Whether an order holds a word: for orders that are gone through, or whose index of words leads to few. */
export function holds(word: string): RawBuilder<unknown> {
  return anyOf([sql`${WORDS} like plain_words(${likeOf(word)})`, ...elsewhere(word)]);
}

/**
 * The same, for the way there by indexes alone. Each arm is a bitmap of its index: however large the shop, what does not
 * match is not read. Three digits in a row stand in very many orders, six in few: a word with digits goes by all of them
 * at once, and is compared with what they lead to when it has more.
 */
export function isFoundBy(word: string): RawBuilder<unknown> {
  const digits = digitsOf(word);
  if (digits === null) return holds(word);
  const led = sql`digit_tails(${WORDS}) @@ (${`${digits}:*`}::text)::tsquery`;
  // Not by the index of words: the planner would read both.
  const isWhole = digits === word;
  return anyOf([
    isWhole ? led : sql`(${led} and (${WORDS} || '') like plain_words(${likeOf(word)}))`,
    ...elsewhere(word),
  ]);
}

/** As the function of the index has them: those in a row, so many at least and at most. */
const IN_A_ROW = { least: 4, most: 20 };

/** The longest of a word that its index knows. */
export function digitsOf(word: string): string | null {
  const runs = (word.match(/\d+/g) ?? []).filter(
    ({ length }) => length >= IN_A_ROW.least && length <= IN_A_ROW.most,
  );
  return runs.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

/** By the buyer's company, an article of a line, the buyer's telephone. */
function elsewhere(word: string): RawBuilder<unknown>[] {
  const like = likeOf(word);
  const arms = [
    sql`orders.company_id = any(array(
      select id from company where plain_words(name || ' ' || client_code) like plain_words(${like})
      limit ${MOST_COMPANIES}))`,
    sql`orders.id = any(array(
      select order_id from order_line
      where article_sku = any(array(select ${word}::text union all select sku from article where ean = ${word}))
      order by order_id desc limit ${MOST_ORDERS}))`,
  ];
  if (/^\d+$/.test(word) && word.length >= LEAST_DIGITS)
    arms.push(
      sql`orders.customer_id = any(array(select id from customer where digits_of(mobile) like ${like}))`,
    );
  return arms;
}

const anyOf = (arms: readonly RawBuilder<unknown>[]) => sql`(${sql.join(arms, sql` or `)})`;
const likeOf = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
