import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { openBrowser } from '../../../testing/browser.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';
import { stockEverywhere } from '@nuancier/api/testing/stock-everywhere.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const GWEN = 'gwen.lebihan@demo.valbrune.example';
const ALI = 'ali.benali@demo.valbrune.example';
const NADIA = 'nadia.castellan@demo.valbrune.example';
const ELODIE = 'elodie.marchand@demo.valbrune.example';
const SOPHIE = 'sophie.delmas@demo.valbrune.example';
const LIST = '/customer/my-quotations';
const OPEN = 'D26400090';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const send = (path: string, as: string, fields: Record<string, string>) =>
  shop.visit(path, {
    method: 'POST',
    as,
    headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

describe('the list of quotations', () => {
  it('NAV-35 QUO-01 shows those of the company with their state and what they come to', async () => {
    const page = await shop.visit(LIST, { as: YANN });
    expect(page.status).toBe(200);
    const words = wordsOf(page.html);
    for (const text of [
      'Mes devis',
      '5 devis',
      `Devis n° ${OPEN}`,
      'À valider',
      '159,13 € HT',
      'Sophie Delmas',
    ])
      expect(words).toContain(text);
    expect(words).not.toContain('D26400200');
  });

  it('NAV-35 is a table at the counter, with the same quotations and no total for whoever may not see one', async () => {
    const list = async (as: string) => {
      const { html } = await shop.visit(`${LIST}?theme=comptoir`, { as });
      return /<table.*?<\/table>/s.exec(html)?.[0] ?? '';
    };
    const rows = wordsOf(await list(YANN));
    expect(rows).toMatch(/Devis Objet Établi le Par Valable jusqu’au État Total Devis n° D/);
    expect(rows).toContain('159,13 € HT');
    expect((await shop.visit(LIST, { as: YANN })).html).not.toContain('<table');
    await shop.db.updateTable('customer').set({ is_view_price: false }).where('email', '=', GWEN).execute();
    expect(wordsOf(await list(GWEN))).not.toMatch(/Total|€/);
    await shop.db.updateTable('customer').set({ is_view_price: true }).where('email', '=', GWEN).execute();
  });

  it('is narrowed by state and by words, and says when nothing matches', async () => {
    const open = wordsOf((await shop.visit(`${LIST}?status=A_VALIDER`, { as: YANN })).html);
    expect([open.includes(OPEN), open.includes('D26400091')]).toEqual([true, false]);
    const none = wordsOf((await shop.visit(`${LIST}?text=introuvable`, { as: YANN })).html);
    expect(none).toContain('Aucun devis ne correspond à ces critères.');
    expect(wordsOf((await shop.visit(LIST, { as: ELODIE })).html)).toContain(
      'Vous n’avez pas encore de devis.',
    );
  });

  it.each(['?status=INCONNU', '?page=x', '?page=-1', `?text=${'x'.repeat(500)}`])(
    'stands with %s',
    async (query) => {
      expect((await shop.visit(LIST + query, { as: YANN })).status).toBe(200);
    },
  );

  it('QUO-05 opens to whom has the right only', async () => {
    for (const as of [ALI, SOPHIE])
      for (const path of [LIST, `${LIST}/${OPEN}`]) {
        const turned = await shop.visit(path, { as });
        expect([turned.status, turned.headers['location']]).toEqual([302, '/customer/my-profile']);
      }
    expect((await shop.visit(LIST, { as: GWEN })).status).toBe(200);
  });
});

describe('one quotation', () => {
  it('NAV-36 QUO-01 QUO-02 shows its articles, its sums, its document and the way to answer', async () => {
    const page = await shop.visit(`${LIST}/${OPEN}`, { as: YANN });
    const words = wordsOf(page.html);
    for (const text of [
      'Rénovation de 12 logements',
      '12,10 €',
      'Total TTC 190,96 €',
      'Accepter et commander',
      'Refuser ce devis',
    ])
      expect(words).toContain(text);
    expect(page.html).toContain(`href="/documents/quotations/${OPEN}.pdf"`);
  });

  it.each([
    ['D26400094', 'Votre magasin prépare ce devis.'],
    ['D26400092', 'Ce devis a expiré.'],
    ['D26400093', 'Ce devis a été refusé.'],
    ['D26400091', 'Ce devis a été accepté.'],
  ])('%s cannot be answered, and says why', async (number, text) => {
    const words = wordsOf((await shop.visit(`${LIST}/${number}`, { as: YANN })).html);
    expect(words).toContain(text);
    expect(words).not.toContain('Accepter et commander');
  });

  it('B05 B08 of another company does not exist', async () => {
    expect((await shop.visit(`${LIST}/${OPEN}`, { as: NADIA })).status).toBe(404);
    expect((await shop.visit(`${LIST}/%3Cscript%3E`, { as: YANN })).status).toBe(404);
    const answer = await send(`${LIST}/${OPEN}`, NADIA, { decision: 'decline' });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(wordsOf((await shop.visit(`${LIST}/${OPEN}`, { as: YANN })).html)).toContain('À valider');
  });

  it('QUO-04 accepted, its articles are in the cart at its prices', async () => {
    const taken = await send(`${LIST}/${OPEN}`, YANN, { decision: 'accept' });
    expect([taken.status, taken.headers['location']]).toEqual([302, '/cart']);
    const cookie = taken.cookies.map((one) => one.split(';')[0]).join('; ');
    const cart = wordsOf((await shop.visit('/cart', { as: YANN, headers: { cookie } })).html);
    expect(cart).toContain(`Prix du devis ${OPEN}`);
    expect(cart).toContain('159,13 €');
  });

  it('QUO-03 declined, with the reason that was given', async () => {
    const path = `${LIST}/D26400200`;
    const long = await send(path, NADIA, { decision: 'decline', reason: 'x'.repeat(300) });
    expect(long.status).toBe(422);
    expect(wordsOf(long.html)).toContain('Le motif compte au plus 250 caractères.');
    expect(long.html).toContain('x'.repeat(300));
    const done = await send(path, NADIA, { decision: 'decline', reason: 'Chantier reporté' });
    expect([done.status, done.headers['location']]).toEqual([302, path]);
    expect(wordsOf((await shop.visit(path, { as: NADIA })).html)).toContain('Motif : Chantier reporté');
    const again = await send(path, NADIA, { decision: 'accept' });
    expect(again.status).toBe(422);
    expect(wordsOf(again.html)).toContain('Ce devis a été refusé.');
  });
});

describe('a quotation asked for from the cart', () => {
  const ASK = '/customer/ask-quotation';
  const filled = async (as: string) => {
    const browser = openBrowser(shop, as);
    await browser.send('/cart', { intent: 'add', quantity: '2', sku: '10200013', parent_sku: 'P102000' });
    return browser;
  };

  it('takes the numbers typed along, keeps what was typed where it is refused, and is there at once', async () => {
    const browser = await filled(YANN);
    const cart = await browser.see('/cart');
    expect(cart.html).toContain('value="ask-quotation"');
    const field = /name="(quantity:[^"]+)"/.exec(cart.html)?.[1] ?? '';
    const to = await browser.send('/cart', { intent: 'ask-quotation', [field]: '7' });
    expect(to.headers['location']).toBe(ASK);
    const form = await browser.see(ASK);
    expect(wordsOf(form.html)).toContain('7 × ');
    const key = /name="key" value="([^"]+)"/.exec(form.html)?.[1] ?? '';
    const wishes = { key, label: 'Préau', message: 'Avant <Pâques>', wishedOn: '2020-01-01' };
    const refused = await browser.send(ASK, wishes);
    expect(refused.status).toBe(422);
    expect(wordsOf(refused.html)).toContain('La date souhaitée va d’aujourd’hui');
    expect(refused.html).toContain('Avant &lt;Pâques&gt;');
    const done = await browser.send(ASK, { ...wishes, wishedOn: '' });
    const address = String(done.headers['location']);
    expect(address).toMatch(/^\/customer\/my-quotations\/DG\d{8}$/);
    const page = await browser.see(address);
    expect(wordsOf(page.html)).toMatch(/Demandé Demandé le /);
    expect(wordsOf(page.html)).toContain('Votre magasin a reçu votre demande.');
    expect(page.html).toContain('Avant &lt;Pâques&gt;');
    expect(wordsOf(page.html)).not.toMatch(/Valable|Total TTC|Accepter et commander/);
    const list = wordsOf((await browser.see(LIST)).html);
    expect(list).toMatch(/Préau Demandé le /);
    expect((await browser.send(ASK, { ...wishes, wishedOn: '' })).headers['location']).toBe(address);
    expect(wordsOf((await browser.see('/cart')).html)).toContain('Demander un devis');
  });

  it('is not offered to who may not ask', async () => {
    for (const as of [ALI, ELODIE]) {
      const browser = await filled(as);
      expect((await browser.see('/cart')).html).not.toContain('ask-quotation');
      expect((await browser.see(ASK)).headers['location']).toBe('/customer/my-profile');
    }
    await shop.db.deleteFrom('cart').execute();
    expect((await openBrowser(shop, YANN).see(ASK)).headers['location']).toBe('/cart');
  });
});

