// The tree of rayons by hand: a row is dragged by mouse to its place, and what is refused stays where it was.
import type { Page } from '@playwright/test';
import { expect, expectAccessibleState, shown, test } from '../walking/fixtures.ts';
import { enterOffice } from '../walking/office.ts';

test(
  'a rayon is dragged before another; dropped into itself it stays, with the reason',
  { tag: '@once' },
  async ({ page, visit }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const main = page.getByRole('main');
    await enterRayons(page, visit);
    await expect(main.getByRole('heading', { level: 1, name: 'Rayons' })).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight),
    ).toBeLessThan(2);

    const names = () => main.locator('tbody th a[href*="/rayons/"]').allTextContents();
    await main.getByLabel('Chercher un rayon').fill('peinture mate');
    await main.getByRole('button', { name: 'Chercher', exact: true }).click();
    await expect(main.getByRole('link', { name: 'Peinture mate', exact: true })).toBeVisible();
    const branch = (await names()).slice(0, (await names()).indexOf('Peinture mate'));
    await main.getByRole('link', { name: 'Tout afficher' }).click();
    await expect(main.getByRole('link', { name: 'Peinture mate', exact: true })).toBeHidden();
    for (const name of branch)
      await main.getByRole('link', { name: new RegExp(`sous-rayons? de ${name}$`) }).click();
    await expect(main.getByRole('link', { name: 'Peinture velours', exact: true })).toBeVisible();
    const before = await names();
    const [matt, velvet] = ['Peinture mate', 'Peinture velours'];
    await dragged(page, velvet, matt, 0.1);
    await expect(shown(main, /Le rayon .+ est déplacé/)).toBeInViewport();
    await expect.poll(async () => (await names()).indexOf(velvet)).toBe(before.indexOf(matt));

    await page.setViewportSize({ width: 768, height: 1024 });
    await main.getByRole('button', { name: `Annuler le déplacement de ${velvet}` }).click();
    await expect.poll(names).toEqual(before);
    await dragged(page, 'Murs et plafonds', matt, 0.5);
    await expect(shown(main, /ne peut pas aller sous lui-même/)).toBeVisible();
    expect(await names()).toEqual(before);
    await expectAccessibleState(page);
  },
);

test(
  'the text of a rayon is written as it looks, and opens again as it was written',
  { tag: '@once' },
  async ({ page, visit }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    const main = page.getByRole('main');
    await enterRayons(page, visit);
    await main.getByLabel('Chercher un rayon').fill('lasure');
    await main.getByRole('button', { name: 'Chercher', exact: true }).click();
    await main.getByRole('link', { name: 'Lasure', exact: true }).click();
    const text = main.getByRole('textbox', { name: 'Texte au-dessus de la liste' });
    await expect(main.getByRole('toolbar')).toBeVisible();
    await text.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Un toucher doux.');
    await page.keyboard.press('Control+a');
    await main.getByRole('button', { name: 'Gras' }).click();
    await main.getByRole('button', { name: 'Enregistrer le rayon' }).click();
    await expect(shown(main, /Le rayon est enregistré/)).toBeVisible();
    await main.getByRole('link', { name: 'Lasure', exact: true }).click();
    await expect(text.locator('strong')).toHaveText('Un toucher doux.');
    await main.getByRole('button', { name: 'Voir les balises' }).click();
    await expect(text).toHaveValue(/<strong>Un toucher doux\.<\/strong>/);
  },
);

async function enterRayons(page: Page, visit: (path: string) => Promise<void>): Promise<void> {
  await enterOffice(page.context(), 'emma.girard');
  await visit('/gestion/catalogue/rayons');
}

/** By its handle, onto another row at this part of its height, in steps as a hand does. */
async function dragged(page: Page, name: string, onto: string, part: number): Promise<void> {
  const row = (text: string) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name: text, exact: true }) });
  await row(name).scrollIntoViewIfNeeded();
  const from = await row(name).locator('[data-row]').boundingBox();
  const to = await row(onto).boundingBox();
  if (from === null || to === null) throw new Error(`no row of ${name} or ${onto}`);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 80, to.y + to.height * part, { steps: 8 });
  await page.mouse.up();
}
