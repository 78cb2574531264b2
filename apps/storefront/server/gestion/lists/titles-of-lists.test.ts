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
    ['clients/rattachements?q=zzzz', 'Demandes de rattachement, « zzzz » – Gestion'],
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

describe('one store of several', () => {
  const CODE = 'VB006';
  const named = async (code: string) => {
    const { title_label: name } = await shop.db
      .selectFrom('shop')
      .select('title_label')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    return name;
  };
  const entered = async (name: string) => {
    const browser = openBrowser(shop);
    const email = `${name}@equipe.valbrune.example`;
    await browser.send('/gestion/entrer', { email, password: 'Gestion!2026' });
    await browser.send('/gestion/entrer/code', { code: '000000' });
    return browser;
  };
  const CHOICE = /<select(?=[^>]*name="magasin")/;

  it.each([
    ['commandes?etat=toutes', `commandes?etat=pretes&amp;magasin=${CODE}`],
    ['comptoir?q=', ''],
    ['retours?etat=remboursees', `?etat=refusees&amp;magasin=${CODE}`],
    ['clients?liste=societes', `?liste=personnes&amp;magasin=${CODE}`],
    ['clients/messages?etat=traites', `?etat=attente&amp;magasin=${CODE}`],
    ['clients/rattachements?q=', ''],
    ['devis?etat=tous', `devis?etat=envoyes&amp;magasin=${CODE}`],
    ['rapports?par=jour', `&amp;magasin=${CODE}"`],
    ['rapports/ruptures?par=article', `magasin=${CODE}`],
    ['rapports/promesses?par=week', `magasin=${CODE}`],
    ['equipe?q=', ''],
  ])('is chosen at %s, told there, and kept from tab to tab', async (path, kept) => {
    expect((await owner.see(`/gestion/${path}`)).html).toMatch(CHOICE);
    const { status, html } = await owner.see(`/gestion/${path}&magasin=${CODE}`);
    expect(status).toBe(200);
    expect(html).toContain(`<option value="${CODE}" selected="">${await named(CODE)}</option>`);
    expect(html).toContain(kept);
    if (kept === '') return;
    expect(titleOf(html)).toContain(await named(CODE));
    expect(html).toContain(`Un seul magasin\u00A0: ${await named(CODE)}`);
  });

  it.each([
    ['commandes?etat=toutes', 'commandes.csv?tab=toutes&amp;store='],
    ['clients?liste=societes', 'clients.csv?list=societes&amp;store='],
    ['devis?etat=tous', 'devis.csv?tab=tous&amp;store='],
    ['equipe?q=', 'equipe.csv?store='],
    ['rapports?par=jour&du=2026-01-01&au=2026-11-15', 'until=2026-11-15&amp;store='],
  ])('goes with the file of %s', async (path, file) => {
    expect((await owner.see(`/gestion/${path}&magasin=${CODE}`)).html).toContain(`${file}${CODE}`);
  });

  it('stays chosen where a search is refused, and where nothing is found the list says whose', async () => {
    const refused = await owner.see(`/gestion/commandes?etat=toutes&q=le&magasin=${CODE}`);
    expect(refused.html).toContain(`<option value="${CODE}" selected=""`);
    const { html } = await owner.see(`/gestion/retours?etat=refusees&magasin=${CODE}`);
    expect(html).toContain(`Rien pour le magasin «\u00A0${await named(CODE)}\u00A0»`);
  });

  it('is a manager’s to choose among its own two, and another one’s rows are not there', async () => {
    const alone = await entered('loic.tanguy');
    expect((await alone.see('/gestion/commandes?etat=toutes')).html).not.toMatch(CHOICE);
    const manager = await entered('marc.leroy');
    const [, choice = ''] =
      /<select(?=[^>]*name="magasin")[^>]*>(.*?)<\/select>/s.exec(
        (await manager.see('/gestion/retours')).html,
      ) ?? [];
    const values = [...choice.matchAll(/value="(\w*)"/g)].map(([, value]) => value);
    expect(values.toSorted()).toEqual(['', CODE, 'VB008']);
    const far = await manager.see('/gestion/commandes?etat=toutes&magasin=VB001');
    expect(far.html).toContain('Rien pour le magasin «\u00A0VB001\u00A0»');
    expect(far.html).not.toMatch(/href="\/gestion\/commandes\/W\d+"/);
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
