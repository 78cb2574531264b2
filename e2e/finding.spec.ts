// Finding a product: filters, order, pages.
import type { Page } from '@playwright/test';
import { expect, expectAccessibleState, shopUrl, test } from './walking/fixtures.ts';

const category = '/catalogue/peinture-interieure';
const filtered = `${category}?aspect=mat&price=10_50&mode=list`;
const nothingLeft = `${category}?marque=personne`;
const cards = (page: Page) => page.getByRole('main').getByRole('article');

const screens = [
  { name: 'category', path: category },
  { name: 'filtered list', path: filtered },
  { name: 'nothing left', path: nothingLeft },
  { name: 'search', path: '/search?q=peintur+facde' },
  { name: 'promotions', path: '/promo' },
  { name: 'no result', path: '/no-result-found?term=zzqqxx' },
];

for (const { name, path } of screens) {
  test(
    `${name}: the page fits its window and leaves the console silent`,
    { tag: name === 'category' ? '@look' : [] },
    async ({ page, visit, complaints }) => {
      await visit(path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
    },
  );
}

test('a filtered list and an empty one have no axe violations', { tag: '@once' }, async ({ page, visit }) => {
  for (const path of [filtered, nothingLeft]) {
    await visit(path);
    await expectAccessibleState(page);
  }
});

test.describe('desktop', { tag: '@desktop' }, () => {
  test(
    'LST-09 a filter link narrows the list to the number it announces, and the back button undoes it',
    { tag: '@quick' },
    async ({ page, visit, said }) => {
      await visit(category);
      const before = await total(page);
      const option = page
        .getByRole('complementary', { name: 'Filtrer' })
        .getByRole('link', { name: /^Mat\b/ });
      const promised = Number(
        /(\d+) produits/.exec((await option.textContent())?.replace(/\s/g, ' ') ?? '')?.[1],
      );
      await option.click();
      await expect(page).toHaveURL((url) => url.searchParams.getAll('aspect').join() === 'mat');
      await expect.poll(() => total(page)).toBe(promised);
      await expect.poll(() => said.at(-1)).toBe(`${promised} produits`);
      await expect(option).toBeFocused();
      await expect(option).toHaveAttribute('aria-current', 'true');
      await page.getByRole('link', { name: 'Retirer le filtre Mat' }).click();
      await expect(page).toHaveURL((url) => !url.searchParams.has('aspect'));
      await page.goBack();
      await expect(page.getByRole('link', { name: 'Retirer le filtre Mat' })).toBeVisible();
      await page.goBack();
      await expect.poll(() => total(page)).toBe(before);
    },
  );

  test('LST-05 LST-02 the order and the pages are on the address; a page starts at its top, its heading has the keyboard and its title is said', async ({
    page,
    visit,
    said,
  }) => {
    await visit(category);
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Prix croissant');
    await expect(page).toHaveURL((url) => url.searchParams.get('sort') === 'price_asc');
    await page
      .getByRole('navigation', { name: 'Pages de résultats' })
      .getByRole('link', { name: 'Page 2', exact: true })
      .click();
    await expect(page).toHaveURL(
      (url) => url.searchParams.get('page') === '1' && url.searchParams.get('sort') === 'price_asc',
    );
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/page 2/);
    await expect.poll(() => said.at(-1)).toBe(await page.title());
    await page.goBack();
    await expect(page).not.toHaveTitle(/page 2/);
    await expect.poll(() => said.at(-1)).toBe(await page.title());
    await page.goForward();
    await expect(page).toHaveTitle(/page 2/);
    await page.getByRole('combobox', { name: 'Produits' }).selectOption('20 par page');
    await expect(cards(page)).toHaveCount(20);
    await expect(page).toHaveURL((url) => !url.searchParams.has('page'));
    await page.getByRole('link', { name: 'Liste' }).click();
    await expect(cards(page).first()).toContainText('Réf.');
  });
});

test('NAV-44 back from a product, the list stands where it was', async ({ page, visit }) => {
  await visit(category);
  const card = cards(page).nth(9);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/produit\//);
  await expect(cards(page).nth(9)).toBeHidden();
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(5);
});

test.describe('phone', { tag: '@phone' }, () => {
  test(
    'LST-10 CFG-17 the filter panel counts while filters are ticked, then changes the list once',
    { tag: '@quick' },
    async ({ page, visit, said }) => {
      await visit(category);
      await page.getByRole('button', { name: 'Filtrer' }).click();
      const panel = page.getByRole('dialog', { name: 'Filtrer' });
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await panel.getByRole('checkbox', { name: /^Mat\b/ }).check();
      await panel.getByRole('checkbox', { name: /^Valbrune\b/ }).check();
      const apply = panel.getByRole('link', { name: /Afficher les \d+ résultats/ });
      await expect(apply).toHaveAttribute('href', /marque=valbrune&aspect=mat/);
      await expect(apply).toHaveAttribute('aria-busy', 'false');
      const promised = Number(/\d+/.exec((await apply.textContent()) ?? '')?.[0]);
      await expect.poll(() => said.at(-1)).toBe(`${promised} produits`);
      await apply.click();
      await expect(panel).toBeHidden();
      await expect(page).toHaveURL(
        (url) => url.searchParams.get('aspect') === 'mat' && url.searchParams.get('marque') === 'valbrune',
      );
      await expect.poll(() => total(page)).toBe(promised);
      await expect(page.getByRole('button', { name: 'Filtrer (2)' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL((url) => !url.searchParams.has('aspect'));
      await expect(panel).toBeHidden();
    },
  );

  test('LST-10 CFG-17 the sort panel opens alone, closes by Escape, and sorts; the page then says what it shows', async ({
    page,
    visit,
    said,
  }) => {
    await visit(category);
    const opener = page.getByRole('button', { name: 'Trier' });
    await opener.click();
    const panel = page.getByRole('dialog', { name: 'Trier par' });
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await panel.getByRole('link', { name: 'Prix décroissant' }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL((url) => url.searchParams.get('sort') === 'price_desc');
    await expect.poll(() => said.at(-1)).toMatch(/^\d+\sproduits$/);
  });
});

test(
  'filters, order and search work without script, as links and forms',
  { tag: ['@quick', '@once'] },
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(shopUrl() + category);
    await page
      .getByRole('complementary', { name: 'Filtrer' })
      .getByRole('link', { name: /^Mat\b/ })
      .click();
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Prix croissant');
    await page.getByRole('button', { name: 'Appliquer' }).first().click();
    await expect(page).toHaveURL(
      (url) => url.searchParams.get('aspect') === 'mat' && url.searchParams.get('sort') === 'price_asc',
    );
    await page.getByRole('banner').getByRole('searchbox').fill('zzqqxx');
    await page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL(
      (url) => url.pathname === '/no-result-found' && url.searchParams.get('term') === 'zzqqxx',
    );
    await context.close();
  },
);

async function total(page: Page): Promise<number> {
  return Number(await page.getByRole('main').locator('[data-count]').getAttribute('data-count'));
}
