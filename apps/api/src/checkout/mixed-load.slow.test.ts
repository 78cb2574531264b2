// Visitors and companies at work in two shops at once, some refused by the bank, with the mail server gone; then the
// books are read.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import type { Mailer, WrittenMail } from '../mail/sending/mailer.ts';
import { OUTBOX_CHANNEL } from '../outbox/outbox-worker.ts';
import { DEMO_DAY } from '../testing/build-template.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { mixedLoad, PLENTY, SCARCE, STORE } from './testing/mixed-load.ts';

let now = DEMO_DAY;
let mailServer: 'gone' | 'there' = 'gone';
let refusedMails = 0;
const sent: WrittenMail[] = [];
const mailer: Mailer = {
  async send(mail) {
    if (mailServer === 'there') sent.push(mail);
    else {
      refusedMails += 1;
      throw new Error('ECONNREFUSED');
    }
  },
  keepsMails: false,
  close: () => {},
};

const parts = { now: () => now, clock: async () => now, mailer };
let shops: [ShopApi, ShopApi];
beforeAll(async () => {
  const first = await shopApi(parts);
  shops = [first, await shopApi({ ...parts, beside: first })];
  for (const { sku, atStart, status } of [PLENTY, SCARCE]) {
    const shelf = { resupply_time: 5, appro_directe_fournisseur: false, livraison_pro: true };
    await first.db
      .updateTable('stock')
      .set({ ...shelf, available: atStart, statut_article_mag: status })
      .where('article_sku', '=', sku)
      .where('shop_code', '=', STORE)
      .execute();
  }
  await first.db.updateTable('company').set({ credit_limit_cents: 1_000_000_000 }).execute();
  await mixedLoad(shops, now);
});
afterAll(async () => {
  await shops[1].close();
  await shops[0].close();
});

describe('after a mixed load', () => {
  it('J09 what stood on the shelf is what was sold and what is left', async () => {
    const { rows } = await sql<{ sku: string; available: number; taken: number }>`
      select article_sku as sku, available, (
        select coalesce(sum(from_stock), 0)::int from order_line join orders on orders.id = order_id
        where order_line.article_sku = stock.article_sku and orders.shop_code = stock.shop_code
          and cart_id is not null and status <> 'ANNULEE') as taken
      from stock where shop_code = ${STORE} and article_sku in (${PLENTY.sku}, ${SCARCE.sku})`.execute(
      shops[0].db,
    );
    const counted = Object.fromEntries(rows.map(({ sku, available, taken }) => [sku, available + taken]));
    expect(counted).toEqual({ [PLENTY.sku]: PLENTY.atStart, [SCARCE.sku]: SCARCE.atStart });
    expect(rows.every(({ available, taken }) => available >= 0 && taken > 0)).toBe(true);
  });

  it('J09 each paid order has one charge, and no other has any', async () => {
    const orders = await books();
    const paid = orders.filter(({ state }) => state === 'paid');
    const refused = orders.filter(({ state }) => state === 'refused');
    expect(paid.length).toBeGreaterThan(5);
    expect(refused.length).toBeGreaterThan(2);
    expect(new Set(paid.map(({ charges }) => charges))).toEqual(new Set([1]));
    expect(orders.filter(({ state, charges }) => state !== 'paid' && charges > 0)).toEqual([]);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set(['ANNULEE']));
  });

  it('J09 each order is the sum of its lines', async () => {
    const { rows } = await sql<{ number: string }>`
      select number from orders where cart_id is not null and (
        goods_ht_cents <> (select sum(row_ht_cents) from order_line where order_id = orders.id)
        or total_ttc_cents <> total_ht_cents + tax_cents
        or total_ht_cents <> goods_ht_cents - discount_ht_cents + shipping_ht_cents)`.execute(shops[0].db);
    expect(rows).toEqual([]);
  });

  it('J09 a coupon was used as often as it stands on orders, and no more than it may be', async () => {
    const { rows } = await sql<{ used: number; orders: number }>`
      select used, (select count(*)::int from orders where coupon_code = code and status <> 'ANNULEE') as orders
      from coupon where code = 'FLASH5'`.execute(shops[0].db);
    expect(rows).toEqual([{ used: rows[0]?.orders, orders: rows[0]?.orders }]);
    expect(rows[0]?.used).toBeLessThanOrEqual(5);
  });

  it('K09 J09 no mail left while its server was gone; an hour later each order has its one mail, and its store one', async () => {
    expect([sent.length, refusedMails > 0]).toEqual([0, true]);
    mailServer = 'there';
    now = new Date(now.getTime() + HOUR_MS);
    const told = (await books()).filter(({ state }) => state !== 'refused').map(({ number }) => number);
    const wake = () => sql`select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(shops[0].db);
    const all = async () => {
      await wake();
      return sent.length >= 2 * told.length;
    };
    await expect.poll(all).toBe(true);
    const [toBuyers, toStores] = [true, false].map((isBuyer) =>
      sent
        .filter(({ subject }) => subject.startsWith('Confirmation') === isBuyer)
        .map(({ subject }) => /W\d+/.exec(subject)?.[0])
        .toSorted(),
    );
    expect(toBuyers).toEqual(told.toSorted());
    expect(toStores).toEqual(told.toSorted());
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2 * told.length);
  });
});

type Entry = { number: string; state: string; status: string; charges: number };

async function books(): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select number, payment_state as state, status,
      (select count(*)::int from payment_event where order_number = number and outcome = 'pay') as charges
    from orders where cart_id is not null`.execute(shops[0].db);
  return rows;
}
