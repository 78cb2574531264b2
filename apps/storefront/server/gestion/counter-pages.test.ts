// The counter and the orders of the back office, as a browser without script gets them.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { addDays } from '@nuancier/domain/stores/opening-hours.ts';
import { hiddenFields, openBrowser } from '../../testing/browser.ts';
import { testShop } from '../../testing/visit.ts';
import type { TestShop } from '../../testing/visit.ts';

const LOIC = 'loic.tanguy';
const MARC = 'marc.leroy';
const ANNE = 'anne.schmitt';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

async function entered(who: string) {
  const browser = openBrowser(shop);
  await browser.send('/gestion/entrer', {
    email: `${who}@equipe.valbrune.example`,
    password: 'Gestion!2026',
  });
  await browser.send('/gestion/entrer/code', { code: '000000' });
  return browser;
}

describe('the counter', () => {
  it('hands over what its card shows, once, to a person with a name', async () => {
    const browser = await entered(LOIC);
    const { status, html } = await browser.see('/gestion/comptoir');
    expect(status).toBe(200);
    expect(html).toContain('data-pickup="W26100070"');
    expect(html).not.toContain('data-pickup="W26100196"');
    const card = html.slice(html.indexOf('data-pickup="W26100070"'));
    const cle = /name="cle" value="([^"]+)"/.exec(card)?.[1] ?? '';
    expect(/<input[^>]*name="receveur"[^>]*>/.exec(card)?.[0], 'nobody is named beforehand').not.toContain(
      'value=',
    );
    expect(card.slice(0, card.indexOf('</article>'))).not.toContain('facultatif');
    expect(/<input[^>]*type="search"[^>]*>/.exec(html)?.[0].toLowerCase()).toContain('autofocus');
    const led = await browser.see('/gestion/comptoir?fait=W26100070');
    expect(led.html, 'an address hands nothing over').not.toContain('remise.');
    const form = { cle, numero: 'W26100070', 'ligne-1': '0:1' };
    const unnamed = await browser.send('/gestion/comptoir', { ...form, receveur: ' ' });
    expect(unnamed.status).toBe(422);
    expect(unnamed.html).toContain('Saisissez le code de retrait, ou le nom de la personne qui reçoit.');
    const done = await browser.send('/gestion/comptoir', { ...form, receveur: 'Yann <b>' });
    expect(done.headers['location']).toBe('/gestion/comptoir?fait=W26100070');
    const again = await browser.send('/gestion/comptoir?magasin=VB006', { ...form, receveur: 'Yann <b>' });
    expect(again.headers['location'], 'at the same counter').toBe(
      '/gestion/comptoir?fait=W26100070&magasin=VB006',
    );
    const after = await browser.see('/gestion/comptoir?fait=W26100070');
    expect(after.html).toContain('Commande W26100070 remise.');
    expect(after.html).toContain('data-pickup="W26100070"');
    const stale = await browser.send('/gestion/comptoir', { ...form, cle: '', receveur: 'Rose Martin' });
    expect(stale.status).toBe(422);
    expect(stale.html).toContain('La remise n’est pas notée');
    expect(stale.html).toContain('Loïc Tanguy');
    expect(stale.html).toContain('value="Rose Martin"');
    const order = await browser.see('/gestion/commandes/W26100070');
    // Numbers two by two; an address never breaks in a word.
    expect(order.html).toMatch(/href="tel:0\d{9}"><span[^>]*>0\d(\u00a0\d\d){4}</);
    expect(order.html).toContain('@demo<wbr/>.valbrune<wbr/>.example');
    expect(order.html).toContain('Yann &lt;b&gt;');
  });

  it('gives for the code that the customer has; a wrong one is said at its field, and nothing typed is lost', async () => {
    const yann = openBrowser(shop, 'yann.kermarrec@demo.valbrune.example');
    const page = '/customer/order-history/W26100070';
    const code = /<strong translate="no">([^<]+)</.exec((await yann.see(page)).html)?.[1] ?? '';
    expect(code).toMatch(/^\w{3}\u00A0\w{3}$/);
    const browser = await entered(LOIC);
    const wrong = `${code.startsWith('3') ? '4' : '3'}${code.slice(1)}`;
    const none = await browser.send('/gestion/comptoir', { q: wrong });
    expect(none.html).toContain('Aucune commande n’attend au comptoir avec le code');
    // Nothing of it in an address: not where the search goes, and not as a link that somebody made.
    const { html, headers } = await browser.send('/gestion/comptoir', { q: code.toLowerCase() });
    expect(headers['location']).toBeUndefined();
    expect(html).toMatch(/<form(?=[^>]*role="search")(?=[^>]*method="post")/);
    const linked = await browser.see(`/gestion/comptoir?q=${encodeURIComponent(code)}`);
    expect(linked.html).not.toContain('Code vérifié');
    expect(html.match(/data-pickup="[^"]+"/g)).toEqual(['data-pickup="W26100070"']);
    expect(html).toContain('Code vérifié');
    expect(html).not.toContain('name="receveur"');
    const handOver = hiddenFields((await browser.see('/gestion/commandes/W26100070/remise')).html);
    const mistyped = { ...handOver, code: wrong, receveur: 'Rose Martin' };
    const refused = await browser.send('/gestion/commandes/W26100070/remise', mistyped);
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('Ce code n’est pas celui de la commande');
    expect(refused.html).toContain('value="Rose Martin"');
    const card = hiddenFields(html);
    // It takes a part: the first line stays.
    const done = await browser.send('/gestion/comptoir', { ...card, 'nombre-2': '0', code });
    expect(done.headers['location']).toBe('/gestion/comptoir?fait=W26100070');
    // The rest of its lines: the code is the same as long as something waits.
    const left = hiddenFields((await browser.see('/gestion/commandes/W26100070/remise')).html);
    const rest = await browser.send('/gestion/commandes/W26100070/remise', { ...left, code });
    expect(rest.headers['location']).toBe('/gestion/commandes/W26100070?fait=remise');
    const order = await browser.see('/gestion/commandes/W26100070');
    expect(order.html).toContain('code de retrait vérifié');
    // Whoever had found it by the same code is told what became of it.
    const gone = await (await entered(MARC)).send('/gestion/comptoir', { devenue: 'W26100070' });
    expect(gone.html).toMatch(/Commande W26100070 remise par Loïc Tanguy à\u00A0\d+/);
    expect(gone.html).not.toContain('Relisez le code');
    expect((await yann.see(page)).html).not.toContain('Votre code de retrait');
  });

  it('says what a search that finds nothing, or is too short, may do next', async () => {
    const browser = await entered(LOIC);
    const asked = await browser.send('/gestion/comptoir', { q: 'Personne', magasin: '' });
    expect(asked.headers['location']).toBe('/gestion/comptoir?q=Personne');
    const none = await browser.see('/gestion/comptoir?q=Personne');
    expect(none.html).toContain('/gestion/commandes?etat=toutes&amp;q=Personne');
    const short = await browser.see('/gestion/comptoir?q=ab');
    expect(short.status).toBe(200);
    expect(short.html).toMatch(/trois/i);
  });

  it('offers no press to whoever only looks, and is not there for others', async () => {
    const { html } = await (await entered(ANNE)).see('/gestion/comptoir');
    expect(html).toContain('data-pickup="W26100196"');
    expect(html).not.toContain('Remettre');
    expect((await (await entered('emma.girard')).see('/gestion/comptoir')).status).toBe(403);
  });
});

