import type { Page } from '@playwright/test';
import { expect, expectAccessibleState, isPhone, shopUrl, shown, test } from './walking/fixtures.ts';

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Choisir un magasin' });
const favourite = (page: Page) => page.evaluate(() => localStorage.getItem('nuancier-magasin'));

test(
  'STO-02 STO-07 a visitor searches a place and chooses its store by keyboard, and the store is applied on the next visit',
  { tag: '@quick' },
  async ({ page, visit, complaints }) => {
    await page.clock.install();
    await visit('/livraison');
    await page.getByRole('button', { name: 'Choisir mon magasin' }).press('Enter');
    const field = panelOf(page).getByRole('combobox', { name: 'Ville, code postal ou adresse' });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/magasins/lieux')) asked.push(request.url());
    });
    await expect(field).toBeVisible();
    // The clock is paused while typing: four letters are one request, 300 ms after the last.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await field.pressSequentially('renn');
    await page.clock.runFor(299);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(page.getByRole('option').first()).toHaveText('Rennes (35000)');
    expect(asked.map((url) => new URL(url).searchParams.get('q'))).toEqual(['renn']);
    await expectAccessibleState(page);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(shown(panelOf(page), /magasins? à moins de 50.km de Rennes \(35000\)/)).toBeVisible();
    await expect(
      panelOf(page)
        .getByText(/^à [\d,]+.km$/)
        .first(),
    ).toBeVisible();
    await panelOf(page)
      .getByRole('button', { name: 'Choisir ce magasin : Valbrune Rennes Sud' })
      .press('Enter');

    const button = page.getByRole('button', { name: 'Mon magasin : Valbrune Rennes Sud' });
    await expect(button).toBeVisible();
    await expect(panelOf(page)).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/livraison');
    await expect.poll(() => favourite(page)).toMatch(/^VB006\n\d{4}-/);

    await page.context().clearCookies({ name: 'shop_token_id' });
    await visit('/cgv');
    await expect(button).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test('STO-07 a favourite older than six months is not applied', { tag: '@once' }, async ({ page, visit }) => {
  await visit('/livraison');
  await page.evaluate(() => localStorage.setItem('nuancier-magasin', 'VB006\n2020-01-01T00:00:00.000Z'));
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  await visit('/cgv');
  await expect(page.getByRole('button', { name: 'Choisir mon magasin' })).toBeVisible();
  expect(sent.filter((method) => method === 'POST')).toEqual([]);
});

test('without script: a place is searched and a store chosen', { tag: '@once' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shopUrl()}/livraison`);
  await page.getByRole('link', { name: 'Choisir mon magasin' }).click();
  await page.getByLabel('Ville, code postal ou adresse').fill('lyon');
  await page.getByLabel('Ville, code postal ou adresse').press('Enter');
  await expect(shown(page, /à moins de 50.km de Lyon \(69\)/)).toBeVisible();
  const first = page.getByRole('button', { name: /^Choisir ce magasin : Valbrune Lyon/ }).first();
  await first.click();
  await expect(page.getByRole('link', { name: /^Mon magasin : Valbrune Lyon/ })).toBeVisible();
  await expect(page.getByText('Magasin sélectionné')).toHaveCount(1);
  const token = (await context.cookies()).find(({ name }) => name === 'shop_token_id');
  expect(token?.httpOnly).toBe(true);
  await context.close();
});

test('the map: groups open, markers lead to their store, keys and buttons move it', async ({
  page,
  visit,
  complaints,
}, testInfo) => {
  await visit('/magasins');
  if (isPhone(testInfo)) await page.getByRole('button', { name: 'Afficher la carte' }).click();
  const map = page.getByRole('group', { name: /^Carte des magasins/ });
  const drawing = map.locator('svg[viewBox*="."]').first();
  await expect(map.getByRole('button').first()).toBeVisible();
  const whole = await drawing.getAttribute('viewBox');
  await map.focus();
  await page.keyboard.press('+');
  await expect(drawing).not.toHaveAttribute('viewBox', whole ?? '');
  const before = await drawing.getAttribute('viewBox');
  await page.keyboard.press('ArrowRight');
  await expect(drawing).not.toHaveAttribute('viewBox', before ?? '');
  await page.getByRole('button', { name: 'Voir toute la France' }).click();
  await expect(drawing).toHaveAttribute('viewBox', whole ?? '');

  const group = map.getByRole('button', { name: /magasins, agrandir.*Paris Nation/ });
  const nation = map.getByRole('button', { name: 'Valbrune Paris Nation', exact: true });
  await expect(group).toBeVisible();
  // Each press brings the map nearer; once it has, the group is there or has opened.
  for (let step = 0; step < 7 && (await group.isVisible()); step += 1) {
    const seen = await drawing.getAttribute('viewBox');
    await group.press('Enter');
    await expect(drawing).not.toHaveAttribute('viewBox', seen ?? '');
  }
  await nation.press('Enter');
  await expect(page.getByRole('link', { name: 'Valbrune Paris Nation', exact: true })).toBeFocused();
  await expect(page.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test(
  'STO-12 the position finds stores, says when none is near, and a refusal is worded',
  { tag: '@once' },
  async ({ page, visit, context }) => {
    await visit('/magasins');
    await page.evaluate(() => {
      window.addEventListener('store_not_found_within_the_boundaries', (event) => {
        document.title = `missed ${JSON.stringify((event as CustomEvent).detail)}`;
      });
    });
    await page.getByRole('button', { name: 'Me localiser' }).click();
    await expect(shown(page, 'Vous avez refusé la géolocalisation.')).toBeVisible();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 42.0, longitude: 9.2 });
    await page.getByRole('button', { name: 'Me localiser' }).click();
    await expect(shown(page, /^Aucun magasin à moins de 50.km de votre position/)).toBeVisible();
    await expect(page).toHaveTitle('missed {"place":"votre position","distance":50}');
  },
);

test(
  'STO-12 a browser that cannot locate is told so in its log only',
  { tag: '@once' },
  async ({ page, visit }) => {
    const noted: string[] = [];
    page.on('console', (message) => noted.push(message.text()));
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
    await visit('/magasins');
    await page.getByRole('button', { name: 'Me localiser' }).click();
    await expect.poll(() => noted).toContain('geolocation is not supported by this browser');
    await expect(page.getByText(/géolocalisation/)).toHaveCount(0);
  },
);

test(
  'STO-08 CFG-17 a filled cart accepts a first store at once and asks before another one',
  { tag: ['@quick', '@once'] },
  async ({ page, visit }) => {
    await visit(
      '/produit/ardelis-serena-peinture-murs-et-plafonds-mate?teinte=RAL+7016&conditionnement=10-l',
    );
    await page.getByRole('main').getByRole('button', { name: 'Ajouter au panier' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Voir le panier' }).click();
    const question = page.getByRole('dialog', { name: 'Changer de magasin ?' });
    await page.getByRole('main').getByRole('button', { name: 'Choisir un magasin' }).click();
    const first = panelOf(page).getByRole('heading', { name: 'Valbrune Paris Nation' });
    await expect(first).toBeVisible();
    await expect(question).toHaveCount(0);
    await panelOf(page).getByRole('button', { name: 'Choisir ce magasin' }).first().click();
    const button = page.getByRole('banner').getByRole('button', { name: /^Mon magasin/ });
    await button.click();
    await expect(shown(question, 'Votre panier contient des articles.')).toBeVisible();
    await question.getByRole('button', { name: 'Conserver mon magasin' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button.click();
    await question.getByRole('button', { name: 'Changer de magasin' }).click();
    await expect(first).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  },
);
