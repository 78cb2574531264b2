import { expect, expectAccessibleState, isPhone, shopUrl, shown, test } from './walking/fixtures.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const PASSWORD = 'Demo!2026';

test(
  'AUT-05 LAY-17 a customer signs in from the bottom bar, stays on the page, and signs out',
  { tag: ['@quick', '@phone'] },
  async ({ page, visit }) => {
    await visit('/livraison');
    await page.getByRole('button', { name: 'Compte' }).click();
    const modal = page.getByRole('dialog', { name: 'Connexion' });
    await expect(modal).toBeVisible();
    await modal.getByLabel('Adresse e-mail').fill(YANN);
    await modal.getByLabel('Mot de passe', { exact: true }).fill('Faux!2026');
    await modal.getByRole('button', { name: 'Se connecter' }).click();
    await expect(shown(modal, 'Adresse e-mail ou mot de passe incorrect')).toBeVisible();
    await expect(modal.getByLabel('Mot de passe', { exact: true })).toBeFocused();
    await expect(modal.getByLabel('Adresse e-mail')).toHaveValue(YANN);

    await modal.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await modal.getByRole('button', { name: 'Afficher le mot de passe' }).click();
    await expect(modal.getByLabel('Mot de passe', { exact: true })).toHaveAttribute('type', 'text');
    await modal.getByRole('button', { name: 'Se connecter' }).click();
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL(/\/livraison/);
    await page.getByRole('link', { name: 'Compte', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Yann' })).toBeVisible();

    await page.getByRole('button', { name: 'Menu du compte' }).click();
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(page).toHaveURL(`${shopUrl()}/`);
    await expect(page.getByRole('button', { name: 'Compte', exact: true })).toBeVisible();
  },
);

test(
  'AUT-02 PWD-07 ACC-06 a refused sign-in shows a notice that stays, the end of a session is announced and postponed, and the account opens its panels',
  { tag: ['@quick', '@desktop'] },
  async ({ page, visit, said }, testInfo) => {
    expect(isPhone(testInfo)).toBe(false);
    await page.clock.install();
    await visit('/livraison');
    await page.getByRole('link', { name: 'Espace pro' }).first().click();
    await page.getByLabel('Adresse e-mail').fill(YANN);
    await page.getByLabel('Mot de passe', { exact: true }).fill('Faux!2026');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    const notice = page.getByRole('region', { name: 'Notifications' }).locator('[data-notice="danger"]');
    await expect(notice.locator('[data-message-key="Registration error"]')).toHaveText('Erreur de connexion');
    await page.clock.runFor(60_000);
    await expect(notice).toBeVisible();
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL(/\/livraison/);
    await expect(notice).toBeHidden();
    await expect(page.getByRole('button', { name: 'Mes favoris' })).toBeVisible();

    // Idle for nearly an hour: the end of the session is announced, and postponed by one press.
    const end = page.getByRole('dialog', { name: 'Votre session va se terminer' });
    await page.clock.fastForward(54 * 60_000);
    await expect(end).toBeHidden();
    await page.clock.runFor(2 * 60_000);
    await expect(end).toContainText('votre session se terminera à');
    await expect.poll(() => said.at(-1)).toMatch(/^Sans action de votre part, .* à \d+ h/);
    // What a panel announces is repeated by the page when the panel closes within half a second: it is read first.
    await page.clock.runFor(1_000);
    const kept = page.waitForResponse('**/session');
    await end.getByRole('button', { name: 'Rester connecté' }).click();
    expect((await kept).status()).toBe(204);
    await expect(end).toBeHidden();
    await expect.poll(() => said.at(-1)).toBe('Vous restez connecté.');
    await page.clock.fastForward(56 * 60_000);
    await expect(end).toBeVisible();
    await page.clock.runFor(5 * 60_000);
    await expect.poll(() => said.at(-1)).toMatch(/^Votre session est terminée\./);
    await end.getByRole('button', { name: 'Fermer', exact: true }).last().click();
    await expect(end).toBeHidden();

    await visit('/customer/dashboard');
    await page.getByRole('button', { name: 'Voir les informations du compte' }).click();
    await expect(shown(page.getByRole('dialog'), 'Code client')).toBeVisible();
    await page.keyboard.press('Escape');
    await page
      .getByRole('navigation', { name: 'Menu du compte' })
      .getByRole('link', { name: 'Mon profil' })
      .click();
    await page.getByRole('button', { name: 'Modifier mon mot de passe' }).click();
    const panel = page.getByRole('dialog', { name: 'Modifier mon mot de passe' });
    for (const field of ['Mot de passe actuel', 'Nouveau mot de passe', 'Confirmer le nouveau mot de passe'])
      await expect(
        panel.getByRole('button', {
          name: new RegExp(`^Afficher le mot de passe \\(champ «\\s${field}\\s»\\)$`),
        }),
      ).toBeVisible();
    await panel.getByLabel('Nouveau mot de passe', { exact: true }).fill('Chantier');
    await expect(shown(panel, '1 majuscule (respecté)')).toBeVisible();
    await expect(shown(panel, '1 chiffre (à compléter)')).toBeVisible();
    await expectAccessibleState(page);
  },
);

test(
  'a customer signs in and out without script and returns to the page of before',
  { tag: ['@quick', '@once'] },
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${shopUrl()}/livraison`);
    await page.getByRole('link', { name: 'Espace pro' }).first().click();
    await page.getByLabel('Adresse e-mail').fill(YANN);
    await page.getByLabel('Mot de passe', { exact: true }).fill('Faux!2026');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByRole('alert')).toContainText('Erreur de connexion');
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL(`${shopUrl()}/livraison`);
    await page.goto(`${shopUrl()}/customer`);
    await expect(page).toHaveURL(`${shopUrl()}/customer/dashboard`);
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(page).toHaveURL(`${shopUrl()}/`);
    const after = await context.request.get(`${shopUrl()}/customer/dashboard`, { maxRedirects: 0 });
    expect([after.status(), after.headers()['location']]).toEqual([302, '/']);
    await context.close();
  },
);

test(
  'a page linked from a mail opens after signing in, also when it redirects, and no panel covers it',
  { tag: ['@quick', '@once'] },
  async ({ page }) => {
    await page.goto(`${shopUrl()}/customer/panier`);
    const panel = page.getByRole('dialog', { name: 'Connexion' });
    await panel.getByLabel('Adresse e-mail').fill(YANN);
    await panel.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${shopUrl()}/cart`);
    await expect(panel).toBeHidden();
    await expect(page.getByRole('banner').getByText('Mon compte').first()).toBeVisible();
  },
);
