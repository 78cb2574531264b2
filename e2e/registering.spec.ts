import { press, tick, type } from './walking/by-keys.ts';
import { expect, expectAccessibleState, shown, test } from './walking/fixtures.ts';

test.use({ consent: 'unasked' });

const PASSWORD = 'Brume-d’Armor-7';

test(
  'REG-05 REG-08 a professional finds the company in the panel and becomes a customer, by keyboard alone',
  { tag: ['@quick', '@once'] },
  async ({ page, visit }) => {
    await visit('/acces-espace-pro');
    await press(page, page.getByRole('button', { name: 'Tout refuser' }));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await press(page, page.getByRole('button', { name: 'Créer mon compte professionnel' }));
    const panel = page.getByRole('dialog', { name: 'Votre entreprise' });
    await type(page, panel.getByLabel('Numéro SIRET'), '99990202600016');
    await page.keyboard.press('Enter');
    await expect(shown(panel, 'Ce numéro SIRET n’est pas valide.')).toBeVisible();
    await expectAccessibleState(page);
    await type(page, panel.getByLabel('Numéro SIRET'), '999 902 026 00015');
    await page.keyboard.press('Enter');
    await expect(shown(panel, 'Les Peintres Associés SARL')).toBeVisible();
    await press(page, panel.getByRole('link', { name: 'Continuer' }));

    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByLabel('Raison sociale')).toHaveValue('Les Peintres Associés SARL');
    await expectAccessibleState(page);
    await type(page, page.getByLabel('Prénom'), 'Zoé');
    await press(page, page.getByRole('button', { name: 'Créer mon compte' }));
    await expect(page.getByLabel('Nom', { exact: true })).toBeFocused();
    await type(page, page.getByLabel('Nom', { exact: true }), 'D’Écully');
    await type(page, page.getByLabel('Adresse e-mail'), 'zoe@peintres.example');
    await type(page, page.getByLabel('Téléphone'), '02 61 91 00 00');
    await type(page, page.getByLabel('Mot de passe', { exact: true }), PASSWORD);
    await type(page, page.getByLabel('Confirmer le mot de passe'), PASSWORD);
    await tick(page, page.getByLabel('J’accepte les conditions générales de vente'));
    await press(page, page.getByRole('button', { name: 'Créer mon compte' }));
    await expect(page.getByRole('heading', { name: 'Bonjour Zoé' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(shown(page, 'Votre compte est créé.')).toBeVisible();
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'REG-08 REG-11 a professional registers by links and forms alone',
    { tag: '@once' },
    async ({ page, visit }) => {
      await visit('/acces-espace-pro');
      await page.getByRole('link', { name: 'Créer mon compte professionnel' }).click();
      await page.getByLabel('Numéro SIRET').fill('99990203400019');
      await page.getByRole('button', { name: 'Rechercher mon entreprise' }).click();
      await page.getByLabel('Prénom').fill('Maël');
      await page.getByLabel('Nom', { exact: true }).fill('Le Goff');
      await page.getByLabel('Adresse e-mail').fill('mael@alsace.example');
      await page.getByLabel('Téléphone').fill('0361910000');
      await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Confirmer le mot de passe').fill(PASSWORD);
      await page.getByLabel('J’accepte les conditions générales de vente').check();
      await page.getByRole('button', { name: 'Créer mon compte' }).click();
      await expect(page.getByRole('heading', { name: 'Bonjour Maël' })).toBeVisible();
    },
  );
});
