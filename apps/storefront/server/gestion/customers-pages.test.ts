// The customers' pages of the back office as a browser without script gets them.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { testShop } from '../../testing/visit.ts';
import type { TestShop } from '../../testing/visit.ts';

const SCRIPT = '<script>alert("vu")</script>';
const PRIVATE = 'elodie.marchand@demo.valbrune.example';
const HEAD = 'yann.kermarrec@demo.valbrune.example';

let shop: TestShop;
let person: string;
let head: string;
let company: string;
beforeAll(async () => {
  shop = await testShop();
  const found = await shop.db.selectFrom('customer').select(['id', 'email', 'company_id']).execute();
  const of = (email: string) => found.find((one) => one.email === email);
  person = String(of(PRIVATE)?.id);
  head = String(of(HEAD)?.id);
  company = String(of(HEAD)?.company_id);
  await shop.db
    .insertInto('contact_message')
    .values({
      created_at: new Date(),
      customer_id: Number(person),
      shop_code: null,
      name: 'Élodie',
      email: PRIVATE,
      telephone: null,
      reason: 'Autre',
      message: SCRIPT,
    })
    .execute();
});
afterAll(() => shop.close());

async function entered(name: string) {
  const browser = openBrowser(shop);
  const email = `${name}@equipe.valbrune.example`;
  await browser.send('/gestion/entrer', { email, password: 'Gestion!2026' });
  await browser.send('/gestion/entrer/code', { code: '000000' });
  return browser;
}

describe('the list of customers', () => {
  it('finds in one field, keeps what was asked in its address, and leads to the pages and the table', async () => {
    const browser = await entered('camille.dupuis');
    const { status, html } = await browser.see('/gestion/clients?liste=personnes&q=kermarrec');
    expect(status).toBe(200);
    expect(html).toContain(`href="/gestion/clients/personnes/${head}"`);
    expect(html).toContain(`href="/gestion/clients/societes/${company}"`);
    expect(html).toContain('value="kermarrec"');
    expect(html).toContain('/gestion/fichiers/clients.csv?list=personnes&amp;query=kermarrec');
    expect(html).toContain('Demandes de rattachement');
  });

  it('says what next where nothing is found or too little typed', async () => {
    const browser = await entered('camille.dupuis');
    expect((await browser.see('/gestion/clients?q=xyzxyz')).html).toContain('Rien ne correspond');
    const short = await browser.see('/gestion/clients?q=le');
    expect(short.status).toBe(200);
    expect(short.html).toContain('au moins trois caractères');
    expect(short.html).toContain('value="le"');
  });

  it('is in the menu of those who read it, and offers no request to those who answer none', async () => {
    const accounts = await (await entered('nathalie.perez')).see('/gestion/clients');
    expect(accounts.html).toContain('href="/gestion/clients"');
    expect(accounts.html).not.toContain('Demandes de rattachement');
    const preparer = await entered('loic.tanguy');
    expect((await preparer.see('/gestion/commandes')).html).not.toContain('href="/gestion/clients"');
    expect((await preparer.see('/gestion/clients')).status).toBe(403);
  });
});

