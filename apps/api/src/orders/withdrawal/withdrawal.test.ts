import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { openSession } from '../../customers/customers.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { recordOrder } from '../orders.ts';
import type { OrderDraft, OrderLineDraft } from '../orders.ts';

const HEAD = 'yann.kermarrec@demo.valbrune.example';
const PRIVATE = 'elodie.marchand@demo.valbrune.example';
const REPRESENTATIVE = 'sophie.delmas@demo.valbrune.example';
const GUEST = 'camille@exemple.fr';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

const line: OrderLineDraft = {
  articleSku: '10100001',
  parentSku: 'P101000',
  name: 'Peinture blanche',
  conditioning: '2,5 L',
  color: null,
  tint: null,
  made: null,
  pricingUnit: null,
  quantity: 2,
  unitHt: 1000,
  tintHt: null,
  discountHt: 0,
  taxRate: 2000,
  fromStock: 0,
};
const tinted = {
  ...line,
  name: 'Peinture teintée',
  tint: { customColorExa: '#AA5500', customerColorLabel: 'Ocre', code: null },
};

async function place(facts: Partial<OrderDraft> = {}): Promise<{ number: string; ids: string[] }> {
  const draft: OrderDraft = {
    cartId: null,
    customerId: null,
    companyId: null,
    representativeId: null,
    placedByStaffId: null,
    buyerName: 'Camille Roux',
    email: GUEST,
    shopCode: 'VB001',
    mode: 'EMP',
    origin: 'SW',
    status: 'RETIREE',
    paymentMethod: 'card',
    paymentState: 'paid',
    purchaseRef: null,
    purchaseOrderNumber: null,
    customerNotes: null,
    couponCode: null,
    sums: { goodsHt: 6000, ecoHt: 0, discountHt: 0, shippingHt: 0, totalHt: 6000, tax: 1200, totalTtc: 7200 },
    shippingAddress: null,
    billingAddress: null,
    placedAt: new Date(DEMO_DAY.getTime() - 3 * DAY_MS),
    promisedAt: null,
    deliveryOn: null,
    wished: null,
    firstDeliveryOn: null,
    receivedAt: new Date(DEMO_DAY.getTime() - 2 * DAY_MS),
    lines: [line, { ...line, name: 'Rouleau', articleSku: '90700301' }, tinted],
    ...facts,
  };
  const { id, number } = await shop.db.transaction().execute((db) => recordOrder(db, draft));
  const lines = await shop.db
    .selectFrom('order_line')
    .select('id')
    .where('order_id', '=', id)
    .orderBy('position')
    .execute();
  return { number, ids: lines.map((row) => String(row.id)) };
}

const FIND = `query ($number: String!, $email: String) { withdrawableOrder(orderNumber: $number, email: $email) {
  number items { id product_name quantity_ordered } } }`;
const REQUEST = `mutation ($input: RequestWithdrawalInput!) { requestWithdrawal(input: $input) {
  order_number declaration declared_at } }`;

type As = { as?: string; clientAddress?: string };
const request = (number: string, items: string[], email: string | null, as: As = {}) =>
  shop.send(REQUEST, { input: { order_number: number, email, items } }, as);
const rowsOf = (number: string) =>
  shop.db
    .selectFrom('withdrawal')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['line_ids', 'declaration', 'declared_at'])
    .where('number', '=', number)
    .execute();
async function mailsAbout(number: string) {
  const rows = await shop.db.selectFrom('outbox').select('payload').execute();
  return rows.map(({ payload }) => payload).filter((mail) => JSON.stringify(mail).includes(number));
}
const codeOf = ({ errors }: Awaited<ReturnType<typeof request>>) => errors?.[0]?.message ?? 'accepted';

