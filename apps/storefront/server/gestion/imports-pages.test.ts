// Imports, keys, addresses, jobs and figures as a browser without script gets them.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hiddenFields, openBrowser } from '../../testing/browser.ts';
import { testShop } from '../../testing/visit.ts';
import type { TestShop } from '../../testing/visit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

async function entered(name: string) {
  const browser = openBrowser(shop);
  await browser.send('/gestion/entrer', {
    email: `${name}@equipe.valbrune.example`,
    password: 'Gestion!2026',
  });
  await browser.send('/gestion/entrer/code', { code: '000000' });
  return browser;
}
const OWNER = 'claire.valbrune';
const PRICES = 'thomas.roche';
const READER = 'anne.schmitt';
const SELLER = 'sophie.delmas';

/** What stands on the page before anything is opened. */
const unfolded = (html: string) =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? '').replaceAll(/<details[^]*?<\/details>/g, '');

describe('files', () => {
  it('each role finds its kinds, its tabs and no act that is not its own', async () => {
    const prices = await entered(PRICES);
    const list = (await prices.see('/gestion/imports')).html;
    expect(list).toContain('Envoyer un fichier');
    expect(list).toContain('Prix publics');
    expect(list).not.toContain('Pages de contenu');
    expect(list).not.toContain('href="/gestion/imports/cles"');
    const form = (await prices.see('/gestion/imports/nouveau?refus=vide&genre=prices')).html;
    expect(form).toContain('Le fichier est vide.');
    expect(form).toMatch(/<option[^>]*(?:value="prices"[^>]*selected|selected[^>]*value="prices")/);
    expect(form).toContain('action="/gestion/fichiers/imports"');
    expect(form).toContain('/gestion/fichiers/imports/modeles/prices.csv');
    const reader = await entered(READER);
    const read = (await reader.see('/gestion/imports')).html;
    expect(read).toContain('href="/gestion/imports/cles"');
    expect(read).not.toContain('Envoyer un fichier');
    expect((await reader.see('/gestion/imports/nouveau')).status).toBe(403);
    expect((await (await entered('loic.tanguy')).see('/gestion/imports')).status).toBe(403);
  });

  it('a run says who, when, which file and how much; what another may do leads nowhere', async () => {
    await shop.db
      .insertInto('import_run')
      .values({
        at: new Date(),
        kind: 'prices',
        file_name: '<prix>.csv',
        sha256: 'a'.repeat(64),
        given_by: 'Thomas Roche',
        is_full: false,
        outcome: 'written',
        lines: 2,
        added: 0,
        changed: 2,
        removed: 0,
        refused: 0,
        image: null,
      })
      .execute();
    const reader = await entered(READER);
    const list = (await reader.see('/gestion/imports?genre=prices&resultat=written')).html;
    const [, id = ''] = /href="\/gestion\/imports\/passages\/(\d+)"/.exec(list) ?? [];
    expect(list).toContain('&lt;prix&gt;.csv');
    const run = (await reader.see(`/gestion/imports/passages/${id}`)).html;
    expect(run).toContain('a'.repeat(64));
    expect(unfolded(run), 'folded away').not.toContain('a'.repeat(64));
    expect(run).not.toContain('Reprendre la version d’avant');
    expect(run).toContain('La version d’avant n’est pas connue');
    const asked = await reader.see(`/gestion/imports/passages/${id}/reprise`);
    expect([asked.status, asked.headers['location']]).toEqual([302, `/gestion/imports/passages/${id}`]);
    const pressed = await reader.send(`/gestion/imports/passages/${id}/reprise`, {});
    expect(pressed.headers['location']).toBe(`/gestion/imports/passages/${id}`);
    expect((await reader.see('/gestion/imports/passages/0')).status).toBe(404);
    expect((await reader.see('/gestion/imports/fichiers/rien')).status).toBe(403);
    expect((await reader.see('/gestion/imports?genre=redirects&resultat=held')).html).toContain(
      'Aucun fichier de ce genre',
    );
  });
});

