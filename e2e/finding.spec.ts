// Finding a product: filters, order, pages, the header's search.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, refuseCookies, shopUrl, test } from './fixtures.ts';

const category = '/catalogue/peinture-interieure';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const field = (page: Page) => page.getByRole('banner').getByRole('combobox');

const screens = [
  { name: 'category', path: category },
  { name: 'filtered list', path: `${category}?aspect=mat&price=10_50&mode=list` },
  { name: 'nothing left', path: `${category}?marque=personne` },
  { name: 'search', path: '/search?q=peintur+facde' },
  { name: 'promotions', path: '/promo' },
  { name: 'no result', path: '/no-result-found?term=zzqqxx' },
];

for (const { name, path } of screens) {
  test(`${name}: axe finds nothing, nothing sticks out, the console is silent`, async ({ page, visit, complaints }) => {
    await visit(path);
    await withoutBanner(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });
}

test.describe('desktop', { tag: '@desktop' }, () => {
  test('LST-09 a filter is a link: it narrows the list to what it promised and the back button undoes it', async ({ page, visit }) => {
    await visit(category);
    await withoutBanner(page);
    const before = await total(page);
    const option = page.getByRole('complementary', { name: 'Filtrer' }).getByRole('link', { name: /^Mat\b/ });
    const promised = Number(/(\d+) produits/.exec((await option.textContent())?.replace(/\s/g, ' ') ?? '')?.[1]);
    await option.click();
    await expect(page).toHaveURL((url) => url.searchParams.getAll('aspect').join() === 'mat');
    await expect(page.getByRole('status').filter({ hasText: `${promised}` })).toBeVisible();
    await expect(option).toBeFocused();
    await expect(option).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: 'Retirer le filtre Mat' }).click();
    await expect(page).toHaveURL((url) => !url.searchParams.has('aspect'));
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Retirer le filtre Mat' })).toBeVisible();
    await page.goBack();
    await expect.poll(() => total(page)).toBe(before);
  });

  test('LST-05 LST-02 the order and the pages are on the address; a page starts at its top', async ({ page, visit }) => {
    await visit(category);
    await withoutBanner(page);
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Prix croissant');
    await expect(page).toHaveURL((url) => url.searchParams.get('sort') === 'price_asc');
    await page.getByRole('navigation', { name: 'Pages de résultats' }).getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('page') === '1' && url.searchParams.get('sort') === 'price_asc');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('combobox', { name: 'Produits' }).selectOption('20 par page');
    await expect(cards(page)).toHaveCount(20);
    await expect(page).toHaveURL((url) => !url.searchParams.has('page'));
    await page.getByRole('link', { name: 'Liste' }).click();
    await expect(cards(page).first()).toContainText('Réf.');
  });

  test('SRH-01 LAY-09 by keyboard alone: suggestions below an overlay, few requests, Enter follows one', async ({ page, visit }) => {
    await page.clock.install();
    await visit('/livraison');
    await withoutBanner(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/recherche/suggestions')) asked.push(request.url());
    });
    await field(page).fill('la');
    const list = page.getByRole('listbox', { name: 'Suggestions de recherche' });
    await expect(list).toBeVisible();
    // Time stands still while one types: nothing is asked before the pause, and then once.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.keyboard.type('sure bois');
    await page.clock.runFor(140);
    expect(asked).toHaveLength(1);
    await page.clock.runFor(20);
    await page.clock.resume();
    await expect(list.getByRole('option', { name: /Voir les \d+ résultats/ })).toBeVisible();
    await expect(list.locator('mark').first()).toHaveText(/lasure/i);
    expect(asked.map((url) => new URL(url).searchParams.get('q'))).toEqual(['la', 'lasure bois']);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);

    await page.keyboard.press('ArrowDown');
    const first = list.getByRole('option').first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(first).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('ArrowUp');
    await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');

    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('lasure bois');
    await page.keyboard.press('ArrowDown');
    await expect(list).toBeVisible();
    expect(asked).toHaveLength(2);
    await page.keyboard.press('ArrowDown');
    const target = await list.getByRole('option', { selected: true }).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === target);
    await expect(list).toBeHidden();
  });

  test('what was searched for is offered again, and forgotten on demand', async ({ page, visit }) => {
    await visit('/livraison');
    await withoutBanner(page);
    for (const term of ['lasure', 'rouleau']) {
      await field(page).fill(term);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(term) })).toBeVisible();
    }
    await field(page).fill('');
    const recent = page.getByRole('listbox', { name: 'Recherches récentes' });
    await expect(recent.getByRole('option')).toHaveText(['rouleau', 'lasure']);
    await expectAccessible(page);
    await page.getByRole('button', { name: /Retirer «.rouleau.»/ }).click();
    await expect(recent.getByRole('option')).toHaveText(['lasure']);
    await recent.getByRole('option', { name: 'lasure' }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'lasure');
  });
});

