import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { addDays } from '@nuancier/domain/stores/opening-hours.ts';
import { formatLocalDay } from '@nuancier/ui/text/format.ts';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const GWEN = 'gwen.lebihan@demo.valbrune.example';
const ELODIE = 'elodie.marchand@demo.valbrune.example';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const numbersOf = (html: string) =>
  [...html.matchAll(/href="\/customer\/order-history\/(W\d+)"/g)].map(([, number]) => number ?? '');
const ONE = 'W26100007';
const IN_PARTS = 'W26100021';
const TODAY = localMoment(new Date()).date;
/** The demo's orders are so many days old, whatever today is. */
const YESTERDAY = addDays(TODAY, -1);
const FIVE_DAYS_AGO = addDays(TODAY, -5).split('-').toReversed().join('/');
/** By the clock that the pages go by: neither today nor tomorrow, which have words of their own. */
const AHEAD = addDays(TODAY, 4);
const LABELS = {
  ANNULEE: 'Annulée',
  DISPONIBLE: 'Disponible',
  EN_ATTENTE: 'En attente',
  EN_COMMANDE: 'En commande',
  EN_PREPARATION: 'En préparation',
  EXPEDIEE: 'Expédiée',
  LIVREE: 'Livrée',
  PARTIEL_RETIREE: 'Partiellement retirée',
  PARTIELLE: 'Partiellement disponible',
  PREPA_PARTIELLE: 'Préparation avec reliquat',
  RETIREE: 'Retirée',
};
const onOne = (column: 'status' | 'delivery_mode' | 'order_origin', value: string) =>
  sql`update orders set ${sql.ref(column)} = ${value} where number = ${ONE}`.execute(shop.db);
const history = (as: string, query = '') => shop.visit(`/customer/order-history${query}`, { as });

