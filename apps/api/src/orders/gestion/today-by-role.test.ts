// What each role opens on: its own work, within its reach, and nothing of the others'.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { orderDesk } from './testing/order-desk.ts';
import type { OrderDesk, Person } from './testing/order-desk.ts';

let desk: OrderDesk;
beforeAll(async () => {
  desk = await orderDesk();
});
afterAll(() => desk.close());

type Row = { key: string; title: string; detail: string | null; at: string | null; day: string | null };
type Work = { count: number; rows: (Row & { amount_cents: number | null })[] } | null;

async function told(person: Person, part: string): Promise<Work> {
  const fields = 'count rows { key title detail at day amount_cents }';
  const { data, errors } = await desk.as(person, `{ today { ${part} { ${fields} } } }`);
  if (errors) throw new Error(errors[0]?.message);
  return (data?.['today'] as Record<string, Work> | undefined)?.[part] ?? null;
}

async function asked<T>(person: Person, document: string): Promise<T> {
  const { data, errors } = await desk.as(person, document);
  if (errors) throw new Error(errors[0]?.message);
  return data as T;
}

const ago = (days: number) => new Date(desk.now().getTime() - days * DAY_MS);
const keys = (work: Work) => work?.rows.map(({ key }) => key);

describe('a sales person', () => {
  it('finds the quotations of the own portfolio: unanswered by their end, and accepted without an order', async () => {
    const [leads] = (await asked<{ today: { leads: string[] } }>('commercial', '{ today { leads } }')).today
      .leads;
    expect(leads).toBe('asked_quotations');
    const listed = (tab: string) =>
      asked<{ shopQuotations: { rows: { number: string; valid_until: string }[] } }>(
        'commercial',
        `{ shopQuotations(tab: ${tab}) { rows { number valid_until } } }`,
      );
    const open = (await listed('envoyes')).shopQuotations.rows;
    const work = await told('commercial', 'quotations');
    expect(work?.count).toBe(open.length);
    expect(open.length).toBeGreaterThan(1);
    expect(work?.rows.map(({ day }) => day)).toEqual(
      open
        .map(({ valid_until: day }) => day)
        .toSorted()
        .slice(0, 5),
    );
    expect(work?.rows[0]).toMatchObject({ detail: expect.any(String), at: expect.any(String) });
    const [first] = open;
    const accept = (isOwn: boolean) =>
      sql`update quotation set status = 'ACCEPTE', decided_at = ${desk.now()}, order_number = null, is_own = ${isOwn}
        where number = ${first?.number}`.execute(desk.db);
    await accept(false);
    const theirs = keys(await told('commercial', 'accepted_quotations')) ?? [];
    expect(theirs, 'what another system keeps is done there').not.toContain(first?.number);
    await accept(true);
    const accepted = await told('commercial', 'accepted_quotations');
    expect(keys(accepted)).toContain(first?.number);
    expect((await listed('a_commander')).shopQuotations.rows).toHaveLength(accepted?.count ?? -1);
    const all = await told('proprietaire', 'quotations');
    expect(all?.count).toBeGreaterThan((work?.count ?? 0) - 1);
  });
});

