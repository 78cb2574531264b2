// Orders prepared in parts: what the store records on their lines, and what is shown then.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MovedLine, PartKind } from '@nuancier/domain/orders/order-parts.ts';
import { orderBooks } from '../checkout/testing/order-books.ts';
import { place } from '../checkout/testing/shopper.ts';
import { writtenMail } from '../mail/deliver-mail.ts';
import { mailRoom } from '../testing/mail-room.ts';
import { DEMO_DAY } from '../testing/build-template.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { changeOrderStatus } from './operations/change-order-status.ts';
import { moveOrderParts } from './operations/move-order-parts.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const [PAINT, GLUE] = ['10200102', '80100201'];

let shop: ShopApi;
let number: string;
let lines: { paint: number; glue: number };
const books = orderBooks(() => shop);
beforeAll(async () => {
  shop = await shopApi();
  await books.stock(PAINT, 1_000);
  await books.stock(GLUE, 1_000);
});
afterAll(() => shop.close());

async function ordered(mode: 'EMP' | 'LIV'): Promise<void> {
  const wishes = [
    { sku: PAINT, quantity: 3 },
    { sku: GLUE, quantity: 2 },
  ];
  const who = await books.ready({ as: YANN }, wishes, { mode, payment: 'on_account' });
  const placed = await place(shop, who);
  if (placed.number === null) throw new Error(placed.key);
  ({ number } = placed);
  const [paint, glue] = await shop.db
    .selectFrom('order_line')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select('order_line.id')
    .where('number', '=', number)
    .orderBy('position')
    .execute();
  lines = { paint: paint?.id ?? 0, glue: glue?.id ?? 0 };
}
beforeEach(() => ordered('EMP'));

const desk = {
  viewer: { kind: 'visitor' },
  clientAddress: 'comptoir',
  requestId: 'essai',
  now: () => DEMO_DAY,
} as const;
const move = (kind: PartKind, moved: MovedLine[] | null) =>
  moveOrderParts(shop.db, desk, { number, kind, lines: moved, author: 'marc' });
const some = (lineId: number, quantity: number): MovedLine[] => [{ lineId, quantity }];

type ReadOrder = {
  status_code: string;
  state: string;
  promised_at: string | null;
  delivery_on: string | null;
  items: {
    quantity_ordered: number;
    quantity_prepared: number;
    quantity_shipped: number;
    parts: { kind: string; quantity: number; at: string }[];
  }[];
  shipments: {
    number: string;
    items: { product_sku: string; quantity_shipped: number; order_item: { product_sku: string } }[];
  }[];
};

async function told(): Promise<ReadOrder> {
  const { data } = await shop.send(
    `{ customerOrder(number: "${number}") { status_code state promised_at delivery_on
      items { quantity_ordered quantity_prepared quantity_shipped parts { kind quantity at } }
      shipments { number items { product_sku quantity_shipped order_item { product_sku } } } } }`,
    {},
    { as: YANN },
  );
  return data?.['customerOrder'] as ReadOrder;
}

const counts = ({ items }: ReadOrder) =>
  items.map((item) => [item.quantity_ordered, item.quantity_prepared, item.quantity_shipped]);

async function lastMail(): Promise<string> {
  const payload = (await books.mailsAbout(number)).at(-1);
  const room = mailRoom(shop.db);
  const { subject, text } = await writtenMail(room, { id: number, payload });
  return `${subject}\n${text}`.replaceAll('\u00A0', ' ');
}