describe('the order history', () => {
  it('NAV-29 ORD-01 lists the orders of the company, ten on a page, with the way to the next', async () => {
    const first = await history(YANN);
    expect(first.status).toBe(200);
    expect(numbersOf(first.html)).toHaveLength(10);
    expect(first.html).toContain('href="/customer/order-history?page=2"');
    const second = numbersOf((await history(YANN, '?page=2')).html);
    expect(second.length).toBeGreaterThan(0);
    expect(second).not.toContain(numbersOf(first.html)[0]);
  });

  it('ORD-03 shows each status by its French label, and all eleven in the filter', async () => {
    const { html } = await history(YANN);
    expect(wordsOf(html)).toContain('Partiellement disponible');
    const options = [...html.matchAll(/<option value="([A-Z_]+)"[^>]*>([^<]+)</g)];
    expect(Object.fromEntries(options.map(([, status, label]) => [status, label]))).toEqual(LABELS);
  });

  it.each(Object.entries(LABELS))(
    'ORD-03 an order that is %s is called « %s » on its page',
    async (status, label) => {
      await onOne('status', status);
      const { html } = await shop.visit(`/customer/order-history/${ONE}`, { as: YANN });
      const head = wordsOf(/<h1.*?<h2/s.exec(html)?.[0] ?? '');
      expect(head).toContain(` ${label} `);
      await onOne('status', 'EN_ATTENTE');
    },
  );

  it.each([
    ['delivery_mode', 'EMP', `?number=${ONE}`, '· retrait en magasin'],
    ['delivery_mode', 'LIV', `?number=${ONE}`, '· livraison'],
    ['order_origin', 'SO', `/${ONE}`, ', en magasin'],
    ['order_origin', 'S2', `/${ONE}`, ', par téléphone'],
    ['order_origin', 'SW', `/${ONE}`, ', en ligne'],
  ] as const)('CHK-05 the %s %s is told in words at %s', async (column, code, path, told) => {
    const before = await shop.db
      .selectFrom('orders')
      .select(column)
      .where('number', '=', ONE)
      .executeTakeFirstOrThrow();
    await onOne(column, code);
    const { html } = await history(YANN, path);
    expect(wordsOf(/<main.*<\/main>/s.exec(html)?.[0] ?? '').replaceAll(' ,', ',')).toContain(told);
    await onOne(column, String(Object.values(before)[0]));
  });

  it('is narrowed by number, status and date, and says when nothing matches', async () => {
    const [number = ''] = numbersOf((await history(YANN)).html);
    expect(numbersOf((await history(YANN, `?number=${number}`)).html)).toEqual([number]);
    const waiting = await history(YANN, '?status=EN_ATTENTE');
    expect(numbersOf(waiting.html)).toContain(number);
    const none = await history(YANN, '?from=1999-01-01&to=1999-12-31');
    expect(wordsOf(none.html)).toContain('Aucune commande ne correspond à ces critères.');
    expect(none.html).toContain('value="1999-01-01"');
  });

  it.each([
    ['a site', 'q=entretien+2026'],
    ['an article’s reference', 'q=80100201'],
    ['an article and a person', 'q=colle+gwen'],
    ['a total', 'min=107,48&max=107.48'],
    ['a period', `from=${YESTERDAY}&to=${YESTERDAY}`],
  ])('is narrowed by %s, in its address', async (_what, query) => {
    const { html } = await history(YANN, `?${query}`);
    expect(numbersOf(html)).toContain(ONE);
    const all = await history(YANN);
    expect(wordsOf(html)).not.toContain(/\d+ commandes/.exec(wordsOf(all.html))?.[0] ?? 'aucune');
  });

  it('C01 whoever may not see prices finds no order by its amount', async () => {
    await shop.db.updateTable('customer').set({ is_view_price: false }).where('email', '=', GWEN).execute();
    const all = numbersOf((await history(GWEN)).html);
    const { html } = await history(GWEN, '?min=999999');
    expect(numbersOf(html)).toEqual(all);
    expect(html).not.toContain('name="min"');
    await shop.db.updateTable('customer').set({ is_view_price: true }).where('email', '=', GWEN).execute();
    expect((await history(GWEN)).html).toContain('name="min"');
  });

  it('tells of each line what is ordered, prepared, handed over, at the counter and left, and when', async () => {
    await shop.db
      .updateTable('orders')
      .set({ delivery_mode: 'EMP' })
      .where('number', '=', IN_PARTS)
      .execute();
    const { html } = await shop.visit(`/customer/order-history/${IN_PARTS}`, { as: YANN });
    expect(wordsOf(html)).toMatch(
      new RegExp(
        `Commandé : 3 Préparé : 3 \\(${FIVE_DAYS_AGO}\\) Remis : 0 Vous attend au comptoir : 3 Reste à préparer : 0`,
      ),
    );
  });

  it.each([
    [
      'EMP',
      'first',
      false,
      new RegExp(
        `3 articles vous attendent dès maintenant ; le reste à partir du [^.]*${formatLocalDay(AHEAD)}`,
      ),
    ],
    ['EMP', 'first', true, new RegExp(`Retrait du reste possible à partir du [^.]*${formatLocalDay(AHEAD)}`)],
    ['EMP', 'all', false, /\d articles vous attendent dès maintenant(?! ;)/],
    ['LIV', 'first', true, new RegExp(`Livraison du reste prévue ${formatLocalDay(AHEAD)}`)],
  ] as const)(
    'of an order by %s, of %s lines prepared and handed over (%s), tells what is there and when the rest is',
    async (mode, prepared, isHeld, told) => {
      await sql`update orders set delivery_mode = ${mode}, status = 'EN_PREPARATION',
        promised_at = ${`${AHEAD}T09:30:00Z`}, delivery_on = ${AHEAD} where number = ${IN_PARTS}`.execute(
        shop.db,
      );
      await sql`with line as (
          select line.id, case when ${prepared === 'all'} or line.position = min(line.position) over ()
            then line.quantity else 0 end as ready
          from order_line line join orders on orders.id = line.order_id where number = ${IN_PARTS})
        update order_line set prepared = ready, handed_over = case when ${isHeld} then ready else 0 end
        from line where line.id = order_line.id`.execute(shop.db);
      const { html } = await shop.visit(`/customer/order-history/${IN_PARTS}`, { as: YANN });
      const words = wordsOf(html);
      expect(words).toMatch(told);
      expect(words).not.toContain('Retrait possible à partir du');
      const untouched = /Préparé : 0 (Remis|Expédié) : 0 (Vous attend au comptoir|Prêt à partir) : 0 Reste/;
      expect(untouched.test(words)).toBe(prepared === 'first');
    },
  );

  it.each([
    '?page=x',
    '?min=beaucoup',
    '?max=-1',
    '?status=INCONNU',
    '?from=hier',
    `?number=${'9'.repeat(400)}`,
  ])('stands with %s on its address', async (query) => {
    expect((await history(YANN, query)).status).toBe(200);
  });

  it('tells a customer without orders what will stand here', async () => {
    expect(wordsOf((await history(ELODIE)).html)).toContain('Vous n’avez pas encore de commande.');
  });

  it('ORD-04 D69 a sub-account sees its own; without the right it is led to its profile', async () => {
    const own = numbersOf((await history(GWEN)).html);
    expect(own.length).toBeGreaterThan(0);
    expect(wordsOf((await history(GWEN)).html)).not.toContain('par Yann Kermarrec');
    await shop.db.updateTable('customer').set({ is_view_order: false }).where('email', '=', GWEN).execute();
    for (const path of ['/customer/order-history', `/customer/order-history/${own[0]}`]) {
      const turned = await shop.visit(path, { as: GWEN });
      expect([turned.status, turned.headers['location']]).toEqual([302, '/customer/my-profile']);
    }
  });
});