it('the dashboard puts first what ends first, and says how soon', async () => {
  const ends = (number: string, days: number) =>
    sql`update quotation set status = 'A_VALIDER', valid_until = (now() at time zone 'Europe/Paris')::date + ${days}::int
      where number = ${number}`.execute(shop.db);
  const { rows } = await sql<{ number: string }>`
    select number from quotation where company_id = (select company_id from customer where email = ${YANN})
    order by created_on desc, number desc limit 2`.execute(shop.db);
  const [newest = '', older = ''] = rows.map(({ number }) => number);
  await ends(newest, 40);
  await ends(older, 1);
  const words = wordsOf((await shop.visit('/customer/dashboard', { as: YANN })).html);
  expect(words).toContain('Expire demain');
  expect(words).not.toContain('Expire dans 40');
  expect(words.indexOf(older)).toBeLessThan(words.indexOf(newest));
});

it('the dashboard shows what waits for an answer, to whom may see it', async () => {
  const words = wordsOf((await shop.visit('/customer/dashboard', { as: YANN })).html);
  expect(words).toContain('Devis à valider');
  expect(wordsOf((await shop.visit('/customer/dashboard', { as: ALI })).html)).not.toContain(
    'Devis à valider',
  );
});

describe('what accepting a quotation will do', () => {
  const DIDIER = 'didier.vandamme@demo.valbrune.example';
  const page = async () => wordsOf((await shop.visit(`${LIST}/D26400400`, { as: DIDIER })).html);

  it('is said of each line and beside the press; while the cart waits there is no press', async () => {
    const short = await page();
    expect(short).toMatch(/Si vous acceptez : (il n’en reste que \d+|épuisé) dans votre magasin/);
    expect(short).toContain('Tout ne peut pas être commandé aujourd’hui');
    expect(short).toContain('Accepter et commander');
    await stockEverywhere(shop.db, {
      available: 10_000,
      statut_article_mag: 'P',
      appro_directe_fournisseur: false,
    });
    const whole = await page();
    expect(whole).toContain('Si vous acceptez : disponible dans votre magasin');
    expect(whole).not.toContain('Tout ne peut pas être commandé');
    await send(`${LIST}/D26400400`, DIDIER, { decision: 'accept' });
    await shop.db.updateTable('cart').set({ state: 'frozen' }).execute();
    const waiting = await page();
    expect(waiting).toContain('Votre panier attend une validation : vous pourrez accepter ce devis ensuite.');
    expect(waiting).not.toMatch(/Accepter et commander|Si vous acceptez/);
    await shop.db.deleteFrom('cart').execute();
  });
});
