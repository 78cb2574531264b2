// Lists and details of orders for the people of the stores: what they hold, how they are searched, whose they are.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@nuancier/domain/durations.ts';
import { errorOf, orderDesk, PAINT, plainLine, tintedLine } from './testing/order-desk.ts';
import type { OrderDesk, Person } from './testing/order-desk.ts';

let desk: OrderDesk;
beforeAll(async () => {
  desk = await orderDesk();
  // The demonstration has orders of its own; these tests count theirs.
  await desk.db.deleteFrom('orders').execute();
});
afterAll(() => desk.close());

type Row = { number: string; is_late: boolean; status: string; picker: { name: string } | null };
type Page = {
  rows: Row[];
  next: string | null;
  previous: string | null;
  counts: { tab: string; count: number; more: boolean }[];
};
const LIST = `query ($tab: OrderTab!, $store: String, $query: String, $status: [String!], $since: String, $until: String, $after: String, $before: String, $first: Int, $money: OrderMoney) {
  shopOrders(tab: $tab, store: $store, query: $query, status: $status, since: $since, until: $until, after: $after, before: $before, first: $first, money: $money) {
    rows { number is_late status picker { name } } next previous counts { tab count more } } }`;
const ask = (person: Person, variables: Record<string, unknown>) => desk.as(person, LIST, variables);
async function page(person: Person, variables: Record<string, unknown>): Promise<Page> {
  const { data, errors } = await ask(person, variables);
  if (errors) throw new Error(errors[0]?.message);
  return data?.['shopOrders'] as Page;
}
const numbers = async (person: Person, variables: Record<string, unknown>) =>
  (await page(person, variables)).rows.map(({ number }) => number);
const soon = (hours: number) => new Date(desk.now().getTime() + hours * HOUR_MS);

describe('tabs', () => {
  it('hold what is to be done, by when it is due, and count it', async () => {
    const late = await desk.placed({ promisedAt: soon(-1) });
    const next = await desk.placed({ promisedAt: soon(1) });
    const slot = await desk.placed({
      promisedAt: soon(0.5),
      wished: { kind: 'slot', on: '2026-11-17', from: 600, until: 720 },
    });
    const sent = await desk.placed({ mode: 'LIV', promisedAt: null, deliveryOn: '2026-11-16' });
    const undated = await desk.placed({ mode: 'LIV', promisedAt: null });
    const begun = await desk.placed({ status: 'EN_PREPARATION', promisedAt: soon(3) });
    const ready = await desk.placed({ status: 'DISPONIBLE', promisedAt: soon(-5) });
    await desk.db
      .updateTable('order_line')
      .set({ prepared: 1 })
      .where('order_id', 'in', idOf(ready))
      .execute();
    const unpaid = await desk.placed({ paymentMethod: 'card', paymentState: 'pending' });
    const gone = await desk.placed({ status: 'ANNULEE' });

    expect(await numbers('preparateur', { tab: 'a_preparer' })).toEqual([late, next, sent, slot, undated]);
    expect(await numbers('preparateur', { tab: 'en_cours' })).toEqual([begun]);
    expect(await numbers('preparateur', { tab: 'pretes' })).toEqual([ready]);
    expect(await numbers('preparateur', { tab: 'en_retard' })).toEqual([ready, late]);
    const all = await page('preparateur', { tab: 'toutes' });
    expect(all.rows.map(({ number }) => number)).toEqual(
      [late, next, slot, sent, undated, begun, ready, unpaid, gone].toReversed(),
    );
    expect(all.counts).toEqual([
      { tab: 'a_preparer', count: 5, more: false },
      { tab: 'en_cours', count: 1, more: false },
      { tab: 'pretes', count: 1, more: false },
      { tab: 'en_retard', count: 2, more: false },
      { tab: 'toutes', count: 9, more: false },
    ]);
    expect(all.rows.filter((row) => row.is_late).map(({ number }) => number)).toEqual([ready, late]);
    expect(await numbers('preparateur', { tab: 'toutes', status: ['ANNULEE'] })).toEqual([gone]);
    expect(await numbers('preparateur', { tab: 'toutes', until: '2026-11-15' })).toEqual([]);
    await desk.db.deleteFrom('orders').execute();
  });

  function idOf(number: string) {
    return desk.db.selectFrom('orders').select('id').where('number', '=', number);
  }
});

