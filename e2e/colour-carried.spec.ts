// A tint from the first search to the order, at one price everywhere, and found again under Mes teintes.
import type { Locator, Page } from '@playwright/test';
import { pdfText } from '@nuancier/api/documents/testing/pdf-text.ts';
import { expect, isPhone, openPage, shopUrl, shown, signIn, test } from './walking/fixtures.ts';

const TINT = 'RAL 7016';
const LIGHT = 'RAL 9010';
const METAL = 'Laque antirouille satinée';
const WOOD = 'Peinture bois mate';
const FACADE = 'Peinture de façade acrylique mate';

test(`${TINT} from the search to metal, wood and a tester, a light tint to a façade; one price on nine places; found again by its site and ordered anew`, async ({
  page,
  visit,
  hold,
  complaints,
}, testInfo) => {
  test.slow();
  page.setDefaultTimeout(60_000);
  const main = page.getByRole('main');
  const site = `Chantier ${testInfo.project.name}`;
  const panel = page.getByRole('dialog', { name: 'Le produit a bien été ajouté à votre panier' });
  const add = async () => {
    await main.getByRole('button', { name: 'Ajouter au panier' }).click();
    await expect(panel).toBeVisible();
  };
  const choosePack = async (label: string) => {
    const words = label.replace(' ', String.raw`\s`);
    await main.getByRole('link', { name: new RegExp(`^${words}`) }).click();
    await expect(
      main.getByRole('heading', { level: 2, name: new RegExp(`^Conditionnement.*${words}`) }),
    ).toBeVisible();
  };
  await hold('yann.kermarrec');
  await signIn(page, 'yann.kermarrec');
  await emptyCart(page);

  await test.step('the code typed opens the colour, the colour its products', async () => {
    await visit('/livraison');
    if (isPhone(testInfo)) await page.getByRole('button', { name: 'Afficher la recherche' }).click();
    const search = page.getByRole('banner').getByRole('combobox').first();
    await search.fill(TINT.toLowerCase());
    await search.press('Enter');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Gris anthracite');
    await main
      .getByRole('link', { name: /^(?:Les )?produits dans cette teinte/i })
      .first()
      .click();
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Les produits en Gris anthracite');
    await expect(shown(main, /luminance\s4,8/)).toBeVisible();
  });
  const products = new URL(page.url()).pathname;

  await test.step('a metal lacquer stands ready in the colour', async () => {
    await narrowTo(page, 'Métal');
    await cardOf(page, 'Valbrune', METAL).getByRole('link').first().click();
    await expect(main.getByRole('heading', { level: 2, name: /^Couleur/ })).toContainText(TINT);
    await choosePack('0,5 L');
    await add();
    await expect(panel).toContainText(TINT);
  });

  const price: Record<string, string> = {};
  /** Of a line that names the parts as well, paint and tinting: what is paid, or all it says instead. */
  const told = (words: string) => amounts(words).find((amount) => amount === price['card']) ?? words;
  await test.step('a wood paint is made in it', async () => {
    await openPage(page, products);
    await narrowTo(page, 'Bois');
    const card = cardOf(page, 'Valbrune', WOOD);
    await expect(card).toContainText(TINT);
    price['card'] = await amountIn(card);
    await card.getByRole('link').first().click();
    await expect(main.getByRole('heading', { level: 2, name: /^Couleur/ })).toContainText(TINT);
    const pack = main.getByRole('link', { name: /^1\sL/ });
    await expect(pack).toContainText('€');
    price['pack'] = await amountIn(pack);
    await choosePack('1 L');
    const paid = main
      .locator('form, section, div')
      .filter({ hasText: /^[\s\S]*mise à la teinte\s:/ })
      .last();
    price['page'] = await amountIn(paid);
    await add();
    price['panel'] = await amountIn(panel);
    await panel.getByRole('button', { name: 'Continuer mes achats' }).click();
  });

  await test.step('a tester of it is one press away', async () => {
    await main
      .getByRole('button', { name: /^Commander un testeur|^Testeur/ })
      .first()
      .click();
    await expect(panel).toContainText('Testeur de teinte');
    await expect(panel).toContainText(TINT);
  });

  await test.step('on a façade the dark tint is warned of, a light one is not', async () => {
    await openPage(page, `/nuancier/${LIGHT.toLowerCase().replace(' ', '-')}/produits`);
    await narrowTo(page, 'Façade');
    await cardOf(page, 'Valbrune', FACADE).getByRole('link').first().click();
    await expect(main.getByRole('heading', { level: 2, name: /^Couleur/ })).toContainText(LIGHT);
    const façade = page.url();
    await expect(main.getByText(/trop foncée/)).toHaveCount(0);
    await page.goto(façade.replace(/RAL(?:\+|%20)9010/, 'RAL+7016'));
    await expect(main.getByText(/4,8/).first()).toBeVisible();
    await openPage(page, new URL(façade).pathname + new URL(façade).search);
    await choosePack('3 L');
    await add();
  });

  await test.step('cart, checkout and order say the same', async () => {
    await openPage(page, '/cart');
    const line = page
      .getByRole('region', { name: 'Articles du panier' })
      .getByRole('listitem')
      .filter({ hasText: WOOD });
    price['cart'] = await amountIn(line);
    await expect(line).toContainText(/teinte/i);
    await main.getByRole('button', { name: 'Commander' }).first().click();
    await main.getByRole('radio', { name: /^Retrait en magasin/ }).check();
    await main.getByRole('button', { name: 'Continuer' }).click();
    await expect(page).toHaveURL(/billing/);
    await main.getByRole('button', { name: 'Continuer' }).click();
    await expect(page).toHaveURL(/payment/);
    // Phones have the lines folded under their total.
    if (isPhone(testInfo)) await main.getByText(/^Récapitulatif\s:/).click();
    price['checkout'] = told(await main.getByRole('listitem').filter({ hasText: WOOD }).first().innerText());
    await main.getByLabel('Chantier / référence').fill(site);
    await main.getByRole('radio', { name: /^Paiement en compte/ }).check();
    // Those who accepted them before are not asked again.
    const conditions = main.getByRole('checkbox', { name: /conditions générales/ });
    if (await conditions.isVisible()) await conditions.check();
    await main.getByRole('button', { name: 'Valider la commande' }).click();
    await main.getByRole('link', { name: 'Suivre ma commande' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toContainText(/Commande n°\sW\d+/);
    price['order'] = told(await main.locator('tr, li').filter({ hasText: WOOD }).first().innerText());
  });
  const number = /W\d+/.exec(await main.getByRole('heading', { level: 1 }).innerText())?.[0] ?? '';

  await test.step('so do the mail and the paper', async () => {
    const row = page.getByRole('row', { name: /order_confirmation.*yann\.kermarrec/ }).first();
    await page.goto(`${shopUrl()}/dev/mails`);
    await row.getByRole('link').click();
    const mail = await page.locator('pre').innerText();
    const line = mail.split('\n- ').find((part) => part.includes(WOOD)) ?? '';
    price['mail'] = told(line);
    const paper = await page.request.get(`${shopUrl()}/documents/orders/${number}.pdf`);
    const text = pdfText(await paper.body()).replaceAll('\n', ' ');
    price['paper'] = told(text.slice(text.indexOf(WOOD)).slice(0, 400));
    for (const words of [mail, text]) {
      expect(words).toContain(number);
      expect(words).toContain(TINT);
      expect(words).toContain(site);
    }
    expect(price).toEqual(Object.fromEntries(Object.keys(price).map((place) => [place, price['card']])));
    expect(Object.keys(price)).toHaveLength(9);
  });

  await test.step('two years later the site finds it, and one press orders it', async () => {
    await openPage(page, '/customer/my-tints');
    await main.getByRole('searchbox').first().fill(site);
    await main.getByRole('button', { name: 'Rechercher' }).click();
    const wood = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .filter({ hasText: WOOD });
    await expect(wood).toHaveCount(1);
    await expect(wood).toContainText(TINT);
    await expect(wood).toContainText(number);
    await main.getByText('Ajouter une teinte', { exact: true }).click();
    await main.getByRole('textbox', { name: /^Code ou couleur/ }).fill('#2E5978');
    await main.getByRole('button', { name: 'Ajouter à mes teintes' }).click();
    const note = main.getByText('La teinte est ajoutée à vos teintes.');
    await expect(note).toBeFocused();
    await expect(note).toBeInViewport();
    await expect(main.getByRole('heading', { name: '#2E5978' }).first()).toBeInViewport();
    await main
      .getByRole('button', { name: /^Retirer de mes teintes.*#2E5978/ })
      .first()
      .click();
    await expect(shown(main, 'La teinte est retirée de vos teintes.')).toBeVisible();
    await openPage(page, `/customer/my-tints?chantier=${encodeURIComponent(site)}`);
    await wood.getByRole('button', { name: /^Commander à nouveau/ }).click();
    await expect(page).toHaveURL(/\/cart/);
    const line = page
      .getByRole('region', { name: 'Articles du panier' })
      .getByRole('listitem')
      .filter({ hasText: WOOD });
    await expect(line).toContainText(TINT);
    expect(await amountIn(line)).toBe(price['card']);
    await emptyCart(page);
  });
  // The mail itself is shown in a frame that runs nothing.
  expect(complaints.filter((text) => !text.includes('/dev/mails/'))).toEqual([]);
});

const amounts = (words: string) =>
  [...words.matchAll(/\d[\d\s]*,\d\d(?=\s€)/g)].map(([amount]) => amount.replaceAll(/\s/g, ''));
const firstAmount = (words: string) => amounts(words)[0] ?? words;

/** The first amount that is shown: the price of one pack. */
async function amountIn(where: Locator): Promise<string> {
  await expect(where.first()).toContainText(/,\d\d\s€/);
  return firstAmount(await where.first().innerText());
}

const cardOf = (page: Page, brand: string, name: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: brand })
    .filter({ hasText: `Essentiel – ${name}` });

/** A range of the listing, by its filter; phones have the filters in a panel. */
async function narrowTo(page: Page, range: string): Promise<void> {
  const link = page.locator('a[href*="category_uid"]').filter({ hasText: range });
  const address = await link.first().getAttribute('href');
  await openPage(page, address ?? '');
}

async function emptyCart(page: Page): Promise<void> {
  await openPage(page, '/cart');
  const clear = page.getByRole('main').getByText('Vider le panier');
  if (!(await clear.isVisible())) return;
  await clear.click();
  await page.getByRole('button', { name: 'Oui, tout retirer' }).click();
  await expect(shown(page.getByRole('main'), 'Votre panier est vide.')).toBeVisible();
}
