import type { Page } from '@playwright/test';
import { expect, expectAccessibleState, shopUrl, shown, test } from './walking/fixtures.ts';

const paint = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate';

test(
  'PDP-02 PDP-05 colour and pack are chosen by mouse, are in the address and are restored on the next visit',
  { tag: '@quick' },
  async ({ page, visit }) => {
    await visit(paint);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Blanc', exact: true }).click();
    await expect(main.getByRole('heading', { name: 'Couleur : Blanc' })).toBeVisible();
    await main.getByRole('link', { name: /^10.L/ }).click();
    await expect(page).toHaveURL(
      (url) => url.search.includes('couleur=blanc') && url.search.includes('conditionnement=10-l'),
    );
    await expect(shown(main, 'Réf. 10200003')).toBeVisible();
    await expect(shown(main, /^soit .* TTC \/ L/)).toBeVisible();
    await expect
      .poll(() => currentProduct(page))
      .toEqual({
        sku: 'P102000',
        color: 'Blanc',
        customColorExa: null,
        customerColorLabel: null,
        conditionning: '10 L',
      });

    await visit(paint);
    await expect(shown(main, 'Réf. 10200003')).toBeVisible();
    await expect(page).toHaveURL((url) => url.search.includes('conditionnement=10-l'));
  },
);

test(
  'PDP-02 colour and pack are chosen by keyboard, and the focus stays on the choice',
  { tag: ['@quick', '@desktop'] },
  async ({ page, visit, said }) => {
    await visit(paint);
    const blanc = page.getByRole('link', { name: 'Blanc', exact: true });
    await blanc.focus();
    await page.keyboard.press('Enter');
    await expect(blanc).toHaveAttribute('aria-current', 'true');
    await expect(blanc).toBeFocused();
    const pack = page.getByRole('link', { name: /^3.L/ });
    for (let step = 0; step < 12 && !(await isFocused(page, '3\u00a0L')); step += 1)
      await page.keyboard.press('Tab');
    await expect(pack).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(pack).toHaveAttribute('aria-current', 'true');
    await expect(pack).toBeFocused();
    await expect.poll(() => said.at(-1)).toMatch(/^Blanc, 3 L : \d+,\d\d € TTC$/);
  },
);

