// Wherever a number stands in a field beside a button, the button takes it as it stands: never what stood there before.
import type { Browser, Page } from '@playwright/test';
import { expect, shopUrl, test } from './fixtures.ts';

const PAINT = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate?teinte=RAL+7016&conditionnement=10-l';
const TYPED = '7';

type Place = {
  name: string;
  as: string | null;
  path: string;
  /** Types the number and presses the button beside it. */
  buy: (page: Page) => Promise<void>;
};

const main = (page: Page) => page.getByRole('main');
const fillCart = async (page: Page) => {
  await page.goto(shopUrl() + PAINT);
  await main(page).getByRole('button', { name: 'Ajouter au panier' }).first().click();
  await expect(page.getByText(/a bien été ajouté/).first()).toBeVisible();
};

const places: readonly Place[] = [
  {
    name: 'the product page',
    as: null,
    path: PAINT,
    buy: async (page) => {
      await main(page).getByLabel('Quantité').first().fill(TYPED);
      await main(page).getByRole('button', { name: 'Ajouter au panier' }).first().click();
    },
  },
  {
    name: 'the cart',
    as: null,
    path: '/cart',
    buy: async (page) => {
      await fillCart(page);
      await page.goto(`${shopUrl()}/cart`);
      await main(page).getByLabel(/^Quantité/).fill(TYPED);
      await main(page).getByRole('button', { name: 'Commander' }).first().click();
      await expect(page).toHaveURL(/\/checkout/);
    },
  },
  {
    name: 'the quick order',
    as: null,
    path: '/commande-rapide',
    buy: async (page) => {
      await main(page).getByLabel('Référence ou EAN').fill('10200013');
      await main(page).getByLabel('Quantité', { exact: true }).fill(TYPED);
      await main(page).getByRole('button', { name: 'Tout ajouter au panier' }).click();
      await expect(page).toHaveURL(/\/cart/);
    },
  },
  {
    name: 'an item of the favourites',
    as: 'nadia.castellan',
    path: '/customer/my-wishlist',
    buy: async (page) => {
      await main(page).getByLabel(/^Quantité/).first().fill(TYPED);
      await main(page).getByRole('button', { name: /^Ajouter/ }).first().click();
    },
  },
  {
    name: 'a list of the favourites',
    as: 'nadia.castellan',
    path: '/customer/my-wishlist',
    buy: async (page) => {
      await main(page).getByLabel(/^Quantité/).first().fill(TYPED);
      await main(page).getByRole('button', { name: 'Tout ajouter au panier' }).click();
    },
  },
];