describe('withdrawal', () => {
  it('a guest finds what may be withdrawn from, declares it, and is sent the acknowledgement', async () => {
    const { number, ids } = await place();
    const found = await shop.send(FIND, { number, email: GUEST.toUpperCase() });
    expect(found.data?.['withdrawableOrder']).toEqual({
      number,
      items: [
        { id: ids[0], product_name: 'Peinture blanche – 2,5 L', quantity_ordered: 2 },
        { id: ids[1], product_name: 'Rouleau – 2,5 L', quantity_ordered: 2 },
      ],
    });
    const { data } = await request(number, [ids[0] ?? ''], GUEST);
    const declaration = `Je notifie ma rétractation du contrat portant sur la commande n°\u00A0${number} du 12 novembre 2026, pour les articles suivants\u00A0: 2\u00A0×\u00A0Peinture blanche – 2,5 L (réf.\u00A010100001).`;
    expect(data?.['requestWithdrawal']).toEqual({
      order_number: number,
      declaration,
      declared_at: DEMO_DAY.toISOString(),
    });
    expect(await rowsOf(number)).toEqual([
      { line_ids: [Number(ids[0])], declaration, declared_at: DEMO_DAY },
    ]);
    expect(await mailsAbout(number)).toMatchObject([
      { template: 'withdrawal_ack', to: GUEST, variables: { orderNumber: number, declaration } },
      { template: 'contact_message', replyTo: GUEST, variables: { message: declaration } },
    ]);
    // The same line again is refused; the other one is still open.
    expect(codeOf(await request(number, [ids[0] ?? ''], GUEST))).toMatch(/^Choisissez au moins un article/);
    expect(codeOf(await request(number, [ids[1] ?? ''], GUEST))).toBe('accepted');
    expect(codeOf(await request(number, [ids[1] ?? ''], GUEST))).toMatch(/déjà enregistrée/);
    expect(await rowsOf(number)).toHaveLength(2);
  });

  it('two declarations at the same moment make one', async () => {
    const { number, ids } = await place();
    const answers = await Promise.all([1, 2, 3].map(() => request(number, ids.slice(0, 2), GUEST)));
    expect(answers.filter((answer) => answer.errors === undefined)).toHaveLength(1);
    expect(await rowsOf(number)).toHaveLength(1);
  });

  it('a private customer needs no address for its own order, and its page stops offering it', async () => {
    const { id } = await shop.db
      .selectFrom('customer')
      .select('id')
      .where('email', '=', PRIVATE)
      .executeTakeFirstOrThrow();
    const { number, ids } = await place({ customerId: id, email: PRIVATE });
    const open = await shop.send(FIND, { number }, { as: PRIVATE });
    expect(open.data).toMatchObject({
      withdrawableOrder: { number, items: [{ id: ids[0] }, { id: ids[1] }] },
    });
    const offered = () =>
      shop.send(`{ customerOrder(number: "${number}") { withdrawable_items } }`, {}, { as: PRIVATE });
    expect((await offered()).data).toEqual({ customerOrder: { withdrawable_items: ids.slice(0, 2) } });
    expect(codeOf(await request(number, ids.slice(0, 2), null, { as: PRIVATE }))).toBe('accepted');
    const found = await shop.send(FIND, { number }, { as: PRIVATE });
    expect(found.errors?.[0]?.message).toMatch(/déjà enregistrée/);
    expect((await offered()).data).toEqual({ customerOrder: { withdrawable_items: [] } });
    const foreign = await place();
    expect(codeOf(await request(foreign.number, foreign.ids.slice(0, 1), null, { as: PRIVATE }))).toBe(
      'Cette commande est introuvable.',
    );
  });

  it('F04 nobody withdraws in a customer’s name: not for its own order, not by its address, and it is not offered', async () => {
    const idOf = async (email: string) =>
      (await shop.db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirstOrThrow())
        .id;
    const [customerId, representativeId] = [await idOf(PRIVATE), await idOf(REPRESENTATIVE)];
    await shop.db
      .insertInto('portfolio')
      .values({ customer_id: customerId, representative_id: representativeId })
      .execute();
    const { number, ids } = await place({ customerId, email: PRIVATE });
    const token = await openSession(shop.db, customerId, DEMO_DAY, representativeId);
    const connected = { headers: { authorization: `Bearer ${token}` } };
    const ways = [null, PRIVATE, GUEST].flatMap((email) => [
      shop.send(FIND, { number, email }, connected),
      shop.send(REQUEST, { input: { order_number: number, email, items: ids.slice(0, 1) } }, connected),
    ]);
    for (const { errors } of await Promise.all(ways))
      expect(errors?.[0]?.extensions).toMatchObject({
        category: 'graphql-authorization',
        key: 'CONNECTED_AS',
      });
    expect(await rowsOf(number)).toEqual([]);
    const OFFERED = `{ customerOrder(number: "${number}") { withdrawable_items } }`;
    expect((await shop.send(OFFERED, {}, connected)).data).toEqual({
      customerOrder: { withdrawable_items: [] },
    });
    expect(codeOf(await request(number, ids.slice(0, 1), null, { as: PRIVATE }))).toBe('accepted');
  });

  it('B05 a wrong address and an unknown number are answered alike', async () => {
    const { number, ids } = await place();
    const wrong = await request(number, ids, 'autre@exemple.fr');
    const none = await request('W26999999', ids, GUEST);
    expect(wrong.errors?.[0]?.extensions.category).toBe('graphql-no-such-entity');
    expect(codeOf(wrong)).toBe(codeOf(none));
    expect(await rowsOf(number)).toEqual([]);
  });

  it.each([
    ['the tinted line', {}, [2], /^Choisissez au moins un article/],
    ['a tinted line among others', {}, [0, 2], /^Choisissez au moins un article/],
    ['nothing', {}, [], /^Choisissez au moins un article/],
    [
      'after the time',
      { receivedAt: new Date(DEMO_DAY.getTime() - 16 * DAY_MS) },
      [0],
      /délai de quatorze jours/,
    ],
    ['of a cancelled order', { status: 'ANNULEE' as const }, [0], /la commande est annulée/],
    ['of nothing but tinted goods', { lines: [tinted] }, [0], /mis à la teinte/],
  ])('refuses %s', async (_what, facts, at, sentence) => {
    const { number, ids } = await place({ ...facts, email: 'refus@exemple.fr' });
    const asked = await request(
      number,
      at.map((index) => ids[index] ?? ''),
      'refus@exemple.fr',
    );
    expect(codeOf(asked)).toMatch(sentence);
    expect(await rowsOf(number)).toEqual([]);
  });

  it('refuses professionals with a clear sentence, signed in or by their address', async () => {
    const own = await shop.db
      .selectFrom('orders')
      .innerJoin('customer', 'customer.id', 'orders.customer_id')
      .select('number')
      .where('customer.email', '=', HEAD)
      .executeTakeFirstOrThrow();
    const sentence = /réservé aux particuliers/;
    expect(codeOf(await request(own.number, ['1'], null, { as: HEAD }))).toMatch(sentence);
    expect(codeOf(await request(own.number, ['1'], HEAD))).toMatch(sentence);
    expect(codeOf(await request(own.number, ['1'], null))).toBe('L’adresse e-mail n’est pas valide.');
  });

  it('the store is written to where it has an address, the shop where it has none', async () => {
    const toldOf = async () => {
      const { number, ids } = await place();
      await request(number, [ids[0] ?? ''], GUEST);
      const [, told] = await mailsAbout(number);
      return told;
    };
    const { email } = await shop.db
      .selectFrom('shop')
      .select('email')
      .where('code', '=', 'VB001')
      .executeTakeFirstOrThrow();
    expect(await toldOf()).toMatchObject({ template: 'contact_message', to: email });
    await shop.db.updateTable('shop').set({ email: null }).where('code', '=', 'VB001').execute();
    expect(await toldOf()).toMatchObject({
      template: 'contact_message',
      to: 'service.client@valbrune.example',
    });
    await shop.db.updateTable('shop').set({ email }).where('code', '=', 'VB001').execute();
  });

  it('whoever tries one number after the other is stopped', async () => {
    const tries = [];
    for (let nth = 0; nth < 21; nth += 1) {
      tries.push(
        await request(`W2699${nth}`, ['1'], 'visee@exemple.fr', { clientAddress: `192.0.2.${nth}` }),
      );
    }
    const categories = tries.map(({ errors }) => errors?.[0]?.extensions.category);
    expect(categories.slice(0, 20)).toEqual(Array(20).fill('graphql-no-such-entity'));
    expect(categories[20]).toBe('rate-limit');
  });

  it('what was brought to the counter takes nothing from the right to the rest, and a refusal gives it back', async () => {
    const BRINGER = 'comptoir@exemple.fr';
    const from = { clientAddress: '198.51.100.7' };
    const { number, ids } = await place({ email: BRINGER });
    const order = await shop.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const atTheCounter = (state: 'awaited' | 'refused', line = 0) =>
      shop.db
        .insertInto('withdrawal')
        .values({
          order_id: order.id,
          line_ids: [Number(ids[line])],
          quantities: [1],
          opened_by: 'Marc Leroy',
          declaration: 'Rapporté au comptoir.',
          declared_at: DEMO_DAY,
          state,
          moved_by: 'Marc Leroy',
          moved_at: DEMO_DAY,
          refusal_reason: state === 'refused' ? 'Entamé' : null,
        })
        .execute();
    await atTheCounter('awaited');
    await atTheCounter('refused', 1);
    const LEFT = `query ($number: String!, $email: String) {
      withdrawableOrder(orderNumber: $number, email: $email) { items { id quantity_withdrawable } } }`;
    expect((await shop.send(LEFT, { number, email: BRINGER }, from)).data?.['withdrawableOrder']).toEqual({
      items: [
        { id: ids[0], quantity_withdrawable: 1 },
        { id: ids[1], quantity_withdrawable: 2 },
      ],
    });
    const { data } = await request(number, ids.slice(0, 2), BRINGER, from);
    expect(data?.['requestWithdrawal']).toMatchObject({
      declaration: expect.stringMatching(/1\u00A0×\u00A0Peinture blanche.*2\u00A0×\u00A0Rouleau/),
    });
    const events = await shop.db
      .selectFrom('event')
      .select('data')
      .where('type', '=', 'order.withdrawn')
      .execute();
    const told = events.filter((event) => JSON.stringify(event).includes(number));
    expect(told).toMatchObject([{ data: { lines: [{ quantity: 1 }, { quantity: 2 }] } }]);
    expect(codeOf(await request(number, [ids[0] ?? ''], BRINGER, from))).toMatch(/déjà enregistrée/);
  });
});
