// A representative writes a quotation; its customer is told by mail, opens it in the shop and orders by it.
import {
  expect,
  expectAccessibleState,
  linkOfMail,
  shopUrl,
  shown,
  signIn,
  test,
} from '../walking/fixtures.ts';
import { enterOffice } from '../walking/office.ts';

test(
  'a representative writes a quotation with a tint and a free line; its customer accepts it, and the representative sees it',
  { tag: '@once' },
  async ({ page, visit, hold, browser }) => {
    test.setTimeout(240_000);
    await hold('yann.kermarrec');
    await page.setViewportSize({ width: 768, height: 1024 });
    const main = page.getByRole('main');
    await enterOffice(page.context(), 'sophie.delmas');
    await visit('/gestion/devis');
    await expect(main.getByRole('heading', { level: 1, name: 'Devis' })).toBeVisible();
    await main.getByRole('link', { name: 'Nouveau devis' }).click();
    await main.getByLabel('Client ou société').fill('kermarrec');
    await main.getByRole('button', { name: 'Chercher' }).click();
    await main.getByLabel('Objet du devis').fill('Volets de l’école');
    await expectAccessibleState(page);
    await main.getByRole('button', { name: 'Rédiger pour Peintures Kermarrec SARL' }).click();
    await expect(shown(main, /Le brouillon est créé/)).toBeVisible();
    const number = (await main.getByRole('heading', { level: 1 }).innerText()).split(/\s/)[1] ?? '';

    await main.getByRole('button', { name: 'Ajouter un article' }).click();
    await main.getByLabel('Article').fill('10200211');
    await main.getByRole('button', { name: 'Chercher' }).click();
    await main.getByLabel('Quantité').first().fill('2');
    await main
      .getByLabel(/^Teinte/)
      .first()
      .fill('RAL 7016');
    await expectAccessibleState(page);
    await main
      .getByRole('button', { name: /^Ajouter / })
      .first()
      .click();
    await expect(shown(main, 'La ligne est ajoutée.')).toBeVisible();
    await main.getByRole('button', { name: 'Ajouter une ligne libre' }).click();
    await main.getByLabel('Désignation').fill('Nacelle');
    await main.getByLabel(/^Unité/).fill('jour');
    await main.getByLabel('Prix unitaire HT').fill('180');
    await main.getByRole('button', { name: 'Ajouter la ligne' }).click();
    await expect(main).toContainText('RAL 7016');
    await expect(main).toContainText('Nacelle');
    await page.setViewportSize({ width: 1440, height: 900 });
    // More than the role may give: what was typed with it is not written either, and all of it is there to be changed.
    const discount = main.getByLabel('Remise en pourcentage');
    const hire = main.getByLabel(/^Prix HT de Nacelle/);
    await hire.fill('170,00');
    await discount.fill('15');
    await main.getByRole('button', { name: 'Appliquer la remise' }).click();
    await expect(shown(main, /Votre rôle accorde une remise de 10/)).toBeVisible();
    await expect(discount).toBeFocused();
    await expect(discount).toHaveValue('15');
    await expect(hire).toHaveValue('170,00');
    await expect(main.getByRole('row', { name: /Nacelle/ })).toContainText('180,00');
    await expectAccessibleState(page);
    await discount.fill('5');
    await main.getByRole('button', { name: 'Appliquer la remise' }).click();
    await expect(shown(main, 'Le devis est enregistré, la remise est appliquée aux articles.')).toBeVisible();
    await expect(main.getByRole('row', { name: /Nacelle/ })).toContainText('170,00');
    await expect(main.getByRole('row', { name: /RAL 7016/ })).toContainText('remise 5');

    // Typed and not saved: it goes with the quotation all the same.
    await hire.fill('150,00');
    await main.getByRole('button', { name: 'Envoyer au client' }).click();
    await main.getByLabel(/^Message au client/).fill('Comme convenu au comptoir.');
    await main.getByRole('button', { name: 'Envoyer le devis' }).click();
    await expect(shown(main, 'Le devis est envoyé au client.')).toBeVisible();
    await expect(main).toContainText('150,00');
    await expect(main).toContainText('Pas encore ouvert');

    const home = await browser.newContext();
    const customer = await home.newPage();
    await signIn(customer, 'yann.kermarrec');
    const shop = customer.getByRole('main');
    const letter = /quotation_sent.*yann\.kermarrec/;
    await customer.goto(await linkOfMail(customer, letter, '/customer/my-quotations'));
    await expect(shop.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(shop).toContainText('Nacelle – jour');
    await page.reload();
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Vu par le client');
    await shop.getByRole('button', { name: 'Accepter et commander' }).click();
    await expect(customer).toHaveURL(/\/cart/);
    await expect(shop).toContainText('Nacelle – jour');
    // The account's habits lead straight to the payment: every step is walked here.
    await customer.goto(`${shopUrl()}/checkout/shipping`);
    await shop.getByRole('radio', { name: /^Retrait en magasin/ }).check();
    await shop.getByRole('button', { name: 'Continuer' }).click();
    await expect(customer).toHaveURL(/\/checkout\/billing/);
    await shop.getByRole('button', { name: 'Continuer' }).click();
    await expect(customer).toHaveURL(/\/checkout\/payment/);
    await shop.getByRole('radio', { name: /^Paiement en compte/ }).check();
    // Asked for until the account has accepted them once.
    const conditions = shop.getByRole('checkbox', { name: /conditions générales/ });
    await expect(conditions.or(shop.getByText(/conditions générales de vente que vous avez/))).toBeVisible();
    if (await conditions.isVisible()) await conditions.check();
    await shop.getByRole('button', { name: 'Valider la commande' }).click();
    await expect(shop.getByRole('heading', { name: 'Merci pour votre commande' })).toBeVisible();
    // Nothing is left for whoever comes after.
    await customer.goto(`${shopUrl()}/cart`);
    await expect(shop).not.toContainText('Nacelle');
    // Who wrote it reads of it by mail and on « today », and both lead there.
    const news = /quotation_accepted.*sophie\.delmas/;
    await page.goto(await linkOfMail(customer, news, '/gestion/devis'));
    await home.close();
    await expect(main.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Accepté');
    await page.goto(`${shopUrl()}/gestion/aujourdhui`);
    const answers = main.getByRole('table', { name: 'Réponses à vos devis' });
    const answer = answers.getByRole('row', { name: number });
    await expect(answer).toContainText('Accepté, W');
    await answer.getByRole('link', { name: number }).click();
    await expect(main.getByRole('heading', { level: 1 })).toContainText(number);
  },
);
