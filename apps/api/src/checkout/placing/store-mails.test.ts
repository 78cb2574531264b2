import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { moveOrderParts } from '../../orders/operations/move-order-parts.ts';
import { warnOfPromises } from '../../orders/operations/warn-of-promises.ts';
import { changeOrderStatus } from '../../orders/operations/change-order-status.ts';
import { announceOrder, findOrder, lockOrder } from '../../orders/orders.ts';
import { queuedMail, writeMail } from '../../mail/rendering/write-mail.ts';
import type { QueuedMail } from '../../outbox/mail-variables.ts';
import { BANK_SECRET, CONTACT_EMAIL, shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { orderBooks } from '../testing/order-books.ts';
import { place } from '../testing/shopper.ts';

const HEAD = 'yann.kermarrec@demo.valbrune.example';
const PAINT = '10200102';
const GLUE = '80100201';
const STORE = { author: 'comptoir', to: 'ANNULEE' } as const;
const here = {
  viewer: { kind: 'visitor' },
  clientAddress: 'essai',
  requestId: 'essai',
  now: () => DEMO_DAY,
} as const;

let shop: ShopApi;
const { ready, stock } = orderBooks(() => shop);
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('outbox').execute();
  await stock(PAINT, 1_000);
});

async function storeMails(): Promise<QueuedMail[]> {
  const rows = await sql<{ payload: QueuedMail }>`
    select payload from outbox where payload ->> 'template' like 'store_%' order by age(xmin) desc`.execute(
    shop.db,
  );
  return rows.rows.map(({ payload }) => payload);
}

async function placed(quantity = 2): Promise<string> {
  const who = await ready({ as: HEAD }, [{ sku: PAINT, quantity }], { payment: 'on_account' });
  return (await place(shop, who)).number ?? '';
}

function textOf(mail: QueuedMail | undefined): string {
  const place = {
    sender: { name: 'Valbrune', copyright: '© Valbrune' },
    theme: 'valbrune',
    publicUrl: 'https://boutique.example',
    orderSecret: BANK_SECRET,
  };
  return writeMail('0190a0b0-0000-4000-8000-000000000001', queuedMail(mail), place).text.replaceAll(
    '\u00A0',
    ' ',
  );
}

describe('the store hears of an order', () => {
  it('at its own address, in the buyer’s transaction, with what to prepare, for when and for whom', async () => {
    const number = await placed();
    const [mail, ...more] = await storeMails();
    expect(more).toEqual([]);
    const store = await sql<{ email: string }>`
      select shop.email from orders join shop on shop.code = shop_code where number = ${number}`.execute(
      shop.db,
    );
    expect(mail).toMatchObject({
      template: 'store_order_placed',
      to: store.rows[0]?.email,
      replyTo: HEAD,
      variables: {
        orderNumber: number,
        lines: [{ reference: PAINT, quantity: 2, cents: null }],
        clientCode: expect.any(String),
        payment: 'En compte',
      },
    });
    const text = textOf(mail);
    // What to do next is one press away.
    expect(text).toContain(`/gestion/commandes/${number}`);
    expect(text).toMatch(/Société : Peintures Kermarrec/);
  });

  it('with base, class and formula of a tint', async () => {
    const tinted = await sql<{ number: string; formula: string; base: string }>`
      select orders.number, formula_code as formula, tint_base as base from orders
        join order_line on order_id = orders.id
      where formula_code is not null and tint_base is not null limit 1`.execute(shop.db);
    const [line] = tinted.rows;
    expect(line).toBeDefined();
    await shop.db.transaction().execute(async (db) => {
      const order = await lockOrder(db, line?.number ?? '');
      if (order !== undefined) await announceOrder(db, order, { now: DEMO_DAY, contactEmail: CONTACT_EMAIL });
    });
    const text = textOf((await storeMails())[0]);
    expect(text).toContain(line?.base);
    expect(text).toContain(`formule ${line?.formula}`);
    expect(text).toMatch(/classe \S+ · formule/);
  });

  it('at the shop’s own address where the store has none', async () => {
    const before = await shop.db.selectFrom('shop').select(['code', 'email']).execute();
    await shop.db.updateTable('shop').set({ email: null }).execute();
    await placed();
    expect(await storeMails()).toMatchObject([{ to: CONTACT_EMAIL }]);
    await Promise.all(
      before.map(({ code, email }) =>
        shop.db.updateTable('shop').set({ email }).where('code', '=', code).execute(),
      ),
    );
  });

  it('once, and of its cancelling where it had heard of it', async () => {
    const number = await placed();
    const [first] = await storeMails();
    await shop.db.deleteFrom('outbox').execute();
    expect((await changeOrderStatus(shop.db, here, { number, ...STORE })).ok).toBe(true);
    expect(await storeMails()).toMatchObject([
      {
        template: 'store_order_cancelled',
        to: first?.to,
        variables: { orderNumber: number, refundDue: false },
      },
    ]);
  });

  it('not of the cancelling of an order it never heard of', async () => {
    const number = await placed();
    await shop.db.deleteFrom('order_notice').execute();
    await shop.db.deleteFrom('outbox').execute();
    expect((await changeOrderStatus(shop.db, here, { number, ...STORE })).ok).toBe(true);
    expect(await storeMails()).toEqual([]);
  });
});