test('a search that cannot suggest leaves the page standing and still searches', { tag: '@once' }, async ({ page, visit }) => {
  await visit('/livraison');
  await withoutBanner(page);
  await page.route('**/recherche/suggestions*', (route) => route.abort());
  await field(page).fill('lasure');
  await expect(page.getByText('Les suggestions sont indisponibles pour le moment.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /Livraison/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Résultats pour «.lasure.»/ })).toBeVisible();
});

test('NAV-44 back from a product, the list stands where it was', async ({ page, visit }) => {
  await visit(category);
  await withoutBanner(page);
  const card = cards(page).nth(9);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/produit\//);
  await expect(cards(page).nth(9)).toBeHidden();
  await page.goBack();
  await expect(card).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(5);
});

test.describe('phone', { tag: '@phone' }, () => {
  test('LST-10 CFG-17 the filter panel counts while one ticks, then changes the list once', async ({ page, visit }) => {
    await visit(category);
    await withoutBanner(page);
    await page.getByRole('button', { name: 'Filtrer' }).click();
    const panel = page.getByRole('dialog', { name: 'Filtrer' });
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expectAccessible(page);
    await panel.getByRole('checkbox', { name: /^Mat\b/ }).check();
    await panel.getByRole('checkbox', { name: /^Valbrune\b/ }).check();
    const apply = panel.getByRole('link', { name: /Afficher les \d+ résultats/ });
    await expect(apply).toHaveAttribute('href', /marque=valbrune&aspect=mat/);
    await expect(apply).toHaveAttribute('aria-busy', 'false');
    const promised = Number(/\d+/.exec((await apply.textContent()) ?? '')?.[0]);
    await apply.click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL((url) => url.searchParams.get('aspect') === 'mat' && url.searchParams.get('marque') === 'valbrune');
    expect(await total(page)).toBe(promised);
    await expect(page.getByRole('button', { name: 'Filtrer (2)' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL((url) => !url.searchParams.has('aspect'));
    await expect(panel).toBeHidden();
  });

  test('LST-10 CFG-17 the sort panel opens alone, closes by Escape, and sorts', async ({ page, visit }) => {
    await visit(category);
    await withoutBanner(page);
    const opener = page.getByRole('button', { name: 'Trier' });
    await opener.click();
    const panel = page.getByRole('dialog', { name: 'Trier par' });
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expectAccessible(page);
    await panel.getByRole('link', { name: 'Prix décroissant' }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL((url) => url.searchParams.get('sort') === 'price_desc');
  });

  test('LAY-09 SRH-01 the search fills the screen below its field and leads to all results', async ({ page, visit }) => {
    await visit('/livraison');
    await withoutBanner(page);
    await page.getByRole('button', { name: 'Afficher la recherche' }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('enduit', { delay: 30 });
    const all = page.getByRole('option', { name: /Voir les \d+ résultats/ });
    await expect(all).toBeVisible();
    expect(await bottomOf(page.getByRole('listbox').locator('..'))).toBeGreaterThanOrEqual(840);
    await expectAccessible(page);
    await all.click();
    await expect(page.getByRole('heading', { level: 1, name: /Résultats pour «.enduit.»/ })).toBeVisible();
    await expect(page.getByRole('listbox')).toBeHidden();
  });
});

test('without script filters, order and search are links and forms', { tag: '@once' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shopUrl() + category);
  await page.getByRole('complementary', { name: 'Filtrer' }).getByRole('link', { name: /^Mat\b/ }).click();
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Prix croissant');
  await page.getByRole('button', { name: 'Appliquer' }).first().click();
  await expect(page).toHaveURL((url) => url.searchParams.get('aspect') === 'mat' && url.searchParams.get('sort') === 'price_asc');
  await page.getByRole('banner').getByRole('searchbox').fill('zzqqxx');
  await page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/no-result-found' && url.searchParams.get('term') === 'zzqqxx');
  await context.close();
});

// The answer to the banner is a navigation, and a panel belongs to the page it was opened on: wait for its end.
async function withoutBanner(page: Page): Promise<void> {
  await refuseCookies(page);
  await expect(page.getByRole('button', { name: 'Tout refuser' })).toBeHidden();
}

async function total(page: Page): Promise<number> {
  const told = await page.getByRole('main').getByRole('status').filter({ hasText: /produit/ }).textContent();
  return Number(told?.replace(/\D/g, ''));
}

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box ? box.y + box.height : 0;
}
