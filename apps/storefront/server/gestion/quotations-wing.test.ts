// Quotations of the back office as a browser without script gets them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { addDays } from '@nuancier/domain/stores/opening-hours.ts';
import { faultOf, hiddenFields, openBrowser } from '../../testing/browser.ts';
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

const text = (html: string) =>
  html
    .replaceAll(/<(?:script|style)[^>]*>.*?<\/(?:script|style)>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('the quotations of the back office', () => {
  it('are written, priced and sent by forms alone, and keep what was typed where they are refused', async () => {
    const browser = await entered('sophie.delmas');
    const list = await browser.see('/gestion/devis');
    expect(text(list.html)).toContain('Nouveau devis');
    expect(list.html).toContain('href="/gestion/fichiers/devis.csv?tab=tous"');
    const found = await browser.see('/gestion/devis/nouveau?q=kermarrec');
    // The first button of the form is what Enter presses: it looks for a customer, and chooses none.
    const form = /<form(?:(?!<\/form>)[^])*name="objet"(?:(?!<\/form>)[^])*/.exec(found.html)?.[0] ?? '';
    expect(/<button[^>]*type="submit"[^>]*>/.exec(form)?.[0]).not.toContain('client');
    const typing = { ...hiddenFields(found.html), q: 'kermarrec', objet: 'Cour & <allée>' };
    const sought = String((await browser.send('/gestion/devis/nouveau', typing)).headers['location']);
    expect(sought).toMatch(/^\/gestion\/devis\/nouveau\?q=kermarrec&objet=Cour/);
    expect((await browser.see(sought)).html).toContain('value="Cour &amp; &lt;allée&gt;"');
    const client = /value="(\d+)"[^>]*name="client"/.exec(found.html)?.[1] ?? '';
    const press = () =>
      browser.send('/gestion/devis/nouveau', {
        ...hiddenFields(found.html),
        client,
        objet: 'Cour <de> l’école',
      });
    const [opened, again] = [await press(), await press()];
    expect(again.headers['location']).toBe(opened.headers['location']);
    const address = String(opened.headers['location']).replace(/\?.*$/, '');
    expect(address).toMatch(/^\/gestion\/devis\/DG\d{8}$/);
    expect(address).toContain(`/DG${localMoment(new Date()).date.slice(2, 4)}`);
    expect((await browser.see(address)).html).toContain('Cour &lt;de&gt; l’école');
    // Nothing to send yet: it says so, and where a line is added.
    const empty = await browser.see(`${address}/envoi`);
    expect(empty.status).toBe(200);
    expect(text(empty.html)).toMatch(/aucune ligne\s: il n’y a rien à envoyer/);
    for (const place of ['article', 'ligne-libre'])
      expect(empty.html).toContain(`href="${address}/${place}"`);
    expect(empty.html).not.toContain('name="message"');

    const article = { article: '10200211', quantite: '4', teinte: 'RAL 99999', prix: '' };
    expect((await browser.see(`${address}/article?q=10200211`)).html).toContain('name="teinte"');
    const skus = (html: string) => [...html.matchAll(/name="article" value="(\w+)"/g)].map(([, sku]) => sku);
    const broad = (await browser.see(`${address}/article?q=peinture`)).html;
    expect(broad).toMatch(/<h2[^>]*>Plus de 200 articles trouvés/);
    expect([broad.includes('page=2'), broad.includes('page=0')]).toEqual([true, false]);
    const second = skus((await browser.see(`${address}/article?q=peinture&page=2`)).html);
    expect(second.length).toBeGreaterThan(0);
    for (const sku of second) expect(skus(broad)).not.toContain(sku);
    const wrong = await browser.send(`${address}/article?q=10200211`, article);
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('value="RAL 99999"');
    expect(wrong.html).toMatch(
      /<input[^>]*aria-invalid="true"[^>]*name="teinte"|name="teinte"[^>]*aria-invalid="true"/,
    );
    expect(text(wrong.html)).toContain('Cette teinte est inconnue.');
    const special = await shop.db
      .selectFrom('colour')
      .select('code')
      .where('special', 'is not', null)
      .executeTakeFirstOrThrow();
    const unmade = { ...article, teinte: special.code };
    const told = await browser.send(`${address}/article?q=10200211`, unmade);
    expect(told.html).toMatch(/<input(?=[^>]*aria-invalid="true")(?=[^>]*name="teinte")/);
    // Once: at its field, and in no box above.
    expect(text(told.html).split('Cette teinte ne peut pas être réalisée en machine.')).toHaveLength(2);
    const right = await browser.send(`${address}/article?q=10200211`, { ...article, teinte: 'RAL 7016' });
    expect(right.headers['location']).toBe(`${address}?fait=ajoutee&q=10200211`);
    const next = (await browser.see(String(right.headers['location']))).html;
    expect(next, 'the next article is one press away').toContain(`href="${address}/article?q=10200211"`);

    const missing = await browser.send(`${address}/ligne-libre`, {
      designation: '',
      unite: 'jour',
      quantite: 'deux',
      prix: '180',
    });
    expect(missing.status).toBe(422);
    for (const words of ['Saisissez une désignation.', 'Saisissez un nombre entier.', 'value="deux"'])
      expect(missing.html).toContain(words);
    await browser.send(`${address}/ligne-libre`, {
      designation: 'Nacelle',
      unite: 'jour',
      quantite: '2',
      prix: '180',
    });
    const whole = await browser.see(address);
    expect(text(whole.html)).toMatch(/Ligne libre, TVA 20.%/);
    const [tinted = '', free = ''] = [...whole.html.matchAll(/name="quantite-(\d+)"/g)].map(([, id]) => id);
    const fields = {
      ...hiddenFields(whole.html),
      objet: 'Cour',
      validite: addDays(localMoment(new Date()).date, 30),
      [`quantite-${tinted}`]: '4',
      [`prix-${tinted}`]: '0,10',
      [`quantite-${free}`]: '3',
      [`prix-${free}`]: '150,00',
      intent: 'enregistrer',
    };
    // What is no figure is told at its field, and nowhere else.
    const odd = await browser.send(address, {
      ...fields,
      [`quantite-${free}`]: 'abc',
      [`prix-${tinted}`]: 'dix',
    });
    expect(odd.status).toBe(422);
    expect(faultOf(odd.html, `quantite-${free}`)).toContain('la quantité est un nombre entier');
    expect(faultOf(odd.html, `prix-${tinted}`)).toContain('le prix est une somme en euros');
    expect(faultOf(odd.html, `quantite-${tinted}`)).toBe('');
    expect(odd.html).not.toContain('DESK_ACT_REFUSED');
    // What was done before is no answer to what is refused now.
    const low = await browser.send(`${address}?fait=ajoutee`, fields);
    expect(low.status).toBe(422);
    expect(text(low.html)).not.toContain('La ligne est ajoutée.');
    expect(faultOf(low.html, `prix-${tinted}`)).toContain('ne peut pas descendre sous');
    expect(low.html).toContain('value="0,10"');
    const saved = await browser.send(address, { ...fields, [`prix-${tinted}`]: '' });
    expect(saved.headers['location']).toBe(`${address}?fait=enregistre`);
    const twice = await browser.send(address, { ...fields, [`prix-${tinted}`]: '' });
    expect(twice.headers['location']).toBe(`${address}?fait=enregistre`);
    const stale = await browser.send(address, { ...fields, cle: '' });
    expect(text(stale.html)).toContain('Sophie Delmas a modifié ce devis');
    // Whoever presses again has read it, and goes on from there.
    const { revision } = hiddenFields(stale.html);
    expect(Number(revision)).toBeGreaterThan(Number(fields.revision));

    // Every button keeps what is typed, or refuses and loses nothing.
    const typed = { ...fields, ...hiddenFields((await browser.see(address)).html) };
    for (const [intent, leads] of [
      ['article', `${address}/article`],
      ['libre', `${address}/ligne-libre`],
      ['envoyer', `${address}/envoi`],
    ] as const) {
      const before = { ...typed, ...hiddenFields((await browser.see(address)).html), intent };
      const refused = await browser.send(address, before);
      expect([refused.status, refused.html.includes('value="0,10"')]).toEqual([422, true]);
      const price = `${intent.length}1,50`;
      const kept = await browser.send(address, {
        ...before,
        [`prix-${tinted}`]: '',
        [`prix-${free}`]: price,
        intent,
      });
      expect(kept.headers['location']).toBe(leads);
      expect((await browser.see(address)).html).toContain(`value="${price}"`);
    }
    const rebated = { ...typed, ...hiddenFields((await browser.see(address)).html), intent: 'remise' };
    const less = { ...rebated, remise: '5', objet: 'Cour et préau' };
    // Refused, all of it is still there to be changed, and none of it is written.
    const tooMuch = await browser.send(address, { ...less, remise: '11', [`quantite-${free}`]: '7' });
    expect(tooMuch.status).toBe(422);
    expect(faultOf(tooMuch.html, 'remise')).toContain('Votre rôle accorde une remise de 10');
    expect(tooMuch.html).not.toContain('DESK_ACT_REFUSED');
    for (const typed of ['value="11"', 'value="Cour et préau"', 'value="7"', 'value="0,10"'])
      expect(tooMuch.html).toContain(typed);
    expect((await browser.see(address)).html).not.toContain('value="Cour et préau"');
    const short = await browser.send(address, { ...less, [`quantite-${free}`]: '100000' });
    expect(faultOf(short.html, `quantite-${free}`)).toContain('de 1 à 99');
    expect((await browser.send(address, less)).headers['location']).toBe(`${address}?fait=remise`);
    const reduced = await browser.see(address);
    expect(text(reduced.html)).toMatch(/remise 4,9\d|remise 5/);
    expect(reduced.html).toContain('value="Cour et préau"');

    const sending = await browser.see(`${address}/envoi`);
    expect(text(sending.html)).toContain('yann.kermarrec@demo.valbrune.example');
    const sent = await browser.send(`${address}/envoi`, {
      ...hiddenFields(sending.html),
      message: 'Comme convenu.',
    });
    expect(sent.headers['location']).toBe(`${address}?fait=envoye`);
    const after = await browser.see(address);
    expect(after.html).not.toContain('name="quantite-');
    for (const words of ['Envoyé', 'Pas encore ouvert', 'Faire une nouvelle version'])
      expect(text(after.html)).toContain(words);
    const revised = await browser.send(address, { intent: 'version' });
    expect(revised.headers['location']).toBe(`${address}-2?fait=version`);
    expect(text((await browser.see(`${address}-2`)).html)).toContain('Version 1 – Envoyé');
    const gone = await browser.send(`${address}-2/suppression`, {});
    expect(gone.headers['location']).toBe('/gestion/devis?etat=brouillons');
    expect((await browser.see(`${address}-2`)).status).toBe(404);
  });

  it('show what a customer asked for, in its own words, and lead there from « today »', async () => {
    const asking = openBrowser(shop, 'yann.kermarrec@demo.valbrune.example');
    await asking.send('/cart', { intent: 'add', quantity: '2', sku: '10200013', parent_sku: 'P102000' });
    const wishes = { label: 'Préau', message: 'Avant <Pâques>', wishedOn: '', key: '' };
    const asked = await asking.send('/customer/ask-quotation', wishes);
    const number = String(asked.headers['location']).replace(/.*\//, '');
    const browser = await entered('sophie.delmas');
    const today = await browser.see('/gestion/aujourdhui');
    expect(text(today.html)).toMatch(/Tout voir \(1\).: Devis demandés/);
    expect(today.html).toContain('href="/gestion/devis?etat=a_repondre"');
    expect(text((await browser.see('/gestion/devis?etat=a_repondre')).html)).toContain(number);
    const page = await browser.see(`/gestion/devis/${number}`);
    expect(page.html).toContain('Avant &lt;Pâques&gt;');
    expect(page.html).toContain('name="quantite-');
    expect(text(page.html)).toContain('Le client attend votre réponse.');

    const declining = await browser.see(`/gestion/devis/${number}/declin`);
    const wordless = await browser.send(`/gestion/devis/${number}/declin`, {
      ...hiddenFields(declining.html),
      motif: '',
    });
    expect(text(wordless.html)).toContain('Saisissez le motif.');
    const declined = await browser.send(`/gestion/devis/${number}/declin`, {
      ...hiddenFields(declining.html),
      motif: 'Hors <gamme>',
    });
    expect(declined.headers['location']).toBe(`/gestion/devis/${number}?fait=declinee`);
    expect((await browser.see('/gestion/devis?etat=refuses')).html).toContain('Hors &lt;gamme&gt;');
    const answered = await asking.see(`/customer/my-quotations/${number}`);
    expect(text(answered.html)).toContain('Votre magasin ne peut pas établir ce devis.');
    expect(answered.html).toContain('Hors &lt;gamme&gt;');
  });

  it('asked for and not needed any more, are taken back by their customer', async () => {
    const asking = openBrowser(shop, 'yann.kermarrec@demo.valbrune.example');
    await asking.send('/cart', { intent: 'add', quantity: '2', sku: '10200013', parent_sku: 'P102000' });
    const asked = await asking.send('/customer/ask-quotation', { label: '', message: '', key: '' });
    const address = String(asked.headers['location']);
    expect(text((await asking.see(address)).html)).toContain('Retirer ma demande');
    const withdrawn = await asking.send(address, { decision: 'withdraw' });
    expect(withdrawn.headers['location']).toBe(address);
    const { html } = await asking.see(address);
    expect(text(html)).toContain('Cette demande a été retirée.');
    expect(text(html)).not.toContain('Retirer ma demande');
  });

  it('tell on « today » what customers have answered, in their own words, and lead to the list of the same', async () => {
    await shop.db
      .updateTable('quotation')
      .set({ status: 'A_VALIDER', valid_until: addDays(localMoment(new Date()).date, 20) })
      .where('number', '=', 'D26400091')
      .execute();
    const answering = openBrowser(shop, 'yann.kermarrec@demo.valbrune.example');
    const decline = { decision: 'decline', reason: 'Trop <b>cher</b>' };
    await answering.send('/customer/my-quotations/D26400091', decline);
    const browser = await entered('sophie.delmas');
    const { html } = await browser.see('/gestion/aujourdhui');
    expect(text(html)).toContain('Réponses à vos devis');
    expect(html).toContain('href="/gestion/devis/D26400091"');
    expect(html).toContain('Trop &lt;b&gt;cher&lt;/b&gt;');
    const list = '/gestion/devis?etat=repondus';
    expect(html).toContain(`href="${list}"`);
    expect((await browser.see(list)).html).toContain('href="/gestion/devis/D26400091"');
  });

  it('offer nothing to who only reads, and are not there for who has no right', async () => {
    const reader = await entered('anne.schmitt');
    expect(text((await reader.see('/gestion/devis?etat=tous&q=rien-de-tel')).html)).toContain(
      'Rien ne correspond',
    );
    const { html } = await reader.see('/gestion/devis/D26400090');
    expect(text(html)).toContain('il se lit ici et se modifie là-bas');
    // It came by a file, with a client code alone: whose it is leads to the company's page, from the list as well.
    for (const words of ['Peintures Kermarrec SARL', '0351012']) expect(text(html)).toContain(words);
    const [, page = ''] = /<dd><a[^>]*href="([^"]*)"[^>]*>Peintures Kermarrec SARL/.exec(html) ?? [];
    expect(text((await reader.see(page)).html)).toContain('0351012');
    const row = (await reader.see('/gestion/devis?etat=tous&q=D26400090')).html;
    expect(row).toContain(`href="${page}"`);
    expect(text(row)).toContain('0351012');
    expect(html).not.toContain('<form method="post"');
    expect((await reader.see('/gestion/devis/nouveau')).status).toBe(403);
    const preparer = await entered('loic.tanguy');
    expect((await preparer.see('/gestion/devis')).status).toBe(403);
    expect((await preparer.see('/gestion/aujourdhui')).html).not.toContain('href="/gestion/devis"');
    expect((await (await entered('sophie.delmas')).see('/gestion/aujourdhui')).html).toContain(
      'href="/gestion/devis"',
    );
  });
});

