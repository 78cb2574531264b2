import type { OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';
import { stockEverywhere } from '@nuancier/api/testing/stock-everywhere.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const ALI = 'ali.benali@demo.valbrune.example';
const ELODIE = 'elodie.marchand@demo.valbrune.example';
const PAGE = '/customer/my-tints';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await stockEverywhere(shop.db, {
    available: 1_000,
    statut_article_mag: 'P',
    appro_directe_fournisseur: false,
  });
});
afterAll(() => shop.close());

const send = (as: string, fields: Record<string, string>, path = PAGE) =>
  shop.visit(path, {
    method: 'POST',
    as,
    headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
const words = async (path: string, as = YANN) => wordsOf((await shop.visit(path, { as })).html);
const names = (html: string) =>
  [...html.matchAll(/<li[^>]*id="([lh]-\d+)".*?<h2[^>]*>(?:<a[^>]*>)?([^<]*)</gs)].map(
    ([, uid = '', name = '']) => ({
      uid,
      name,
    }),
  );
const first = async (search: string, as = YANN) => {
  const [found] = names((await shop.visit(`${PAGE}?${search}`, { as })).html);
  if (found === undefined) throw new Error(`No tint for ${search}`);
  return found;
};

describe('Mes teintes', () => {
  it('tell tint, product, finish, pack, formula, site, room, note, date, person and order', async () => {
    const text = await words(`${PAGE}?q=VB-BU100`);
    for (const said of [
      'VB-BU100 Bleu paon',
      'Ardelis Séréna – Peinture murs et plafonds velours',
      'Velours · 3 L · Réf. 10300012 · Formule TR-VBBU100-C',
      'Chantier : Résidence Les Tilleuls · Pièce : Cage d’escalier B',
      'Soubassement jusqu’à 1,20 m',
      'par Ali Benali',
      'Commande W25100018',
      '2 commandes',
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(said);
    expect(text).not.toMatch(/Base (TR|P|M)\b/);
  });

  it('are counted as tints; a tint of several articles or sites has several cards', async () => {
    const { html } = await shop.visit(PAGE, { as: YANN });
    const cards = names(html).map(({ name }) => name);
    const tints = new Set(cards).size;
    expect(tints).toBeLessThan(cards.length);
    expect(wordsOf(html).replaceAll('\u00a0', ' ')).toContain(
      `${tints} teintes, ${cards.length} fiches par article et chantier`,
    );
  });

  it('begin with what testers give back on a tin: amount, tint, code, last day and where to choose one', async () => {
    expect(await words(PAGE)).not.toContain('Vos testeurs remboursés');
    const order = await shop.db
      .selectFrom('orders')
      .select(['id', 'company_id'])
      .where('number', '=', 'W25100018')
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('coupon')
      .values({
        code: 'TESTEUR-ABCDEFGH23',
        label: 'Bleu paon, VB-BU100',
        kind: 'fixed_ht',
        value: 325,
        valid_to: '2036-02-13',
        usage_limit: 1,
        owner_company_id: order.company_id,
        credits_order_id: order.id,
        tint_key: 'VB-BU100',
        tint_hex: '#166A7A',
        tester_sku: 'P119000',
      })
      .execute();
    const { html } = await shop.visit(PAGE, { as: YANN });
    const [block = ''] = /<section[^>]*><h2[^>]*>Vos testeurs.*?<\/section>/s.exec(html) ?? [];
    const said = wordsOf(block).replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(said).toContain('3,25 € HT sur un pot en Bleu paon, VB-BU100');
    expect(said).toContain('Code TESTEUR-ABCDEFGH23, jusqu’au 13/02/2036');
    expect(block).toContain('href="/nuancier/vb-bu100/produits"');
    expect(await words(PAGE, ALI)).toContain('Le prix du testeur sur un pot en');
    expect(await words(PAGE, ELODIE)).not.toContain('Vos testeurs remboursés');
  });

  it('lead to the page of a charted colour, its products and its tester; each order button has its own name', async () => {
    const { html } = await shop.visit(PAGE, { as: YANN });
    const items = [...html.matchAll(/<li[^>]*id="[lh]-\d+".*?<details/gs)].map(([item]) => item);
    const charted = items.filter((item) => /<h2[^>]*>(?:<a[^>]*>)?(?:RAL|VB-)/.test(item));
    expect(charted.length).toBeGreaterThan(5);
    for (const item of charted) {
      const [, page = 'none'] = /<h2[^>]*><a href="(\/nuancier\/[a-z0-9-]+)"/.exec(item) ?? [];
      expect(item).toContain(`href="${page}/produits"`);
      expect(item).toMatch(
        /Commander un testeur · 75 mL · \d,\d\d[^<]*HT · remboursé sur votre pot<\/button>/,
      );
    }
    const own = items.filter((item) => item.includes('Terre de Kerguelen'));
    expect(own.length).toBeGreaterThan(0);
    for (const item of own) {
      expect(item).not.toContain('/produits"');
      // A colour of one's own has no page: what is nearest to it, its tester, and to carry it about.
      expect(item).toMatch(/<h2[^>]*><a href="\/nuancier\/trouver\?couleur=%23C9A27E"/);
      expect(item).toMatch(/aria-label="Les teintes proches\s: Terre de Kerguelen[^"]*"/);
      expect(item).toMatch(/Commander un testeur · 75 mL · \d,\d\d[^<]*HT/);
      expect(item).toMatch(/name="customColorExa" value="#C9A27E"/);
    }
    expect((await shop.visit('/nuancier/trouver?couleur=%23C9A27E', { as: YANN })).status).toBe(200);
    const buttons = [...html.matchAll(/aria-label="(Commander à nouveau[^"]*)"/g)].map(([, name]) => name);
    expect(buttons.length).toBeGreaterThan(5);
    expect(buttons.filter((name) => name?.includes('RAL 7016')).length).toBeGreaterThan(1);
    expect(new Set(buttons).size).toBe(buttons.length);
  });

  it('are found by site and by the nearest colour, told in words; a colour that is none is said so', async () => {
    const near = await shop.visit(`${PAGE}?proche=c9a27f`, { as: YANN });
    expect(names(near.html)[0]?.name).toContain('Terre de Kerguelen');
    expect(wordsOf(near.html)).toContain('identique à l’œil');
    const site = await shop.visit(`${PAGE}?chantier=Villa+Kerguelen`, { as: YANN });
    expect(names(site.html)).toHaveLength(3);
    const wrong = await shop.visit(`${PAGE}?proche=zut`, { as: YANN });
    expect(wrong.status).toBe(200);
    expect(wordsOf(wrong.html)).toContain('Couleur inconnue.');
    expect(names(wrong.html).length).toBeGreaterThan(3);
    expect(await words(`${PAGE}?q=introuvable`)).toContain('Aucune teinte ne correspond');
  });

  it('keep a room and a note without script, and what was typed when it is too long', async () => {
    const { uid } = await first('q=RAL+6021');
    const kept = await send(
      YANN,
      { intent: 'note', uid, room: 'Salle 2', note: 'Au rouleau' },
      `${PAGE}?q=RAL`,
    );
    expect([kept.status, kept.headers['location']]).toEqual([302, `${PAGE}?q=RAL&fait=notee`]);
    expect(await words(`${PAGE}?q=RAL+6021&fait=notee`)).toContain('La pièce et la note sont enregistrées.');
    expect(await words(`${PAGE}?q=RAL+6021`)).toContain('Salle 2');
    const long = await send(YANN, { intent: 'note', uid, room: 'x'.repeat(41), note: 'Autre' });
    expect(long.status).toBe(422);
    expect(long.html).toContain('x'.repeat(41));
    expect(await words(`${PAGE}?q=RAL+6021`)).toContain('Au rouleau');
  });

  it('take one by hand, refuse a colour that is none with what was typed, and let it go', async () => {
    const bad = await send(ELODIE, { intent: 'add', colour: 'bleu', label: 'Volets' });
    expect(bad.status).toBe(422);
    expect(wordsOf(bad.html)).toContain('Cette teinte est inconnue.');
    expect(bad.html).toContain('value="Volets"');
    const added = await send(ELODIE, { intent: 'add', colour: 'ral 5009', label: 'Volets', sku: '30400110' });
    expect([added.status, added.headers['location']]).toEqual([302, `${PAGE}?fait=ajoutee`]);
    const { uid, name } = await first('', ELODIE);
    expect(name).toBe('RAL 5009 Bleu azur (Volets)');
    // Said right above the list, where the new one is the first.
    expect(await words(`${PAGE}?fait=ajoutee`, ELODIE)).toMatch(
      /La teinte est ajoutée à vos teintes\. 1\steinte RAL 5009/,
    );
    // Never ordered, and no store chosen yet.
    const { html } = await shop.visit(PAGE, { as: ELODIE });
    const noted = wordsOf(html).replaceAll(/[\s\u00a0]+/g, ' ');
    expect(noted).toMatch(/Commander 1 × 2,5 L/);
    // Nothing is promised and nothing refused: no mark before the words.
    expect(html).toContain('<li>Choisissez votre magasin pour connaître la disponibilité</li>');
    const ordered = await send(ELODIE, { intent: 'reorder', uid });
    expect([ordered.status, ordered.headers['location']]).toEqual([302, '/cart']);
    const gone = await send(ELODIE, { intent: 'remove', uid });
    expect(gone.headers['location']).toBe(`${PAGE}?fait=retiree`);
    expect(await words(PAGE, ELODIE)).toContain('Vous n’avez pas encore de teinte.');
  });

  it('go into the cart in one press: same product, pack, tint and quantity', async () => {
    await shop.db.deleteFrom('cart').execute();
    const { uid } = await first('q=VB-BU100');
    // How many, before the press.
    expect(await words(`${PAGE}?q=VB-BU100`)).toMatch(/Commander à nouveau 3\s×\s/);
    const answer = await send(YANN, { intent: 'reorder', uid });
    expect([answer.status, answer.headers['location']]).toEqual([302, '/cart']);
    const lines = await shop.db.selectFrom('cart_line').selectAll().execute();
    expect(lines).toMatchObject([{ article_sku: '10300012', tint_code: 'VB-BU100', quantity: 3 }]);
  });

  const shelf = (sku: string, available: number, statut_article_mag: string) =>
    shop.db
      .updateTable('stock')
      .set({ available, statut_article_mag })
      .where('article_sku', '=', sku)
      .execute();

  it.each([
    ['there', 40, 'P', 'Disponible dans votre magasin', true],
    ['brought in', 0, 'P', 'Sur commande : retrait sous', true],
    ['too few', 2, 'U', 'Il n’en reste que 2 dans votre magasin', false],
    ['none left', 0, 'U', 'Épuisé dans votre magasin', false],
    ['withdrawn', 0, 'O', 'N’est plus vendu', false],
  ])('say before the press what becomes of it: %s', async (_what, available, status, said, pressed) => {
    await shop.db.deleteFrom('cart').execute();
    await shelf('10300012', available, status);
    const { html } = await shop.visit(`${PAGE}?q=VB-BU100`, { as: YANN });
    expect(wordsOf(html).replaceAll(/[\s\u00a0]+/g, ' ')).toContain(said);
    expect(html.includes('aria-label="Commander à nouveau')).toBe(pressed);
    // Where a press would be refused, the way to the product.
    expect(wordsOf(html).includes('autre conditionnement dans cette teinte')).toBe(!pressed);
    expect(/aria-label="Choisir une autre quantité[^"]*VB-BU100[^"]* – 3 L"/.test(html)).toBe(!pressed);
    await shelf('10300012', 1_000, 'P');
  });

  it('say that the cart waits for validation, and offer no press that it would refuse', async () => {
    await shop.db.deleteFrom('cart').execute();
    const { uid } = await first('q=VB-BU100');
    await send(YANN, { intent: 'reorder', uid });
    const order = '/customer/order-history/W25100018';
    const boxes = async () =>
      ((await shop.visit(order, { as: YANN })).html.match(/name="(?:reorder|line)"/g) ?? []).length;
    expect(await boxes()).toBeGreaterThan(2);
    await send(ALI, { intent: 'reorder', uid: (await first('q=VB-BU100', ALI)).uid });
    expect(await words('/customer/order-history', ALI)).toContain('Commander à nouveau');
    await shop.db.updateTable('cart').set({ state: 'frozen' }).execute();
    const { html } = await shop.visit(`${PAGE}?q=VB-BU100`, { as: YANN });
    expect(wordsOf(html)).toContain('Votre panier attend une validation');
    expect(html).not.toContain('aria-label="Commander à nouveau');
    expect(html).toMatch(/href="\/cart"[^>]*>Voir le panier</);
    expect(await boxes()).toBe(0);
    expect(await words(order)).toContain('Votre panier attend une validation');
    for (const list of [
      '/customer/order-history',
      '/customer/order-history?theme=comptoir',
      '/customer/dashboard',
    ]) {
      const text = await words(list, ALI);
      expect(text).toContain('vous pourrez commander à nouveau ensuite');
      expect(text).not.toContain('Commander à nouveau');
    }
    await shop.db.deleteFrom('cart').execute();
  });

  it('name what replaces an article that is sold no more, and put that into the cart in the tint', async () => {
    await shop.db.deleteFrom('cart').execute();
    await shelf('10300412', 0, 'O');
    const { html } = await shop.visit(`${PAGE}?q=VB-BR100`, { as: YANN });
    const text = wordsOf(html).replaceAll(/[\s\u00a0]+/g, ' ');
    expect(text).toMatch(
      /N’est plus vendu\. Remplacé par Ardelis Séréna – Peinture murs et plafonds velours ?, 3 L, teinte de classe C/,
    );
    expect(text).toContain('Commander son remplaçant 2 × 3 L');
    expect(html).toMatch(/href="\/produit\/[^"]*article=10300012&amp;teinte=VB-BR100"/);
    const { uid } = await first('q=VB-BR100');
    const answer = await send(YANN, { intent: 'reorder', uid });
    expect([answer.status, answer.headers['location']]).toEqual([302, '/cart']);
    const lines = await shop.db.selectFrom('cart_line').selectAll().execute();
    expect(lines).toMatchObject([{ article_sku: '10300012', tint_code: 'VB-BR100', quantity: 2 }]);
    const order = await words('/customer/order-history/W24100012');
    expect(order).toContain('N’est plus vendu. Remplacé par');
    expect(order).toMatch(/Si vous recommandez\s: disponible dans votre magasin/);
    await shelf('10300412', 1_000, 'P');
  });

  it('an order under way says how far it has come, not what ordering again would do', async () => {
    const page = '/customer/order-history/W24100012';
    const became = (status: OrderStatus) =>
      shop.db.updateTable('orders').set({ status }).where('number', '=', 'W24100012').execute();
    const { status } = await shop.db
      .selectFrom('orders')
      .select('status')
      .where('number', '=', 'W24100012')
      .executeTakeFirstOrThrow();
    for (const underWay of ['EN_ATTENTE', 'EN_PREPARATION', 'DISPONIBLE'] as const) {
      await became(underWay);
      const order = await words(page);
      expect(order).not.toContain('Si vous recommandez');
      expect(order).not.toContain('isponible dans votre magasin');
      expect(order).toContain('Tout commander à nouveau');
    }
    await became('ANNULEE');
    expect(await words(page)).toMatch(/Si vous recommandez\s: disponible dans votre magasin/);
    await became(status);
  });

  it('say why one cannot be made any more, and leave the cart alone', async () => {
    await shop.db.deleteFrom('cart').execute();
    await shop.db.updateTable('colour').set({ special: 'nacrée' }).where('code', '=', 'RAL 6021').execute();
    const { uid } = await first('q=RAL+6021');
    const answer = await send(YANN, { intent: 'reorder', uid });
    expect(answer.status).toBe(422);
    expect(wordsOf(answer.html)).toContain('Teinte non ajoutée au panier');
    // The way on: the product, in the tint.
    expect(wordsOf(answer.html)).toContain('autre conditionnement dans cette teinte');
    expect(answer.html).toMatch(/href="\/produit\/[^"]+teinte=RAL\+6021/);
    expect(await shop.db.selectFrom('cart_line').selectAll().execute()).toEqual([]);
  });

  it('come as a file for a French spreadsheet, as searched', async () => {
    const file = await shop.visit(`${PAGE}/export?q=Kerguelen`, { as: YANN });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['cache-control']).toContain('no-store');
    const rows = file.html.trim().split('\r\n');
    expect(rows[0]).toContain('Date;Code;Teinte;Nom donné');
    expect(rows).toHaveLength(4);
    expect(file.html).toContain('Façade nord');
  });

  it('stand in the menu and on the dashboard of who sees orders, with their own only', async () => {
    const head = await words('/customer/dashboard');
    expect(head).toContain('Toutes mes teintes');
    const own = await words(PAGE, ALI);
    expect(own).toContain('VB-BU100');
    expect(own).not.toContain('Villa Kerguelen');
    const { html } = await shop.visit(PAGE, { as: ALI });
    expect(/<main.*<\/main>/s.exec(html)?.[0]).not.toContain('€');
  });
});