test(
  'PDP-05 a tint of the chart is chosen and stored with its colour and its label',
  { tag: '@quick' },
  async ({ page, visit }) => {
    await visit(`${paint}?conditionnement=3-l`);
    await page.getByRole('button', { name: 'Choisir dans le nuancier' }).click();
    const panel = page.getByRole('dialog', { name: 'Choisir une teinte' });
    await panel.getByLabel('Nom ou code').fill('ral 7016');
    await expect(panel.getByText('1 teinte', { exact: true }).first()).toBeVisible();
    await panel.getByRole('link', { name: /RAL 7016/ }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Couleur : RAL 7016 Gris anthracite' })).toBeVisible();
    await expect(shown(page, /ni repris ni échangé/)).toBeVisible();
    await expect
      .poll(() => currentProduct(page))
      .toEqual({
        sku: 'P102000',
        color: 'Base TR (transparente)',
        customColorExa: '#373F43',
        customerColorLabel: 'RAL 7016 Gris anthracite',
        conditionning: '3 L',
      });
  },
);

test(
  'PDP-05 the chart opens and stays open when it is asked for while the last choice is still taken up',
  { tag: '@once' },
  async ({ page, visit }) => {
    await visit(`${paint}?conditionnement=3-l`);
    await expect.poll(() => currentProduct(page)).toMatchObject({ conditionning: '3 L' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await visit(paint);
    await page.getByRole('button', { name: 'Choisir dans le nuancier' }).click();
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect(page).toHaveURL(/conditionnement=3-l/);
    const panel = page.getByRole('dialog', { name: 'Choisir une teinte' });
    await expect(panel.getByLabel('Nom ou code')).toBeVisible();
    await page.goBack();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(/conditionnement=3-l/);
  },
);

test('PDP-05 the buyer’s own tint has a colour and a label', { tag: '@once' }, async ({ page, visit }) => {
  await visit(paint);
  await page.getByText('Votre propre teinte').click();
  await page.getByLabel('Couleur', { exact: true }).fill('#a0c8e6');
  await page.getByLabel('Libellé de la teinte').fill('Couloir Dupont');
  await page.getByRole('button', { name: 'Utiliser cette teinte' }).click();
  await expect(page.getByRole('heading', { name: 'Couleur : Couloir Dupont' })).toBeVisible();
  await expect
    .poll(() => currentProduct(page))
    .toMatchObject({
      customColorExa: '#A0C8E6',
      customerColorLabel: 'Couloir Dupont',
      color: 'Base M (moyenne)',
    });
});

test('CFG-21 PDP-08 the calculator explains itself and hands over pack and quantity; rooms come and go with the keyboard', async ({
  page,
  visit,
  said,
}) => {
  await visit(`${paint}?couleur=blanc`);
  await page.getByRole('button', { name: 'Calculer la quantité' }).click();
  const calculator = page.getByRole('dialog', { name: 'Calculer la quantité' });
  await calculator.getByLabel('Longueur (m)').fill('8');
  await calculator.getByLabel('Largeur (m)').fill('6,50');
  await calculator.getByLabel('Plafond').check();
  await expect(shown(calculator, /Il vous faut environ/)).toBeVisible();
  await expectAccessibleState(page);

  await calculator.getByRole('button', { name: 'Comment c’est calculé' }).click();
  const info = page.getByRole('dialog', { name: 'Comment la quantité est calculée' });
  await expect(shown(info, 'Rendement annoncé')).toBeVisible();
  await info.getByRole('button', { name: 'Revenir au calcul' }).click();
  await expect(calculator.getByLabel('Largeur (m)')).toHaveValue('6,50');

  await calculator.getByRole('button', { name: 'Ajouter une pièce' }).click();
  const rooms = calculator.getByRole('group', { name: /^Pièce/ });
  await expect(rooms.last().getByLabel('Longueur (m)')).toBeFocused();
  await rooms
    .first()
    .getByRole('button', { name: /^Retirer/ })
    .click();
  await expect.poll(() => said.at(-1)).toMatch(/^Plus de résultat/);
  await calculator.getByLabel('Longueur (m)').fill('8');
  await calculator.getByLabel('Largeur (m)').fill('6,50');

  const take = calculator.getByRole('button', { name: /^Reprendre/ }).first();
  await take.click();
  await expect(calculator).toBeHidden();
  await expect(page).toHaveURL(
    (url) => /conditionnement=\d/.test(url.search) && /quantite=\d/.test(url.search),
  );
  await expect(page.getByLabel('Quantité', { exact: true })).toHaveValue(
    new URL(page.url()).searchParams.get('quantite') ?? '',
  );
  await expect(shown(page, /^Réf\. \d{8}/)).toBeVisible();
});

test(
  'PDP-07 the quantity starts at 1 and moves by one, by hand or by typing',
  { tag: ['@quick', '@once'] },
  async ({ page, visit }) => {
    await visit(`${paint}?couleur=blanc&conditionnement=3-l`);
    const field = page.getByLabel('Quantité', { exact: true });
    await expect(field).toHaveValue('1');
    await expect(page.getByRole('button', { name: 'Diminuer la quantité' })).toBeDisabled();
    await page.getByRole('button', { name: 'Augmenter la quantité' }).click();
    await expect(shown(page, /Total pour 2 conditionnements/)).toBeVisible();
    await field.fill('12');
    await expect(shown(page, /Total pour 12 conditionnements/)).toBeVisible();
    await field.fill('');
    await field.blur();
    await expect(field).toHaveValue('12');
  },
);

test(
  'PDP-01 a picture is enlarged, turned with the arrow keys and closed with Escape',
  { tag: '@desktop' },
  async ({ page, visit }) => {
    await visit(paint);
    const zoom = page.getByRole('button', { name: 'Agrandir la photo' });
    await zoom.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Photo 1 sur 4' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: 'Photo 2 sur 4' })).toBeVisible();
    await expectAccessibleState(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(zoom).toBeFocused();

    await page.getByRole('link', { name: 'Afficher la photo 3 sur 4' }).click();
    await expect(shown(page, '3 / 4')).toBeVisible();
  },
);

test(
  'on a phone the price and the cart button stay above the bottom bar, and the gallery can be swiped',
  { tag: ['@quick', '@phone'] },
  async ({ page, visit }) => {
    await visit(`${paint}?couleur=blanc&conditionnement=10-l`);
    const bar = page.locator('main > div').last();
    const shortcuts = page.getByRole('navigation', { name: 'Raccourcis' });
    for (const down of [0, 1500]) {
      await page.evaluate((y) => window.scrollTo(0, y), down);
      await expect(bar.getByText('Blanc, 10 L')).toBeInViewport();
      const gap = async () => {
        const [one, other] = [await bar.boundingBox(), await shortcuts.boundingBox()];
        return Math.abs((one?.y ?? 0) + (one?.height ?? 0) - (other?.y ?? 0));
      };
      await expect.poll(gap).toBeLessThanOrEqual(2);
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await page
      .getByRole('list', { name: 'Photos du produit' })
      .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth }));
    await expect(shown(page, '2 / 4')).toBeVisible();
  },
);

for (const [name, path] of [
  ['paint with a conflict', `${paint}?teinte=RAL+7016&conditionnement=15-l`],
  ['wallpaper', '/produit/papelya-lin-et-coton-papier-peint-intisse-a-motifs'],
  ['colour chart', '/nuancier?q=bleu'],
] as const) {
  test(
    `THM-01 ${name}: fits its window, does not shift and leaves the console silent`,
    { tag: name === 'wallpaper' ? [] : '@look' },
    async ({ page, visit, complaints }) => {
      await visit(path);
      await expectAccessibleState(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await layoutShift(page)).toBeLessThan(0.05);
      expect(complaints).toEqual([]);
    },
  );
}

test(
  'a picture that was refused in a crush is asked for again, one that fails before the script is there too',
  { tag: '@once' },
  async ({ page, visit }) => {
    const refused = new Set<string>();
    await page.route(/\/media\/article\//, async (route) => {
      const url = route.request().url();
      if (refused.has(url)) return route.fallback();
      refused.add(url);
      return route.fulfill({ status: 503, headers: { 'cache-control': 'no-store' }, body: '' });
    });
    await visit(`${paint}?conditionnement=3-l`);
    const picture = page.getByRole('list', { name: 'Photos du produit' }).getByRole('img').first();
    await expect
      .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0))
      .toBe(true);
    expect(refused.size).toBeGreaterThan(0);
  },
);

