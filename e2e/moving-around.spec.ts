import { expect, isPhone, shown, test } from './walking/fixtures.ts';

test(
  'NAV-44 a new page starts at its top, focuses its heading and announces its title, and going back restores the scroll position',
  { tag: '@quick' },
  async ({ page, visit, said }) => {
    await visit('/');
    const link = page.getByRole('main').getByRole('link', { name: 'Outillage', exact: true });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Outillage' })).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const title = await page.title();
    await expect.poll(() => said).toEqual([title]);
    await page.goBack();
    await expect(link).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => said).toEqual([title, await page.title()]);
    await expect(link).toBeInViewport();
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
      .toBeLessThan(5);
  },
);

test(
  'a link of the footer to the page one is on leads to its heading',
  { tag: '@once' },
  async ({ page, visit, said }) => {
    await visit('/magasins?q=Rennes');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Nos magasins' }).first().press('Enter');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect.poll(() => said).toContain(await page.title());

    // The very address one is on: only the place changes.
    await expect(page).toHaveURL(/\/magasins$/);
    said.length = 0;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Nos magasins' }).first().press('Enter');
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect.poll(() => said).toEqual([await page.title()]);
  },
);

test(
  'a list of references checked from an empty cart is answered at the top of its own page, and said once',
  { tag: '@once' },
  async ({ page, visit, said }) => {
    await visit('/cart');
    const main = page.getByRole('main');
    await main.getByLabel('Références et quantités').fill('10200013;2');
    await expect.poll(() => said).toEqual([expect.stringMatching(/^1\sligne trouvée/)]);
    const check = main.getByRole('button', { name: 'Vérifier' });
    await check.scrollIntoViewIfNeeded();
    await check.press('Enter');
    const heading = main.getByRole('heading', { level: 1, name: 'Commande rapide' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect.poll(() => said.slice(1)).toEqual([await page.title()]);
  },
);

test(
  'the last product taken out of a comparison: that nothing is left is said',
  { tag: '@once' },
  async ({ page, visit, said }) => {
    await visit('/produit/ardelis-serena-peinture-murs-et-plafonds-mate');
    const main = page.getByRole('main');
    await main
      .getByRole('button', { name: /^Comparer/ })
      .first()
      .press('Enter');
    await expect(page).toHaveURL(/\/comparateur/);
    await main.getByRole('button', { name: /de la comparaison$/ }).press('Enter');
    await expect(shown(main, 'Aucun produit à comparer')).toBeVisible();
    await expect.poll(() => said).toContain('Aucun produit à comparer');
  },
);

test('NAV-45 a slow navigation shows the progress bar, not before 200 ms, and it runs for 5000 ms', async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await visit('/');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.data*', async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  // The bar's own timer is set shortly after the request is sent: the clock runs once it is set.
  await page.evaluate(() => {
    const delays: unknown[] = [];
    Reflect.set(window, 'delays', delays);
    const setTimeout = window.setTimeout;
    Reflect.set(window, 'setTimeout', (...timer: Parameters<typeof setTimeout>) => {
      delays.push(timer[1]);
      return setTimeout(...timer);
    });
  });
  const asked = page.waitForRequest('**/*.data*');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Conditions générales de vente' }).click();
  await asked;
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'delays') as unknown[])).toContain(200);
  const bar = page.locator('[data-progress="running"]');
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toBeVisible();
  expect(await bar.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('5s');
  release();
  await expect(bar).toBeHidden();
});

test('the store button opens the stores, found by town, and closes by Escape with focus kept', async ({
  page,
  visit,
}, testInfo) => {
  await visit('/livraison');
  const button = page.getByRole('button', { name: 'Choisir mon magasin' });
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Choisir un magasin' });
  await expect(panel.getByRole('heading', { name: 'Valbrune Paris Nation' })).toBeVisible();
  await panel.getByRole('combobox').fill('Rennes');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'Valbrune Paris Nation' })).toBeHidden();
  await expect(shown(panel, /35\d{3}/)).toBeVisible();
  await expect(panel.getByRole('combobox')).toBeFocused();
  if (!isPhone(testInfo)) {
    // A press counts where it ends, and only if it began beside the panel as well.
    const box = await panel.boundingBox();
    const beside = (box?.x ?? 0) / 2;
    const inside = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    const drag = async (from: number, to: number) => {
      await page.mouse.move(from, 20);
      await page.mouse.down();
      await expect(panel).toBeVisible();
      await page.mouse.move(to, 20);
      await page.mouse.up();
    };
    await drag(inside, beside);
    await expect(panel).toBeVisible();
    await drag(beside, inside);
    await expect(panel).toBeVisible();
    await drag(beside, beside);
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await button.press('Enter');
    await expect(panel.getByRole('heading', { name: 'Valbrune Paris Nation' })).toBeVisible();
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
  }
  // In a search field the first Escape empties it, the second closes the panel.
  await panel.getByRole('combobox').fill('');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

test('NAV-46 a wait that is shown is shown for at least 200 ms', async ({ page, visit }) => {
  await page.clock.install();
  await visit('/livraison');
  const button = page.getByRole('button', { name: 'Choisir mon magasin' });
  const wait = page.locator('dialog [aria-busy="true"]');
  const stores = page.getByRole('dialog').getByRole('heading', { name: 'Valbrune Paris Nation' });
  // Opened a first time for its code: the second time it waits for the stores alone.
  await button.click();
  await expect(stores).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stores).toBeHidden();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  // By the page's own clock, which is paused.
  await page.evaluate(() => {
    const changes: number[] = [];
    Reflect.set(window, 'changes', changes);
    new MutationObserver(() => {
      const shown = document.querySelector('dialog [aria-busy="true"]') !== null;
      if (shown === (changes.length % 2 === 0)) changes.push(Date.now());
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  const answered = page.waitForResponse((response) => response.url().includes('/magasins.data'));
  await button.click();
  await expect(wait).toBeVisible();
  await answered;
  await page.clock.runFor(199);
  await expect(wait).toBeVisible();
  await page.clock.runFor(1);
  await expect(stores).toBeVisible();
  await expect(wait).toBeHidden();
  const [seen, gone] = await page.evaluate(() => Reflect.get(window, 'changes') as number[]);
  expect(Number(gone) - Number(seen)).toBe(200);
});

test(
  'once cookies are answered, the skip link comes first and leads to the content',
  { tag: '@quick' },
  async ({ page, visit }) => {
    await visit('/livraison');
    await visit('/livraison');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Aller au contenu' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#contenu$/);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  },
);
