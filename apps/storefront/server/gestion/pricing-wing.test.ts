// Prices and promotions of the back office as a browser without script gets them, and the shop's pages beside.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { faultOf, hiddenFields, openBrowser } from '../../testing/browser.ts';
import type { Browser } from '../../testing/browser.ts';
import { testShop } from '../../testing/visit.ts';
import type { TestShop } from '../../testing/visit.ts';

const ARTICLE = '10100001';
const PRODUCT = 'P101000';
const on = (days: number) => localMoment(new Date(Date.now() + days * DAY_MS)).date;

let shop: TestShop;
let page: string;
beforeAll(async () => {
  shop = await testShop();
  const { url_key: key } = await shop.db
    .selectFrom('product')
    .select('url_key')
    .where('sku', '=', PRODUCT)
    .executeTakeFirstOrThrow();
  page = `/produit/${key}`;
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
    .replaceAll(/[\s\u00A0\u202F]+/g, ' ');

const seenByVisitor = async () => text((await shop.visit(page)).html);

const campaign = (more: Record<string, string> = {}) => ({
  nom: 'Semaine <des> façades',
  type: 'PROMOTION',
  debut: on(0),
  fin: on(6),
  remise: '20',
  prix: '',
  references: ARTICLE,
  ...more,
});

describe('a campaign', () => {
  it('is written, looked at, scheduled and stopped by forms alone; the shop’s page follows', async () => {
    const browser = await entered('claire.valbrune');
    const list = await browser.see('/gestion/prix');
    expect(list.html).toContain('href="/gestion/prix/campagnes/nouvelle"');
    expect(list.html).not.toContain('campagnes.csv');
    for (const group of ['Vendre', 'L’offre', 'La maison']) expect(text(list.html)).toContain(group);
    expect(text(list.html)).toContain('Aucune campagne pour le moment.');

    const form = await browser.see('/gestion/prix/campagnes/nouvelle');
    for (const words of ['Rayons', 'Marques', 'Statuts de gamme', 'Permanent'])
      expect(text(form.html)).toContain(words);
    const wrong = await browser.send('/gestion/prix/campagnes/nouvelle', campaign({ remise: 'vingt' }));
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('value="vingt"');
    expect(wrong.html).toContain('Semaine &lt;des&gt; façades');
    const chosen = campaign({ remise: 'vingt', marques: 'Une', rayons: '2\n3' });
    const counted = text((await browser.send('/gestion/prix/campagnes/nouvelle', chosen)).html);
    for (const words of ['Marques (1 choisie)', 'Rayons (2 choisis)']) expect(counted).toContain(words);
    const unknown = await browser.send('/gestion/prix/campagnes/nouvelle', campaign({ references: 'RIEN1' }));
    expect(text(unknown.html)).toContain('inconnues : RIEN1');
    const all = await browser.send(
      '/gestion/prix/campagnes/nouvelle',
      campaign({ nom: '', fin: on(-3), remise: '150', references: '' }),
    );
    for (const words of [
      'Donnez un nom de 80 caractères',
      'Le dernier jour vient avant le premier.',
      'Une remise va de 0,01 à 90 %.',
      'Choisissez un rayon, une marque',
    ])
      expect(text(all.html)).toContain(words);
    const typed = { ...hiddenFields(form.html), ...campaign() };
    const saved = await browser.send('/gestion/prix/campagnes/nouvelle', typed);
    const twice = await browser.send('/gestion/prix/campagnes/nouvelle', typed);
    expect(twice.headers['location']).toBe(saved.headers['location']);
    const address = String(saved.headers['location']).replace(/\?.*$/, '');
    expect(address).toMatch(/^\/gestion\/prix\/campagnes\/\d+$/);

    expect((await browser.see('/gestion/prix')).html).toContain('href="/gestion/fichiers/campagnes.csv?"');
    const draft = text((await browser.see(address)).html);
    for (const words of ['Brouillon', '20,79 €', '16,63 €', '−20 %', 'Conforme'])
      expect(draft).toContain(words);
    expect(await seenByVisitor()).toContain('24,95 €');
    const sure = await browser.see(`${address}/programmation`);
    expect(text(sure.html)).toContain('1 article passe à prix réduit dans la boutique');
    const scheduled = await browser.send(`${address}/programmation`, hiddenFields(sure.html));
    expect(scheduled.headers['location']).toBe(`${address}?fait=programmee`);
    expect(text((await browser.see(address)).html)).toContain('Prix en place');
    await expect.poll(seenByVisitor).toContain('19,96 €');
    const again = await browser.send(`${address}/programmation`, hiddenFields(sure.html));
    expect(again.status).toBe(422);
    expect(text(again.html)).toContain('Claire Valbrune a changé cette campagne');

    const running = await browser.see('/gestion/prix?etat=en_cours&q=semaine');
    expect(text(running.html)).toContain('Semaine &lt;des&gt; façades');
    const csv = await browser.see('/gestion/fichiers/campagnes.csv?phase=en_cours');
    expect(csv.html).toContain('Semaine <des> façades');
    const stopping = await browser.see(`${address}/arret`);
    expect(text(stopping.html)).toContain('1 article revient à son prix public');
    const stopped = await browser.send(`${address}/arret`, hiddenFields(stopping.html));
    expect(stopped.headers['location']).toBe(`${address}?fait=arretee`);
    await expect.poll(seenByVisitor).not.toContain('19,96 €');
  });

  it('names what was cheaper in the thirty days before, and goes without it once that is ticked', async () => {
    // What was offered until today, by the campaign that was stopped, counts too.
    await shop.db
      .deleteFrom('price_history')
      .where('article_sku', '=', ARTICLE)
      .where('kind', '=', 'REDUCTION')
      .execute();
    await shop.db
      .insertInto('price_history')
      .values({
        article_sku: '10100002',
        kind: 'REDUCTION',
        valid_from: on(-10),
        valid_to: on(-8),
        pack_ht_cents: 1_000,
        unit_ht: 1,
      })
      .execute();
    const browser = await entered('claire.valbrune');
    const saved = await browser.send(
      '/gestion/prix/campagnes/nouvelle',
      campaign({ debut: on(2), references: `${ARTICLE} 10100002` }),
    );
    const address = String(saved.headers['location']).replace(/\?.*$/, '');
    const draft = text((await browser.see(`${address}?ecartes=oui`)).html);
    expect(draft).toContain('La règle trouve 2 articles : 1 article à annoncer, 1 à écarter.');
    expect(draft).toContain('Pas plus bas que le plus bas prix des 30 jours');
    const sure = await browser.see(`${address}/programmation`);
    expect(text(sure.html)).toContain('(10100002) : Pas plus bas que le plus bas prix des 30 jours');
    const fields = hiddenFields(sure.html);
    const refused = await browser.send(`${address}/programmation`, fields);
    expect(refused.status).toBe(422);
    expect(text(refused.html)).toContain('1 article ne peut pas être annoncé en réduction');
    const done = await browser.send(`${address}/programmation`, { ...fields, sans: 'oui' });
    expect(done.headers['location']).toBe(`${address}?fait=programmee`);
    expect(text((await browser.see(address)).html)).toContain('À venir');
    const { html } = await browser.see(`${address}/arret`);
    expect(text(html)).toContain('La campagne ne commencera pas.');
    await browser.send(`${address}/arret`, hiddenFields(html));
  });

  it('offers nothing to who only reads, and is not there for who has no right', async () => {
    const reader = await entered('anne.schmitt');
    const { html } = await reader.see('/gestion/prix');
    expect(html).not.toContain('campagnes/nouvelle');
    expect((await reader.see('/gestion/prix/campagnes/nouvelle')).status).toBe(403);
    expect((await reader.see('/gestion/prix/campagnes/999999')).status).toBe(404);
    const preparer = await entered('loic.tanguy');
    expect((await preparer.see('/gestion/prix')).status).toBe(403);
    expect((await preparer.see('/gestion/aujourdhui')).html).not.toContain('href="/gestion/prix"');
  });
});

describe('a code', () => {
  it('is written, switched off and found by forms alone; what was typed stays where it is refused', async () => {
    const browser = await entered('claire.valbrune');
    const list = await browser.see('/gestion/prix/codes');
    expect(text(list.html)).toContain('CHANTIER5');
    expect(list.html).toContain('href="/gestion/fichiers/codes.csv?"');
    const fields = {
      intent: 'enregistrer',
      code: 'PAGE10',
      nom: 'Par la page',
      remise: '10',
      par_client: '1',
    };
    const both = await browser.send('/gestion/prix/codes/nouveau', { ...fields, montant: '12' });
    expect(both.status).toBe(422);
    expect(text(both.html)).toContain('Donnez soit un pourcentage, soit un montant.');
    const odd = await browser.send('/gestion/prix/codes/nouveau', { ...fields, limite: 'dix' });
    expect(odd.html).toContain('value="dix"');
    const wrong = {
      ...fields,
      code: 'é',
      nom: '',
      remise: '150',
      limite: '0',
      debut: '2026-12-02',
      fin: '2026-12-01',
    };
    const all = text((await browser.send('/gestion/prix/codes/nouveau', wrong)).html);
    for (const words of [
      'Le code compte de 2 à 32 lettres',
      'Donnez un nom à l’opération.',
      'Une remise va de 0,01 à 100',
      'Le dernier jour vient avant le premier',
      'Saisissez un nombre entier, 1 au moins',
    ])
      expect(all).toContain(words);
    const taken = await browser.send('/gestion/prix/codes/nouveau', { ...fields, code: 'chantier5' });
    expect(text(taken.html)).toContain('Ce code existe déjà');
    const saved = await browser.send('/gestion/prix/codes/nouveau', { ...fields, premiere: 'oui' });
    expect(saved.headers['location']).toBe('/gestion/prix/codes/PAGE10?fait=enregistre');
    const page = await browser.see('/gestion/prix/codes/PAGE10');
    for (const words of ['Actif', '−10 %', '1 par client · Première commande', 'Claire Valbrune'])
      expect(text(page.html)).toContain(words);
    const { lu = '' } = hiddenFields(page.html);
    const off = await browser.send('/gestion/prix/codes/PAGE10', { lu, intent: 'desactiver' });
    expect(off.headers['location']).toBe('/gestion/prix/codes/PAGE10?fait=desactive');
    const told = '/gestion/prix/codes/PAGE10?fait=desactive';
    expect(text((await browser.see(told)).html)).toContain('Le code est désactivé.');
    const stale = await browser.send(told, { ...fields, lu, remise: '15' });
    expect(stale.status).toBe(422);
    expect(text(stale.html), 'a success of before').not.toContain('Le code est désactivé.');
    expect(text(stale.html)).toContain('Claire Valbrune a changé ce code');
    expect(stale.html).toContain('value="15"');
    const found = await browser.see('/gestion/prix/codes?etat=desactive&q=par+la+page');
    expect(text(found.html)).toContain('PAGE10');
    expect(text((await browser.see('/gestion/prix/codes?q=rien-de-tel')).html)).toContain('Aucun code ne');
    const csv = await browser.see('/gestion/fichiers/codes.csv?state=desactive');
    expect(csv.html).toContain('PAGE10');
    expect(csv.html).not.toContain('CHANTIER5');
  });

  it('is read, and not changed, by who only reads', async () => {
    const reader = await entered('anne.schmitt');
    const { html } = await reader.see('/gestion/prix/codes/CHANTIER5');
    expect(text(html)).toContain('−5 %');
    expect(/<main.*<\/main>/s.exec(html)?.[0]).not.toContain('<form method="post"');
    expect((await reader.see('/gestion/prix/codes/nouveau')).status).toBe(403);
    expect((await reader.see('/gestion/prix/codes/RIEN')).status).toBe(404);
  });
});

describe('the simulator', () => {
  it('reckons a cart with and without a code, and says why a code gives nothing', async () => {
    const browser = await entered('anne.schmitt');
    const at = (fields: Record<string, string>) =>
      browser.see(`/gestion/prix/simulateur?${new URLSearchParams({ panier: 'saisi', ...fields })}`);
    expect(text((await browser.see('/gestion/prix/simulateur?code=CHANTIER5')).html)).not.toContain(
      'Résultat',
    );
    const good = text((await at({ articles: '10100002 2\n10100001', code: 'CHANTIER5' })).html);
    for (const words of ['Pour un visiteur', 'Le code retire 7,09 € HT.', '141,79 €', '134,70 €', '161,64 €'])
      expect(good).toContain(words);
    const over = text((await at({ articles: '10100002 2', code: 'EXPIRE2025' })).html);
    expect(over).toContain('Le code ne donne rien : Le code n’est plus valable.');
    const bad = await at({ articles: '10100002 deux', client: 'personne' });
    expect(text(bad.html)).toContain('La ligne « 10100002 deux » ne se lit pas');
    expect(bad.html).toContain('value="personne"');
    expect(text(faultOf(bad.html, 'articles'))).toContain('ne se lit pas');
    // What is no article is told where it was typed; without one left there is nothing to reckon.
    const unknown = await at({ articles: 'INCONNU 2' });
    expect(text(faultOf(unknown.html, 'articles'))).toContain('INCONNU :');
    expect(text(unknown.html)).not.toContain('Résultat');
    const partly = await at({ articles: 'INCONNU 2\n10100002 2' });
    expect(text(faultOf(partly.html, 'articles'))).toContain('INCONNU :');
    expect(text(partly.html)).toContain('Résultat');
    const nobody = await at({ articles: '10100002 2', client: 'personne' });
    expect(text(nobody.html)).toContain('Aucun compte actif');
  });
});
