// What a list was asked stands in its title; where words are searched, no count says otherwise.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../testing/browser.ts';
import type { Browser } from '../../../testing/browser.ts';
import { testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

let shop: TestShop;
let owner: Browser;
beforeAll(async () => {
  shop = await testShop();
  owner = openBrowser(shop);
  await owner.send('/gestion/entrer', {
    email: 'claire.valbrune@equipe.valbrune.example',
    password: 'Gestion!2026',
  });
  await owner.send('/gestion/entrer/code', { code: '000000' });
});
afterAll(() => shop.close());

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll('\u00A0', ' ');
const navOf = (html: string, label: string) =>
  html
    .split('<nav aria-label="')
    .find((part) => part.startsWith(`${label}"`))
    ?.split('</nav>')[0]
    ?.replaceAll(/<[^>]*>/g, ' ');

describe('the title of a list', () => {
  it.each([
    ['commandes', 'Commandes à préparer – Gestion'],
    ['commandes?etat=pretes&q=kermarrec', 'Commandes prêtes, « kermarrec » – Gestion'],
    ['commandes?etat=toutes&du=2026-11-01&au=2026-11-15', 'Commandes, du 01/11/2026 au 15/11/2026 – Gestion'],
    ['clients?liste=societes&q=zzzz', 'Clients, Sociétés, « zzzz » – Gestion'],
    ['clients/messages?etat=traites', 'Messages, Traités – Gestion'],
    ['devis?etat=envoyes&q=cour', 'Devis, Envoyés, « cour » – Gestion'],
    ['retours?etat=refusees', 'Retours et rétractations, Refusés ou sans suite – Gestion'],
    ['avis?q=pot', 'Avis, À lire, « pot » – Gestion'],
    ['prix?q=hiver', 'Campagnes, « hiver » – Gestion'],
    ['prix/codes?q=hiver', 'Codes promotionnels, « hiver » – Gestion'],
    ['catalogue?q=mat', 'Catalogue, « mat » – Gestion'],
    ['contenu?q=livraison', 'Contenu, « livraison » – Gestion'],
    ['recherche/synonymes?q=pot', 'Synonymes, « pot » – Gestion'],
    ['recherche/epingles?q=pot', 'Produits épinglés, « pot » – Gestion'],
    ['imports?q=prix.csv', 'Imports et intégrations, « prix.csv » – Gestion'],
    ['journal?qui=marc', 'Journal, « marc » – Gestion'],
    [
      'rapports?par=magasin&du=2026-11-01&au=2026-11-15',
      'Rapports, Par magasin, du 01/11/2026 au 15/11/2026 – Gestion',
    ],
  ])('of %s is « %s »', async (path, title) => {
    expect(titleOf((await owner.see(`/gestion/${path}`)).html)).toBe(title);
  });
});

describe('a search that finds nothing', () => {
  it.each([
    ['commandes', 'Où en sont les commandes'],
    ['devis', 'Où en sont les devis'],
    ['retours', 'Où en sont les retours'],
    ['prix', 'Où en sont les campagnes'],
  ])('of %s counts nothing in its tabs, and has no empty pages', async (path, tabs) => {
    const whole = await owner.see(`/gestion/${path}`);
    expect(navOf(whole.html, tabs)).toMatch(/\d/);
    const { html } = await owner.see(`/gestion/${path}?q=zzzzzz`);
    expect(html).toContain('zzzzzz');
    expect(navOf(html, tabs)).not.toMatch(/\d/);
    expect(navOf(html, 'Pages')).toBeUndefined();
  });
});

describe('a page that asks to stay', () => {
  it('keeps the session it is asked in, and opens none', async () => {
    const kept = await owner.see('/gestion/session');
    expect(kept.status).toBe(200);
    expect(JSON.parse(kept.html)).toEqual({ last: null });
    const stranger = await openBrowser(shop).see('/gestion/session');
    expect(stranger.status).toBe(302);
    expect(stranger.headers['location']).toContain('/gestion/entrer');
  });
});