describe('one order', () => {
  it('NAV-30 ORD-02 shows its status, its lines, where it goes and what it comes to', async () => {
    const page = await shop.visit('/customer/order-history/W26100007', { as: YANN });
    expect(page.status).toBe(200);
    const words = wordsOf(page.html);
    expect(words).toContain('Commande n° W26100007');
    expect(words).toContain('En attente');
    expect(words).toContain('Collantis Prise');
    expect(words).toContain('Total TTC 107,48 €');
    expect(words).toContain('Livraison');
    expect(page.html).not.toContain('/retractation?order=');
  });

  it('B05 an order of another company does not exist', async () => {
    for (const path of ['/customer/order-history/W26100007', '/customer/order-history/%3Cscript%3E'])
      expect((await shop.visit(path, { as: ELODIE })).status).toBe(404);
  });

  it.each(['/customer/dashboard', '/customer/order-history'])(
    'every order on %s is one press away from the cart',
    async (path) => {
      const { html } = await shop.visit(path, { as: YANN });
      const forms = [
        ...html.matchAll(/<form[^>]*action="\/customer\/order-history\/(W\d+)"[^>]*>.*?<\/form>/gs),
      ];
      expect(forms.map(([, number]) => number)).toEqual(numbersOf(html));
      for (const [form, number] of forms) {
        expect(form).toMatch(/<button[^>]*name="reorder"/);
        expect(form).toContain(`aria-label="Commander à nouveau\u00a0: commande ${number}"`);
      }
    },
  );

  it('its lines lead to their articles', async () => {
    const { html } = await shop.visit('/customer/order-history/W26100007', { as: YANN });
    const links = [...html.matchAll(/href="(\/produit\/[^"]+\?article=\d+[^"]*)"/g)];
    expect(links.length).toBeGreaterThan(0);
    for (const [, link = ''] of links) {
      const page = await shop.visit(link.replaceAll('&amp;', '&'));
      expect(page.html).toContain(`name="sku" value="${/article=(\d+)/.exec(link)?.[1]}"`);
    }
  });

  it('ordering it again puts every line into the cart and leads there', async () => {
    const answer = await again('reorder=all');
    expect([answer.status, answer.headers['location']]).toEqual([302, '/cart']);
    const lines = await linesOf('W26100007');
    const cart = await shop.visit('/cart', { as: YANN });
    for (const { article_sku: sku } of lines) expect(cart.html).toContain(sku);
    expect(answer.cookies.some((cookie) => cookie.startsWith('vsf-cart='))).toBe(true);
  });

  it('what cannot be had any more is told by its name, and the rest is in the cart', async () => {
    const [gone, ...rest] = await linesOf('W26100007');
    await shop.db.deleteFrom('cart').execute();
    await shop.db
      .updateTable('stock')
      .set({ statut_article_mag: 'O', available: 0 })
      .where('article_sku', '=', gone?.article_sku ?? '')
      .execute();
    const answer = await again('reorder=all');
    expect(answer.status).toBe(422);
    const words = wordsOf(answer.html);
    expect(words).toContain(`${gone?.name} : Cet article n’est pas disponible à la vente.`);
    expect(words).toContain('Les autres articles ont été ajoutés à votre panier.');
    const cart = await shop.visit('/cart', { as: YANN });
    expect(cart.html).not.toContain(gone?.article_sku);
    for (const { article_sku: sku } of rest) expect(cart.html).toContain(sku);
  });

  it('ordering nothing again is refused where it was asked; so is a line of another order', async () => {
    const none = await again('reorder=chosen');
    expect(none.status).toBe(422);
    expect(wordsOf(none.html)).toContain('Cochez au moins un article.');
    const strange = await again('reorder=chosen&line=999999999');
    expect(strange.status).toBe(422);
    expect(wordsOf(strange.html)).toContain('Choisissez au moins un article de cette commande.');
  });
});

