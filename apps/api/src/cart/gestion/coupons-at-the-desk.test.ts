// Codes as the shop's people keep them, what carts make of them, and carts tried with a code or a campaign.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdKind } from '../../imports/staging/hold-kind-store.ts';
import { fileDesk } from '../../intake/testing/file-desk.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { cartDesk } from '../testing/cart-desk.ts';

const CLAIRE = 'claire.valbrune@equipe.valbrune.example';
const HENRI = 'henri.valbrune@equipe.valbrune.example';
const ANNE = 'anne.schmitt@equipe.valbrune.example';
const YANN = 'yann.kermarrec@demo.valbrune.example';
const ELODIE = 'elodie.marchand@demo.valbrune.example';
const NOW = new Date('2026-11-18T08:00:00Z');
const LARGE = '10100002';

let shop: ShopApi;
let desk: ReturnType<typeof cartDesk>;
let clients = 0;
beforeAll(async () => {
  shop = await shopApi({ now: () => NOW });
  desk = cartDesk(shop);
});
afterAll(() => shop.close());

async function ask(who: string, document: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await shop.sendAsStaff(who, document, variables);
  const refusal = (errors?.[0]?.message ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
  return { data: (data ?? {}) as Record<string, unknown>, refusal };
}

type Coupon = { code: string; state: string; used: number; is_on: boolean; changed_by: string; read: string };
const FIELDS = 'code state used is_on changed_by read';
const SAVE = `mutation ($read: String, $input: CouponInput!) { act: saveCoupon(read: $read, input: $input) { ${FIELDS} } }`;

const given = (code: string, more: Record<string, unknown> = {}) => ({
  code,
  label: 'Rentrée des peintres',
  kind: 'percent',
  value: 1_000,
  min_ht_cents: 0,
  price_groups: [],
  valid_from: null,
  valid_to: null,
  usage_limit: null,
  per_customer: null,
  first_order: false,
  ...more,
});

async function saved(code: string, more: Record<string, unknown> = {}): Promise<Coupon> {
  const { data, refusal } = await ask(CLAIRE, SAVE, { input: given(code, more) });
  expect(refusal).toBe('');
  return data['act'] as Coupon;
}

async function switched({ code, read }: Coupon, isOn: boolean): Promise<Coupon> {
  const document = `mutation { act: switchCoupon(code: "${code}", read: "${read}", isOn: ${isOn}) { ${FIELDS} } }`;
  const { data, refusal } = await ask(CLAIRE, document);
  expect(refusal).toBe('');
  return data['act'] as Coupon;
}

async function applied(as: string | undefined, code: string): Promise<string> {
  clients += 1;
  const from = { clientAddress: `client-${clients}`, ...(as === undefined ? {} : { as }) };
  const id = as === undefined ? await desk.create() : (await desk.own(as)).id;
  await desk.add(id, [{ sku: LARGE, quantity: 1 }], from);
  const { errors } = await desk.coupon(id, code, from);
  return errors[0]?.message ?? '';
}

describe('a code', () => {
  it('is made, used in carts, switched off and on again, all of it noted', async () => {
    const made = await saved('RENTREE10');
    expect(made).toMatchObject({ state: 'actif', is_on: true, changed_by: 'Claire Valbrune' });
    expect(await applied(undefined, 'rentree10')).toBe('');
    const off = await switched(made, false);
    expect(off).toMatchObject({ state: 'desactive', is_on: false });
    expect(await applied(undefined, 'RENTREE10')).toBe('Le code promotionnel n’est pas valide.');
    const on = await switched(off, true);
    expect(on.state).toBe('actif');
    expect(await applied(undefined, 'RENTREE10')).toBe('');
    const entries = await shop.db
      .selectFrom('audit_entry')
      .select(['event', 'details'])
      .where('event', 'like', 'coupon-%')
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject([
      { event: 'coupon-saved', details: { coupon: 'RENTREE10', before: null, after: { value: 1_000 } } },
      { event: 'coupon-switched', details: { before: { is_on: true }, after: { is_on: false } } },
      { event: 'coupon-switched', details: { before: { is_on: false }, after: { is_on: true } } },
    ]);
  });

  it('tells its price groups by name, as the site has named them', async () => {
    await saved('BOISETSOL', { price_groups: ['BOIS', 'SOL'] });
    await sql`update site set settings = jsonb_set(settings, '{price_group_names}', '[{"code": "BOIS", "name": "Bois"}]')
      where is_default`.execute(shop.db);
    const { data } = await ask(
      CLAIRE,
      'query { one: shopCoupon(code: "BOISETSOL") { price_groups { code label } } all: couponGroups { label } }',
    );
    const named = [
      { code: 'BOIS', label: 'Bois (BOIS)' },
      { code: 'SOL', label: 'SOL' },
    ];
    expect(data['one']).toEqual({ price_groups: named });
    expect(data['all']).toEqual(expect.arrayContaining([{ label: 'Bois (BOIS)' }, { label: 'SOL' }]));
  });

  it('is one code however it is typed, kept in capitals', async () => {
    expect((await saved(' Blanc-casse ')).code).toBe('BLANC-CASSE');
    const twice = await ask(CLAIRE, SAVE, { input: given('blanc-Casse') });
    expect(twice.refusal).toBe('Ce code existe déjà : choisissez-en un autre.');
    expect(await applied(undefined, 'blanc-casse')).toBe('');
  });

  it('is for each customer so often as it says, which the customer is told and no visitor', async () => {
    await saved('UNEFOIS', { per_customer: 1 });
    expect(await applied(YANN, 'UNEFOIS')).toBe('');
    await sql`
      insert into coupon_use (cart_id, coupon_code, customer_id, mailbox_hash, used_at)
      select 'essai-essai-essai-essai', 'UNEFOIS', id, null, now() from customer where email = ${YANN}`.execute(
      shop.db,
    );
    expect(await applied(YANN, 'UNEFOIS')).toContain('Vous avez déjà utilisé ce code promotionnel');
    expect(await applied(undefined, 'UNEFOIS')).toBe('');
  });

  it('is for a first order alone where it says so', async () => {
    await saved('BIENVENUE', { first_order: true });
    expect(await applied(YANN, 'BIENVENUE')).toBe(
      'Ce code promotionnel est réservé à une première commande.',
    );
  });

  it('is changed by one of two; the other is told who, and of a file that it was a file', async () => {
    const { read } = await saved('ADEUX');
    const change = (who: string, value: number) => ask(who, SAVE, { read, input: given('ADEUX', { value }) });
    expect((await change(HENRI, 500)).refusal).toBe('');
    expect((await change(CLAIRE, 700)).refusal).toMatch(
      /^Henri Valbrune a changé ce code le 18 novembre 2026/,
    );
    const files = await fileDesk(() => shop.db);
    await files.give('coupons', 'code;nom;remise\nADEUX;Autre;12\n', { name: 'codes.csv' });
    expect((await change(CLAIRE, 700)).refusal).toMatch(/^Un fichier a changé ce code/);
  });

  it('is made by one of two who press at once; the other is told that it is there', async () => {
    const waiting = async () =>
      (await sql`select from pg_locks where not granted`.execute(shop.db)).rows.length;
    const { second } = await shop.db.transaction().execute(async (first) => {
      await holdKind(first, 'coupons');
      await sql`insert into coupon (code, label, kind, value)
        values ('ENMEMETEMPS', 'Le premier', 'percent', 500)`.execute(first);
      const asked = ask(CLAIRE, SAVE, { input: given('enmemetemps', { value: 700 }) });
      await expect.poll(waiting).toBeGreaterThan(0);
      return { second: asked };
    });
    expect((await second).refusal).toContain('Ce code existe déjà');
    const { value } = await shop.db
      .selectFrom('coupon')
      .select('value')
      .where('code', '=', 'ENMEMETEMPS')
      .executeTakeFirstOrThrow();
    expect(value).toBe(500);
  });

  it('that is switched off stays so when its file comes again', async () => {
    await switched(await saved('ARRETE'), false);
    const files = await fileDesk(() => shop.db);
    await files.give('coupons', 'code;nom;remise\nARRETE;Encore;15\n', { name: 'codes.csv' });
    expect(await applied(undefined, 'ARRETE')).toBe('Le code promotionnel n’est pas valide.');
  });

  it.each([
    ['that is there', 'CHANTIER5', {}, 'Ce code existe déjà'],
    ['with spaces', 'DIX POUR CENT', {}, 'de 2 à 32 lettres'],
    ['of more than everything', 'TROP', { value: 10_001 }, 'un pourcentage de 0,01 à 100'],
    ['without a name', 'SANSNOM', { label: ' ' }, 'Donnez un nom à l’opération.'],
    ['with too long a name', 'LONG', { label: 'x'.repeat(121) }, 'un nom de 120 caractères'],
    ['that ends first', 'ENVERS', { valid_from: '2026-12-02', valid_to: '2026-12-01' }, 'dernier jour'],
    ['of no day', 'JAMAIS', { valid_to: '2026-02-31' }, 'n’est pas du calendrier'],
    ['of unknown goods', 'GROUPE', { price_groups: ['RIEN'] }, 'n’existe pas'],
  ])('%s is refused', async (_what, code, more, words) => {
    expect((await ask(CLAIRE, SAVE, { input: given(code, more) })).refusal).toContain(words);
  });

  it('keeps its limit above its uses, and is not changed by who only reads', async () => {
    const { read } = await saved('SERVI', { usage_limit: 5 });
    await shop.db.updateTable('coupon').set({ used: 3 }).where('code', '=', 'SERVI').execute();
    const { refusal } = await ask(CLAIRE, SAVE, { read, input: given('SERVI', { usage_limit: 2 }) });
    expect(refusal).toContain('Ce code a déjà servi 3 fois');
    expect((await ask(ANNE, SAVE, { read, input: given('SERVI') })).refusal).toContain('Votre rôle');
  });
});

describe('the list of codes', () => {
  it('has those of everybody alone, by state, words and page', async () => {
    const list = async (args: string) => {
      const { data } = await ask(ANNE, `{ shopCoupons(${args}) { rows { code state } next } }`);
      return data['shopCoupons'] as { rows: { code: string; state: string }[]; next: string | null };
    };
    await sql`insert into coupon (code, label, kind, value, owner_customer_id)
      select 'ASOI', 'A soi', 'percent', 100, id from customer where email = ${YANN}`.execute(shop.db);
    const all = await list('first: 100');
    const codes = all.rows.map(({ code }) => code);
    expect(codes).toContain('CHANTIER5');
    expect(codes).not.toContain('ASOI');
    expect((await list('state: termine')).rows).toEqual([{ code: 'EXPIRE2025', state: 'termine' }]);
    expect((await list('query: "expire2025"')).rows).toHaveLength(1);
    const first = await list('first: 2');
    const second = await list(`first: 2, after: "${first.next}"`);
    expect([...first.rows, ...second.rows].map(({ code }) => code)).toEqual(codes.slice(0, 4));
    expect((await ask(ANNE, '{ shopCoupon(code: "ASOI") { code } }')).data).toEqual({ shopCoupon: null });
  });
});

describe('a cart tried', () => {
  type Simulation = {
    customer: string | null;
    lines: {
      sku: string;
      before_ht_cents: number;
      after_ht_cents: number;
      coupon_ht_cents: number;
      price_type: string | null;
    }[];
    refused: { sku: string; reason: string }[];
    before: { total_ht_cents: number };
    after: { total_ht_cents: number; coupon_ht_cents: number };
    coupon_refusal: string | null;
    coupon_today: string | null;
    campaign_lines: number | null;
  };
  const TRY = `query ($input: SimulationInput!) { simulateCart(input: $input) { customer
    lines { sku before_ht_cents after_ht_cents coupon_ht_cents price_type } refused { sku reason }
    before { total_ht_cents } after { total_ht_cents coupon_ht_cents } coupon_refusal coupon_today campaign_lines } }`;
  const tried = async (input: Record<string, unknown>) => {
    const { data, refusal } = await ask(ANNE, TRY, { input: { own_cart: false, lines: [], ...input } });
    return { refusal, ...(data['simulateCart'] as Simulation) };
  };
  const one = [{ sku: LARGE, quantity: 2 }];

  it('tells line by line what a code takes off, and why it takes nothing', async () => {
    const good = await tried({ lines: one, coupon: 'CHANTIER5' });
    expect(good).toMatchObject({
      customer: null,
      lines: [{ sku: LARGE, before_ht_cents: 6_050, after_ht_cents: 6_050, coupon_ht_cents: 605 }],
      before: { total_ht_cents: 12_100 },
      after: { total_ht_cents: 11_495, coupon_ht_cents: 605 },
      coupon_refusal: null,
    });
    const why = async (input: Record<string, unknown>) =>
      (await tried({ lines: one, ...input })).coupon_refusal?.replaceAll(/[\u00A0\u202F]/g, ' ');
    expect(await why({ coupon: 'EXPIRE2025' })).toBe('Le code n’est plus valable.');
    expect(await why({ coupon: 'PERSONNE' })).toBe('Ce code n’existe pas.');
    expect(await why({ coupon: 'UNEFOIS', customer: YANN })).toContain('limite par client');
    expect(await why({ coupon: 'BIENVENUE', customer: YANN })).toContain('première commande');
    await saved('GROS', { min_ht_cents: 50_000 });
    expect(await why({ coupon: 'GROS' })).toContain('minimum du code. Panier : 121,00 € HT.');
  });

  it('tries a code before customers have it, says why it is not good today, and leaves it as it is', async () => {
    await saved('DEMAIN', { valid_from: '2099-01-01' });
    for (const [code, today] of [
      ['DEMAIN', 'Le code n’est pas encore valable.'],
      ['ARRETE', 'Le code est désactivé.'],
    ] as const) {
      const found = await tried({ lines: one, coupon: code });
      expect(found).toMatchObject({ coupon_today: today, coupon_refusal: null });
      expect(found.after.coupon_ht_cents).toBeGreaterThan(0);
      // Asked again, it is as it was.
      expect((await tried({ lines: one, coupon: code })).coupon_today).toBe(today);
    }
    await saved('DEMAINGROS', { valid_from: '2099-01-01', min_ht_cents: 50_000 });
    expect(await tried({ lines: one, coupon: 'DEMAINGROS' })).toMatchObject({
      coupon_today: 'Le code n’est pas encore valable.',
      coupon_refusal: expect.stringContaining('minimum du code'),
      after: { coupon_ht_cents: 0 },
    });
    expect((await tried({ lines: one, coupon: 'CHANTIER5' })).coupon_today).toBeNull();
  });

  it('goes by the prices of the customer named, by address or as head of a company', async () => {
    const visitor = await tried({ lines: one });
    const yann = await tried({ lines: one, customer: YANN });
    expect(yann.customer).toBe('Peintures Kermarrec SARL');
    expect(yann.before.total_ht_cents).toBeLessThan(visitor.before.total_ht_cents);
    const { client_code: code } = await shop.db
      .selectFrom('customer')
      .innerJoin('company', 'company.id', 'customer.company_id')
      .select('client_code')
      .where('customer.email', '=', YANN)
      .executeTakeFirstOrThrow();
    expect((await tried({ lines: one, customer: code })).before).toEqual(yann.before);
    expect((await tried({ lines: one, customer: 'personne@ailleurs.example' })).refusal).toContain(
      'Aucun compte actif',
    );
    expect((await tried({})).refusal).toContain('Donnez de 1 à 100 articles');
    const odd = await tried({ lines: [...one, { sku: 'RIEN1', quantity: 1 }] });
    expect(odd.refused).toMatchObject([{ sku: 'RIEN1' }]);
    expect(odd.lines).toHaveLength(1);
  });

  it('is the customer’s own where that is asked, and stays as it was', async () => {
    const own = await desk.own(ELODIE);
    await desk.add(own.id, [{ sku: LARGE, quantity: 3 }], { as: ELODIE });
    const before = await desk.own(ELODIE);
    const own3 = await tried({ customer: ELODIE, own_cart: true, coupon: 'CHANTIER5' });
    expect(own3.lines.some(({ sku, coupon_ht_cents: off }) => sku === LARGE && off > 0)).toBe(true);
    expect(await desk.own(ELODIE)).toEqual(before);
    const seen = await shop.db
      .selectFrom('audit_entry')
      .innerJoin('customer', 'customer.id', 'audit_entry.customer_id')
      .select(['customer.email', 'details', 'staff_id'])
      .where('event', '=', 'cart-simulated')
      .orderBy('audit_entry.id', 'desc')
      .executeTakeFirstOrThrow();
    expect(seen).toMatchObject({ email: ELODIE, details: { own_cart: true } });
    expect(seen.staff_id).not.toBeNull();
    expect((await tried({ own_cart: true })).refusal).toBe('Ce client n’a pas de panier en cours.');
  });

  it('with a campaign, be it a draft: as if it ran today, and no price is touched', async () => {
    const { data } = await ask(
      CLAIRE,
      `mutation { saveCampaign(input: { name: "Essai", kind: PROMOTION, from: "2026-12-01", to: "2026-12-31",
        percent: 5000, categories: [], brands: [], range_statuses: [], references: ["${LARGE}"] }) { row { id } } }`,
    );
    const { id } = (data['saveCampaign'] as { row: { id: number } }).row;
    const prices = () => shop.db.selectFrom('public_price').selectAll().orderBy('article_sku').execute();
    const history = () => shop.db.selectFrom('price_history').selectAll().orderBy('article_sku').execute();
    const stood = [await prices(), (await history()).length];
    // A file that is being written holds the price meanwhile: a trial waits for nobody.
    const { both } = await shop.db.transaction().execute(async (file) => {
      await sql`select from public_price where article_sku = ${LARGE} for update`.execute(file);
      return { both: await tried({ lines: one, campaign: id, coupon: 'CHANTIER5' }) };
    });
    expect(await tried({ lines: one, campaign: id, coupon: 'CHANTIER5' })).toEqual(both);
    expect(both).toMatchObject({
      lines: [{ before_ht_cents: 6_050, after_ht_cents: 3_025, price_type: 'PROMOTION' }],
      before: { total_ht_cents: 12_100 },
      after: { total_ht_cents: 5_747, coupon_ht_cents: 303 },
      campaign_lines: 1,
    });
    expect([await prices(), (await history()).length]).toEqual(stood);
    expect((await tried({ lines: one, campaign: 999_999 })).refusal).toContain('n’existe pas');
  });
});
