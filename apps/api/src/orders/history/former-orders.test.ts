// Orders of former days are read from a replica, and nobody sees less, or more, than the primary says.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { openReplica } from '../../database/connecting/open-replica.ts';
import type { Replica } from '../../database/connecting/open-replica.ts';
import type { DatabasePool } from '../../database/tables.ts';
import { actAsStandby } from '../../database/testing/acting-standby.ts';
import type { ActingStandby } from '../../database/testing/acting-standby.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import type { ClonedDatabase } from '../../testing/clone-database.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { testDatabase } from '../../testing/test-database.ts';

const HEAD = 'yann.kermarrec@demo.valbrune.example';
const LIST = `query ($page: Int) { customCustomerOrders(currentPage: $page, pageSize: 3) {
  items { number status: status_code items { product_name } } } }`;
const STANDARD = `query ($page: Int) { customer { orders(currentPage: $page, pageSize: 3) {
  items { number status: status_code items { product_name } } } } }`;
const COPIED = 'Lu sur la copie';
const HOUR_MS = 3_600_000;

type Shown = { number: string; status: string; items: { product_name: string }[] };

let shop: ShopApi;
let copy: ClonedDatabase;
let standby: ActingStandby;
let replica: Replica;
let newest: string;
beforeAll(async () => {
  let isReady = false;
  shop = await shopApi({ readsOfNow: (work) => (isReady ? replica.readsOfNow(work) : work(shop.db)) });
  copy = await testDatabase('demo');
  newest = (await page(LIST))[0]?.number ?? '';
  await onBoth((db) => placedAt(db, newest, 25));
  await sql`update order_line set name = ${COPIED}`.execute(copy.db);
  standby = await actAsStandby(copy);
  isReady = true;
});
beforeEach(async () => {
  await standby.showsAllFrom(1);
  const limits = { mostLagMs: 30_000, size: 2, statementTimeoutMs: 5_000, onTrouble: () => {} };
  replica = openReplica(shop.db, { url: copy.url, ...limits });
  await replica.look();
});
afterEach(() => replica.close());
afterAll(async () => {
  await shop.close();
  await copy.close();
});

async function onBoth(write: (db: DatabasePool) => Promise<unknown>): Promise<void> {
  await write(shop.db);
  await write(copy.db);
}

async function placedAt(db: DatabasePool, number: string, hoursAgo: number): Promise<void> {
  const at = new Date(DEMO_DAY.getTime() - hoursAgo * HOUR_MS);
  await sql`update orders set placed_at = least(placed_at, ${at}) where number <> ${number}`.execute(db);
  await sql`update orders set placed_at = ${at} where number = ${number}`.execute(db);
}

async function page(document: string, nth = 1): Promise<Shown[]> {
  const { data, errors } = await shop.send(document, { page: nth }, { as: HEAD });
  if (errors !== undefined) throw new Error(errors[0]?.message);
  const { customCustomerOrders, customer } = data as {
    customCustomerOrders?: { items: Shown[] };
    customer?: { orders: { items: Shown[] } };
  };
  return (customCustomerOrders ?? customer?.orders)?.items ?? [];
}

const isCopied = (orders: readonly Shown[]) =>
  orders.length > 0 && orders.every(({ items }) => items.every((line) => line.product_name.includes(COPIED)));
const isNowhereCopied = (orders: readonly Shown[]) =>
  orders.every(({ items }) => items.every((line) => !line.product_name.includes(COPIED)));

describe('orders of former days', () => {
  it.each([
    ['the company’s', LIST],
    ['one’s own, in Magento’s shape', STANDARD],
  ])('%s come from a replica that shows all that is written by now', async (_whose, document) => {
    expect(isCopied(await page(document))).toBe(true);
    expect(isCopied(await page(document, 2))).toBe(true);
  });

  it('stay with the primary for a page that has one of the last day', async () => {
    await onBoth((db) => placedAt(db, newest, 23));
    expect(isNowhereCopied(await page(LIST))).toBe(true);
    expect(isCopied(await page(LIST, 2))).toBe(true);
    await onBoth((db) => placedAt(db, newest, 25));
  });

  it('are shown as they were changed a second ago, which the replica does not show yet', async () => {
    await standby.showsAllFrom();
    await sql`update orders set status = 'ANNULEE' where number = ${newest}`.execute(shop.db);
    const [first] = await page(LIST);
    expect(first).toMatchObject({ number: newest, status: 'ANNULEE' });
    expect(first?.items[0]?.product_name).not.toContain(COPIED);
  });

  it('are those that the primary knows for one’s own, in its order, and no others', async () => {
    const own = (await page(LIST, 2)).map(({ number }) => number);
    await sql`update orders set company_id = (select company_id from customer where email = ${HEAD})`.execute(
      copy.db,
    );
    expect((await page(LIST, 2)).map(({ number }) => number)).toEqual(own);
    await sql`update orders set company_id = null, customer_id = null where number = ${own[0] ?? ''}`.execute(
      copy.db,
    );
    expect((await page(LIST, 2)).map(({ number }) => number)).toEqual(own.slice(1));
  });
});
