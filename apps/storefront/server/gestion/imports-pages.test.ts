// Imports, keys, addresses, jobs and figures as a browser without script gets them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
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

describe('files', () => {
  it('each role finds its kinds, its tabs and no act that is not its own', async () => {
    const prices = await entered(PRICES);
    const list = (await prices.see('/gestion/imports')).html;
    expect(list).toContain('Envoyer un fichier');
    expect(list).toContain('Prix publics');
    expect(list).not.toContain('Pages de contenu');
    expect(list).not.toContain('href="/gestion/imports/cles"');
    const form = (await prices.see('/gestion/imports/nouveau?refus=vide')).html;
    expect(form).toContain('Le fichier est vide.');
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
    expect(run).toContain('Empreinte SHA-256');
    expect(run).not.toContain('Reprendre la version d’avant');
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
  });

  it('a job is asked for by the owner, not by who only reads', async () => {
    const asked = await (await entered(OWNER)).send('/gestion/imports/taches', { tache: 'cleaning' });
    expect(asked.headers['location']).toBe('/gestion/imports/taches?fait=demandee');
    const reader = await entered(READER);
    expect((await reader.see('/gestion/imports/taches')).html).not.toContain('Faire maintenant');
    expect((await reader.send('/gestion/imports/taches', { tache: 'cleaning' })).status).toBe(422);
  });
});

it('a report says what it counts, offers its table, and refuses a period in words', async () => {
  const reader = await entered(READER);
  const { html } = await reader.see('/gestion/rapports?par=magasin&du=2026-01-01&au=2026-12-31');
  for (const text of ['Ventes hors taxes', 'Ce qui est compté', 'Total', 'ventes.csv?by=store'])
    expect(html).toContain(text);
  const refused = await reader.see('/gestion/rapports?du=2026-02-01&au=2026-01-01');
  expect(refused.html).toContain('dans cet ordre');
  expect(refused.html).toContain('value="2026-02-01"');
  expect((await (await entered(PRICES)).see('/gestion/rapports')).html).not.toContain('Ventes hors taxes');
});
