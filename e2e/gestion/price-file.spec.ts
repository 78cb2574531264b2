// A price file with a comma in the wrong place: its effect is seen before, and taken back after in two presses.
import { expect, expectAccessibleState, shopUrl, shown, test } from '../walking/fixtures.ts';
import { enterOffice } from '../walking/office.ts';

const PRODUCT = '/produit/prepaline-finition-couteau-a-enduire';
const BAD = 'article;prix_ht;prix_unitaire_ht\n90600401;145,50;145,5\n';

test(
  'a bad price file shows its effect before it is published, and two presses restore the price in the shop',
  { tag: ['@quick', '@once'] },
  async ({ page, visit, browser }) => {
    const visitor = await (await browser.newContext()).newPage();
    const price = async () => {
      await visitor.goto(`${shopUrl()}${PRODUCT}`);
      const choice = visitor.getByRole('main').getByRole('link', { name: /^10 cm .*€/ });
      return /[\d,]+(?=\s€)/.exec((await choice.first().textContent()) ?? '')?.[0];
    };
    expect(await price()).toBe('17,46');

    await page.setViewportSize({ width: 768, height: 1024 });
    const main = page.getByRole('main');
    await enterOffice(page.context(), 'thomas.roche');
    await visit('/gestion/imports');
    const menu = page.getByRole('navigation', { name: 'Menu de la gestion' }).locator('details');
    await menu.locator('summary').click();
    await expect(menu.getByRole('link', { name: 'Prix et promotions' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(menu.locator('summary')).toBeFocused();
    await main.getByRole('link', { name: 'Envoyer un fichier' }).click();
    await main.getByLabel('Genre de fichier').selectOption('Prix publics');
    await main
      .getByLabel('Fichier', { exact: true })
      .setInputFiles({ name: 'prix-de-novembre.csv', mimeType: 'text/csv', buffer: Buffer.from(BAD) });
    await main.getByRole('button', { name: 'Essayer ce fichier' }).click();

    await expect(shown(main, 'Ce qui changera')).toBeVisible();
    await expect(shown(main, /Le prix passe de 14,55.€ à 145,50.€/)).toBeVisible();
    await expectAccessibleState(page);
    expect(await price(), 'nothing is written before it is published').toBe('17,46');
    await main.getByRole('checkbox', { name: /J’ai vu ce qui est retenu/ }).check();
    await main.getByRole('button', { name: 'Publier ce fichier' }).click();
    await expect(main.getByRole('heading', { level: 1, name: /^Import n°/ })).toBeVisible();
    await expect.poll(price).toBe('174,60');

    await page.setViewportSize({ width: 1440, height: 900 });
    await main.getByRole('link', { name: 'Reprendre la version d’avant' }).click();
    await main.getByRole('button', { name: 'Reprendre maintenant' }).click();
    await expect(shown(main, 'Le fichier est repris')).toBeVisible();
    await expect.poll(price).toBe('17,46');
    await visitor.context().close();
  },
);