describe('reach', () => {
  it.each([
    ['preparateur', ['VB006']],
    ['elsewhere', ['VB001']],
    ['responsable', ['VB006', 'VB008']],
    ['service_client', ['VB001', 'VB006', 'VB008']],
    ['proprietaire', ['VB001', 'VB006', 'VB008']],
    ['commercial', []],
  ] as const)('%s reads the orders of %j', async (person, stores) => {
    const placed = new Map<string, string>();
    for (const shopCode of ['VB001', 'VB006', 'VB008']) placed.set(await desk.placed({ shopCode }), shopCode);
    const found = await numbers(person, { tab: 'a_preparer' });
    expect(found.map((number) => placed.get(number)).toSorted()).toEqual(stores);
    for (const [number, code] of placed) {
      const { data } = await desk.as(person, `{ shopOrder(number: "${number}") { number } }`);
      const isSeen = stores.some((store) => store === code);
      expect(data?.['shopOrder']).toEqual(isSeen ? { number } : null);
    }
    expect(await numbers(person, { tab: 'a_preparer', store: 'VB001' })).toHaveLength(
      stores.some((store) => store === 'VB001') ? 1 : 0,
    );
    await desk.db.deleteFrom('orders').execute();
  });

  it('a sales person reads those of the portfolio, its companies’ included', async () => {
    const member = await desk.db
      .selectFrom('portfolio')
      .innerJoin('customer', 'customer.id', 'customer_id')
      .innerJoin('customer as representative', 'representative.id', 'representative_id')
      .select(['customer.id', 'customer.company_id'])
      .where('representative.email', '=', 'sophie.delmas@demo.valbrune.example')
      .where('customer.role', '=', 'Dirigeant')
      .where('customer.is_proven', '=', true)
      .executeTakeFirstOrThrow();
    const own = await desk.placed({ customerId: member.id });
    const companys = await desk.placed({ companyId: member.company_id, shopCode: 'VB001' });
    await desk.placed();
    expect(await numbers('commercial', { tab: 'toutes' })).toEqual([companys, own]);
    await desk.db.deleteFrom('orders').execute();
  });
});

describe('searching', () => {
  it('finds an order by what a person at the counter says of it', async () => {
    const company = await desk.db
      .selectFrom('company')
      .select(['id', 'name', 'client_code'])
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const ean = '3760000123457';
    await desk.db.updateTable('article').set({ ean }).where('sku', '=', PAINT).execute();
    const address = {
      prefix: null,
      firstname: 'Zoé',
      lastname: 'Kervadec',
      suffix: null,
      company: null,
      street: ['1 quai de la Fosse'],
      postcode: '44000',
      city: 'Nantes',
      country_code: 'FR',
      telephone: '+33 6 12 34 56 78',
    } as const;
    const number = await desk.placed({
      buyerName: 'Zoé Kervadec Sánchez',
      email: 'zoe.kervadec@exemple.fr',
      companyId: company.id,
      purchaseRef: 'Chantier 100%_gare',
      purchaseOrderNumber: 'BC-4471',
      shippingAddress: { ...address, street: [...address.street] },
      lines: [plainLine],
    });
    await desk.placed({ lines: [tintedLine] });
    const words = [
      number,
      number.toLowerCase(),
      'kervadec',
      'ZOE ker',
      'sanchez',
      'SÁNCHEZ',
      company.name,
      company.client_code,
      'zoe.kervadec@',
      '06 12 34 56 78',
      '0612345678',
      '+33612345678',
      '12.34.56',
      'gare',
      '100%_',
      'bc-4471',
      PAINT,
      ean,
      `kervadec ${PAINT}`,
    ];
    for (const query of words)
      expect([query, await numbers('preparateur', { tab: 'a_preparer', query })]).toEqual([query, [number]]);
    for (const query of ['kervadec 80100201', '100%xgare', 'kerv%dec', 'kervadec inconnu'])
      expect([query, await numbers('preparateur', { tab: 'toutes', query })]).toEqual([query, []]);
    expect(await numbers('elsewhere', { tab: 'toutes', query: 'kervadec' })).toEqual([]);
    // Whole tabs hold other orders than what is searched for.
    expect((await page('preparateur', { tab: 'toutes', query: 'kervadec' })).counts).toEqual([]);
    expect((await page('preparateur', { tab: 'toutes' })).counts).toHaveLength(5);
    await desk.db.deleteFrom('orders').execute();
  });

  it.each([
    [{ tab: 'toutes', query: 'ab' }, 'ORDER_SEARCH_SHORT'],
    [{ tab: 'toutes', query: 'x'.repeat(101) }, 'ORDER_SEARCH_LONG'],
    [{ tab: 'toutes', since: '2026-02-30' }, 'graphql-input'],
    [{ tab: 'toutes', status: ['PERDUE'] }, 'graphql-input'],
    [{ tab: 'toutes', after: 'n’importe quoi' }, 'graphql-input'],
    [{ tab: 'toutes', first: 101 }, 'graphql-input'],
    [{ tab: 'toutes', money: 'virement_attendu' }, 'ROLE_MAY_NOT'],
  ])('refuses %j', async (variables, key) => {
    expect(errorOf(await ask('preparateur', variables)).key).toBe(key);
  });
});

