import { press } from './walking/by-keys.ts';
import { expect, shopUrl, shown, test } from './walking/fixtures.ts';

const paint = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate';

test(
  'CRT-17 CRT-20 CFG-17 LAY-12 a visitor fills a cart by keyboard, and each change of it is announced',
  { tag: ['@quick', '@once'] },
  async ({ page, visit, complaints, said }) => {
    const main = page.getByRole('main');
    const add = main.getByRole('button', { name: 'Ajouter au panier' });
    const panel = page.getByRole('dialog', { name: 'Le produit a bien été ajouté à votre panier' });
    await visit(`${paint}?teinte=RAL+7016&conditionnement=10-l&quantite=2`);
    await press(page, add);
    await expect(panel).toContainText('Réf. 10200013');
    await expect(panel).toContainText('RAL 7016');
    await press(page, panel.getByRole('button', { name: 'Continuer mes achats' }));
    await expect(panel).toBeHidden();
    await expect(page.locator('header [data-cart-count]')).toHaveAttribute('data-cart-count', '2');

    await visit(`${paint}?teinte=RAL+3020&conditionnement=10-l`);
    await press(page, add);
    await press(page, panel.getByRole('link', { name: 'Voir le panier' }));
    await expect(page).toHaveURL(/\/cart$/);
    const lines = page
      .getByRole('region', { name: 'Articles du panier' })
      .getByRole('listitem')
      .filter({
        has: page.getByRole('heading'),
      });
    await expect(lines).toHaveCount(2);

    const name = (await lines.first().getByRole('heading').innerText()).trim();
    await press(page, lines.first().getByRole('button', { name: /^Augmenter/ }));
    await expect(main.getByRole('heading', { level: 1 })).toContainText('4');
    await expect.poll(() => said).toContain(`${name} : quantité 3`);
    const quantity = lines.first().getByRole('textbox', { name: /^Quantité/ });
    const told = () => said.filter((words) => words.includes('supérieur à 0')).length;
    for (const [before, none] of ['', '0'].entries()) {
      await quantity.fill(none);
      await page.keyboard.press('Enter');
      await expect(quantity).toHaveAccessibleDescription(/supérieur à 0/);
      await expect.poll(told).toBe(before + 1);
      await quantity.fill('1');
      await expect(lines.first().getByText('supérieur à 0')).toHaveCount(0);
    }
    expect(told()).toBe(2);
    await quantity.fill('5');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('6');

    await expect.poll(() => said.at(-1)).toMatch(/^6 articles, total : [\d\s]+,\d\d €/);
    const less = lines.last().getByRole('button', { name: /^Diminuer/ });
    await expect(less).toBeDisabled();
    await press(page, less);
    await expect(less).toBeFocused();

    const code = page.getByLabel('Code promotionnel');
    await code.fill('RIEN');
    await page.keyboard.press('Enter');
    await expect(code).toHaveAccessibleDescription('Le code promotionnel n’est pas valide.');
    await code.fill('CHANTIER5');
    await page.keyboard.press('Enter');
    await expect(shown(main, 'Le code CHANTIER5 est appliqué.')).toBeVisible();
    await expect.poll(() => said).toContain('Le code CHANTIER5 est appliqué.');
    await press(page, main.getByRole('button', { name: 'Retirer le code' }));
    await expect(code).toBeVisible();
    await expect.poll(() => said).toContain('Le code promotionnel a été retiré.');

    await press(page, lines.first().getByRole('button', { name: /^Supprimer/ }));
    await expect(lines).toHaveCount(1);
    const undo = page.getByRole('button', { name: /^Annuler/ });
    await expect(undo).toBeFocused();
    await expect.poll(() => said).toContain(`« ${name} » a été retiré du panier.`);
    await page.keyboard.press('Enter');
    await expect(lines).toHaveCount(2);
    await expect(shown(main, 'L’article est de nouveau dans votre panier.')).toBeFocused();
    await expect(main.getByRole('heading', { level: 1 })).toContainText('6');

    await press(page, lines.first().getByRole('button', { name: /^Supprimer/ }));
    await expect(lines).toHaveCount(1);
    said.length = 0;
    await press(page, lines.first().getByRole('button', { name: /^Supprimer/ }));
    await expect(lines).toHaveCount(0);
    await expect(undo).toBeFocused();
    await expect
      .poll(() => said.slice(-2))
      .toEqual([`« ${name} » a été retiré du panier.`, 'Votre panier est vide.']);
    await page.keyboard.press('Enter');
    await expect(lines).toHaveCount(1);
    said.length = 0;
    await press(page, main.getByText('Vider le panier'));
    await press(page, main.getByRole('button', { name: 'Oui, tout retirer' }));
    await expect(shown(main, 'Votre panier a été vidé.')).toBeFocused();
    await expect.poll(() => said).toContain('Votre panier est vide.');
    expect(complaints).toEqual([]);
  },
);

test(
  'CFG-17 the cart panel shows what the cart holds',
  { tag: ['@quick', '@once'] },
  async ({ page, visit }) => {
    await visit(`${paint}?teinte=RAL+7016&conditionnement=10-l`);
    await page.getByRole('main').getByRole('button', { name: 'Ajouter au panier' }).click();
    await page.getByRole('button', { name: 'Continuer mes achats' }).click();
    await page.locator('header [data-action="cart"]').click();
    const panel = page.getByRole('dialog', { name: 'Mon panier' });
    await expect(panel).toContainText('RAL 7016');
    await expect(panel.getByRole('link', { name: 'Commander' })).toHaveAttribute('href', '/checkout');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  },
);

test(
  'a cart is filled, changed and cleared without script',
  { tag: ['@quick', '@once'] },
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${shopUrl()}${paint}?teinte=RAL+7016&conditionnement=10-l&quantite=2`);
    await page.getByRole('button', { name: 'Ajouter au panier' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2');
    await page.getByRole('textbox', { name: /^Quantité/ }).fill('3');
    await page.getByRole('button', { name: 'Mettre à jour' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('3');
    await page.getByRole('button', { name: /^Supprimer/ }).click();
    await expect(shown(page, 'Votre panier est vide.')).toBeVisible();
    await page.getByRole('button', { name: /^Annuler/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('3');
    await page.getByText('Vider le panier').click();
    await page.getByRole('button', { name: 'Oui, tout retirer' }).click();
    await expect(shown(page, 'Votre panier a été vidé.')).toBeVisible();
    await context.close();
  },
);
