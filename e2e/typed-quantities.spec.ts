// A button beside a number field uses the number now in the field, never the value before it.
import type { Page } from '@playwright/test';
import { expect, shopUrl, shown, test } from './walking/fixtures.ts';

const PAINT = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate?teinte=RAL+7016&conditionnement=10-l';
const TYPED = '7';

/** Types the number and presses the button beside it; what follows is looked for in the cart. */
type Place = { name: string; path: string; buy: (page: Page) => Promise<void> };

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) =>
  main(page)
    .getByLabel(/^Quantité/)
    .first();
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click();
const inCart = (page: Page) => expect(shown(page, /ajoutée? (à votre|au) panier|a rejoint/)).toBeVisible();

const places: readonly Place[] = [
  {
    name: 'the product page',
    path: PAINT,
    buy: async (page) => {
      await main(page).getByLabel('Quantité').first().fill(TYPED);
      await press(page, 'Ajouter au panier');
      await inCart(page);
    },
  },
  {
    name: 'the cart',
    path: PAINT,
    buy: async (page) => {
      await press(page, 'Ajouter au panier');
      await inCart(page);
      await page.goto(`${shopUrl()}/cart`);
      // An invalid number is refused beside its field, and nothing is ordered.
      await field(page).fill('0');
      await press(page, 'Commander');
      await expect(shown(main(page), 'La quantité doit être un nombre entier')).toBeVisible();
      await expect(page).not.toHaveURL(/checkout/);
      await expect(field(page)).toHaveValue('0');
      await field(page).fill(TYPED);
      await press(page, 'Commander');
      await expect(page).toHaveURL(/\/checkout/);
    },
  },
  {
    name: 'the quick order',
    path: '/commande-rapide',
    buy: async (page) => {
      await main(page)
        .getByLabel(/^Référence(,| ou) EAN/)
        .fill('10200013');
      await main(page).getByLabel('Quantité', { exact: true }).fill(TYPED);
      await press(page, 'Tout ajouter au panier');
      await expect(page).toHaveURL(/\/cart/);
    },
  },
  {
    name: 'an item of the favourites',
    path: '/customer/my-wishlist',
    buy: async (page) => {
      await field(page).fill(TYPED);
      await press(page, /^Ajouter/);
      await inCart(page);
    },
  },
  {
    name: 'a list of the favourites',
    path: '/customer/my-wishlist',
    buy: async (page) => {
      await field(page).fill(TYPED);
      await press(page, 'Tout ajouter au panier');
      const told = main(page).getByText(/été ajoutés? au panier/);
      await expect(
        told.or(main(page).getByRole('heading', { level: 1, name: /^Mon panier/ })).first(),
      ).toBeVisible();
    },
  },
  {
    name: 'frequent purchases',
    path: '/customer/my-frequent-purchases',
    buy: async (page) => {
      await field(page).fill(TYPED);
      await press(page, /^Ajouter .* au panier/);
      await inCart(page);
    },
  },
];

async function emptyCart(page: Page): Promise<void> {
  await page.goto(`${shopUrl()}/cart`);
  const clear = main(page).getByText('Vider le panier');
  if (!(await clear.isVisible())) return;
  await clear.click();
  await press(page, 'Oui, tout retirer');
  await expect(shown(main(page), 'Votre panier est vide.')).toBeVisible();
}

test(
  'CRT-07 APR-05 every number beside a button is taken as it stands, without script',
  { tag: '@once' },
  async ({ browser, hold }) => {
    await hold('yann.kermarrec');
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-FR' });
    const page = await context.newPage();
    await page.goto(`${shopUrl()}/sign-in`);
    await main(page).getByLabel('Adresse e-mail').fill('yann.kermarrec@demo.valbrune.example');
    await main(page).getByLabel('Mot de passe', { exact: true }).fill('Demo!2026');
    await press(page, 'Se connecter');
    await expect(page).not.toHaveURL(/sign-in/);
    for (const { name, path, buy } of places) {
      await test.step(name, async () => {
        await emptyCart(page);
        await page.goto(shopUrl() + path);
        await buy(page);
        await page.goto(`${shopUrl()}/cart`);
        await expect(field(page)).toHaveValue(TYPED);
      });
    }
    await context.close();
  },
);