function again(body: string) {
  return shop.visit('/customer/order-history/W26100007', {
    method: 'POST',
    as: YANN,
    headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
}

function linesOf(number: string) {
  return shop.db
    .selectFrom('order_line')
    .innerJoin('orders', 'orders.id', 'order_line.order_id')
    .select(['order_line.article_sku', 'order_line.name'])
    .where('orders.number', '=', number)
    .orderBy('order_line.id')
    .execute();
}

it('THM-01 in the theme of the counter orders are rows of a table, the same ones', async () => {
  const list = async (query: string) =>
    (await shop.visit(`/customer/order-history${query}`, { as: YANN })).html;
  const [cards, table] = [await list(''), await list('?theme=comptoir')];
  expect(cards).not.toContain('<caption');
  expect(table).toMatch(/<caption><span[^>]*>Mes commandes<\/span><\/caption>/);
  expect(new Set(numbersOf(table))).toEqual(new Set(numbersOf(cards)));
  expect(numbersOf(table).length).toBeGreaterThan(5);
});

describe('the dashboard', () => {
  it('shows the three latest orders', async () => {
    const { html } = await shop.visit('/customer/dashboard', { as: YANN });
    expect(wordsOf(html)).toContain('Dernières commandes');
    expect(numbersOf(html)).toEqual(numbersOf((await history(YANN)).html).slice(0, 3));
  });
});

it('money that came back stands on the order with its day', async () => {
  await sql`
    insert into payment (id, order_id, provider, amount_cents, currency, created_at)
    select '7b0f2a53-1f7d-4a2e-9a55-2f7a3f1f0b11', id, 'demo', total_ttc_cents, 'EUR', now()
    from orders where number = ${IN_PARTS}`.execute(shop.db);
  await sql`
    insert into payment_refund (payment_id, amount_cents, state, bank_id, author, asked_at, settled_at) values
      ('7b0f2a53-1f7d-4a2e-9a55-2f7a3f1f0b11', 1250, 'given', 'a', 'marc', now(), '2026-11-14T23:30:00Z'),
      ('7b0f2a53-1f7d-4a2e-9a55-2f7a3f1f0b11', 400, 'refused', null, 'marc', now(), now()),
      ('7b0f2a53-1f7d-4a2e-9a55-2f7a3f1f0b11', 900, 'asked', null, 'marc', now(), null)`.execute(shop.db);
  const { html } = await shop.visit(`/customer/order-history/${IN_PARTS}`, { as: YANN });
  const words = wordsOf(html).replaceAll(/[\u00A0\u202F]/g, ' ');
  expect(words.match(/Rembours\S+ le [^€]*€/g)).toEqual(['Remboursé le 15/11/2026 : 12,50 €']);
});
