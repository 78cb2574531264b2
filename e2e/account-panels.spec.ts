// The panels of the account: each opened alone by its own button, with its content, and closed again.
import type { Locator, Page } from '@playwright/test';
import { expect, openPage, shown, signIn, test } from './walking/fixtures.ts';

const PHONE = { width: 390, height: 844 };
const PASSWORD = 'Demo!2026';

/** Opened by its button a panel is the only one; closed, by its cross or by Escape, it gives the focus back. */
async function toggled(page: Page, button: Locator, title: string, look: (panel: Locator) => Promise<void>) {
  const panel = page.getByRole('dialog', { name: title, exact: true });
  for (const close of ['cross', 'Escape', 'left open']) {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(panel).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    if (close === 'left open') break;
    if (close === 'cross') await panel.getByRole('button', { name: 'Fermer', exact: true }).click();
    else await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  }
  await look(panel);
}

test(
  'CFG-19 the login panel opens alone, shows its fields and gives the focus back when it closes',
  { tag: ['@quick', '@once'] },
  async ({ page, visit }) => {
    await page.setViewportSize(PHONE);
    await visit('/livraison');
    await toggled(page, page.getByRole('button', { name: 'Compte' }), 'Connexion', async (panel) => {
      await expect(panel.getByLabel('Adresse e-mail')).toHaveAttribute('type', 'email');
      await expect(panel.getByLabel('Mot de passe', { exact: true })).toHaveAttribute('type', 'password');
      await expect(panel.getByRole('checkbox', { name: /^Rester connecté/ })).not.toBeChecked();
      await expect(shown(panel, 'À éviter sur un ordinateur partagé.')).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Se connecter' })).toBeVisible();
      await expect(panel.getByRole('link', { name: /^Mot de passe oublié/ })).toHaveAttribute(
        'href',
        '/mot-de-passe-oublie',
      );
      await expect(shown(panel, /^Pas encore de compte/)).toBeVisible();
      await expect(panel.getByRole('link', { name: 'Créer mon compte' })).toHaveAttribute(
        'href',
        /^\/acces-espace-pro/,
      );
    });
  },
);

test(
  'CFG-19 the SIRET and the client-code panels open alone, and a known code leads to its company',
  { tag: '@once' },
  async ({ page, visit }) => {
    await visit('/acces-espace-pro');
    const pro = page.getByRole('button', { name: 'Créer mon compte professionnel' });
    await toggled(page, pro, 'Votre entreprise', async (panel) => {
      const siret = panel.getByLabel('Numéro SIRET');
      await expect(siret).toHaveAccessibleDescription('14 chiffres, avec ou sans espaces.');
      await expect(panel.getByRole('button', { name: 'Rechercher mon entreprise' })).toBeVisible();
      await expect(panel.getByRole('link', { name: 'Je n’ai pas encore de numéro SIRET' })).toHaveAttribute(
        'href',
        /sans-siret/,
      );
      await page.keyboard.press('Escape');
    });

    const client = page.getByRole('button', { name: 'J’ai déjà un compte en magasin' });
    await toggled(page, client, 'Votre compte en magasin', async (panel) => {
      await expect(panel.getByLabel('Code client')).toHaveAccessibleDescription(
        'Il figure en haut de vos factures.',
      );
      await expect(
        shown(panel, 'Indiquez aussi votre SIRET ou le code postal de l’entreprise.'),
      ).toBeVisible();
      await expect(panel.getByLabel('Numéro SIRET')).toBeVisible();
      await panel.getByLabel('Code client').fill('0131027');
      await panel.getByLabel('Code postal').fill('13009');
      await panel.getByRole('button', { name: 'Vérifier mon code' }).click();
      await expect(panel).toBeHidden();
      await expect(page).toHaveURL(/code-client/);
      await expect(shown(page.getByRole('main'), 'Votre établissement a déjà un compte')).toBeVisible();
      await expect(page.getByLabel('Code client')).toHaveValue('0131027');
    });
  },
);

test(
  'CFG-19 NTF-01 the account-information and the password panels show their content, and the notice of success closes by itself',
  { tag: '@once' },
  async ({ page }) => {
    await page.clock.install();
    await signIn(page, 'bruno.ferri');
    await openPage(page, '/customer/dashboard');
    const information = page.getByRole('button', { name: 'Voir les informations du compte' });
    await toggled(page, information, 'Informations du compte', async (panel) => {
      const facts = {
        Nom: 'Bruno Ferri',
        'Adresse e-mail': 'bruno.ferri@demo.valbrune.example',
        Profil: 'Sous-compte',
        'Raison sociale': 'Ravalement Provençal SAS',
        'Code client': '0131027',
        SIRET: '99990102800012',
        'TVA intracommunautaire': 'FR18999901028',
      };
      await expect(panel.getByRole('term')).toHaveText(Object.keys(facts));
      await expect(panel.getByRole('definition')).toHaveText(Object.values(facts));
      await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
        'Vos coordonnées',
        'Mon entreprise',
        'Vos droits',
      ]);
      await expect(panel.getByRole('listitem')).toHaveCount(10);
      await expect(shown(panel, /^Plafond sans validation/)).toBeVisible();
      await page.keyboard.press('Escape');
    });

    const account = page.getByRole('navigation', { name: 'Menu du compte' });
    await account.getByRole('link', { name: 'Mon profil' }).click();
    const change = page.getByRole('button', { name: 'Modifier mon mot de passe' });
    await toggled(page, change, 'Modifier mon mot de passe', async (panel) => {
      const current = panel.getByLabel('Mot de passe actuel');
      const next = panel.getByLabel('Nouveau mot de passe', { exact: true });
      const again = panel.getByLabel('Confirmer le nouveau mot de passe');
      const save = panel.getByRole('button', { name: 'Enregistrer mon mot de passe' });
      for (const field of [current, next, again]) await expect(field).toHaveAttribute('type', 'password');
      await expect(panel.getByRole('listitem')).toHaveCount(5);
      await current.fill(PASSWORD);
      await next.fill('Ravalement-13!');
      await again.fill('Ravalement-31!');
      await save.click();
      await expect(again).toHaveAccessibleDescription(/Les deux mots de passe doivent être identiques\./);
      await expect(panel).toBeVisible();
      await current.fill(PASSWORD);
      await next.fill('Ravalement-13!');
      await again.fill('Ravalement-13!');
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await save.click();
      await expect(panel).toBeHidden();
      const notices = page.getByRole('region', { name: 'Notifications' });
      const notice = notices.getByText('Votre mot de passe est modifié.');
      await expect(notice).toBeVisible();
      await page.clock.runFor(2999);
      await expect(notice).toBeVisible();
      await page.clock.runFor(1);
      await expect(notice).toBeHidden();
    });
  },
);
