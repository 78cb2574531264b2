// A key of one's own device instead of a code: added in one's account, used at the door and after the password.
import type { Page } from '@playwright/test';
import { expect, expectAccessibleState, shown, test } from '../walking/fixtures.ts';

const VICTOR = 'victor.colin@equipe.valbrune.example';

async function giveKey(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test(
  'a passkey is added with the password, signs in with one press, and cannot be removed while it is the only factor',
  { tag: ['@quick', '@once'] },
  async ({ page, visit }) => {
    await giveKey(page);
    const main = page.getByRole('main');
    const password = async () => {
      await main.getByLabel('Adresse e-mail').fill(VICTOR);
      await main.getByLabel('Mot de passe').fill('Gestion!2026');
      await main.getByRole('button', { name: 'Continuer' }).click();
      await expect(main.getByRole('heading', { name: 'Second facteur' })).toBeVisible();
    };
    const leave = async () => {
      await page.getByRole('button', { name: 'Se déconnecter' }).click();
      await expect(main.getByRole('heading', { name: 'Entrer dans la gestion' })).toBeVisible();
    };
    const title = main.getByRole('heading', { level: 1, name: 'Mon compte' });
    const byKey = main.getByRole('button', { name: 'Entrer avec une clé d’accès' });

    await visit('/gestion/profil');
    await password();
    await main.getByLabel('Code').fill('000000');
    await main.getByRole('button', { name: 'Entrer', exact: true }).click();
    await expect(title).toBeVisible();
    const add = main.getByRole('button', { name: 'Ajouter une clé d’accès' });
    await add.click();
    await expect(shown(main, 'Donnez un nom à la clé.')).toBeVisible();
    await main.getByLabel('Nom de la clé').fill('Tablette du comptoir');
    await main.getByLabel('Mot de passe actuel').first().fill('faux');
    await add.click();
    await expect(main.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expectAccessibleState(page);
    await main.getByLabel('Mot de passe actuel').first().fill('Gestion!2026');
    await add.click();
    await expect(shown(main, 'La clé d’accès est ajoutée.')).toBeVisible();
    await expect(main.getByText('Tablette du comptoir', { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 768, height: 1024 });

    await leave();
    await expectAccessibleState(page);
    await byKey.click();
    await expect(page.getByRole('link', { name: /Victor Colin/ })).toBeVisible();

    await leave();
    await visit('/gestion/profil');
    await password();
    await byKey.click();
    await expect(title).toBeVisible();
    await main.getByRole('button', { name: 'Retirer Tablette du comptoir' }).click();
    // It is the only factor this person has set up.
    await expect(shown(main, 'La clé d’accès est gardée')).toBeVisible();
  },
);
