import type { Page } from '@playwright/test';
import { expect, expectAccessibleState, fillAddress, shopUrl, shown, test } from './walking/fixtures.ts';

test(
  'PAY-04 NAV-11 the page after the bank polls for half a minute, then leaves it to the buyer, and shows the payment',
  { tag: '@once' },
  async ({ page, visit }) => {
    const main = page.getByRole('main');
    await visit('/magasins/VB006');
    await main
      .getByRole('button', { name: /^Choisir/ })
      .first()
      .click();
    const { bank, back } = await atBank(page, visit, true);

    // The buyer comes back before the bank's notification.
    await page.clock.install();
    await page.goto(back);
    const status = main.getByRole('status');
    await expect(status).toContainText('Nous attendons la réponse de votre banque.');
    await expectAccessibleState(page);
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
    await expect(shown(main, 'Votre paiement par carte est accepté.')).toBeVisible();
    await expectAccessibleState(page);
  },
);

for (const hasScript of [true, false])
  test.describe(`with script: ${hasScript}`, () => {
    test.use({ javaScriptEnabled: hasScript });

    test(
      'D47 the way back from the bank’s page shows the order, and the cart can be taken up again',
      { tag: hasScript ? ['@quick', '@once'] : '@once' },
      async ({ page, visit }) => {
        const main = page.getByRole('main');
        const waiting = main.getByRole('heading', { name: 'Vous n’avez pas terminé le paiement' });
        await visit('/magasins/VB006');
        await main
          .getByRole('button', { name: /^Choisir/ })
          .first()
          .click();
        const { back } = await atBank(page, visit, hasScript);
        await page.goBack();
        await expect(waiting).toBeVisible();
        await page.reload();
        await expect(waiting).toBeVisible();
        await main.getByRole('button', { name: /^(Reprendre le paiement|Continuer vers)/ }).click();
        await expect(main.getByRole('heading', { name: 'Banque de démonstration' })).toBeVisible();
        await page.goBack();
        await main.getByRole('button', { name: 'Abandonner et reprendre mon panier' }).click();
        await expect(main.getByRole('alert')).toContainText('n’a pas été mené à son terme');
        await main.getByRole('link', { name: 'Réessayer le paiement' }).click();
        await pay(page, hasScript);
        await main.getByRole('button', { name: 'Payer', exact: true }).click();
        await expect(shown(main, 'Votre paiement par carte est accepté.')).toBeVisible();
        // Back after paying: the bank leads on to the order at once, and nothing is a browser's error.
        await page.goBack();
        await expect(shown(main, 'Votre paiement par carte est accepté.')).toBeVisible();
        await page.goto(back);
        await expect(main.getByRole('heading', { name: 'Paiement interrompu' })).toBeVisible();
      },
    );
  });

type Visit = (path: string) => Promise<void>;

/** A visitor with something in the cart, up to the bank's page. */
async function atBank(page: Page, visit: Visit, hasScript: boolean): Promise<{ bank: string; back: string }> {
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: 'Continuer' });
  await visit('/produit/ardelis-serena-peinture-murs-et-plafonds-mate?teinte=RAL+7016&conditionnement=10-l');
  await main.getByRole('button', { name: 'Ajouter au panier' }).click();
  // Without script the cart follows, with it a panel.
  const added = page.getByRole('dialog').or(page.getByRole('heading', { level: 1, name: /panier/i }));
  await expect(added.first()).toBeVisible();
  await visit('/checkout');
  await main.getByLabel('Votre adresse e-mail').fill('patiente@exemple.fr');
  await next.click();
  await main.getByRole('radio', { name: /^Retrait en magasin/ }).check();
  await next.click();
  await expect(page).toHaveURL(/billing/);
  await fillAddress(main);
  await next.click();
  await expect(page).toHaveURL(/payment/);
  await pay(page, hasScript);
  return { bank: page.url(), back: await page.locator('input[name="retour"]').first().inputValue() };
}

/** From the payment step to the bank's page: by itself with script, by one more button without. */
async function pay(page: Page, hasScript: boolean): Promise<void> {
  const main = page.getByRole('main');
  await expect(page).toHaveURL(/payment/);
  await main.getByRole('checkbox', { name: /conditions générales/ }).check();
  await main.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
  if (!hasScript) await main.getByRole('button', { name: /^Continuer vers/ }).click();
  await expect(main.getByRole('heading', { name: 'Banque de démonstration' })).toBeVisible();
}