describe('who answers customers', () => {
  it('finds the messages, the oldest first, and withdrawals with their legal day', async () => {
    await desk.db.deleteFrom('contact_message').execute();
    const message = { name: 'Paul', email: 'paul@exemple.fr', message: 'Bonjour', reason: 'Livraison' };
    for (const days of [1, 3])
      await sql`insert into contact_message (name, email, message, reason, created_at)
        values (${message.name}, ${message.email}, ${`${days}`}, ${`Depuis ${days}`}, ${ago(days)})`.execute(
        desk.db,
      );
    const work = await told('service_client', 'messages');
    expect(work?.rows.map(({ title }) => title)).toEqual(['Depuis 3', 'Depuis 1']);
    expect(await told('comptabilite', 'messages')).toBeNull();
    const number = await desk.placed();
    await sql`insert into withdrawal (order_id, line_ids, declaration, declared_at)
      select id, '{}', 'Je me rétracte', ${desk.now()} from orders where number = ${number}`.execute(desk.db);
    expect((await told('service_client', 'withdrawals'))?.rows).toContainEqual(
      expect.objectContaining({ title: number, day: '2026-11-30' }),
    );
    expect(await told('elsewhere', 'withdrawals')).toBeNull();
    const { id: companyId } = await desk.db.selectFrom('company').select('id').executeTakeFirstOrThrow();
    const professional = await desk.placed({ companyId });
    await sql`insert into withdrawal (order_id, line_ids, declaration, declared_at)
      select id, '{}', 'Rapporté', ${ago(9)} from orders where number = ${professional}`.execute(desk.db);
    const { data } = await desk.as(
      'service_client',
      '{ today { withdrawals { legal_day rows { title day } } } }',
    );
    expect(data?.['today']).toMatchObject({
      withdrawals: { legal_day: '2026-11-30', rows: [{ title: professional, day: null }, { title: number }] },
    });
  });

  it('in a store finds those of the own store alone', async () => {
    await desk.db.deleteFrom('contact_message').execute();
    await desk.db.deleteFrom('withdrawal').execute();
    for (const shopCode of ['VB006', 'VB001']) {
      await sql`insert into contact_message (name, email, message, reason, created_at, shop_code)
        values ('Paul', 'paul@exemple.fr', 'Bonjour', ${shopCode}, ${ago(1)}, ${shopCode})`.execute(desk.db);
      const number = await desk.placed({ shopCode, buyerName: shopCode });
      await sql`insert into withdrawal (order_id, line_ids, declaration, declared_at)
        select id, '{}', 'Je me rétracte', ${ago(1)} from orders where number = ${number}`.execute(desk.db);
    }
    const messages = await told('responsable', 'messages');
    expect([messages?.count, messages?.rows.map(({ title }) => title)]).toEqual([1, ['VB006']]);
    const withdrawals = await told('responsable', 'withdrawals');
    expect([withdrawals?.count, withdrawals?.rows.map(({ detail }) => detail)]).toEqual([1, ['VB006']]);
    expect((await told('service_client', 'messages'))?.count).toBe(2);
    expect((await told('service_client', 'withdrawals'))?.count).toBe(2);
  });
});

describe('who keeps texts', () => {
  it('finds drafts, what begins or ends this week, and products without text or picture', async () => {
    const draft = (identifier: string) =>
      asked(
        'contenu',
        `mutation { saveContentDraft(kind: page, identifier: "${identifier}", fields: {
          title: "Titre ${identifier}", content: "<p>a</p>", is_active: true }) { identifier } }`,
      );
    await draft('brouillon-du-jour');
    await draft('a-venir');
    const soon = new Date(Date.now() + 2 * DAY_MS).toISOString();
    const later = new Date(Date.now() + 30 * DAY_MS).toISOString();
    const publish = (identifier: string, from: string) =>
      asked(
        'contenu',
        `mutation { publishContent(kind: page, identifier: "${identifier}", from: "${from}") { identifier } }`,
      );
    await publish('a-venir', soon);
    await draft('bien-plus-tard');
    await publish('bien-plus-tard', later);
    expect(await told('contenu', 'drafts')).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({ key: 'page brouillon-du-jour', title: 'Titre brouillon-du-jour' }),
      ]),
    });
    const dated = await told('contenu', 'dated_texts');
    expect(dated?.rows).toContainEqual(
      expect.objectContaining({ key: 'page a-venir', detail: 'Publication', at: soon }),
    );
    expect(keys(dated)).not.toContain('page bien-plus-tard');
    const ends = (identifier: string, until: string) =>
      sql`insert into content_page (identifier, title, content, is_active, publish_until)
        values (${identifier}, ${identifier}, '', true, ${until})`.execute(desk.db);
    await ends('finit', soon);
    await ends('finit-plus-tard', later);
    const ending = await told('contenu', 'dated_texts');
    expect(ending?.rows).toContainEqual(
      expect.objectContaining({ key: 'page finit', detail: 'Fin de publication', at: soon }),
    );
    expect(keys(ending)).not.toContain('page finit-plus-tard');
    const listed = async (work: string) =>
      (
        await asked<{ contents: { items: { identifier: string }[] } }>(
          'contenu',
          `{ contents(work: ${work}) { items { identifier } } }`,
        )
      ).contents.items.map(({ identifier }) => identifier);
    expect(await listed('brouillons')).toContain('brouillon-du-jour');
    expect(await listed('brouillons')).not.toContain('a-venir');
    expect(await listed('dates')).toContain('a-venir');
    expect(await listed('dates')).not.toContain('bien-plus-tard');
    await sql`update product set description = '' where sku = 'P101000'`.execute(desk.db);
    expect(keys(await told('contenu', 'wordless_products'))).toContain('P101000');
    await sql`delete from product_picture`.execute(desk.db);
    expect((await told('contenu', 'pictureless_products'))?.count).toBeGreaterThan(5);
    expect(await told('prix', 'drafts')).toBeNull();
  });
});

