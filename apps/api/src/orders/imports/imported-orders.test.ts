import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { creditInUse } from '../../invoices/invoices.ts';
import { selectDeskTimeline } from '../history/desk-timeline-store.ts';
import { changeOrderStatus } from '../operations/change-order-status.ts';
import { importOrders } from '../operations/import-orders.ts';
import type { OrderRow } from './orders-import-rows.ts';

const HEAD = 'yann.kermarrec@demo.valbrune.example';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

describe('an order of the store’s own system', () => {
  const order: OrderRow = {
    number: 'W26500901',
    client_code: '0351012',
    email: HEAD,
    status: 'EN_PREPARATION',
    delivery_mode: 'EMP',
    order_origin: 'SO',
    shop_code: 'VB006',
    purchase_ref: null,
    payment_method: 'on_account',
    placed_at: '2026-11-12T09:00:00Z',
    shipping_ht_cents: 0,
    lines: [
      {
        sku: '10100001',
        parent_sku: 'P101000',
        name: 'Peinture mate',
        conditioning: null,
        color: null,
        quantity: 2,
        unit_ht_cents: 1_000,
      },
    ],
  };
  const load = (rows: readonly OrderRow[]) =>
    shop.db.transaction().execute((part) => importOrders(part, rows));
  const kept = () =>
    shop.db.selectFrom('orders').select(['status']).where('number', '=', order.number).execute();

  it('that comes in again is left as it stands, and what is new beside it is taken', async () => {
    expect(await load([order])).toEqual({ ok: true, lines: 1, changed: 1, added: 1 });
    await shop.db
      .updateTable('orders')
      .set({ status: 'DISPONIBLE' })
      .where('number', '=', order.number)
      .execute();
    const next = { ...order, number: 'W26500902' };
    expect(await load([order, next])).toEqual({ ok: true, lines: 2, changed: 1, added: 1 });
    expect(await kept()).toEqual([{ status: 'DISPONIBLE' }]);
  });

  it('was brought by the import: its store does not read that the customer did it', async () => {
    await load([{ ...order, number: 'W26500931' }]);
    const held = await shop.db
      .selectFrom('orders')
      .select(['id', 'number'])
      .where('number', '=', 'W26500931')
      .executeTakeFirstOrThrow();
    const [first] = await selectDeskTimeline(shop.db, held);
    expect(first).toMatchObject({ kind: 'status', what: 'EN_PREPARATION', by: 'import' });
  });

  it('has its own lines and its first status, however many come with it', async () => {
    const many = Array.from({ length: 501 }, (_, at) => ({
      ...order,
      number: `W265${10_000 + at}`,
      lines: order.lines.map((line) => ({ ...line, name: `Peinture ${at}` })),
    }));
    expect(await load(many)).toEqual({ ok: true, lines: 501, changed: 501, added: 501 });
    const written = await shop.db
      .selectFrom('orders')
      .innerJoin('order_line', 'order_line.order_id', 'orders.id')
      .innerJoin('order_status_change', 'order_status_change.order_id', 'orders.id')
      .select(['orders.number', 'order_line.name', 'order_status_change.to_status'])
      .where('orders.number', 'like', 'W2651____')
      .orderBy('orders.id')
      .execute();
    expect(written).toEqual(
      many.map(({ number, status, lines }) => ({ number, name: lines[0]?.name, to_status: status })),
    );
  });

  it('counts in the credit in use while it is under way, never as history that came in received', async () => {
    const company = await shop.db
      .selectFrom('company')
      .select('id')
      .where('client_code', '=', '0351012')
      .executeTakeFirstOrThrow();
    const used = () => creditInUse(shop.db, company.id);
    const before = await used();
    const history = (['RETIREE', 'LIVREE', 'EXPEDIEE', 'ANNULEE'] as const).map((status, at) => ({
      ...order,
      number: `W2350091${at}`,
      status,
      delivery_mode: status === 'RETIREE' ? ('EMP' as const) : ('LIV' as const),
    }));
    await load(history);
    expect((await used()) - before, 'the one that is still on its way').toBe(2_400);
    const moved = history.find(({ status }) => status === 'EXPEDIEE')?.number ?? '';
    const place = {
      viewer: { kind: 'visitor' },
      requestId: 'essai',
      clientAddress: 'poste',
      now: () => new Date('2026-11-13T09:00:00Z'),
    } as const;
    const arrived = await changeOrderStatus(shop.db, place, {
      number: moved,
      to: 'LIVREE',
      author: 'claire',
    });
    expect(arrived.ok).toBe(true);
    expect((await used()) - before, 'received here, not invoiced yet').toBe(2_400);
  });

  it('that stands twice in a file, or is nobody’s, keeps the whole file out', async () => {
    const next = { ...order, number: 'W26500903' };
    expect(await load([next, next, { ...order, number: 'W26500904', email: 'personne@exemple.fr' }])).toEqual(
      {
        ok: false,
        refusals: [
          { line: 2, reason: 'La commande «\u00A0W26500903\u00A0» figure deux fois.' },
          { line: 3, reason: 'Le compte «\u00A0personne@exemple.fr\u00A0» n’existe pas.' },
        ],
      },
    );
    const found = shop.db.selectFrom('orders').select('id').where('number', '=', 'W26500903');
    expect(await found.execute()).toEqual([]);
  });

  it('keeps the hour promised at the counter, or the day of its delivery', async () => {
    const fetched = { ...order, number: 'W26500905', promised_at: '2026-11-12T14:30:00+01:00' };
    const delivered = {
      ...order,
      number: 'W26500906',
      delivery_mode: 'LIV' as const,
      delivery_on: '2026-11-13',
    };
    expect(await load([fetched, delivered])).toMatchObject({ ok: true, added: 2 });
    const rows = await shop.db
      .selectFrom('orders')
      .select(['promised_at', 'delivery_on'])
      .where('number', 'in', [fetched.number, delivered.number])
      .orderBy('number')
      .execute();
    expect(rows).toEqual([
      { promised_at: new Date('2026-11-12T13:30:00Z'), delivery_on: null },
      { promised_at: null, delivery_on: new Date('2026-11-13') },
    ]);
  });

  it('is refused with an hour where it is delivered, a day where it is fetched, or a promise older than itself', async () => {
    const refused = await load([
      { ...order, number: 'W26500907', delivery_mode: 'LIV', promised_at: '2026-11-12T14:30:00Z' },
      { ...order, number: 'W26500908', delivery_on: '2026-11-13' },
      { ...order, number: 'W26500909', promised_at: '2026-11-12T08:59:00Z' },
      { ...order, number: 'W26500910', delivery_mode: 'LIV', delivery_on: '2026-11-11' },
    ]);
    expect(refused).toMatchObject({
      ok: false,
      refusals: [
        { line: 1, reason: expect.stringContaining('colonne «\u00A0livraison\u00A0»') },
        { line: 2, reason: expect.stringContaining('colonne «\u00A0promesse\u00A0»') },
        { line: 3, reason: expect.stringContaining('promise avant d’avoir été passée') },
        { line: 4, reason: expect.stringContaining('promise avant d’avoir été passée') },
      ],
    });
  });
});
