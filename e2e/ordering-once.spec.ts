import { expect, expectAccessibleState, shown, signIn, test } from './walking/fixtures.ts';

const paint = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate';

test(
  'CFG-17 a visitor learns from the cart what a delivery costs, in the shipping-address panel',
  { tag: '@once' },
  async ({ page, visit, complaints }) => {
    const main = page.getByRole('main');
    await visit('/magasins/VB006');
    await main
      .getByRole('button', { name: /^Choisir/ })
      .first()
      .click();
    await visit(`${paint}?teinte=RAL+7016&conditionnement=10-l`);
    await main.getByRole('button', { name: 'Ajouter au panier' }).click();
    await expect(page.getByRole('dialog')).toContainText('Réf. 10200013');
    await visit('/cart');
    const estimate = main.getByRole('button', { name: 'Estimer la livraison à une adresse' });
    const panel = page.getByRole('dialog', { name: 'Adresse de livraison' });
    await estimate.focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByLabel('Code postal')).toBeVisible();
    await expectAccessibleState(page);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(estimate).toBeFocused();
    await page.keyboard.press('Enter');
    await panel.getByLabel('Code postal').fill('35000');
    await page.keyboard.press('Enter');
    await expect(panel.getByLabel('Ville')).toBeFocused();
    await panel.getByLabel('Ville').fill('Rennes');
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(shown(panel, /^Livraison à 35000 Rennes/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(estimate).toBeFocused();
  },
);

test(
  'J01 a double click, a second tab and the back button place one order',
  { tag: ['@quick', '@once'] },
  async ({ page, visit, context }) => {
    const main = page.getByRole('main');
    const next = main.getByRole('button', { name: 'Continuer' });
    await signIn(page, 'lucie.armand');
    await visit(`${paint}?teinte=RAL+7016&conditionnement=10-l`);
    await main.getByRole('button', { name: 'Ajouter au panier' }).click();
    await expect(page.getByRole('dialog')).toContainText('Réf. 10200013');
    await visit('/checkout/shipping');
    await main.getByRole('radio', { name: /^Retrait en magasin/ }).check();
    await next.click();
    await expect(page).toHaveURL(/billing/);
    await next.click();
    await expect(page).toHaveURL(/payment/);

    const other = await context.newPage();
    await other.goto(page.url());
    await main.getByRole('radio', { name: /^Paiement au magasin/ }).check();
    await main.getByRole('checkbox', { name: /conditions générales/ }).check();
    await main.getByRole('button', { name: 'Valider la commande' }).dblclick();
    await expect(main.getByRole('heading', { name: 'Merci pour votre commande' })).toBeVisible();
    await page.goBack();
    await expect(main.getByRole('heading', { name: 'Merci pour votre commande' })).toBeVisible();
    await visit('/cart');
    await expect(shown(main, 'Votre panier est vide.')).toBeVisible();

    await other.getByRole('radio', { name: /^Paiement au magasin/ }).check();
    await other.getByRole('checkbox', { name: /conditions générales/ }).check();
    await other.getByRole('button', { name: 'Valider la commande' }).click();
    await expect(other.getByRole('main').getByRole('alert')).toContainText('a déjà été commandé');
    await visit('/customer/order-history');
    await expect(shown(main, '4 commandes')).toBeVisible();
  },
);
