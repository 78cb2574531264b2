import { press, tick, type, walkTo } from './walking/by-keys.ts';
import { expect, expectAccessibleState, fillAddress, shopUrl, shown, test } from './walking/fixtures.ts';

const paint = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate';

test(
  'CHK-06 CHK-09 PAY-03 a company orders on account by keyboard alone and finds the order',
  { tag: ['@quick', '@once'] },
  async ({ page, visit, complaints, said, hold }) => {
    const main = page.getByRole('main');
    await hold('yann.kermarrec');
    const next = main.getByRole('button', { name: 'Continuer' });
    await visit('/sign-in');
    await type(page, main.getByLabel('Adresse e-mail'), 'yann.kermarrec@demo.valbrune.example');
    await type(page, main.getByLabel('Mot de passe', { exact: true }), 'Demo!2026');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/sign-in/);
    await visit(`${paint}?teinte=RAL+7016&conditionnement=10-l`);
    await press(page, main.getByRole('button', { name: 'Ajouter au panier' }));
    const panel = page.getByRole('dialog', { name: 'Le produit a bien été ajouté à votre panier' });
    await expect(panel).toContainText('Réf. 10200013');

    await press(page, panel.getByRole('link', { name: 'Voir le panier' }));
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    await press(page, main.getByRole('button', { name: 'Commander' }).first());
    await expect(page).toHaveURL(/\/checkout\/shipping/);
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    await tick(page, main.getByRole('radio', { name: /^Retrait en magasin/ }));
    const slots = main.getByLabel(/retirer votre commande/);
    await walkTo(page, slots);
    await page.keyboard.press('ArrowDown');
    await expect(slots).toHaveValue(/^\d{4}-\d\d-\d\d \d\d:\d\d-\d\d:\d\d$/);
    await press(page, next);
    await expect(page).toHaveURL(/\/checkout\/billing/);
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    await press(page, next);
    await expect(page).toHaveURL(/\/checkout\/payment/);
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => said.at(-1)).toBe(await page.title());
    await expect(shown(main, /^Retrait souhaité le .* entre\s.* et\s/)).toBeVisible();
    await tick(page, main.getByRole('radio', { name: /^Paiement en compte/ }));
    const order = main.getByRole('button', { name: 'Valider la commande' });
    await press(page, order);
    await expect(shown(main, 'Acceptez les conditions générales de vente pour commander.')).toBeVisible();
    await tick(page, main.getByRole('checkbox', { name: /conditions générales/ }));
    await expectAccessibleState(page);
    // The browser logs the rejected form (422); nothing else may be logged.
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
    await press(page, order);
    await expect(main.getByRole('heading', { name: 'Merci pour votre commande' })).toBeVisible();
    await expectAccessibleState(page);
    await press(page, main.getByRole('link', { name: 'Suivre ma commande' }));
    await expect(main.getByRole('heading', { level: 1 })).toContainText(/Commande n°\sW\d+/);
  },
);

