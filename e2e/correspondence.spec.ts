import { expect, expectAccessibleState, shopUrl, test } from './walking/fixtures.ts';

test(
  'NAV-20 NWS-03 a message is written and sent by keyboard alone, without script',
  { tag: '@once' },
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${shopUrl()}/contactez-nous?motif=livraison`);
    const reason = page.getByLabel('Motif de votre demande');
    await expect(reason).toHaveValue('Livraison sur chantier');
    await reason.focus();
    for (const text of ['Zoé D’Écully-Roux', 'zoe@', '06 12.34 56 78', 'Bonjour']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const email = page.getByLabel('Adresse e-mail');
    await expect(email).toHaveAccessibleDescription('L’adresse e-mail n’est pas valide.');
    await expect(page.getByLabel('Votre message')).toHaveValue('Bonjour');
    await email.fill('zoe@chantier.example');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre message a été envoyé');
    await context.close();
  },
);

test(
  'CFG-19 the contact panel shows what is missing and sends the message',
  { tag: ['@quick', '@once'] },
  async ({ page, visit }) => {
    await visit('/livraison');
    await page.getByRole('button', { name: 'Écrivez-nous' }).click();
    const panel = page.getByRole('dialog', { name: 'Contactez-nous' });
    await panel.getByRole('button', { name: 'Envoyer' }).click();
    await expect(panel.getByLabel('Motif de votre demande')).toBeFocused();
    await expectAccessibleState(page);
    await panel.getByLabel('Motif de votre demande').selectOption('Autre demande');
    await panel.getByLabel('Nom et prénom, ou société').fill('Luc Petit');
    await panel.getByLabel('Adresse e-mail').fill('luc@chantier.example');
    await panel.getByLabel('Votre message').fill('Bonjour à tous');
    await panel.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page).toHaveURL(/\/contact-confirmation/);
    await expect(panel).toBeHidden();
  },
);

test(
  'CFG-19 NWS-01 the newsletter is asked for in its panel and confirmed from its mail',
  { tag: '@once' },
  async ({ page, visit }) => {
    await visit('/livraison');
    await page.getByRole('button', { name: 'S’inscrire' }).click();
    const panel = page.getByRole('dialog', { name: 'Recevez nos offres et conseils' });
    await panel.getByLabel('Votre adresse e-mail').fill('journal@chantier.example');
    await panel.getByRole('button', { name: 'S’inscrire' }).click();
    await expect(panel.getByRole('status')).toContainText('Presque fini');

    await page.goto(`${shopUrl()}/dev/mails`);
    const row = page.getByRole('row', { name: /newsletter_confirm.*journal@chantier\.example/ });
    await row.getByRole('link').click();
    const text = await page.locator('pre').innerText();
    await page.goto(/https?:\S+\/newsletter\/confirmation\S+/.exec(text)?.[0] ?? '');
    await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('est enregistrée');
  },
);
