// « Aujourd’hui » as a browser without script gets it: each role opens on its own work.
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

  it('is the first screen of who keeps prices, and says so where nothing waits', async () => {
    const browser = await entered('thomas.roche');
    const { html } = await browser.see('/gestion/aujourdhui');
    expect(html).toContain('<h1');
    expect(html).not.toContain('href="/gestion/commandes');
    expect(html).toMatch(/Rien n’attend pour l’instant|Tout voir/);
  });
});
