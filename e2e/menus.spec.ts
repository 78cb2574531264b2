import type { Page } from '@playwright/test';
import { expect, shopUrl, test } from './walking/fixtures.ts';

test.describe('desktop', { tag: '@desktop' }, () => {
  test(
    'LAY-13 LAY-14 a universe opens its sub-categories, its picture and its words by mouse and by keyboard, and closes by Escape',
    { tag: '@quick' },
    async ({ page, visit }) => {
      await visit('/');
      const menu = page.getByRole('navigation', { name: 'Catalogue' });
      const facade = menu.getByRole('button', { name: 'Façade', exact: true });
      await facade.hover();
      await expect(facade).toHaveAttribute('aria-expanded', 'true');
      await expect(menu.getByRole('link', { name: 'Classes I2 à I4' })).toBeVisible();
      await expect(menu.getByRole('img').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(facade).toHaveAttribute('aria-expanded', 'false');
      await page.mouse.move(720, 800);
      await facade.hover();
      await expect(facade).toHaveAttribute('aria-expanded', 'true');
      await page.mouse.move(720, 800);
      await expect(facade).toHaveAttribute('aria-expanded', 'false');

      await facade.focus();
      await page.keyboard.press('Enter');
      await expect(facade).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link', { name: /Voir tout/ })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(facade).toBeFocused();
      await expect(facade).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('ArrowRight');
      await expect(menu.getByRole('button', { name: 'Bois', exact: true })).toBeFocused();
    },
  );

  test('LAY-13 signed-out visitors see no promo link, and the special link stands apart', async ({
    page,
    visit,
  }) => {
    await visit('/');
    const menu = page.getByRole('navigation', { name: 'Catalogue' });
    await expect(menu.getByRole('link', { name: 'Nuancier' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Promo' })).toHaveCount(0);
  });

  test('LAY-07 the logo leads home', async ({ page, visit }) => {
    await visit('/livraison');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Valbrune/ })
      .first()
      .click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });
});

test.describe('phone', { tag: '@phone' }, () => {
  test(
    'LAY-15 LAY-16 the menu drills down, goes back, leads to a whole category, and locks scrolling while it is open',
    { tag: '@quick' },
    async ({ page, visit }) => {
      await visit('/');
      await page.getByRole('banner').getByRole('button', { name: 'Ouvrir le menu' }).click();
      const panel = page.getByRole('dialog');
      await expect(panel).toBeVisible();
      await expect.poll(() => scrolls(page)).toBe(false);
      await panel.getByRole('button', { name: 'Peinture intérieure' }).click();
      await panel.getByRole('button', { name: 'Murs et plafonds' }).click();
      await expect(panel.getByRole('heading', { name: 'Murs et plafonds' })).toBeVisible();
      await panel.getByRole('button', { name: 'Retour' }).click();
      await expect(panel.getByRole('heading', { name: 'Peinture intérieure' })).toBeVisible();
      await panel.getByRole('link', { name: 'Voir tout' }).click();
      await expect(page).toHaveURL((url) => url.pathname === '/catalogue/peinture-interieure');
      await expect(panel).toBeHidden();
      await expect.poll(() => scrolls(page)).toBe(true);
    },
  );

  test(
    'LAY-16 the back button closes the menu and the page scrolls again',
    { tag: '@quick' },
    async ({ page, visit }) => {
      await visit('/livraison');
      await page
        .getByRole('navigation', { name: 'Raccourcis' })
        .getByRole('button', { name: 'Menu' })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL((url) => url.pathname === '/livraison');
      await expect.poll(() => scrolls(page)).toBe(true);
    },
  );

  test('LAY-17 the bottom bar of a signed-out visitor: home, menu, account, cart', async ({
    page,
    visit,
  }) => {
    await visit('/');
    const bar = page.getByRole('navigation', { name: 'Raccourcis' });
    await expect(bar).toBeVisible();
    await expect(bar.locator('a, button')).toHaveText(['Accueil', 'Menu', 'Compte', 'Panier']);
  });

  test('LAY-09 a toggle shows and hides the search field', async ({ page, visit }) => {
    await visit('/livraison');
    const field = page.getByRole('banner').getByRole('combobox');
    await expect(field).toBeHidden();
    await page.getByRole('button', { name: 'Afficher la recherche' }).click();
    await expect(field).toBeVisible();
    await page.getByRole('button', { name: 'Masquer la recherche' }).click();
    await expect(field).toBeHidden();
  });
});

test('without script the menu is a page of links', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shopUrl()}/plan-du-site`);
  await page.getByRole('main').getByRole('link', { name: 'Classe I1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Classe I1' })).toBeVisible();
  await context.close();
});

async function scrolls(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const style = getComputedStyle(document.documentElement).overflowY;
    const body = getComputedStyle(document.body);
    return style !== 'hidden' && body.overflowY !== 'hidden' && body.position !== 'fixed';
  });
}