describe('pages', () => {
  it.each(['a_preparer', 'toutes'] as const)(
    'of %s: none twice, none lost while orders come in',
    async (tab) => {
      const first = [];
      // Several are due at the same moment, and some at none.
      for (let nth = 0; nth < 9; nth += 1)
        first.push(await desk.placed({ promisedAt: nth % 4 === 3 ? null : soon(Math.floor(nth / 3)) }));
      const found: string[] = [];
      let after: string | null = null;
      let pages = 0;
      do {
        const read: Page = await page('preparateur', { tab, after, first: 2 });
        found.push(...read.rows.map(({ number }) => number));
        after = read.next;
        pages += 1;
        // One before and one after where the reader is.
        await desk.placed({ promisedAt: soon(-2), placedAt: new Date(desk.now().getTime() + DAY_MS) });
      } while (after !== null && pages < 12);
      expect(new Set(found).size).toBe(found.length);
      expect(first.filter((number) => !found.includes(number))).toEqual([]);
      const one = await page('preparateur', { tab, first: 3 });
      const second = await page('preparateur', { tab, first: 3, after: one.next });
      const back = await page('preparateur', { tab, first: 3, before: second.previous });
      expect([back.rows, back.next]).toEqual([one.rows, one.next]);
      expect([one.previous, back.previous]).toEqual([null, null]);
      await desk.db.deleteFrom('orders').execute();
    },
  );

  it('counts no further than a thousand', async () => {
    const number = await desk.placed();
    await desk.copies(number, 1_001);
    const { counts } = await page('preparateur', { tab: 'a_preparer', first: 1 });
    expect(counts[0]).toEqual({ tab: 'a_preparer', count: 1_000, more: true });
    await desk.db.deleteFrom('orders').execute();
  });
});