describe('a promise that is about to be broken', () => {
  const warn = (now: Date) => warnOfPromises({ db: shop.db, now: () => now, warningMinutes: 60 });
  const promised = async (number: string) => {
    const row = await shop.db
      .selectFrom('orders')
      .select('promised_at')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    return row.promised_at ?? DEMO_DAY;
  };
  const before = (moment: Date, minutes: number) => new Date(moment.getTime() - minutes * MINUTE_MS);
  const mine = async (number: string) =>
    (await storeMails()).filter(
      ({ variables }) => 'orderNumber' in variables && variables.orderNumber === number,
    );
  beforeEach(async () => {
    await shop.db.deleteFrom('order_notice').execute();
  });

  it('is told to the store an opening hour ahead, once, and once more when it is broken', async () => {
    const number = await placed();
    await shop.db.deleteFrom('outbox').execute();
    const due = await promised(number);
    expect(await warn(before(due, 600))).toEqual({ near: 0, late: 0 });
    const near = before(due, 30);
    const twice = await Promise.all([warn(near), warn(near)]);
    expect(twice.reduce((sum, told) => sum + told.near, 0)).toBe(1);
    const late = new Date(due.getTime() + MINUTE_MS);
    expect(await warn(late)).toEqual({ near: 0, late: 1 });
    expect(await warn(new Date(due.getTime() + 90 * MINUTE_MS))).toEqual({ near: 0, late: 0 });
    const mails = await mine(number);
    expect(mails).toMatchObject([
      { template: 'store_order_late', variables: { step: 'near' } },
      { template: 'store_order_late', variables: { step: 'late' } },
    ]);
    expect(textOf(mails[0])).toMatch(
      /encore prête\. Retrait au comptoir promis pour le \p{L}+ \d+.* à .*, pour /su,
    );
    expect(textOf(mails[1])).toMatch(/l’attend/);
  });

  /** Paint on the 18th, glue on the 24th. */
  async function inTwo() {
    await stock(GLUE, 1_000);
    const who = await ready(
      { as: HEAD },
      [PAINT, GLUE].map((sku) => ({ sku, quantity: 2 })),
      { payment: 'on_account' },
    );
    const number = (await place(shop, who)).number ?? '';
    await shop.db
      .updateTable('orders')
      .set({
        delivery_mode: 'LIV',
        promised_at: null,
        first_delivery_on: '2026-11-18',
        delivery_on: '2026-11-24',
      })
      .where('number', '=', number)
      .execute();
    const order = await findOrder(shop.db, number);
    const [first, second] = order?.lines.map(({ id }) => id) ?? [];
    for (const [id, delivery] of [
      [first, 1],
      [second, 2],
    ] as const)
      await shop.db
        .updateTable('order_line')
        .set({ delivery })
        .where('id', '=', id ?? 0)
        .execute();
    const sent = { number, kind: 'HANDED_OVER', author: 'comptoir' } as const;
    const leave = async (lineId = 0) =>
      (await moveOrderParts(shop.db, here, { ...sent, lines: [{ lineId, quantity: 2 }] })).ok;
    return { number, leaves: { first: () => leave(first), second: () => leave(second) } };
  }
  const ofWhat = async (number: string) =>
    (await mine(number)).map(({ variables }) =>
      'step' in variables
        ? [variables.step, ...variables.lines.map(({ reference }) => reference)].join(' ')
        : '',
    );
  const lateEvents = async (number: string) => {
    const found = await shop.db
      .selectFrom('event')
      .select('id')
      .where('type', '=', 'order.late')
      .where('subject', '=', `order/${number}`)
      .execute();
    return found.length;
  };

  it('of two deliveries is told of each, though the first was near and late', async () => {
    const { number, leaves } = await inTwo();
    await shop.db.deleteFrom('outbox').execute();
    const on = async (day: number) => {
      await warn(new Date(`2026-11-${day}T09:00:00Z`));
      return ofWhat(number);
    };
    expect(await on(17)).toEqual([`near ${PAINT}`]);
    expect(await on(18)).toHaveLength(1);
    expect(await on(19)).toEqual([`near ${PAINT}`, `late ${PAINT}`]);
    expect(await on(23)).toEqual([`near ${PAINT}`, `late ${PAINT}`, `near ${GLUE}`]);
    expect(await leaves.first()).toBe(true);
    await shop.db.deleteFrom('outbox').execute();
    expect(await on(24)).toEqual([]);
    expect(await lateEvents(number)).toBe(1);
    expect(await on(25)).toEqual([`late ${GLUE}`]);
    expect(await on(26)).toHaveLength(1);
    expect(await lateEvents(number)).toBe(2);
  });

  it('of two deliveries is the second’s day once the first has left', async () => {
    const { number, leaves } = await inTwo();
    expect(await leaves.first()).toBe(true);
    await shop.db.deleteFrom('outbox').execute();
    const on = async (day: number) => {
      await warn(new Date(`2026-11-${day}T09:00:00Z`));
      return (await mine(number)).map(({ variables }) => ('step' in variables ? variables.step : null));
    };
    expect(await on(19)).toEqual([]);
    expect(await on(23)).toEqual(['near']);
    expect(await on(25)).toEqual(['near', 'late']);
    expect(await leaves.second()).toBe(true);
  });

  it('names what is left, and is kept once everything is ready', async () => {
    const number = await placed(3);
    const due = await promised(number);
    await shop.db.deleteFrom('outbox').execute();
    const order = await findOrder(shop.db, number);
    const lines = [{ lineId: order?.lines[0]?.id ?? 0, quantity: 1 }];
    const move = { number, kind: 'PREPARED', author: 'comptoir' } as const;
    expect((await moveOrderParts(shop.db, here, { ...move, lines })).ok).toBe(true);
    await warn(before(due, 30));
    expect(await mine(number)).toMatchObject([{ variables: { lines: [{ reference: PAINT, quantity: 2 }] } }]);
    expect((await moveOrderParts(shop.db, here, { ...move, lines: null })).ok).toBe(true);
    expect(await warn(new Date(due.getTime() + MINUTE_MS))).toEqual({ near: 0, late: 0 });
  });
});
