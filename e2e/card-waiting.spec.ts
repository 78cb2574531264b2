import type { Page } from '@playwright/test';
import { expect, expectAccessible, refuseCookies, shopUrl, test } from './fixtures.ts';

test(
  'PAY-04 NAV-11 the page after the bank asks by itself, lets go after half a minute, and tells of the payment',
  { tag: '@once' },
  async ({ page, visit }) => {
    const main = page.getByRole('main');
    await visit('/magasins/VB006');
    await refuseCookies(page);
    await main
      .getByRole('button', { name: /^Choisir/ })
      .first()
      .click();
    const { bank, back } = await atBank(page, visit);

    // The buyer comes back before the bank has told anything.
    await page.clock.install();
    await page.goto(back);
    const status = main.getByRole('status');
    await expect(status).toContainText('Nous attendons la réponse de votre banque.');
    await expectAccessible(page);
    await page.clock.fastForward(31_000);
    await expect(status).toContainText('Votre paiement est en cours de confirmation.');

    await main.getByRole('link', { name: 'Actualiser' }).click();
    await expect(status).toContainText('Nous attendons la réponse de votre banque.');
    await page.request.post(bank, {
      form: { reponse: 'payer', retour: back },
      headers: { origin: shopUrl() },
      maxRedirects: 0,
    });
    await page.clock.fastForward(2_500);
    await expect(main.getByText('Votre paiement par carte est accepté.')).toBeVisible();
    await expectAccessible(page);
  },
);

type Visit = (path: string) => Promise<void>;

/** A visitor with something in the cart, up to the bank's page. */
async function atBank(page: Page, visit: Visit): Promise<{ bank: string; back: string }> {
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: 'Continuer' });
  await visit('/produit/ardelis-serena-peinture-murs-et-plafonds-mate?teinte=RAL+7016&conditionnement=10-l');
  await main.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page.getByRole('dialog')).toContainText('Réf. 10200013');
  await visit('/checkout');
  await main.getByLabel('Votre adresse e-mail').fill('patiente@exemple.fr');
  await next.click();
  await main.getByRole('radio', { name: /^Retrait en magasin/ }).check();
  await next.click();
  await expect(page).toHaveURL(/billing/);
  await main.getByLabel('Prénom').fill('Élodie');
  await main.getByLabel('Nom', { exact: true }).fill('Marchand');
  await main.getByLabel('Adresse', { exact: true }).fill('12 rue Saint-Hélier');
  await main.getByLabel('Code postal').fill('35000');
  await main.getByLabel('Ville').fill('Rennes');
  await next.click();
  await expect(page).toHaveURL(/payment/);
  await main.getByRole('checkbox', { name: /conditions générales/ }).check();
  await main.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
  await expect(main.getByRole('heading', { name: 'Banque de démonstration' })).toBeVisible();
  return { bank: page.url(), back: await page.locator('input[name="retour"]').first().inputValue() };
}