describe('who keeps prices', () => {
  const save = (name: string, terms: string) =>
    asked<{ saveCampaign: { row: { id: number }; revision: number } }>(
      'prix',
      `mutation { saveCampaign(input: { name: "${name}", kind: PROMOTION, ${terms}, categories: [], brands: [],
        range_statuses: [], references: ["10100001"] }) { row { id } revision } }`,
    );

  it('finds what runs, what comes, what the thirty days refuse, and codes that end', async () => {
    const { saveCampaign: fit } = await save(
      'Façades',
      'from: "2026-11-16", to: "2026-11-20", percent: 2000',
    );
    const schedule = (id: number, revision: number) =>
      asked(
        'prix',
        `mutation { scheduleCampaign(id: ${id}, revision: ${revision}, leaveOut: false) { revision } }`,
      );
    await schedule(fit.row.id, fit.revision);
    expect(await told('prix', 'running_campaigns')).toMatchObject({
      count: 1,
      rows: [{ title: 'Façades', day: '2026-11-20', detail: '1\u00A0article' }],
    });
    const { saveCampaign: coming } = await save(
      'Noël',
      'from: "2026-12-10", to: "2026-12-24", percent: 4000',
    );
    expect((await told('prix', 'refused_campaigns'))?.count).toBe(0);
    // It was sold for a cent within the thirty days.
    await sql`update price_history set pack_ht_cents = 1 where article_sku = '10100001'`.execute(desk.db);
    await sql`update campaign set state = 'stopped' where id = ${fit.row.id}`.execute(desk.db);
    await sql`update public_price set reduced_type = null, reduced_pack_ht_cents = null, reduced_unit_ht = null,
      reduced_from = null, reduced_to = null, reduced_since = null where article_sku = '10100001'`.execute(
      desk.db,
    );
    expect(await told('prix', 'refused_campaigns')).toMatchObject({
      count: 1,
      rows: [
        { key: String(coming.row.id), title: 'Noël', day: '2026-12-10', detail: '1 sur 1\u00A0article' },
      ],
    });
    await sql`update campaign set state = 'scheduled' where id = ${coming.row.id}`.execute(desk.db);
    expect(await told('prix', 'coming_campaigns')).toMatchObject({
      rows: [{ title: 'Noël', day: '2026-12-10' }],
    });
    await desk.db.deleteFrom('coupon').execute();
    await sql`insert into coupon (code, label, kind, value, usage_limit, used, valid_to)
      values ('PRESQUE', 'a', 'percent', 1000, 50, 40, null), ('FINIT', 'b', 'percent', 1000, null, 3, '2026-11-20'),
        ('SEPT', 'd', 'percent', 1000, null, 0, '2026-11-23'), ('HUIT', 'e', 'percent', 1000, null, 0, '2026-11-24'),
        ('LOIN', 'c', 'percent', 1000, 50, 39, '2026-12-31')`.execute(desk.db);
    expect(await told('prix', 'ending_coupons')).toMatchObject({
      count: 3,
      rows: [
        { key: 'FINIT', day: '2026-11-20', detail: null },
        { key: 'SEPT', day: '2026-11-23' },
        { key: 'PRESQUE', detail: '40 utilisations sur 50' },
      ],
    });
    const listed = await asked<{ shopCoupons: { rows: { code: string }[] } }>(
      'prix',
      '{ shopCoupons(isEnding: true) { rows { code } } }',
    );
    expect(listed.shopCoupons.rows.map(({ code }) => code)).toEqual(['FINIT', 'PRESQUE', 'SEPT']);
    expect(await told('contenu', 'ending_coupons')).toBeNull();
  });
});