describe('the list of orders', () => {
  it('is searched by days, kept in the address, and leaves as a file for whoever may take it', async () => {
    const marc = await entered(MARC);
    const today = localMoment(new Date()).date;
    const first = addDays(today, -365);
    const all = await marc.see(`/gestion/commandes?etat=toutes&du=${first}&au=${today}`);
    expect(all.html).toContain('W26100070');
    expect(/type="date"[^>]*name="du"[^>]*value="([^"]*)"/.exec(all.html)?.[1]).toBe(first);
    const file = /href="(\/gestion\/fichiers\/commandes\.csv[^"]+)"/.exec(all.html)?.[1] ?? '';
    expect(file).toBe(`/gestion/fichiers/commandes.csv?tab=toutes&amp;since=${first}&amp;until=${today}`);
    const csv = await marc.see(file.replaceAll('&amp;', '&'));
    expect(csv.status).toBe(200);
    expect(csv.html).toContain('W26100070;');
    const none = await marc.see('/gestion/commandes?etat=toutes&du=2020-01-01&au=2020-01-02');
    expect(none.html).toContain('Aucune commande de ces dates dans cet onglet.');
    expect(none.html).not.toContain('commandes.csv');
    const turned = await marc.see('/gestion/commandes?etat=toutes&du=2026-02-01&au=2026-01-01');
    expect(turned.html).toContain('La date de fin est avant la date de début.');
    const { html } = await (await entered(LOIC)).see('/gestion/commandes?etat=toutes');
    expect(html).toContain('W26100070');
    expect(html).not.toContain('commandes.csv');
  });

  it('keeps a search that is too short, and says so beside it', async () => {
    const { status, html } = await (await entered(LOIC)).see('/gestion/commandes?q=ab');
    expect(status).toBe(200);
    expect(html).toContain('value="ab"');
    expect(html).toMatch(/trois/i);
  });
});