test('the chart’s bar marks the family in sight; a colour opens its page, is held against another one and says so', async ({
  page,
  visit,
  said,
}) => {
  await visit('/nuancier');
  const bar = page.getByRole('navigation', { name: 'Aller à une famille' });
  await bar.getByRole('link', { name: 'Verts' }).click();
  await expect(bar.locator('[aria-current="location"]')).toHaveText('Verts');
  // The jump takes the keyboard along; the whole chart is one stop of it.
  const grid = page.getByRole('grid', { name: 'Teintes par famille' });
  await expect(grid.locator('a[tabindex="0"]')).toHaveCount(1);
  const inFamily = (name: string) => grid.getByRole('rowgroup').filter({ hasText: name }).getByRole('link');
  await expect(inFamily('Verts').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(inFamily('Verts').nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(inFamily('Verts').last()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageUp');
  await expect(inFamily('Verts').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(inFamily('Verts').first()).not.toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(inFamily('Verts').first()).toBeFocused();
  await expect(grid.locator('a[tabindex="0"]')).toHaveCount(1);
  // Swatches pass below it on phones.
  await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(bar.getByRole('list')).toHaveCSS('list-style-type', 'none');
  await page.getByLabel('Nom ou code').fill('bleu marine');
  await page.getByLabel('Ordre').selectOption('Par nom');
  await expect(page).toHaveURL(/[?&]q=bleu\+marine&tri=nom$/);
  await page
    .getByRole('link', { name: /Bleu marine/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Bleu marine, / })).toBeVisible();
  await expect(
    page.getByRole('img', { name: /Une pièce aux murs peints en Bleu marine, de jour/ }),
  ).toBeVisible();
  const hold = async (typed: string) => {
    await page.getByLabel('Autre teinte, nom ou code').fill(typed);
    await page.keyboard.press('Enter');
  };
  await hold('zzz');
  await expect(page).toHaveURL(/avec=zzz/);
  await expect(page.getByLabel('Autre teinte, nom ou code')).toBeInViewport();
  await expect.poll(() => said.at(-1)).toMatch(/«\szzz\s»/);
  await hold('RAL 9010');
  await expect(shown(page, /^Contraste de luminance avec .*RAL\s9010/)).toBeInViewport();
  await expect.poll(() => said.at(-1)).toMatch(/RAL\s9010.*\s%\. C’est (?:au moins|moins que) 70\s%/);
  // Back on the chart, what was typed is still there.
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Nom ou code')).toHaveValue('bleu marine');
  await expect(page.getByLabel('Ordre')).toHaveValue('nom');
});

test(
  'without script a colour, a pack and a quantity are chosen all the same',
  { tag: '@once' },
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${shopUrl()}${paint}`);
    await page.getByRole('link', { name: 'Choisir dans le nuancier' }).click();
    await page.getByRole('link', { name: /RAL 7016/ }).click();
    await page.getByRole('link', { name: /^3.L/ }).click();
    await expect(page.getByRole('main')).toContainText(
      /Peinture\s:\s[\d,\s]+€\sTTC\s\+\smise\sà\sla\steinte/,
    );
    await page.getByLabel('Quantité', { exact: true }).fill('3');
    await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('(3 articles)');
    await context.close();
  },
);

async function currentProduct(page: Page): Promise<unknown> {
  return page.evaluate((): unknown => JSON.parse(window.localStorage.getItem('current-product') ?? 'null'));
}

async function isFocused(page: Page, text: string): Promise<boolean> {
  return page.evaluate((start) => document.activeElement?.textContent?.startsWith(start) ?? false, text);
}

async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}