describe('the short lists of a file', () => {
  const numbersIn = (html: string) =>
    [...html.matchAll(/href="\/gestion\/commandes\/(W\d+)"/g)].map(([, number]) => number);

  it('lead to each thing, and each to all of that customer alone', async () => {
    const browser = await entered('claire.valbrune');
    const { html } = await browser.see(`/gestion/clients/societes/${company}`);
    const orders = `/gestion/commandes?etat=toutes&amp;societe=${company}`;
    expect(html).toContain(`href="${orders}"`);
    expect(html).toMatch(/href="\/gestion\/devis\/D\w+"/);
    expect(html).toContain(`href="/gestion/devis?etat=tous&amp;societe=${company}"`);
    // Of two kinds, each called by its name.
    expect(html).toMatch(/Livraison par défaut|Facturation par défaut/);
    expect(html).not.toMatch(/>par défaut</);
    const [, paper = ''] = /href="(\/gestion\/fichiers\/pieces\/factures\/[^"]+\.pdf)"/.exec(html) ?? [];
    expect((await browser.see(paper)).headers['content-type']).toBe('application/pdf');
    const alone = await browser.see(`/gestion/clients/personnes/${person}`);
    const [, message = ''] = /href="(\/gestion\/clients\/messages\/\d+)"/.exec(alone.html) ?? [];
    expect((await browser.see(message)).html).toContain('&lt;script&gt;');
    expect(alone.html).toContain(`href="/gestion/clients/messages?etat=attente&amp;client=${person}"`);

    const list = await browser.see(orders.replaceAll('&amp;', '&'));
    expect(list.html).toContain('Une seule société\u00A0: Peintures Kermarrec SARL');
    const shown = await shop.db
      .selectFrom('orders')
      .select('number')
      .where('company_id', '=', Number(company))
      .orderBy('placed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(50)
      .execute();
    expect([...new Set(numbersIn(list.html))]).toEqual(shown.map(({ number }) => number));
    // Tabs, the search, its end and the table stay with that company.
    expect(list.html).toContain(`/gestion/commandes?etat=pretes&amp;societe=${company}`);
    expect(list.html).toContain(`<input type="hidden" name="societe" value="${company}"/>`);
    expect(list.html).toContain(`/gestion/fichiers/commandes.csv?tab=toutes&amp;company=${company}`);
    expect(list.html).toMatch(/href="\/gestion\/commandes\?etat=toutes"[^>]*>Voir tous les clients/);
  });

  it('lead to all invoices and tints of exactly that company, page by page', async () => {
    const browser = await entered('claire.valbrune');
    const { html } = await browser.see(`/gestion/clients/societes/${company}`);
    const numbers = (page: string) =>
      [...page.matchAll(/factures\/([^"]+)\.pdf"/g)].map(([, number]) => number);
    const invoices = `/gestion/clients/societes/${company}/factures`;
    expect(html).toContain(`href="${invoices}"`);
    await sql`insert into invoice overriding system value
      select (jsonb_populate_record(one, jsonb_build_object(
        'id', (select max(id) from invoice) + nth, 'number', one.number || '-' || nth))).*
      from invoice one, generate_series(1, 120) nth where one.id = (
        select min(id) from invoice where company_id = ${Number(company)} and type = 'FACTURE')`.execute(
      shop.db,
    );
    const expected = await shop.db
      .selectFrom('invoice')
      .select('number')
      .where('company_id', '=', Number(company))
      .where('type', '=', 'FACTURE')
      .execute();
    const read: (string | undefined)[] = [];
    let next: string | undefined = invoices;
    while (next !== undefined && read.length <= expected.length) {
      const page: string = (await browser.see(next)).html;
      read.push(...numbers(page));
      const on: string | undefined = /href="[^"]*\?apres=(\d+)"/.exec(page)?.[1];
      next = on === undefined ? undefined : `${invoices}?apres=${on}`;
    }
    expect(read.toSorted()).toEqual(expected.map(({ number }) => number).toSorted());
    expect((await browser.see(`${invoices}?apres=x`)).status).not.toBe(200);
    expect((await browser.see(`/gestion/clients/autres/${company}/factures`)).status).toBe(404);
    expect((await browser.see(`/gestion/clients/societes/999999/factures`)).status).toBe(404);
    expect((await browser.see(`/gestion/clients/societes/${company}/teintes`)).status).toBe(200);
    expect((await browser.see(`/gestion/clients/personnes/${person}/teintes`)).status).toBe(200);
    const preparer = await entered('loic.tanguy');
    for (const part of ['factures', 'teintes'])
      expect((await preparer.see(`/gestion/clients/societes/${company}/${part}`)).status).toBe(403);
  });

  it('offer nothing to whoever may not see it', async () => {
    const camille = await (await entered('camille.dupuis')).see(`/gestion/clients/societes/${company}`);
    expect(camille.html).toContain('/gestion/fichiers/pieces/factures/');
    expect(camille.html).not.toContain('/gestion/devis');
    const sophie = await (await entered('sophie.delmas')).see(`/gestion/clients/societes/${company}`);
    expect(sophie.html).toContain(`/gestion/devis?etat=tous&amp;societe=${company}`);
    expect(sophie.html).not.toContain('/gestion/clients/messages');
  });
});