describe('the bench', () => {
  const order = '/gestion/commandes/W26100007';
  const bench = `${order}/preparation`;
  const fieldOf = (html: string, name: string) =>
    new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
  const valueOf = (html: string, name: string) => /value="([^"]*)"/.exec(fieldOf(html, name))?.[1] ?? '';
  const countsIn = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/name="((?:vu|sur|mis)-\d+)"/g)].map(([, name = '']) => [name, valueOf(html, name)]),
    );

  it('« Commencer » leads there; of two who count one line, the second reads who and goes on; at the end it leaves', async () => {
    const [loic, marc] = [await entered(LOIC), await entered(MARC)];
    const begun = await loic.send(order, { intent: 'startPreparation', cle: '' });
    expect(begun.headers['location']).toBe(`${bench}?fait=commencee`);
    const first = await loic.see(`${bench}?fait=commencee`);
    expect(first.html).toContain('La préparation est commencée à votre nom.');
    expect(first.html).toContain('Vous, commencée à');
    expect(first.html).not.toContain('value="shipOrder');
    const helped = await marc.see(bench);
    expect(helped.html).toContain('Loïc Tanguy, commencée à');
    expect(helped.html).toContain('>Promise pour<');
    expect(helped.html).toMatch(/href="tel:0\d{9}"/);

    const counts = countsIn(helped.html);
    const all = Object.fromEntries(
      Object.entries(counts).map(([name, value]) => [
        name,
        name.startsWith('mis') ? (counts[name.replace('mis', 'sur')] ?? value) : value,
      ]),
    );
    const line = Object.keys(all).find((name) => name.startsWith('mis') && Number(all[name]) > 1) ?? '';
    const others = Object.keys(all).filter((name) => name.startsWith('mis') && name !== line);
    const counted = await loic.send(bench, { ...counts, [line]: '1', intent: 'counts', cle: '' });
    expect(counted.headers['location']).toBe(`${bench}?fait=preparee`);
    const refused = await marc.send(bench, { ...all, intent: 'counts', cle: '' });
    expect(refused.status).toBe(422);
    expect(refused.html).toMatch(/en est maintenant à 1 \(Loïc Tanguy, à/);
    expect(refused.html).toContain(`Vous aviez mis ${all[line]}`);
    expect(valueOf(refused.html, line)).toBe('1');
    // Of the lines that nobody else has moved, nothing typed is lost.
    for (const name of others) expect(valueOf(refused.html, name)).toBe(all[name]);
    const wrong = await marc.send(bench, {
      ...countsIn(refused.html),
      [line]: 'tous',
      intent: 'counts',
      cle: '',
    });
    expect(valueOf(wrong.html, line)).toBe('tous');

    const again = { ...countsIn(refused.html), [line]: all[line] ?? '' };
    const saved = await marc.send(bench, { ...again, intent: 'counts', cle: '' });
    expect(saved.headers['location']).toBe(`${bench}?fait=preparee`);
    const ready = await marc.see(bench);
    expect(ready.html).toMatch(/value="shipOrder"[^>]*>Remettre au transporteur/);
    const left = await marc.send(bench, { ...countsIn(ready.html), intent: 'shipOrder', cle: '', suite: '' });
    expect(left.headers['location']).toBe(`${order}?fait=partie`);
    expect((await marc.see(`${bench}?fait=preparee`)).headers['location']).toBe(`${order}?fait=preparee`);
  });
});