describe('what was prepared', () => {
  const moves = async () =>
    (await shop.db.selectFrom('order_part').selectAll().orderBy('id').execute())
      .filter(({ line_id }) => Object.values(lines).includes(line_id))
      .map(({ kind, quantity, author }) => [kind, quantity, author]);

  it('is taken back: status and counts follow, the buyer of the counter is told, every move is kept', async () => {
    await move('PREPARED', null);
    expect((await told()).status_code).toBe('DISPONIBLE');
    await move('TAKEN_BACK', some(lines.paint, 2));
    const partly = await told();
    expect(partly.status_code).toBe('PARTIELLE');
    expect(counts(partly)).toEqual([
      [3, 1, 0],
      [2, 2, 0],
    ]);
    expect(partly.items[0]?.parts.map(({ kind, quantity }) => [kind, quantity])).toEqual([['PREPARED', 1]]);
    const mail = await lastMail();
    expect(mail).toContain('des articles ne sont plus prêts');
    expect(mail).toMatch(/ne vous attendent plus au magasin .* :[\s\S]*2 × [\s\S]*vous attendent toujours :/);
    await move('TAKEN_BACK', null);
    expect((await told()).status_code).toBe('EN_PREPARATION');
    await move('PREPARED', null);
    expect((await told()).status_code).toBe('DISPONIBLE');
    expect(await moves()).toEqual([
      ['PREPARED', 3, 'marc'],
      ['PREPARED', 2, 'marc'],
      ['TAKEN_BACK', 2, 'marc'],
      ['TAKEN_BACK', 1, 'marc'],
      ['TAKEN_BACK', 2, 'marc'],
      ['PREPARED', 3, 'marc'],
      ['PREPARED', 2, 'marc'],
    ]);
  });

  it('is not taken back from the buyer’s hands, nor more than is there', async () => {
    expect(await move('TAKEN_BACK', null)).toEqual({ ok: false, refusal: 'PARTS_NOTHING' });
    await move('PREPARED', some(lines.paint, 3));
    await move('HANDED_OVER', some(lines.paint, 2));
    expect(await move('TAKEN_BACK', some(lines.paint, 2))).toEqual({ ok: false, refusal: 'PARTS_TOO_MANY' });
    await move('TAKEN_BACK', some(lines.paint, 1));
    const order = await told();
    expect([order.status_code, counts(order)[0]]).toEqual(['PARTIEL_RETIREE', [3, 2, 2]]);
  });

  it('is never both taken back and in the buyer’s hands, whoever comes first', async () => {
    await move('PREPARED', some(lines.glue, 2));
    await Promise.all([move('HANDED_OVER', some(lines.glue, 2)), move('TAKEN_BACK', some(lines.glue, 2))]);
    expect(counts(await told())[1]).toEqual([2, 2, 2]);
  });

  it('and had not left the store is no news to whoever has it delivered', async () => {
    await ordered('LIV');
    await move('PREPARED', null);
    const before = (await books.mailsAbout(number)).length;
    await move('TAKEN_BACK', some(lines.paint, 1));
    expect([(await told()).status_code, (await books.mailsAbout(number)).length]).toEqual([
      'PREPA_PARTIELLE',
      before,
    ]);
  });
});