test(
  'CHK-01 CHK-02 PAY-04 D47 a visitor orders a delivery, is refused by the bank once, and pays by card',
  { tag: ['@quick', '@phone'] },
  async ({ page, visit, said }) => {
    const main = page.getByRole('main');
    const next = main.getByRole('button', { name: 'Continuer' });
    const pay = async (answer: string) => {
      await main.getByRole('checkbox', { name: /conditions générales/ }).check();
      await main.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
      await expect(main.getByRole('heading', { name: 'Banque de démonstration' })).toBeVisible();
      await main.getByRole('button', { name: answer, exact: true }).click();
    };
    await visit(`${paint}?teinte=RAL+7016&conditionnement=10-l`);
    await main.getByRole('button', { name: 'Ajouter au panier' }).click();
    await expect(page.getByRole('dialog')).toContainText('Réf. 10200013');

    await visit('/checkout');
    await main.getByLabel('Votre adresse e-mail').fill('visiteuse@exemple.fr');
    await next.click();
    await main.getByRole('radio', { name: /^Livraison/ }).check();
    await fillAddress(main);
    // A store chosen on the way leaves what is written, and the way chosen.
    await main.getByRole('button', { name: 'Choisir un magasin' }).click();
    await page.getByRole('dialog').getByRole('combobox').fill('Rennes');
    await page.getByRole('dialog').getByRole('combobox').press('Enter');
    const store = page
      .getByRole('dialog')
      .getByRole('button', { name: /^Choisir ce magasin.*Valbrune Rennes Sud/ });
    // A store that no longer exists: the error is shown beside the button, and the choice is unchanged.
    const choosing = '**/magasins/choix.data*';
    await page.route(choosing, (route) =>
      route.continue({ postData: (route.request().postData() ?? '').replace('VB006', 'VB999') }),
    );
    await store.press('Enter');
    await expect(shown(page.getByRole('dialog'), 'Ce magasin est introuvable.')).toBeVisible();
    await expect.poll(() => said).toContain('Ce magasin est introuvable.');
    await expect(store).toBeFocused();
    expect(said.join()).not.toContain('Votre magasin est maintenant');
    await page.unroute(choosing);
    await store.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(main.getByText(/^Magasin choisi\s: Valbrune Rennes Sud$/)).toBeFocused();
    await expect(shown(main, /Valbrune Rennes Sud/)).toBeVisible();
    await expect.poll(() => said.at(-1)).toContain('Votre magasin est maintenant Valbrune Rennes Sud.');
    await expect(main.getByRole('radio', { name: /^Livraison/ })).toBeChecked();
    await expect(main.getByLabel('Adresse', { exact: true })).toHaveValue('12 rue Saint-Hélier');
    await next.click();
    await expect(page).toHaveURL(/billing/);
    await next.click();
    await expect(page).toHaveURL(/payment/);
    await expect(shown(main, /droit de rétractation/)).toBeVisible();
    await expectAccessibleState(page);
    await pay('Paiement refusé par la banque');
    await expect(main.getByRole('alert')).toContainText('Votre paiement a été refusé.');
    await main.getByRole('link', { name: 'Réessayer le paiement' }).click();
    await pay('Payer');
    await expect(shown(main, 'Votre paiement par carte est accepté.')).toBeVisible();
  },
);

test(
  'CHK-01 PAY-04 without script a visitor chooses, orders and pays, by links and forms alone',
  { tag: '@once' },
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-FR' });
    const page = await context.newPage();
    const main = page.getByRole('main');
    const next = main.getByRole('button', { name: 'Continuer' });
    await page.goto(`${shopUrl()}/magasins/VB006`);
    await main
      .getByRole('button', { name: /^Choisir/ })
      .first()
      .click();
    await page.goto(`${shopUrl()}${paint}`);
    await main
      .getByRole('link', { name: /^Blanc/ })
      .first()
      .click();
    await main.getByRole('link', { name: /^10\s?L/ }).click();
    await main.getByRole('button', { name: 'Ajouter au panier' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/cart/);
    await main.getByRole('button', { name: 'Commander' }).filter({ visible: true }).first().click();
    await main.getByLabel('Votre adresse e-mail').fill('visiteur.sans.script@exemple.fr');
    await next.click();
    await main.getByRole('radio', { name: /^Livraison/ }).check();
    await fillAddress(main);
    await next.click();
    await expect(page).toHaveURL(/billing/);
    await next.click();
    await expect(page).toHaveURL(/payment/);
    await main.getByRole('checkbox', { name: /conditions générales/ }).check();
    await main.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
    // Nothing leads on by itself.
    await main.getByRole('button', { name: 'Continuer vers la page de paiement sécurisée' }).click();
    await main.getByRole('button', { name: 'Payer', exact: true }).click();
    await expect(shown(main, 'Votre paiement par carte est accepté.')).toBeVisible();
    await context.close();
  },
);
