// The header's search: suggestions while one types, by keyboard, on phones, and when they fail.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessibleState, shown, test } from './walking/fixtures.ts';

const field = (page: Page) => page.getByRole('banner').getByRole('combobox');

test.describe('desktop', { tag: '@desktop' }, () => {
  test(
    'SRH-01 LAY-09 suggestions are reached by keyboard alone with one request per pause, and Enter follows one',
    { tag: '@quick' },
    async ({ page, visit }) => {
      await page.clock.install();
      await visit('/livraison');
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/recherche/suggestions')) asked.push(request.url());
      });
      await field(page).fill('la');
      const list = page.getByRole('listbox', { name: 'Suggestions de recherche' });
      await expect(list).toBeVisible();
      // The clock is paused while typing: no request before the debounce ends, then one.
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
      await expectAccessibleState(page);

      await page.keyboard.press('ArrowDown');
      const first = list.getByRole('option').first();
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(field(page)).toHaveAttribute(
        'aria-activedescendant',
        (await first.getAttribute('id')) ?? '',
      );
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
    },
  );

  test('what was searched for is offered again, and forgotten on demand', async ({ page, visit }) => {
    await visit('/livraison');
    for (const term of ['lasure', 'rouleau']) {
      await field(page).fill(term);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(term) })).toBeVisible();
    }
    await field(page).fill('');
    const recent = page.getByRole('listbox', { name: 'Recherches récentes' });
    await expect(recent.getByRole('option')).toHaveText(['rouleau', 'lasure']);
    await expectAccessibleState(page);
    await page.getByRole('button', { name: /Retirer «.rouleau.»/ }).click();
    await expect(recent.getByRole('option')).toHaveText(['lasure']);
    await recent.getByRole('option', { name: 'lasure' }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'lasure');
  });
});

test(
  'a search that cannot suggest leaves the page standing and still searches',
  { tag: '@once' },
  async ({ page, visit }) => {
    await visit('/livraison');
    await page.route('**/recherche/suggestions*', (route) => route.abort());
    await field(page).fill('lasure');
    await expect(shown(page, 'Les suggestions sont indisponibles pour le moment.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /Livraison/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /Résultats pour «.lasure.»/ })).toBeVisible();
  },
);

test.describe('phone', { tag: '@phone' }, () => {
  test(
    'LAY-09 SRH-01 the search fills the screen below its field and leads to all results',
    { tag: '@quick' },
    async ({ page, visit }) => {
      await visit('/livraison');
      await page.getByRole('button', { name: 'Afficher la recherche' }).click();
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('enduit', { delay: 30 });
      const all = page.getByRole('option', { name: /Voir les \d+ résultats/ });
      await expect(all).toBeVisible();
      await expect.poll(() => bottomOf(page.getByRole('listbox').locator('..'))).toBeGreaterThanOrEqual(840);
      await all.click();
      await expect(page.getByRole('heading', { level: 1, name: /Résultats pour «.enduit.»/ })).toBeVisible();
      await expect(page.getByRole('listbox')).toBeHidden();
    },
  );
});

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box ? box.y + box.height : 0;
}