describe('a page', () => {
  it('of a company shows people, credit and invoices; of another store it is not there', async () => {
    const { html } = await (await entered('marc.leroy')).see(`/gestion/clients/societes/${company}`);
    for (const text of ['Peintures Kermarrec SARL', 'Encours', 'Factures et avoirs', 'Gwen Le Bihan'])
      expect(html).toContain(text);
    // The log is not its to read, nor is what it tells.
    expect(html).not.toContain('>Journal<');
    const far = await (await entered('aicha.benoit')).see(`/gestion/clients/societes/${company}`);
    expect(far.status).toBe(404);
  });

  it('shows what a customer wrote as text', async () => {
    const { html } = await (await entered('camille.dupuis')).see(`/gestion/clients/personnes/${person}`);
    expect(html).toContain('&lt;script&gt;alert(&quot;vu&quot;)&lt;/script&gt;');
    expect(html).not.toContain(SCRIPT);
  });

  it('tells what was written under its address without signing in as not verified, and apart', async () => {
    const browser = await entered('camille.dupuis');
    const path = `/gestion/clients/personnes/${head}`;
    expect((await browser.see(path)).html).not.toContain('Messages non vérifiés');
    await shop.db
      .insertInto('contact_message')
      .values({
        created_at: new Date(),
        customer_id: null,
        shop_code: null,
        name: 'Quelqu’un',
        email: HEAD,
        telephone: null,
        reason: 'Autre',
        message: `Sous son adresse ${SCRIPT}`,
      })
      .execute();
    for (const page of [path, `/gestion/clients/societes/${company}`]) {
      const { html } = await browser.see(page);
      const [own = '', apart = ''] = html.split('Messages non vérifiés</h2>');
      expect(own).not.toContain('Sous son adresse');
      expect(apart).toContain('N’importe qui peut saisir une adresse');
      expect(apart).toContain('Sous son adresse &lt;script&gt;');
      const [, message = ''] = /href="(\/gestion\/clients\/messages\/\d+)"/.exec(apart) ?? [];
      expect((await browser.see(message)).html).toContain('Non vérifié\u00A0: écrit sans se connecter');
    }
    await shop.db.deleteFrom('contact_message').where('name', '=', 'Quelqu’un').execute();
  });

  it('offers a reader no act', async () => {
    const { html } = await (await entered('anne.schmitt')).see(`/gestion/clients/personnes/${person}`);
    for (const act of ['effacement', 'mot-de-passe', 'entrer', 'export'])
      expect(html).not.toContain(`/gestion/clients/personnes/${person}/${act}`);
  });
});

