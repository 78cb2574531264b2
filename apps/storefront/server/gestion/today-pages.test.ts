// « Aujourd’hui » as a browser without script gets it: each role opens on its own work.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import type { Browser } from '../../testing/browser.ts';
import { testShop } from '../../testing/visit.ts';
import type { TestShop } from '../../testing/visit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

async function entered(name: string): Promise<Browser> {
  const browser = openBrowser(shop);
  const email = `${name}@equipe.valbrune.example`;
  await browser.send('/gestion/entrer', { email, password: 'Gestion!2026' });
  await browser.send('/gestion/entrer/code', { code: '000000' });
  return browser;
}

const headings = (html: string) =>
  [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, words = '']) => words.replaceAll(/<[^>]+>/g, ''));

describe('today', () => {
  it('of a sales person leads to each quotation, with its age and its end, and to the list they are of', async () => {
    const browser = await entered('sophie.delmas');
    const { html } = await browser.see('/gestion/aujourdhui');
    expect(headings(html)).toContain('Devis sans réponse');
    expect(html).toContain('href="/gestion/devis?etat=envoyes"');
    expect(html).toMatch(/href="\/gestion\/devis\/D\d+"/);
    expect(html).toMatch(/il y a \d+.jours/);
    const [, listed] = /href="(\/gestion\/devis\?etat=envoyes)"[^>]*>Tout voir \((\d+)\)/.exec(html) ?? [];
    expect((await browser.see(listed ?? '')).status).toBe(200);
    const [day, group] = ['>Aujourd’hui</a>', '>Vendre</p>'].map((words) => html.indexOf(words));
    expect(day, 'the day is no part of a group of the menu').toBeGreaterThan(0);
    expect(day).toBeLessThan(group ?? 0);
  });

  it.each([
    ['emma.girard', 'Produits sans', '/gestion/catalogue?manque='],
    [
      'nathalie.perez',
      'Sociétés en retard de paiement',
      '/gestion/clients?liste=societes&amp;filtre=en_retard',
    ],
    ['claire.valbrune', 'Les ventes d’hier', '/gestion/rapports'],
  ])('of %s has « %s »', async (name, heading, address) => {
    const { html } = await (await entered(name)).see('/gestion/aujourdhui');
    expect(headings(html).some((words) => words.startsWith(heading))).toBe(true);
    expect(html).toContain(`href="${address}`);
  });

  it('of a preparer names a late order once', async () => {
    const made = await sql<{ number: string }>`
      update orders set delivery_mode = 'EMP', wished_on = null, wished_from = null,
        promised_at = now() - interval '400 days'
      where id = (select id from orders where shop_code = 'VB006' and status = 'EN_ATTENTE'
        and payment_state not in ('pending', 'refused') and not waiting_for_approval order by id limit 1)
      returning number`.execute(shop.db);
    const { html } = await (await entered('loic.tanguy')).see('/gestion/aujourdhui');
    expect(headings(html)).toContain('En retard');
    expect(html.split(`href="/gestion/commandes/${made.rows[0]?.number}"`)).toHaveLength(2);
  });

  it('of a preparer says beside each order how long its promise still has', async () => {
    await sql`update orders set delivery_mode = 'EMP', wished_on = null, wished_from = null,
        promised_at = now() + interval '85 minutes'
      where id = (select id from orders where shop_code = 'VB006' and status = 'EN_ATTENTE'
        and payment_state not in ('pending', 'refused') and not waiting_for_approval order by id desc limit 1)`.execute(
      shop.db,
    );
    const browser = await entered('loic.tanguy');
    for (const address of ['/gestion/aujourdhui', '/gestion/commandes?etat=a_preparer'])
      expect((await browser.see(address)).html).toMatch(/dans 1.h.2[345]/);
  });

  it('of who manages a store tells the stock-outs asked for today, and leads to the report of this day', async () => {
    await sql`update stock set available = 0, statut_article_mag = 'P', appro_directe_fournisseur = false
      where shop_code = 'VB006' and article_sku = (
        select article_sku from order_line line join orders on orders.id = line.order_id
        where orders.shop_code = 'VB006' and orders.delivery_mode = 'EMP' and orders.status = 'EN_ATTENTE'
          and not orders.waiting_for_approval and exists (
            select from stock where stock.shop_code = 'VB006' and stock.article_sku = line.article_sku)
        order by line.id limit 1)`.execute(shop.db);
    await sql`update orders set placed_at = now() where shop_code = 'VB006' and delivery_mode = 'EMP'
      and status = 'EN_ATTENTE' and not waiting_for_approval`.execute(shop.db);
    const browser = await entered('marc.leroy');
    const { html } = await browser.see('/gestion/aujourdhui');
    expect(headings(html)).toContain('Ruptures demandées aujourd’hui');
    const [, sku = ''] = /href="\/gestion\/commandes\?etat=toutes&amp;q=(\w+)&amp;du=/.exec(html) ?? [];
    const [, address = ''] = /href="(\/gestion\/rapports\/ruptures\?[^"]+)"/.exec(html) ?? [];
    const report = await browser.see(address.replaceAll('&amp;', '&'));
    expect([report.status, sku === '', report.html.includes(sku)]).toEqual([200, false, true]);
  });

  it.each([
    ['camille.dupuis', true],
    ['anne.schmitt', false],
  ])('leads %s to a review where both verdicts are given, or read: %j', async (name, mayJudge) => {
    const made = await sql<{ id: string }>`
      insert into product_review (product_sku, product_name, nickname, summary, body, rating, status, created_at)
      values ('P102001', 'Peinture', 'Zoé', 'Bien', 'Très bien couvert', 4, 'PENDING', now()) returning id::text as id`.execute(
      shop.db,
    );
    const id = made.rows[0]?.id ?? '';
    const browser = await entered(name);
    const { html, status } = await browser.see(`/gestion/avis/${id}`);
    expect([status, html.includes('Très bien')]).toEqual([200, true]);
    for (const verdict of ['publication', 'refus'])
      expect(html.includes(`href="/gestion/avis/${id}/${verdict}"`)).toBe(mayJudge);
    const verdict = await browser.see(`/gestion/avis/${id}/publication`);
    expect(verdict.headers['location'] ?? null).toBe(mayJudge ? null : `/gestion/avis/${id}`);
  });

  it('leads to the same rows as it tells: returns whose goods are back, imports that fail', async () => {
    await sql`insert into withdrawal (order_id, line_ids, declaration, declared_at, state)
      select id, '{}', 'Je me rétracte', now() - interval '90 days', 'received' from orders limit 1`.execute(
      shop.db,
    );
    await sql`insert into import_run (at, kind, file_name, sha256, given_by, is_full, outcome, lines, added, changed, removed, refused)
      values (now(), 'stock', 'panne.csv', ${'a'.repeat(64)}, 'ERP', false, 'refused', 1, 0, 0, 0, 1)`.execute(
      shop.db,
    );
    for (const [name, address, count] of [
      ['nathalie.perez', '/gestion/retours?etat=a_rembourser&etape=recu', /href="\/gestion\/retours\/\d+"/g],
      ['claire.valbrune', '/gestion/imports?resultat=echec', /href="\/gestion\/imports\/passages\/\d+"/g],
    ] as const) {
      const browser = await entered(name);
      const { html } = await browser.see('/gestion/aujourdhui');
      expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
      const list = await browser.see(address);
      expect([list.status, list.html.match(count)?.length ?? 0]).toEqual([200, 1]);
    }
    const none = await (
      await entered('nathalie.perez')
    ).see('/gestion/retours?etat=a_rembourser&etape=attendu');
    expect(none.html).toContain('Aucun retour n’en est à cette étape.');
  });

  it('is the first screen of who keeps prices, and says so where nothing waits', async () => {
    const browser = await entered('thomas.roche');
    const { html } = await browser.see('/gestion/aujourdhui');
    expect(html).toContain('<h1');
    expect(html).not.toContain('href="/gestion/commandes');
    expect(html).toMatch(/Rien n’attend pour l’instant|Tout voir/);
  });
});
