// Mends of style that no rule of axe sees, on pages that are shared: short and narrow screens, dark forced colours.
import type { Locator, Page } from '@playwright/test';
import { signedInAs } from '../../scripts/contact-sheet/signed-in-as.ts';
import { expect, openPage, refuseCookies, shopUrl, test } from '../walking/fixtures.ts';

const PAINT = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate?couleur=blanc&conditionnement=10-l';
const NARROW = { width: 320, height: 700 };
const SHORT = { width: 427, height: 240 };
const THEMES = ['valbrune', 'comptoir'];

test(
  'short and narrow screens: the bottom bar is read, a panel’s foot follows, prices of packs and names of what is compared are whole',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize(NARROW);
    for (const at of [0, 1]) {
      await openPage(page, '/catalogue/peinture-interieure');
      const compare = page.getByRole('main').getByRole('button', { name: /^Comparer/ });
      await compare.nth(at).click();
      await expect(page).toHaveURL(/comparateur/);
    }
    await inBothThemes(page, async () => {
      expect(await cutOff(page.locator('main table th'))).toEqual([]);
    });

    await openPage(page, PAINT);
    const packs = page.locator('main [href*="conditionnement="]');
    await expect(packs.first()).toBeVisible();
    await inBothThemes(page, async () => {
      expect(await cutOff(packs)).toEqual([]);
    });

    await page.setViewportSize(SHORT);
    const bar = page.getByRole('navigation', { name: 'Raccourcis' });
    await expect(bar.getByRole('link', { name: 'Accueil' })).toBeAttached();
    await inBothThemes(page, async () => {
      expect(await contrasts(bar.locator('> *'))).toEqual([]);
    });
    await page.getByRole('button', { name: 'Ajouter au panier' }).filter({ visible: true }).first().click();
    const foot = page.getByRole('dialog').locator('> footer');
    await expect(foot).toBeAttached();
    const [above, below] = await foot.evaluate((element) => [
      element.previousElementSibling?.getBoundingClientRect().bottom ?? Infinity,
      element.getBoundingClientRect().top,
    ]);
    // To the pixel: scroll positions are fractional.
    expect(Math.round(below ?? 0)).toBeGreaterThanOrEqual(Math.round(above ?? Infinity));
    await foot.scrollIntoViewIfNeeded();
    await expect(foot).toBeInViewport();
  },
);

test('dark forced colours: pins and bars are seen on their ground', { tag: '@once' }, async ({ browser }) => {
  const storageState = await signedInAs(browser, shopUrl(), 'head');
  const context = await browser.newContext({ storageState, forcedColors: 'active', colorScheme: 'dark' });
  await refuseCookies(context);
  const page = await context.newPage();
  await openPage(page, '/magasins');
  const drawing = page.locator('main figure svg').first();
  const pin = page.locator('main figure button[title] svg').first();
  expect(ratioOf(await styleOf(pin, 'stroke'), await styleOf(drawing, 'fill'))).toBeGreaterThan(3);
  await openPage(page, '/customer/dashboard');
  const bar = page.locator('main table svg:has(rect)').first();
  expect(
    ratioOf(await styleOf(bar.locator('rect'), 'fill'), await styleOf(bar, 'background-color')),
  ).toBeGreaterThan(3);
  await context.close();
});

async function inBothThemes(page: Page, look: () => Promise<void>): Promise<void> {
  for (const theme of THEMES) {
    await page.evaluate((code) => document.documentElement.setAttribute('data-theme', code), theme);
    await look();
  }
}

/** What is wider than its box. */
function cutOff(boxes: Locator): Promise<string[]> {
  return boxes.filter({ visible: true }).evaluateAll((elements) =>
    elements
      .filter((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getBoundingClientRect().right > element.getBoundingClientRect().right + 1;
      })
      .map((element) => element.textContent),
  );
}

/** Words that are too faint on the ground of what holds them. */
async function contrasts(items: Locator): Promise<string[]> {
  const faint: string[] = [];
  for (const item of await items.all()) {
    const ratio = ratioOf(
      await styleOf(item, 'color'),
      await styleOf(item.locator('..'), 'background-color'),
    );
    if (ratio < 4.5) faint.push(`${await item.textContent()} ${ratio.toFixed(1)}`);
  }
  return faint;
}

function styleOf(one: Locator, property: string): Promise<string> {
  return one.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

function ratioOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((channel) => {
    const share = Number(channel) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
