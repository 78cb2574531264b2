// What is typed stays: beside another form, before leaving, without network, and when the session ends.
import type { Page } from '@playwright/test';
import { expect, expectAccessibleState, shopUrl, shown, test } from '../walking/fixtures.ts';
import { enterOffice } from '../walking/office.ts';

async function giveCode(page: Page, who: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Adresse e-mail').fill(`${who}@equipe.valbrune.example`);
  await main.getByLabel('Mot de passe').fill('Gestion!2026');
  await main.getByRole('button', { name: 'Continuer' }).click();
  await expect(main.getByLabel('Code')).toBeFocused();
  await page.keyboard.type('000000');
  await main.getByRole('button', { name: 'Entrer', exact: true }).click();
}

test(
  'unsaved text survives saving another form, leaving asks first, and a form survives the end of its session',
  { tag: ['@quick', '@once'] },
  async ({ page, visit }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const main = page.getByRole('main');
    await enterOffice(page.context(), 'claire.valbrune');
    await visit('/gestion/catalogue/produits/P102000');
    const text = main.getByRole('textbox', { name: 'Texte court' });
    await expect(main.getByRole('toolbar').first()).toBeVisible();
    await text.click();
    await page.keyboard.type('Une phrase pas encore enregistrée');
    await main.getByLabel('Premier jour').fill('2026-01-05');
    await main.getByRole('button', { name: 'Enregistrer les jours' }).click();
    await expect(shown(main, 'Les jours de présence sont enregistrés.')).toBeVisible();
    await expect(text).toContainText('Une phrase pas encore enregistrée');

    const menu = page.getByRole('navigation', { name: 'Menu de la gestion' });
    await menu.getByRole('link', { name: 'Commandes' }).click();
    const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer' });
    await expect(question).toBeVisible();
    await expectAccessibleState(page);
    await question.getByRole('button', { name: 'Rester sur la page' }).click();
    await expect(text).toContainText('Une phrase pas encore enregistrée');
    await main.getByRole('button', { name: 'Enregistrer la présence et les textes' }).click();
    await expect(shown(main, /^Les textes sont enregistrés/)).toBeVisible();
    await menu.getByRole('link', { name: 'Commandes' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible();

    // As somebody whom no other journey is: all sessions of hers end.
    await page.context().clearCookies();
    await page.goto(`${shopUrl()}/gestion/prix/codes/nouveau`);
    await giveCode(page, 'sarah.nguyen');
    await main.getByLabel('Code que tape le client').fill('HIVER26');
    await main.getByLabel('Nom de l’opération').fill('Fin d’hiver');
    await main.getByLabel('Remise en pour cent').fill('12');
    // Without network nothing leaves the page, and nothing of what was typed.
    const notSent = main.getByText('Le réseau ne répond pas : rien n’a été enregistré.');
    await page.context().setOffline(true);
    await main.getByRole('button', { name: 'Enregistrer le code' }).click();
    await expect(notSent).toBeVisible();
    await expect(main.getByLabel('Code que tape le client')).toHaveValue('HIVER26');
    await expect(page.getByText('Hors ligne : cette page ne se met plus à jour.').first()).toBeVisible();
    await expectAccessibleState(page);
    await page.context().setOffline(false);
    await expect(notSent).toHaveCount(0);
    const other = await page.context().newPage();
    await other.goto(`${shopUrl()}/gestion/profil`);
    await other.getByRole('button', { name: 'Terminer toutes mes sessions' }).click();
    await expect(other.getByRole('heading', { name: 'Entrer dans la gestion' })).toBeVisible();
    await other.close();
    await main.getByRole('button', { name: 'Enregistrer le code' }).click();
    await expect(main.getByText('ce que vous avez saisi est gardé')).toBeVisible();
    await expectAccessibleState(page);
    await giveCode(page, 'sarah.nguyen');
    await expect(main.getByText('Votre session avait pris fin avant l’envoi')).toBeVisible();
    await expect(main.getByLabel('Nom de l’opération')).toHaveValue('Fin d’hiver');
    expect(new URL(page.url()).pathname).toBe('/gestion/prix/codes/nouveau');

    await main.getByRole('button', { name: 'Enregistrer le code' }).click();
    await expect(shown(main, 'Le code est enregistré.')).toBeVisible();
    await main.getByLabel('Nom de l’opération').fill('Fin d’hiver, au comptoir');
    await main.getByRole('button', { name: 'Désactiver' }).click();
    await expect(shown(main, 'Le code est désactivé.')).toBeVisible();
    await expect(main.getByLabel('Nom de l’opération')).toHaveValue('Fin d’hiver, au comptoir');
  },
);
