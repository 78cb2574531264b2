// One row of each table that knows a person, with a mark in every column somebody answers for.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { columnTypes, marksOf } from './marks.ts';
import type { Values } from './marks.ts';
import { MARKED_EMAIL, ownRows } from './own-rows.ts';
import type { Plan } from './own-rows.ts';

/** A row as it was written; `marks` are the values nothing else in the shop has. */
export type MarkedRow = Omit<Plan, 'values'> & { row: Values; marks: Values };

const later = new Date(DEMO_DAY.getTime() + 60_000);
const cartId = (name: string) => name.padEnd(22, '-');

/** The account must be one of a company, with an order. */
export async function markRows(db: Database, id: number, other: number): Promise<MarkedRow[]> {
  const types = await columnTypes(db);
  const marked: MarkedRow[] = [];
  let nth = 0;
  const write = async (plan: Plan, put: (values: Values) => Promise<Values>): Promise<Values> => {
    const { values, ...what } = plan;
    const also = plan.witness === undefined ? [] : [plan.witness];
    nth += 1;
    const marks = marksOf(types, plan.table, nth, also);
    const row = await put(withMarks(values, marks));
    const kept = Object.entries(marks).filter(([column, mark]) => !(column in values) || isJson(mark));
    marked.push({ ...what, row, marks: Object.fromEntries(kept) });
    return row;
  };
  const add = (plan: Plan) => write(plan, (values) => insertRow(db, plan.table, values));

  const account = await write(
    { table: 'customer', key: 'id', witness: 'lastname', values: ACCOUNT_VALUES },
    (values) => updateRow(db, 'customer', values, sql`id = ${id}`),
  );
  const { company_id } = account;
  const order = sql`id = (select max(id) from orders where customer_id = ${id})`;
  const placed = await write(
    { table: 'orders', key: 'customer_id', witness: 'buyer_name', values: {} },
    (values) => updateRow(db, 'orders', values, order),
  );
  const line = sql<{ id: number }>`select id from order_line where order_id = ${placed['id']} limit 1`;
  const ofOrder = { order_id: placed['id'], at: DEMO_DAY, author: 'Sophie' };
  const coupon = sql<{ code: string }>`select code::text as code from coupon limit 1`;
  const code = (await coupon.execute(db)).rows[0]?.code;
  const ordered = { id: cartId('ordered'), customer_id: id, state: 'closed' };
  const open = { id: cartId('open'), customer_id: id, state: 'open' };
  await add({ table: 'cart', key: 'customer_id', values: ordered });
  await add({ table: 'cart', key: 'customer_id', witness: 'email', values: open });
  const request = {
    number: 'MARQUE-1',
    cart_id: ordered.id,
    customer_id: id,
    company_id,
    status: 'approved',
    total_ht_cents: 1,
    packs: 1,
    requested_at: DEMO_DAY,
    decided_at: later,
    decided_by: other,
  };
  const asked = await add({
    table: 'approval_request',
    key: 'customer_id',
    witness: 'comment',
    values: request,
  });
  const colleagues = await insertRow(db, 'cart', {
    id: cartId('colleague'),
    customer_id: other,
    state: 'closed',
  });
  const judged = await insertRow(db, 'approval_request', {
    ...request,
    number: 'MARQUE-2',
    cart_id: colleagues['id'],
    customer_id: other,
    decided_by: id,
  });
  const said = { at: later, kind: 'approved' };
  const plans: Plan[] = [
    ...ownRows(id, other),
    {
      table: 'approval_event',
      key: 'request_id',
      witness: 'words',
      values: { ...said, request_id: asked['id'], actor_id: other },
    },
    {
      table: 'approval_event',
      key: 'actor_id',
      witness: 'words',
      values: { ...said, request_id: judged['id'], actor_id: id },
    },
    {
      table: 'approval_message',
      key: 'customer_id',
      values: {
        customer_id: id,
        request_id: asked['id'],
        message_type: 'approved',
        message_level: 'success',
        created_at: later,
      },
    },
    { table: 'order_note', key: 'order_id', witness: 'words', values: ofOrder },
    {
      table: 'order_part',
      key: 'order_id',
      witness: 'received_by',
      values: {
        ...ofOrder,
        line_id: (await line.execute(db)).rows[0]?.id,
        nth: 99,
        kind: 'HANDED_OVER',
        quantity: 1,
      },
    },
    {
      table: 'hand_over',
      key: 'order_id',
      witness: 'signature',
      values: { order_id: placed['id'], nth: 99, at: DEMO_DAY, proven_by: 'name' },
    },
    {
      table: 'order_settlement',
      key: 'order_id',
      witness: 'how',
      values: { ...ofOrder, amount_cents: 100 },
    },
    { table: 'checkout', key: 'cart_id', values: { cart_id: ordered.id } },
    { table: 'checkout', key: 'cart_id', witness: 'customer_notes', values: { cart_id: open.id } },
    {
      table: 'coupon',
      key: 'owner_customer_id',
      witness: 'label',
      values: {
        code: 'MARQUE-2',
        kind: 'fixed_ht',
        value: 506,
        owner_customer_id: id,
        owner_mailbox_hash: null,
      },
    },
    {
      table: 'coupon_use',
      key: 'customer_id',
      witness: 'used_at',
      values: { cart_id: ordered.id, coupon_code: code, customer_id: id },
    },
  ];
  await Promise.all(plans.map(add));
  // A company's tint stays; what the person noted about it does not.
  await add({
    table: 'kept_tint',
    key: 'customer_id',
    witness: 'note',
    values: { customer_id: id, company_id, by_hand: true, tint_hex: '#2E5978', written_at: DEMO_DAY },
  });
  // A list that colleagues read stays; what the person noted in it does not.
  const shared = await insertRow(db, 'wishlist', {
    customer_id: id,
    name: 'Partagée',
    share: 'read',
    shared_company_id: company_id,
  });
  const item = {
    uid: randomUUID(),
    wishlist_id: shared['id'],
    position: 1,
    article_sku: 'A',
    parent_sku: 'P',
  };
  await add({
    table: 'wishlist_item',
    key: 'wishlist_id',
    witness: 'description',
    values: { ...item, name: 'Blanc', pricing_unit: 'PCE', quantity: 1 },
  });
  return marked;
}

/** A suspended account; its address is the one that mails and subscriptions are found by. */
const ACCOUNT_VALUES = {
  email: MARKED_EMAIL,
  is_active: false,
  role: 'Subaccount',
  current_shop_code: 'VB006',
  once_shop_code: 'VB006',
};

const isJson = (value: unknown): value is Values =>
  Object.prototype.toString.call(value) === '[object Object]';

function withMarks(values: Values, marks: Values): Values {
  const written = Object.entries({ ...marks, ...values }).map(([column, value]) => {
    const mark = marks[column];
    return [column, isJson(value) && isJson(mark) ? JSON.stringify({ ...value, ...mark }) : value];
  });
  return Object.fromEntries(written);
}

async function insertRow(db: Database, table: string, values: Values): Promise<Values> {
  const columns = sql.join(Object.keys(values).map((column) => sql.ref(column)));
  const made = await sql<Values>`
    insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(values))}) returning *`.execute(
    db,
  );
  return made.rows[0] ?? {};
}

async function updateRow(
  db: Database,
  table: string,
  values: Values,
  where: RawBuilder<unknown>,
): Promise<Values> {
  const changes = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const made = await sql<Values>`
    update ${sql.table(table)} set ${sql.join(changes)} where ${where} returning *`.execute(db);
  return made.rows[0] ?? {};
}
