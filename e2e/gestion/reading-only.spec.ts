// Who only reads: every place of the menu and what it leads to, and nothing anywhere that could be changed.
import type { Page } from '@playwright/test';
import { expect, openPage, shopUrl, test } from '../walking/fixtures.ts';
import { endReturn, madeMessage, madeReturn } from '../walking/office-things.ts';
import { enterOffice, officeLinks, officeScreens, patternOf } from '../walking/office.ts';

/** What each entry of the menu leads to at the least, and its role reads; the rest has no page of a single thing. */
const DETAILS = {
  'Aujourd’hui': ['commandes/:number'],
  Commandes: ['commandes/:number'],
  Comptoir: ['commandes/:number'],
  Retours: ['retours/:id'],
  Clients: ['clients/personnes/:id', 'clients/societes/:id', 'clients/messages/:id', 'clients/rattachements'],
  Devis: ['devis/:number'],
  Catalogue: ['catalogue/produits/:sku', 'catalogue/produits/:sku/apercu'],
  'Prix et promotions': ['prix/campagnes/:id', 'prix/codes/:code', 'prix/simulateur'],
  Contenu: ['contenu/:kind/:identifier', 'contenu/:kind/:identifier/apercu'],
  Recherche: ['recherche/synonymes', 'recherche/epingles'],
  Magasins: ['magasins/:code'],
  Imports: ['imports/taches', 'imports/adresses'],
  Rapports: ['rapports/:report'],
  Réglages: ['reglages/:group', 'reglages/pages-legales'],
  Équipe: ['equipe/roles'],
  Journal: [],
} as const;
/** Handed over, and of no other journey. */
const RETURNED = 'W26100308';
/** Forged, and found nowhere after. */
const NOTE = 'Écrit par qui ne fait que lire';
const ENTRIES: readonly string[] = Object.keys(DETAILS);

test(
  'a read-only role reaches every menu entry and its details, sees no form that writes, and a forged one is refused',
  { tag: '@once' },
  async ({ page, context, browser }) => {
    test.setTimeout(300_000);
    const desk = await browser.newContext();
    await enterOffice(desk, 'karim.haddad');
    await madeMessage({ context: () => desk });
    const returned = await madeReturn({ context: () => desk }, RETURNED);
    const screens = await officeScreens();
    const seen = new Set<string>();
    const acting: string[] = [];
    const closed: string[] = [];
    const queue: string[] = [];
    const queued: string[] = [];
    const read = async () => {
      acting.push(...(await actsOf(page)));
      const links = await officeLinks(page);
      queue.push(...links);
      queued.push(...links);
    };
    await enterOffice(context, 'anne.schmitt');
    await openPage(page, '/gestion/aujourdhui');
    const menu = page.getByRole('navigation', { name: 'Menu de la gestion' });
    await expect(menu.getByRole('link')).toHaveText([...ENTRIES]);
    for (const entry of ENTRIES) {
      await menu.getByRole('link', { name: entry, exact: true }).click();
      await expect(menu.getByRole('link', { name: entry, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      seen.add(patternOf(screens, page.url()) ?? '');
      await read();
    }
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const pattern = patternOf(screens, next);
      // One's own account is one's own to change.
      if (pattern === undefined || pattern === 'profil' || seen.has(pattern)) continue;
      seen.add(pattern);
      const status = await openPage(page, next);
      if (status !== 200) closed.push(`${next}: ${status}`);
      await read();
    }
    expect(acting, 'forms that act').toEqual([]);
    expect(closed, 'led to and not opened').toEqual([]);
    for (const [entry, wanted] of Object.entries(DETAILS))
      expect([entry, wanted.filter((pattern) => !seen.has(pattern))]).toEqual([entry, []]);

    // As if a form of somebody else's had been there.
    const thing = (pattern: string) => queued.find((path) => patternOf(screens, path) === pattern) ?? '';
    const order = thing('commandes/:number');
    const message = thing('clients/messages/:id');
    const store = thing('magasins/:code');
    for (const [path, form] of [
      [order, { intent: 'note', note: NOTE }],
      [message, { intent: 'take' }],
      [message, { intent: 'answer', reponse: NOTE }],
      [`${store}/fermeture`, { intent: 'close', le: '2027-03-01', motif: NOTE }],
    ] as const) {
      const forged = await context.request.post(`${shopUrl()}${path}`, {
        form,
        headers: { origin: shopUrl() },
      });
      expect([path, forged.status()]).toEqual([path, 403]);
      expect(await forged.text()).toContain('Votre rôle ne permet pas cette action.');
    }
    for (const path of [order, message, store]) {
      await openPage(page, path);
      await expect(page.getByRole('main')).not.toContainText(NOTE);
      await expect(page.getByRole('main')).not.toContainText('Anne Schmitt');
    }
    await endReturn({ context: () => desk }, returned);
    await desk.close();
  },
);

/** Forms of the page that would write, but for the way out and for the search whose words stand in no address. */
function actsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.forms]
      .filter(
        (form) => form.method !== 'get' || form.querySelector('[formmethod="post"], [type="file"]') !== null,
      )
      .filter((form) => {
        const { pathname } = new URL(form.action);
        const isSearch = pathname === '/gestion/comptoir' && form.role === 'search';
        return pathname !== '/gestion/sortir' && !isSearch;
      })
      .map((form) => `${location.pathname}: ${form.innerText.slice(0, 80)}`),
  );
}