it('a wrong scan is told, and the next begins in an empty field that has the keyboard', async () => {
  const place = '/gestion/commandes/W26100021/preparation';
  const wrong = await (await entered(LOIC)).send(place, { intent: 'scan', code: '9999' });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('9999\u00A0» n’est pas dans cette commande.');
  const field = /<input[^>]*name="code"[^>]*>/.exec(wrong.html)?.[0].toLowerCase() ?? '';
  expect([field.includes('value='), field.includes('autofocus')]).toEqual([false, true]);
});

it('a list and labels are printed with the code that the scanner reads', async () => {
  const { status, html } = await (await entered(LOIC)).see('/gestion/commandes/W26100021/impression');
  expect(status).toBe(200);
  expect(html).toContain('Code-barres de la commande W26100021');
  const labels = html.match(/étiquette \d+ sur \d+/g) ?? [];
  expect(labels.length).toBeGreaterThan(1);
  expect(html.match(/src="data:image\/svg\+xml;base64,/g)).toHaveLength(labels.length + 1);
  expect((await (await entered(LOIC)).see('/gestion/commandes/W26100196/impression')).status).toBe(404);
});

it('an order leads whoever may to the shop of its buyer, with a reason, and offers it to nobody else', async () => {
  const page = '/gestion/commandes/W26100091';
  const camille = await entered('camille.dupuis');
  const { html } = await camille.see(page);
  expect(html).toContain('Commander pour ce client');
  const entry = /href="(\/gestion\/clients\/personnes\/\d+\/entrer)"/.exec(html)?.[1] ?? '';
  expect((await camille.see(entry)).html).toContain('name="motif"');
  expect((await (await entered(MARC)).see(page)).html).toContain('Commander pour ce client');
  expect((await (await entered(LOIC)).see(page)).html).not.toContain('Commander pour ce client');
});

describe('an order whose money goes back', () => {
  const paidByCard = async (number: string) => {
    const { id, total } = await shop.db
      .updateTable('orders')
      .set({ payment_method: 'card', payment_state: 'paid', status: 'EN_PREPARATION' })
      .where('number', '=', number)
      .returning(['id', 'total_ttc_cents as total'])
      .executeTakeFirstOrThrow();
    const payment = { id: randomUUID(), order_id: id, provider: 'demo', currency: 'EUR' };
    const at = new Date();
    await shop.db
      .insertInto('payment')
      .values({ ...payment, amount_cents: total, created_at: at, asked_at: at })
      .execute();
    await shop.db
      .insertInto('demo_bank_payment')
      .values({ payment_id: payment.id, news: 'paid', answered_at: at })
      .execute();
    return { id, montant: (Number(total) / 100).toFixed(2).replace('.', ',') };
  };

  it('says who may cancel it; from then on nobody prepares it or hands it over', async () => {
    const { id, montant } = await paidByCard('W26100021');
    const page = '/gestion/commandes/W26100021';
    const nathalie = await entered('nathalie.perez');
    const asked = await nathalie.see(`${page}/remboursement`);
    expect(asked.html).toContain('le responsable du magasin, le service client ou le propriétaire peut');
    expect(asked.html).not.toContain('name="annuler"');
    const done = await nathalie.send(`${page}/remboursement`, {
      montant,
      motif: 'Geste',
      reste: /name="reste" value="(\d+)"/.exec(asked.html)?.[1] ?? '',
    });
    expect(done.headers['location']).toBe(`${page}?fait=remboursee`);

    const loic = await entered(LOIC);
    const { html } = await loic.see(page);
    expect(html).toMatch(/Remboursée<\/span>[^]{0,20}Toute la somme[^<]*Nathalie Perez/);
    expect(html).toContain('peut l’annuler');
    expect(html).not.toContain('Préparer les articles');
    expect((await loic.see(`${page}/preparation`)).headers['location']).toBe(page);
    const listed = (await loic.see('/gestion/commandes?etat=toutes&q=W26100021')).html;
    expect(listed).toMatch(/<span[^>]*badge[^>]*>Remboursée/);

    await shop.db.updateTable('orders').set({ status: 'DISPONIBLE' }).where('id', '=', id).execute();
    await sql`update order_line set prepared = quantity where order_id = ${id}`.execute(shop.db);
    expect((await loic.see('/gestion/comptoir')).html).not.toContain('W26100021');
    // It stays where the store looks, one press from what ends it for whoever may.
    const mark = 'Remboursée\u00A0: à remettre en rayon';
    const ready = (await loic.see('/gestion/commandes?etat=pretes&q=W26100021')).html;
    expect(ready).toContain(mark);
    expect(ready).not.toContain(`${page}/annulation`);
    const marc = await entered(MARC);
    expect((await marc.see(page)).html).toContain('Annulez-la');
    const ends = (await marc.see('/gestion/commandes?etat=pretes&q=W26100021')).html;
    expect(ends).toContain(`href="${page}/annulation"`);
    expect((await marc.see(`${page}/annulation`)).html).toContain('Remettez en rayon ce qui');

    // Some of it is in its customer's hands: it is closed, and says so at every step.
    await shop.db.updateTable('orders').set({ status: 'PARTIEL_RETIREE' }).where('id', '=', id).execute();
    await sql`update order_line set handed_over = 1 where order_id = ${id} and position = 1`.execute(shop.db);
    expect((await loic.see(page)).html).toContain('peut la clore');
    const partly = (await marc.see(page)).html;
    expect(partly).toContain('à clore, pour que le reste revienne au stock');
    expect(partly).toContain('Clore la commande');
    expect(partly).not.toContain('Annuler la commande');
    const closing = (await marc.see(`${page}/annulation`)).html;
    expect(closing).toContain('Clore W26100021');
    expect(closing).toContain('garde ce qui lui a été remis');
    const unsaid = await marc.send(`${page}/annulation`, { ...hiddenFields(closing), motif: ' ' });
    expect(unsaid.html).toMatch(/Clore W26100021[^]*Saisissez le motif\./);
    const closed = await marc.send(`${page}/annulation`, { ...hiddenFields(closing), motif: 'Remboursée' });
    expect(closed.headers['location']).toBe(`${page}?fait=close`);
    const after = (await marc.see(`${page}?fait=close`)).html;
    expect(after).toContain('La commande est close, le reste revient au stock.');
    expect(after).not.toContain(`${page}/annulation`);
    expect((await marc.see('/gestion/commandes?etat=pretes&q=W26100021')).html).not.toContain(mark);
  });

  it('is cancelled with the same press by whoever may', async () => {
    const { montant } = await paidByCard('W26100196');
    const page = '/gestion/commandes/W26100196';
    const camille = await entered('camille.dupuis');
    const asked = await camille.see(`${page}/remboursement`);
    expect(asked.html).toContain('Annuler aussi la commande');
    expect(asked.html).toContain('ses articles reviennent au stock');
    const form = { ...hiddenFields(asked.html), montant, annuler: 'oui' };
    const unsaid = await camille.send(`${page}/remboursement`, { ...form, motif: '' });
    expect(unsaid.status).toBe(422);
    expect(/<input[^>]*name="annuler"[^>]*>/.exec(unsaid.html)?.[0]).toContain('checked');
    const done = await camille.send(`${page}/remboursement`, { ...form, motif: 'Doublon' });
    expect(done.headers['location']).toBe(`${page}?fait=rembourseeannulee`);
    expect((await camille.see(page)).html).toMatch(/W26100196\u00A0· Annulée/);
  });
});