describe('who keeps the accounts', () => {
  it('finds what is to be given back, who is late, and transfers that have not come', async () => {
    await desk.db.deleteFrom('orders').execute();
    const owed = await desk.placed({ paymentMethod: 'card', paymentState: 'refund-due', status: 'ANNULEE' });
    const refused = await desk.placed({ paymentMethod: 'card', paymentState: 'paid' });
    await desk.placed({ paymentMethod: 'card', paymentState: 'paid' });
    const transfer = await desk.placed({ paymentMethod: 'bank_transfer' });
    await desk.placed({ paymentMethod: 'bank_transfer', status: 'ANNULEE' });
    await sql`insert into payment (id, order_id, provider, amount_cents, currency, created_at)
      select gen_random_uuid(), id, 'demo', 100, 'EUR', ${desk.now()} from orders where number = ${refused}`.execute(
      desk.db,
    );
    const refund = (state: string, bankId: string | null) =>
      sql`insert into payment_refund (payment_id, amount_cents, state, bank_id, author, asked_at, settled_at)
        select payment.id, 100, ${state}, ${bankId}, 'x', ${desk.now()}, ${desk.now()} from payment
        join orders on orders.id = order_id where number = ${refused}`.execute(desk.db);
    await refund('refused', null);
    const listed = async (money: string) =>
      (
        await asked<{ shopOrders: { rows: { number: string }[] } }>(
          'comptabilite',
          `{ shopOrders(tab: toutes, money: ${money}) { rows { number } } }`,
        )
      ).shopOrders.rows.map(({ number }) => number);
    expect(keys(await told('comptabilite', 'refunds'))).toEqual([owed, refused]);
    expect((await listed('a_rembourser')).toSorted()).toEqual([owed, refused].toSorted());
    await refund('given', 'b1');
    expect(keys(await told('comptabilite', 'refunds'))).toEqual([owed]);
    expect(keys(await told('comptabilite', 'awaited_transfers'))).toEqual([transfer]);
    expect(await listed('virement_attendu')).toEqual([transfer]);
    const invoiced = (type: string, number: string, ttc: number, balance: number) =>
      sql`insert into invoice (type, number, order_number, issued_on, due_on, total_ht_cents, tax_cents, total_ttc_cents,
          balance_ttc_cents, billing)
        values (${type}, ${number}, ${transfer}, '2026-11-10', ${ttc > 0 ? '2026-12-10' : null}, ${ttc}, 0, ${ttc}, ${balance}, '{}')`.execute(
        desk.db,
      );
    await invoiced('FACTURE', 'F26990001', 1200, 1200);
    await invoiced('AVOIR', 'A26990001', -1200, 0);
    expect(await listed('virement_attendu')).toEqual([transfer]);
    await sql`update invoice set balance_ttc_cents = 0 where number = 'F26990001'`.execute(desk.db);
    expect(await listed('virement_attendu')).toEqual([]);
    expect(keys(await told('comptabilite', 'awaited_transfers'))).toEqual([]);
    const late = await asked<{ shopCustomers: { rows: { id: string }[] } }>(
      'comptabilite',
      '{ shopCustomers(list: societes, filter: en_retard, first: 100) { rows { id } } }',
    );
    const overdue = await told('comptabilite', 'overdue_companies');
    expect(overdue?.count).toBe(late.shopCustomers.rows.length);
    expect(overdue?.count).toBeGreaterThan(0);
    const sums = overdue?.rows.map(({ amount_cents: cents }) => cents ?? 0) ?? [];
    expect(sums).toEqual(sums.toSorted((one, other) => other - one));
    expect(await told('service_client', 'overdue_companies')).toBeNull();
  });
});

describe('the owner', () => {
  it('finds alarms, and yesterday beside the same day a week before', async () => {
    await desk.db.deleteFrom('orders').execute();
    await desk.placed({ placedAt: ago(1) });
    await desk.placed({ placedAt: ago(1) });
    await desk.placed({ placedAt: ago(8) });
    await desk.placed({ placedAt: ago(2) });
    const { today } = await asked<{ today: { leads: string[]; figures: unknown; to_prepare: unknown } }>(
      'proprietaire',
      '{ today { leads figures { day day_before orders orders_before ht_cents ht_cents_before } to_prepare { rows { number } } } }',
    );
    expect(today).toMatchObject({
      leads: [
        'late_orders',
        'stock_outs',
        'failed_imports',
        'failed_webhooks',
        'failed_jobs',
        'figures',
        'closed_days',
      ],
      figures: {
        day: '2026-11-15',
        day_before: '2026-11-08',
        orders: 2,
        orders_before: 1,
        ht_cents: 10_000,
        ht_cents_before: 5_000,
      },
      to_prepare: { rows: [] },
    });
    await sql`insert into job (name, schedule, next_due_at) values ('mails', '', ${desk.now()}) on conflict do nothing`.execute(
      desk.db,
    );
    const { shopJobs: jobs } = await asked<{ shopJobs: { name: string; title: string }[] }>(
      'proprietaire',
      '{ shopJobs { name title } }',
    );
    const [job] = jobs;
    await sql`insert into job (name, schedule, next_due_at) values (${job?.name}, '', ${desk.now()})
      on conflict do nothing`.execute(desk.db);
    await sql`insert into job_run (name, due_at, next_try_at, tries, ended_at, outcome, last_error)
      values (${job?.name}, ${desk.now()}, ${desk.now()}, 3, ${desk.now()}, 'failed', 'Disque plein')`.execute(
      desk.db,
    );
    expect(await told('lecture_seule', 'failed_jobs')).toMatchObject({
      rows: [{ title: job?.title, detail: 'Disque plein' }],
    });
    const { today: kept } = await asked<{ today: { figures: unknown } }>(
      'preparateur',
      '{ today { figures { day } } }',
    );
    expect(kept.figures).toBeNull();
  });
});