describe('an order that comes in parts', () => {
  it('tells of each line what is prepared, handed over and left, and when', async () => {
    await move('PREPARED', some(lines.paint, 2));
    expect(await told()).toMatchObject({ status_code: 'PARTIELLE', state: 'processing', shipments: [] });
    expect(counts(await told())).toEqual([
      [3, 2, 0],
      [2, 0, 0],
    ]);
    await move('HANDED_OVER', some(lines.paint, 2));
    await move('PREPARED', null);
    await move('HANDED_OVER', null);
    const order = await told();
    expect(order).toMatchObject({ status_code: 'RETIREE', state: 'complete' });
    expect(counts(order)).toEqual([
      [3, 3, 3],
      [2, 2, 2],
    ]);
    expect(order.items[0]?.parts.map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ['PREPARED', 2],
      ['HANDED_OVER', 2],
      ['PREPARED', 1],
      ['HANDED_OVER', 1],
    ]);
    expect(order.items[0]?.parts[0]?.at).toBe(DEMO_DAY.toISOString());
    expect(order.shipments).toMatchObject([
      { number: `${number}-1`, items: [{ quantity_shipped: 2, order_item: { product_sku: PAINT } }] },
      { number: `${number}-2`, items: [{ quantity_shipped: 1 }, { quantity_shipped: 2 }] },
    ]);
  });

  it('tells the buyer by mail what waits at the counter now, all lines, and what is still to prepare', async () => {
    await move('PREPARED', some(lines.paint, 2));
    const first = await lastMail();
    expect(first).toContain('une partie est préparée');
    expect(first).toMatch(
      /vous attendent au magasin [^:]* :\s+- 2 × .* – Blanc – 3 L \(réf\. 10200102\)\s+Le reste de votre commande est encore à préparer, retrait possible à partir du \S+ \d+ novembre à \d+ h[^:]* :\s+- .*\(réf\. 10200102\) : 1 sur 3\s+- .*\(réf\. 80100201\) : 2 sur 2\n/,
    );
    await move('PREPARED', some(lines.glue, 1));
    expect(await lastMail()).toMatch(
      /vous attendent au magasin [^:]* :\s+- 2 × .*10200102\)\s+- 1 × .*80100201\)\s+Le reste[^:]* :\s+- .*10200102\) : 1 sur 3\s+- .*80100201\) : 1 sur 2\n/,
    );
  });

  it('after a hand-over says what was handed over, what still waits and what remains', async () => {
    await move('PREPARED', some(lines.paint, 2));
    await move('PREPARED', some(lines.glue, 2));
    await move('HANDED_OVER', some(lines.paint, 1));
    expect(await lastMail()).toMatch(
      /vous a remis :\s+- 1 × .*10200102\)\s+Ces articles vous attendent encore au magasin [^:]* :\s+- 1 × .*10200102\)\s+- 2 × .*80100201\)\s+Le reste[^:]* :\s+- .*10200102\) : 1 sur 3\n/,
    );
    await move('HANDED_OVER', some(lines.paint, 1));
    await move('PREPARED', null);
    const ready = await lastMail();
    expect(ready).toMatch(/est prête\. Ces articles vous attendent[^:]* :\s+- 1 × .*\s+- 2 × /);
    expect(ready).not.toMatch(/avance|complète|Le reste/);
    await move('HANDED_OVER', null);
    const whole = await lastMail();
    expect(whole).toMatch(/tout vous a été remis[^]*est complète\. Le magasin .* vous a remis :/);
    expect(whole).not.toMatch(/avance|Le reste|attend/);
  });

  it('whole and ready it is told with the store’s hours and what waits there', async () => {
    await move('PREPARED', null);
    expect((await books.mailsAbout(number)).at(-1)).toMatchObject({ template: 'click_collect_ready' });
    const ready = await lastMail();
    expect(ready).toMatch(/est prête\.[^]*- 3 × .*10200102\)\s+- 2 × .*80100201\)\n/);
    expect(ready).not.toMatch(/reste/i);
    expect((await told()).status_code).toBe('DISPONIBLE');
  });

  it('a status told of it names how far each line has come, one not begun too, and the day of the rest', async () => {
    await ordered('LIV');
    await move('PREPARED', some(lines.paint, 2));
    await changeOrderStatus(shop.db, desk, { number, to: 'EN_PREPARATION', author: 'marc' });
    expect(await lastMail()).toMatch(
      /« En préparation »[^]*10200102\) : 2 prêts à partir, 1 à préparer\s+- .*80100201\) : 2 à préparer\s+Pour le reste : livraison prévue le \S+ \d+ novembre\./,
    );
  });

  it('promises no day that has gone by, and each of two deliveries for its own', async () => {
    const change = (set: Record<string, unknown>) =>
      shop.db.updateTable('orders').set(set).where('number', '=', number).execute();
    await change({ promised_at: new Date(DEMO_DAY.getTime() - 1) });
    await move('PREPARED', some(lines.paint, 1));
    expect(await lastMail()).toMatch(/est encore à préparer :\s+- .*10200102\) : 2 sur 3\s/);
    expect((await told()).promised_at).toBeNull();
    await ordered('LIV');
    await change({ first_delivery_on: '2026-11-18', delivery_on: '2026-11-24' });
    for (const [id, delivery] of [
      [lines.paint, 1],
      [lines.glue, 2],
    ] as const)
      await shop.db.updateTable('order_line').set({ delivery }).where('id', '=', id).execute();
    await move('HANDED_OVER', some(lines.paint, 1));
    expect(await lastMail()).toMatch(
      /est encore à préparer :\s+- .*10200102\) : 2 sur 3, livraison prévue le mercredi 18 novembre\s+- .*80100201\) : 2 sur 2, livraison prévue le mardi 24 novembre\s/,
    );
  });

  it('cancelled, nothing of it is said to wait', async () => {
    await move('PREPARED', null);
    await changeOrderStatus(shop.db, desk, { number, to: 'ANNULEE', author: 'marc' });
    expect(await lastMail()).toMatch(/« Annulée »[^]*- 3 × .*10200102\)\n/);
  });

  it('is sent in parts when it is delivered', async () => {
    await ordered('LIV');
    await move('HANDED_OVER', some(lines.glue, 2));
    expect((await told()).status_code).toBe('PREPA_PARTIELLE');
    expect(await lastMail()).toMatch(
      /une partie est expédiée[^]*Ces articles vous sont expédiés[^]*est encore à préparer, livraison prévue le \S+ \d+ novembre :[^]*10200102\) : 3 sur 3/,
    );
    await move('HANDED_OVER', null);
    expect((await told()).status_code).toBe('EXPEDIEE');
  });

  it.each<[string, () => MovedLine[], string]>([
    ['more than was ordered', () => some(lines.paint, 4), 'PARTS_TOO_MANY'],
    ['a line of another order', () => some(lines.paint - 1, 1), 'PARTS_UNKNOWN_LINE'],
    ['nothing at all', () => [], 'PARTS_NOTHING'],
  ])('refuses %s, and changes nothing', async (_what, moved, refusal) => {
    expect(await move('HANDED_OVER', moved())).toEqual({ ok: false, refusal });
    expect(counts(await told())).toEqual([
      [3, 0, 0],
      [2, 0, 0],
    ]);
    expect(await books.mailsAbout(number)).toHaveLength(1);
  });

  it('of two who hand over the same packs at once, one does', async () => {
    const moved = await Promise.all([1, 2, 3].map(() => move('HANDED_OVER', some(lines.glue, 2))));
    expect(moved.filter(({ ok }) => ok)).toHaveLength(1);
    expect(counts(await told())[1]).toEqual([2, 2, 2]);
  });

  it('partly prepared and in nobody’s hands it is cancelled in one act, and all of it comes back', async () => {
    const shelf = async () => [await books.left(PAINT), await books.left(GLUE)];
    const [paint = 0, glue = 0] = await shelf();
    await move('PREPARED', some(lines.paint, 1));
    const mails = (await books.mailsAbout(number)).length;
    expect((await changeOrderStatus(shop.db, desk, { number, to: 'ANNULEE', author: 'marc' })).ok).toBe(true);
    const order = await told();
    expect([order.status_code, counts(order).map(([, prepared]) => prepared)]).toEqual(['ANNULEE', [0, 0]]);
    expect(await shelf()).toEqual([paint + 3, glue + 2]);
    expect((await books.mailsAbout(number)).length - mails, 'one mail').toBe(1);
    expect(await lastMail()).toMatch(/« Annulée »/);
    expect(await move('TAKEN_BACK', null)).toEqual({ ok: false, refusal: 'PARTS_ORDER_CLOSED' });
  });

  it('is not cancelled once the buyer has some of it; its goods do not come back', async () => {
    await ordered('LIV');
    await move('HANDED_OVER', some(lines.glue, 1));
    const before = await books.left(GLUE);
    await changeOrderStatus(shop.db, desk, { number, to: 'EN_PREPARATION', author: 'marc' });
    expect(await changeOrderStatus(shop.db, desk, { number, to: 'ANNULEE', author: 'marc' })).toEqual({
      ok: false,
      refusal: 'STATUS_PART_IN_HAND',
    });
    expect(await books.left(GLUE)).toBe(before);
  });

  it('tells when it is promised for only while something is to be prepared, or sent', async () => {
    const day = async () => {
      const { promised_at, delivery_on } = await told();
      return promised_at ?? delivery_on;
    };
    await move('PREPARED', some(lines.paint, 3));
    expect(await day()).toMatch(/^2026-11-\d\dT/);
    await move('PREPARED', null);
    expect(await day()).toBeNull();
    await ordered('EMP');
    await changeOrderStatus(shop.db, desk, { number, to: 'ANNULEE', author: 'marc' });
    expect(await day()).toBeNull();
    await ordered('LIV');
    await move('PREPARED', null);
    expect(await day()).toMatch(/^2026-11-\d\d$/);
    await move('HANDED_OVER', null);
    expect(await day()).toBeNull();
  });

  it('a status told for the whole order is true of each line', async () => {
    await changeOrderStatus(shop.db, desk, { number, to: 'EN_PREPARATION', author: 'marc' });
    await move('PREPARED', some(lines.paint, 1));
    await changeOrderStatus(shop.db, desk, { number, to: 'DISPONIBLE', author: 'marc' });
    expect(counts(await told())).toEqual([
      [3, 3, 0],
      [2, 2, 0],
    ]);
    await changeOrderStatus(shop.db, desk, { number, to: 'RETIREE', author: 'marc' });
    expect((await told()).shipments).toHaveLength(1);
  });

  it('who moved what stands in the audit log', async () => {
    await move('PREPARED', some(lines.paint, 1));
    const entries = await shop.db
      .selectFrom('audit_entry')
      .select('details')
      .where('event', '=', 'order-parts-moved')
      .orderBy('id', 'desc')
      .execute();
    expect(entries[0]?.details).toMatchObject({
      number,
      kind: 'PREPARED',
      lines: [{ sku: PAINT, name: expect.stringMatching(/\S/), quantity: 1 }],
      to: 'PARTIELLE',
      author: 'marc',
    });
  });

  it('a visitor finds it in the order asked for by number, address and postcode', async () => {
    const who = await books.ready({}, [{ sku: PAINT, quantity: 2 }]);
    const placed = await place(shop, who);
    const guest = placed.number ?? '';
    const prepare = () =>
      moveOrderParts(shop.db, desk, { number: guest, kind: 'PREPARED', lines: null, author: 'marc' });
    // By card: before the bank's notification there is nothing to prepare.
    expect(await prepare()).toEqual({ ok: false, refusal: 'PARTS_UNPAID' });
    await shop.db.updateTable('orders').set({ payment_state: 'paid' }).where('number', '=', guest).execute();
    await prepare();
    const { data } = await shop.send(
      `{ guestOrder(input: { number: "${guest}", email: "jeanne@exemple.fr", postcode: "35000" }) {
        items { quantity_ordered quantity_prepared quantity_shipped } } }`,
    );
    expect(data?.['guestOrder']).toEqual({
      items: [{ quantity_ordered: 2, quantity_prepared: 2, quantity_shipped: 0 }],
    });
  });
});
