import { expect, expectAccessibleState, refuseCookies, shopUrl, shown, test } from './walking/fixtures.ts';

const PAUL = 'paul.martin@demo.valbrune.example';
const PASSWORD = 'Demo!2026';

for (const script of [true, false])
  test(
    `AUT-11 an address typed while the session ended is saved after signing in again, ${script ? 'with' : 'without'} script`,
    { tag: script ? ['@quick', '@once'] : '@once' },
    async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: script });
      await refuseCookies(context);
      const page = await context.newPage();
      const main = page.getByRole('main');
      const street = `${script ? 7 : 9} quai de la Prévalaye`;
      const signIn = async () => {
        await main.getByLabel('Adresse e-mail').fill(PAUL);
        await main.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
        await main.getByRole('button', { name: 'Se connecter' }).click();
      };
      await page.goto(
        `${shopUrl()}/sign-in?back=${encodeURIComponent('/customer/addresses-details/create')}`,
      );
      await signIn();
      await expect(page).toHaveURL(/addresses-details\/create/);
      await main.getByLabel('Prénom').fill('Paul');
      await main.getByLabel('Nom', { exact: true }).fill('Martin');
      await main.getByLabel('Adresse', { exact: true }).fill(street);
      await main.getByLabel('Code postal').fill('35000');
      await main.getByLabel('Ville').fill('Rennes');
      await main.getByLabel(/^Téléphone/).fill('02 99 00 00 00');
      // The browser still holds the token of a session that is over.
      await context.addCookies([{ name: 'vsf-customer', value: 'a'.repeat(43), url: shopUrl() }]);
      await main.getByRole('button', { name: /^Enregistrer/ }).click();

      await expect(page).toHaveTitle(/^Votre session a pris fin/);
      await expect(shown(main, 'Ce que vous avez saisi est conservé sur cette page')).toBeVisible();
      if (script) await expectAccessibleState(page);
      await signIn();
      if (!script) {
        await expect(page).toHaveTitle(/^Vous êtes de retour/);
        await expect(shown(main, 'Votre demande n’est pas encore partie.')).toBeVisible();
        await main.getByRole('button', { name: 'Envoyer maintenant' }).click();
      }
      await expect(page).toHaveURL(/\/customer\/addresses-details(?!\/create)/);
      await expect(shown(main, street)).toBeVisible();
      await context.close();
    },
  );