describe('a detail', () => {
  it('tells all that a preparer needs, what is tinted first', async () => {
    await desk.db.updateTable('stock').set({ available: 7 }).where('article_sku', '=', PAINT).execute();
    const number = await desk.placed({ purchaseRef: 'Chantier gare', customerNotes: 'Sonner deux fois' });
    const { data, errors } = await desk.as(
      'preparateur',
      `{ shopOrder(number: "${number}") { store { code } mode origin_label due_at is_late buyer { name email telephone }
        purchase_ref customer_notes payment payment_label to_collect_cents may
        lines { position sku ean quantity picked in_stock tint { code hex name label tint_class base formula_code } } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data?.['shopOrder']).toMatchObject({
      store: { code: 'VB006' },
      mode: 'EMP',
      origin_label: 'en ligne',
      is_late: false,
      buyer: { name: 'Jeanne Le Goff', email: 'jeanne@exemple.fr', telephone: null },
      purchase_ref: 'Chantier gare',
      customer_notes: 'Sonner deux fois',
      payment: 'at_store',
      payment_label: 'À encaisser au magasin',
      may: ['startPreparation', 'noteOrder', 'resendOrderMail'],
      lines: [
        {
          position: 2,
          quantity: 2,
          tint: {
            code: 'RAL 7016',
            hex: '#293133',
            name: 'Gris anthracite',
            label: 'Volets',
            tint_class: 'C',
            base: 'Base TR',
            formula_code: 'TR-7016-C',
          },
        },
        { position: 1, quantity: 3, picked: 0, in_stock: 7, ean: '3760000123457', tint: null },
      ],
    });
    await desk.db.deleteFrom('orders').execute();
  });
});

it('whose shop may be entered is told to who may enter it, of an order with an account', async () => {
  const { id } = await desk.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', 'yann.kermarrec@demo.valbrune.example')
    .executeTakeFirstOrThrow();
  const [own, guests] = [await desk.placed({ customerId: id }), await desk.placed()];
  const enterAs = async (person: Person, number: string) =>
    (await desk.as(person, `{ shopOrder(number: "${number}") { buyer { enter_as } } }`)).data?.['shopOrder'];
  expect(await enterAs('service_client', own)).toEqual({ buyer: { enter_as: String(id) } });
  expect(await enterAs('service_client', guests)).toEqual({ buyer: { enter_as: null } });
  expect(await enterAs('responsable', own)).toEqual({ buyer: { enter_as: String(id) } });
  expect(await enterAs('preparateur', own)).toEqual({ buyer: { enter_as: null } });
  // As the press itself judges: whoever could stand in, or the account, may be closed; the store is another’s.
  for (const who of [sql`role = 'Commercial'`, sql`id = ${id}`]) {
    await sql`update customer set is_active = false where ${who}`.execute(desk.db);
    expect(await enterAs('service_client', own)).toEqual({ buyer: { enter_as: null } });
    await sql`update customer set is_active = true where ${who}`.execute(desk.db);
  }
  expect(await enterAs('commercial', own)).toEqual({ buyer: { enter_as: String(id) } });
  const moved = (shop: string) =>
    sql`update company set shop_code = ${shop} where id = (select company_id from customer where id = ${id})`.execute(
      desk.db,
    );
  await moved('VB021');
  expect(await enterAs('responsable', own)).toEqual({ buyer: { enter_as: null } });
  await moved('VB006');
});

it('a shelf holds what was kept for the order, and only what it lacks now is brought in', async () => {
  await desk.db.updateTable('stock').set({ available: 1 }).where('article_sku', '=', PAINT).execute();
  const lines = [{ ...plainLine, quantity: 3, fromStock: 0 }];
  const [held, unheld] = [
    await desk.placed({ lines: [{ ...plainLine, quantity: 3, fromStock: 3 }] }),
    await desk.placed({ lines }),
  ];
  const shelves = async (number: string) =>
    (await desk.as('preparateur', `{ shopOrder(number: "${number}") { lines { in_stock brought_in } } }`))
      .data?.['shopOrder'];
  const rest = async () =>
    (
      await desk.db
        .selectFrom('stock')
        .select('available')
        .where('article_sku', '=', PAINT)
        .where('shop_code', '=', 'VB006')
        .executeTakeFirstOrThrow()
    ).available;
  const free = await rest();
  expect(await shelves(held)).toEqual({ lines: [{ in_stock: free + 3, brought_in: 0 }] });
  expect(await shelves(unheld)).toEqual({ lines: [{ in_stock: free, brought_in: 3 - free }] });
  await desk.as(
    'responsable',
    `mutation { cancelShopOrder(number: "${unheld}", reason: "Essai") { number } }`,
  );
  expect(await shelves(unheld)).toEqual({ lines: [{ in_stock: free, brought_in: 0 }] });
});

it('what is no article lies on no shelf and is not brought in', async () => {
  const hire = { ...plainLine, articleSku: 'LIBRE', parentSku: 'LIBRE', name: 'Nacelle', fromStock: 0 };
  const number = await desk.placed({ lines: [plainLine, hire] });
  const { data } = await desk.as(
    'preparateur',
    `{ shopOrder(number: "${number}") { lines { sku in_stock brought_in } } }`,
  );
  expect(data?.['shopOrder']).toMatchObject({
    lines: [{}, { sku: 'LIBRE', in_stock: null, brought_in: 0 }],
  });
});

it('a sum above what an Int holds takes no list and no page down', async () => {
  const number = await desk.placed({ paymentMethod: 'card', paymentState: 'paid' });
  const sums = { goods_ht_cents: 9e11, total_ht_cents: 9e11, tax_cents: 18e10, total_ttc_cents: 108e10 };
  await desk.db.updateTable('orders').set(sums).where('number', '=', number).execute();
  const row = '{ rows { number total_ttc_cents to_give_back_cents } }';
  const { data } = await desk.as(
    'proprietaire',
    `{ shopOrders(tab: toutes, query: "${number}") ${row} shopOrder(number: "${number}") { sums { total_ttc_cents } } }`,
  );
  expect(data).toMatchObject({
    shopOrders: { rows: [{ number, total_ttc_cents: 108e10 }] },
    shopOrder: { sums: { total_ttc_cents: 108e10 } },
  });
});