/** A file that was tried: a line of it is held back and one refused. */
async function triedFile(id: string, ended: object = {}): Promise<void> {
  const outcome = {
    result: 'refused',
    import_id: null,
    lines: 3,
    added: 0,
    changed: 1,
    removed: 0,
    refused: 2,
    held: 1,
    held_because: null,
    products: 1,
    prices: null,
    notes: [],
    refusals: [
      { line: 2, column: 'prix_ht', reason: 'Le prix passe de 14,55 € à 145,50 €.' },
      { line: 3, column: 'article', reason: 'Cet article n’existe pas.' },
    ],
    ...ended,
  };
  const options = { isTrial: true, skipsRefused: false, isFull: false, isAccepted: false };
  await sql`
    insert into import_upload (id, kind, file_name, format, options, given_by, client_address, request_id,
      received_at, started_at, ended_at, state, sha256, bytes, outcome, staff_id)
    select ${id}, 'prices', 'essai.csv', 'csv',
      ${JSON.stringify({ ...options, mostPriceChange: null, at: null })}::jsonb, 'Thomas Roche', '127.0.0.1', 'essai',
      now(), now(), now(), 'done', ${'b'.repeat(64)}, 3, ${JSON.stringify(outcome)}::jsonb, min(id) from staff`.execute(
    shop.db,
  );
  await sql`insert into import_upload_piece values (${id}, false, 0, 'abc'), (${id}, true, 0, 'abc')`.execute(
    shop.db,
  );
}

describe('a file that was tried', () => {
  it('is refused at the box that was not ticked, with the other one ticked as it was, and nothing is lost', async () => {
    const id = '7d1f6c1e-5a57-4c38-9a0e-0d6b6a3f0001';
    await triedFile(id);
    const prices = await entered(PRICES);
    const address = `/gestion/imports/fichiers/${id}`;
    const form = { intent: 'publier', empreinte: 'b'.repeat(64) };
    const box = (html: string, name: string) =>
      new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
    const refused = await prices.send(address, { ...form, accord: 'oui' });
    expect(refused.status).toBe(422);
    expect(box(refused.html, 'accord')).toContain('checked=""');
    expect(box(refused.html, 'accord')).not.toContain('aria-invalid');
    const [, told = 'none'] = /aria-describedby="([^"]+)"/.exec(box(refused.html, 'passer')) ?? [];
    expect(refused.html).toMatch(new RegExp(`id="${told}"[^]*?cochez cette case pour laisser`));
    expect(box((await prices.send(address, { ...form, passer: 'oui' })).html, 'accord')).toContain(
      'aria-invalid',
    );
    const { html } = await prices.see(address);
    expect(html).toContain('Télécharger les lignes refusées');
    expect(html).toContain('Publier ce fichier');
    expect(unfolded(html).match(/b{64}/g), 'in the form alone').toHaveLength(1);
    const taken = await prices.send(address, { ...form, accord: 'oui', passer: 'oui' });
    expect(taken.headers['location']).toBe(address);
    expect((await prices.see(address)).html).toContain('Le fichier attend son tour.');
    await sql`delete from import_upload where id = ${id}`.execute(shop.db);
  });
});

it('a run shows what it refused and wrote, and names the later one that stands in the way of taking it back', async () => {
  const [earlier, later] = ['7d1f6c1e-5a57-4c38-9a0e-0d6b6a3f0002', '7d1f6c1e-5a57-4c38-9a0e-0d6b6a3f0003'];
  const runs = await sql<{ id: number }>`
    insert into import_run (at, kind, file_name, sha256, given_by, is_full, outcome, lines, added, changed, removed,
      refused, image)
    select now(), 'prices', image || '.csv', repeat('c', 64), 'Thomas Roche', false, 'written', 3, 0, 1, 0, 2, image::uuid
    from unnest(${[earlier, later]}::text[]) with ordinality as given (image, place) order by place returning id`.execute(
    shop.db,
  );
  const [first = 0, second = 0] = runs.rows.map(({ id }) => id);
  await sql`
    insert into import_image (image, table_name, key, before, after_mark)
    select image::uuid, 'public_price', article_sku, to_jsonb(price) || '{"pack_ht_cents": 1234}', mark
    from (select * from public_price order by article_sku limit 1) as price,
      lateral (values (${earlier}, 'avant'), (${later}, md5(to_jsonb(price)::text))) as kept (image, mark)`.execute(
    shop.db,
  );
  await triedFile('7d1f6c1e-5a57-4c38-9a0e-0d6b6a3f0004', { result: 'written', import_id: first });
  const prices = await entered(PRICES);
  const { html } = await prices.see(`/gestion/imports/passages/${first}`);
  for (const text of [
    'Cet article n’existe pas.',
    'Télécharger les lignes refusées',
    'prix_ht\u00A0: avant, 12,34',
  ])
    expect(html).toContain(text);
  expect(html).toMatch(
    new RegExp(`Reprenez d’abord celui-là[^]*?href="/gestion/imports/passages/${second}"`),
  );
  expect(html).not.toContain('Reprendre la version d’avant');
  const back = await prices.see(`/gestion/imports/passages/${first}/reprise`);
  expect(back.headers['location']).toBe(`/gestion/imports/passages/${first}`);
  const over = (await prices.see(`/gestion/imports/passages/${second}`)).html;
  expect(over).toContain('Reprendre la version d’avant');
  expect(over).toMatch(/prix_ht\u00A0: 12,34 → \d/);
  expect(over).toContain(`/gestion/fichiers/changements.csv?import=${second}`);
  expect(over).toContain('2\u00A0lignes refusées\u00A0: le détail n’en est plus gardé');
  const reader = (await (await entered(READER)).see(`/gestion/imports/passages/${first}`)).html;
  expect(reader).toContain('Cet article n’existe pas.');
  expect(reader).not.toContain('Télécharger les lignes refusées');
});