it('the list is narrowed by store and by who wrote it, in its address and in its table', async () => {
  const named = await shop.db
    .selectFrom('quotation')
    .innerJoin('company', 'company.id', 'company_id')
    .select(['quotation.number', 'seller', 'shop_code as store'])
    .where('seller', 'is not', null)
    .where('shop_code', 'is not', null)
    .executeTakeFirstOrThrow();
  const browser = await entered('claire.valbrune');
  // Of one name alone there is nothing to choose.
  expect((await browser.see('/gestion/devis?etat=tous')).html).not.toContain('name="redacteur"');
  const [other] = await shop.db
    .updateTable('quotation')
    .set({ seller: 'Abel <b>' })
    .where('number', '=', (qb) =>
      qb.selectFrom('quotation').select('number').where('number', '<>', named.number).orderBy('id').limit(1),
    )
    .returning('number')
    .execute();
  const { html } = await browser.see('/gestion/devis?etat=tous');
  expect(html).toContain('<option value="Abel &lt;b&gt;">');
  expect(html).toMatch(/<select(?=[^>]*name="magasin")/);
  expect(html).toMatch(/<select(?=[^>]*name="redacteur")/);
  expect(html).toContain(`<option value="${named.seller}">`);
  const asked = `magasin=${named.store}&redacteur=${encodeURIComponent(String(named.seller))}`;
  const found = await browser.see(`/gestion/devis?etat=tous&${asked}`);
  expect(found.html).toContain(`href="/gestion/devis/${named.number}"`);
  expect(found.html).not.toContain(`href="/gestion/devis/${other?.number}"`);
  expect(found.html).toMatch(new RegExp(`<option value="${named.store}" selected`));
  expect(found.html).toMatch(/fichiers\/devis\.csv\?tab=tous&amp;store=\w+&amp;seller=/);
  expect(found.html).toMatch(/devis\?etat=envoyes&amp;magasin=\w+&amp;redacteur=/);
  const none = await browser.see('/gestion/devis?etat=tous&redacteur=Personne');
  expect(none.html).toContain('Aucun devis de cette personne dans cet onglet.');
});