describe('what customers wrote', () => {
  it('is led to from « today », shown as text, answered, and gone from the list', async () => {
    const browser = await entered('camille.dupuis');
    const today = await browser.see('/gestion/aujourdhui');
    expect(today.html).toContain('href="/gestion/clients/messages"');
    const waiting = await browser.see('/gestion/clients/messages');
    expect(waiting.html).toContain('&lt;script&gt;');
    expect(waiting.html).not.toContain(SCRIPT);
    const [, path = ''] = /href="(\/gestion\/clients\/messages\/\d+)"/.exec(waiting.html) ?? [];
    const mute = await browser.send(path, { intent: 'answer', reponse: '' });
    expect([mute.status, mute.html.includes('Écrivez votre réponse.')]).toEqual([422, true]);
    const sent = await browser.send(path, { intent: 'answer', reponse: 'Demain matin.' });
    expect(sent.headers['location']).toBe('/gestion/clients/messages?fait=repondu');
    const late = await browser.send(path, { intent: 'answer', reponse: 'Trop tard' });
    expect(late.status).toBe(422);
    expect(late.html).toContain('a déjà traité ce message');
    expect((await browser.see('/gestion/clients/messages')).html).not.toContain(`href="${path}"`);
  });

  it('is judged where it is a review: a refusal asks for its reason', async () => {
    const { id } = await shop.db
      .insertInto('product_review')
      .values({
        product_sku: 'P102001',
        product_name: 'Peinture',
        customer_id: null,
        nickname: 'Zoé',
        summary: 'Bien',
        body: SCRIPT,
        rating: 4,
        status: 'PENDING',
        created_at: new Date(),
        judged_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const browser = await entered('camille.dupuis');
    const { html } = await browser.see('/gestion/avis');
    expect(html).toContain(`href="/gestion/avis/${id}/refus"`);
    expect(html).not.toContain(SCRIPT);
    expect((await browser.send(`/gestion/avis/${id}/refus`, { lu: 'attente', motif: '' })).status).toBe(422);
    const refused = await browser.send(`/gestion/avis/${id}/refus`, { lu: 'attente', motif: 'Publicité' });
    expect(refused.headers['location']).toBe('/gestion/avis?fait=refuse');
    expect((await browser.see('/gestion/avis?etat=refuses')).html).toContain(
      `href="/gestion/avis/${id}/publication"`,
    );
    const reader = await (await entered('anne.schmitt')).see('/gestion/avis?etat=refuses');
    expect(reader.html).not.toContain(`/gestion/avis/${id}/publication`);
    expect((await (await entered('marc.leroy')).see('/gestion/avis')).status).toBe(403);
  });
});

describe('acts', () => {
  it('a password link is confirmed in words, sent, and told', async () => {
    const browser = await entered('camille.dupuis');
    const path = `/gestion/clients/personnes/${head}/mot-de-passe`;
    expect((await browser.see(path)).html).toContain(`Un e-mail part à ${HEAD}`);
    const sent = await browser.send(path, {});
    expect(sent.headers['location']).toBe(`/gestion/clients/personnes/${head}?fait=lien`);
    const after = await browser.see(`/gestion/clients/personnes/${head}?fait=lien`);
    expect(after.html).toContain('Le lien est parti par e-mail.');
  });

  it('« se connecter en tant que » asks for its reason first', async () => {
    const browser = await entered('sophie.delmas');
    const path = `/gestion/clients/personnes/${head}/entrer`;
    const mute = await browser.send(path, { motif: ' ' });
    expect([mute.status, mute.html.includes('Indiquez le motif.')]).toEqual([422, true]);
    const { status, html } = await browser.send(path, { motif: 'Aide au téléphone' });
    expect(status).toBe(200);
    expect(html).toMatch(/href="\/connect-as\/[\w-]{43}"/);
  });

  it('what is held about a person leaves as a file', async () => {
    const browser = await entered('camille.dupuis');
    const { status, headers, html } = await browser.send(`/gestion/clients/personnes/${person}/export`, {});
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(/attachment; filename="donnees-client-\d+-[\d-]+\.json"/);
    expect(html).toContain(PRIVATE);
  });

  it('two accounts of one person are joined once somebody has seen what moves', async () => {
    const { id } = await shop.db
      .insertInto('customer')
      .values({
        email: 'elodie.bis@exemple.fr',
        firstname: 'Élodie',
        lastname: 'Marchand',
        mobile: '0611223344',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await shop.db
      .updateTable('customer')
      .set({ mobile: '+33 6 11 22 33 44' })
      .where('id', '=', Number(person))
      .execute();
    const browser = await entered('camille.dupuis');
    const path = `/gestion/clients/personnes/${person}/reunion`;
    const file = await browser.see(`/gestion/clients/personnes/${person}`);
    expect(file.html).toContain('même téléphone');
    expect(file.html).toContain(`href="${path}?autre=${id}"`);
    const company = await browser.see(`${path}?autre=${encodeURIComponent(HEAD)}`);
    expect(company.html).toContain('seuls deux comptes de particuliers se réunissent');
    expect(company.html).toContain(`value="${HEAD}"`);
    const seen = await browser.see(`${path}?autre=elodie.bis@exemple.fr`);
    expect(seen.html).toContain(`Tout passe au compte ${PRIVATE}.`);
    expect(seen.html).toContain('Garder plutôt elodie.bis@exemple.fr');
    const mute = await browser.send(`${path}?autre=${id}`, { autre: String(id), motif: '' });
    expect([mute.status, mute.html.includes('Indiquez le motif.')]).toEqual([422, true]);
    const done = await browser.send(`${path}?autre=${id}`, { autre: String(id), motif: 'Deux comptes' });
    expect(done.headers['location']).toBe(`/gestion/clients/personnes/${person}?fait=reuni`);
    const former = await browser.see(`/gestion/clients/personnes/${id}`);
    expect(former.headers['location']).toBe(`/gestion/clients/personnes/${person}`);
    expect((await (await entered('anne.schmitt')).see(path)).status).toBe(302);
  });

  it('a wrong address erases nobody and is not lost; the right one does', async () => {
    const browser = await entered('camille.dupuis');
    const path = `/gestion/clients/personnes/${person}/effacement`;
    const wrong = await browser.send(path, { adresse: 'autre@exemple.fr' });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('rien n’est effacé');
    expect(wrong.html).toContain('value="autre@exemple.fr"');
    const gone = await browser.send(path, { adresse: PRIVATE });
    expect(gone.headers['location']).toBe('/gestion/clients?fait=efface');
    expect((await browser.see(`/gestion/clients/personnes/${person}`)).status).toBe(404);
  });
});