describe('systems', () => {
  it('a key is shown in the answer to its form alone, and what was chosen stays on refusal', async () => {
    const owner = await entered(OWNER);
    const refused = await owner.send('/gestion/imports/cles', {
      intent: 'creer',
      nom: 'Caisse <b>',
      jours: 'x',
      droit: 'stock:write',
    });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('value="Caisse &lt;b&gt;"');
    expect(refused.html).toMatch(/checked=""[^>]*value="stock:write"|value="stock:write"[^>]*checked=""/);
    const made = await owner.send('/gestion/imports/cles', {
      intent: 'creer',
      nom: 'Caisse <b>',
      jours: '30',
      droit: 'stock:write',
      actuel: 'Gestion!2026',
    });
    const [key = ''] = /nuk_[\w-]{20,}/.exec(made.html) ?? [];
    expect(key).not.toBe('');
    const after = (await owner.see('/gestion/imports/cles')).html;
    expect(after).not.toContain(key);
    expect(after).toContain('Caisse &lt;b&gt;');
    expect(after).not.toContain('Caisse <b>');
    const [, page = ''] = /href="(\/gestion\/imports\/cles\/\d+\/retrait)"/.exec(after) ?? [];
    const asked = (await owner.see(page)).html;
    expect(asked).toContain('n’entre plus dès cet instant');
    expect((await owner.send(page, { actuel: 'Autre!2026' })).status).toBe(422);
    const revoked = await owner.send(page, { actuel: 'Gestion!2026' });
    expect(revoked.headers['location']).toBe('/gestion/imports/cles?fait=retiree');
    expect((await owner.see(page)).html).toContain('n’ouvre déjà plus rien');
    expect((await (await entered(READER)).see(page)).html).not.toContain('retirer cette clé');
  });

  it('a log is played again on a page that tells how many calls that is, and once', async () => {
    const owner = await entered(OWNER);
    const made = await owner.send('/gestion/imports/adresses', {
      nom: 'ERP',
      adresse: 'https://1.1.1.1/',
      actuel: 'Gestion!2026',
    });
    expect(made.status).toBeLessThan(400);
    const list = (await owner.see('/gestion/imports/adresses')).html;
    const [, address = ''] = /href="(\/gestion\/imports\/adresses\/\d+)"/.exec(list) ?? [];
    expect((await owner.see(address)).html).toContain(`href="${address}/rejeu"`);
    const { html } = await owner.see(`${address}/rejeu`);
    expect(html).toMatch(/seront envoyés une nouvelle fois|sera envoyé une nouvelle fois|aucun événement/);
    expect((await (await entered(READER)).see(`${address}/rejeu`)).html).not.toContain('Oui, rejouer');
    const done = await owner.send(`${address}/rejeu`, hiddenFields(html));
    expect(done.headers['location']).toMatch(/\?fait=\d+$/);
  });

  it('an address of a private network is refused in words, and nothing typed is lost', async () => {
    const owner = await entered(OWNER);
    const { status, html } = await owner.send('/gestion/imports/adresses', {
      nom: 'ERP',
      adresse: 'https://127.0.0.1/',
    });
    expect(status).toBe(422);
    expect(html).toContain('réseau privé');
    expect(html).toContain('value="https://127.0.0.1/"');
    // What may be heard of is said in words, not by its name alone.
    expect(html).toContain('le magasin a encaissé à la remise. (order.paid)');
  });

  it('a job is asked for by the owner, not by who only reads', async () => {
    const asked = await (await entered(OWNER)).send('/gestion/imports/taches', { tache: 'cleaning' });
    expect(asked.headers['location']).toBe('/gestion/imports/taches?fait=demandee');
    const reader = await entered(READER);
    expect((await reader.see('/gestion/imports/taches')).html).not.toContain('Faire maintenant');
    expect((await reader.send('/gestion/imports/taches', { tache: 'cleaning' })).status).toBe(403);
  });
});

describe('figures', () => {
  it('a report says what it counts, offers its table, and refuses a period in words', async () => {
    const reader = await entered(READER);
    const { html } = await reader.see('/gestion/rapports?par=magasin&du=2026-01-01&au=2026-12-31');
    for (const text of [
      '<dt>Ventes HT, port compris</dt>',
      'Ce qui est compté',
      'Total',
      'ventes.csv?by=store',
    ])
      expect(html).toContain(text);
    const refused = await reader.see('/gestion/rapports?du=2026-02-01&au=2026-01-01');
    expect(refused.html).toContain('dans cet ordre');
    expect(refused.html).toContain('value="2026-02-01"');
    const elsewhere = await (await entered(PRICES)).see('/gestion/rapports');
    expect(elsewhere.headers['location']).toBe('/gestion/rapports/marge');
  });

  it('by customer, a page has fifty rows however many there are, and the file the rest', async () => {
    await sql`
      insert into orders (number, buyer_name, email, shop_code, delivery_mode, order_origin, status, payment_method,
        payment_state, goods_ht_cents, discount_ht_cents, shipping_ht_cents, total_ht_cents, tax_cents, total_ttc_cents,
        placed_at)
      select 'C' || nth, 'Client ' || nth, 'c' || nth || '@exemple.fr', (select min(code) from shop), 'EMP', 'SW', 'RETIREE',
        'at_store', 'due', 1000, 0, 0, 1000, 200, 1200, '2025-04-10T10:00:00Z' from generate_series(1, 60) nth`.execute(
      shop.db,
    );
    const reader = await entered(READER);
    const { html } = await reader.see('/gestion/rapports?par=client&du=2025-04-01&au=2025-04-30');
    expect(new Set(html.match(/Client \d+/g)).size).toBe(50);
    expect(html).toContain('Les 50 premiers sur 60');
    const file = await reader.see(
      '/gestion/fichiers/ventes.csv?by=customer&since=2025-04-01&until=2025-04-30',
    );
    expect(new Set(file.html.match(/Client \d+/g)).size).toBe(60);
  });

  it.each([
    ['marge', 'Marge hors taxes', 'Part couverte'],
    ['ruptures', 'Ruptures pondérées par la demande', 'Rupture pondérée'],
    ['promesses', 'Aucune promesse n’est arrivée à échéance', 'Promesse tenue'],
    ['paniers', 'Montant HT laissé dans les paniers', 'Sans activité depuis'],
    ['conversion', 'Paniers arrivés à chaque étape', 'Commande ferme'],
    ['validations', 'Aucune demande de validation', 'Délai'],
  ])('%s tell what they count, by the days of the address', async (name, ...texts) => {
    await sql`
      with held as (insert into cart (id, created_at, updated_at)
        values (${name.padEnd(22, '_')}, '2026-03-10', '2026-03-10') returning id)
      insert into cart_line (uid, cart_id, position, article_sku, parent_sku, name, pricing_unit, quantity)
      select gen_random_uuid(), id, 1, 'A', 'P', 'x', 'L', 1 from held`.execute(shop.db);
    const reader = await entered(READER);
    const address = `/gestion/rapports/${name}?du=2026-01-01&au=2026-12-31`;
    const { html } = await reader.see(address);
    for (const text of [...texts, 'Ce qui est compté']) expect(html).toContain(text);
    // A file of nothing is not offered.
    expect(html.includes(`/gestion/fichiers/rapports/${name}.csv?since=2026-01-01`)).toBe(
      !texts.some((text) => text.startsWith('Aucun')),
    );
    expect(html).toContain('value="2026-01-01"');
    expect((await reader.see(`${address}&heures=0`)).html).not.toContain('Internal');
    expect((await reader.see(`/gestion/rapports/${name}?du=rien`)).html).toContain('dans cet ordre');
  });

  it('a store alone is told from its row, and the way back stands beside', async () => {
    const reader = await entered(READER);
    const { html } = await reader.see('/gestion/rapports/ruptures?du=2026-01-01&au=2026-12-31');
    const [, place = ''] = /href="([^"]+par=article[^"]*magasin=[^"]+)"/.exec(html) ?? [];
    const within = await reader.see(place.replaceAll('&amp;', '&'));
    expect(within.html).toContain('Voir tous les magasins');
    expect(within.html).toContain('par=article');
  });

  it('a sales person finds sales and approvals alone; what is no report is not found', async () => {
    const seller = await entered(SELLER);
    const { html } = await seller.see('/gestion/rapports');
    expect(html).toContain('href="/gestion/rapports/validations');
    expect(html).not.toContain('href="/gestion/rapports/promesses');
    expect((await seller.see('/gestion/rapports/promesses')).status).toBe(403);
    expect((await seller.see('/gestion/rapports/rien')).status).toBe(404);
  });
});
