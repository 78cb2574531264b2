// How many presses a job takes: fingers and Enter, counted by the browser, from the page where the job begins.
import type { Page } from '@playwright/test';
import { expect, linkOfMail, openPage, shown, signIn, test } from './walking/fixtures.ts';

/** More than any sub-account of the company may order alone. */
const MUCH =
  '/produit/ardelis-serena-peinture-murs-et-plafonds-mate?couleur=blanc&conditionnement=10-l&quantite=200';

/** Counts from now on, over every page that is opened. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('pressed', () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    const count = () => {
      const pressed: unknown = Reflect.get(globalThis, 'pressed');
      if (typeof pressed === 'function') pressed();
    };
    addEventListener('pointerdown', count, true);
    addEventListener('keydown', ({ key }) => key === 'Enter' && count(), true);
  });
  return () => presses;
}

test(
  'the last order is ordered again, paid on account, in five presses; changed terms cost a sixth, once',
  { tag: '@once' },
  async ({ page, complaints, hold }) => {
    const main = page.getByRole('main');
    await hold('didier.vandamme');
    await signIn(page, 'didier.vandamme');
    const presses = await countPresses(page);
    for (const expected of [6, 5]) {
      await openPage(page, '/');
      const before = presses();
      await main
        .getByRole('button', { name: /Commander à nouveau/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/cart/);
      await main.getByRole('button', { name: 'Commander', exact: true }).first().click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Livraison ou retrait');
      await main.getByRole('button', { name: 'Continuer' }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Adresse de facturation');
      await main.getByRole('button', { name: 'Continuer' }).click();
      await expect(main.getByRole('radio', { name: /Paiement en compte/ })).toBeChecked();
      if (expected === 6) await main.getByLabel(/J’ai lu et j’accepte/).check();
      await main.getByRole('button', { name: 'Valider la commande' }).click();
      await expect(page).toHaveURL(/\/thank-you/);
      await expect.poll(() => presses() - before).toBe(expected);
    }
    expect(complaints).toEqual([]);
  },
);

test(
  'the head of a company approves a request from its mail in three presses, sign-in included',
  { tag: ['@quick', '@once'] },
  async ({ page, browser }) => {
    const main = page.getByRole('main');
    await signIn(page, 'ines.lefebvre');
    await openPage(page, MUCH);
    await main.getByRole('button', { name: 'Ajouter au panier' }).click();
    await expect(page.getByRole('dialog', { name: /a bien été ajouté/ })).toBeVisible();
    await openPage(page, '/cart');
    await main.getByRole('button', { name: 'Soumettre à la validation' }).first().click();
    const modal = page.getByRole('dialog', { name: 'Soumettre le panier à validation' });
    await modal.getByRole('button', { name: 'Soumettre à la validation' }).click();
    await expect(main.getByRole('heading', { name: 'Votre demande a été envoyée' })).toBeVisible();

    const head = await (await browser.newContext()).newPage();
    const presses = await countPresses(head);
    // The button of the mail is the first press.
    await head.goto(
      await linkOfMail(page, /approval_requested.*didier\.vandamme/, '/customer/orders-to-approve'),
    );
    const door = head.getByRole('dialog', { name: 'Connexion' });
    await door.getByLabel('Adresse e-mail').fill('didier.vandamme@demo.valbrune.example');
    await door.getByLabel('Mot de passe', { exact: true }).fill('Demo!2026');
    await head.keyboard.press('Enter');
    await expect(door).toBeHidden();
    await head.getByRole('main').getByRole('button', { name: 'Valider la commande' }).click();
    await expect(shown(head.getByRole('main'), /La commande a été validée/)).toBeVisible();
    await expect.poll(() => 1 + presses()).toBe(3);
    await head.context().close();
  },
);

test('last month’s invoices are handed over in three presses', { tag: '@once' }, async ({ page }) => {
  const main = page.getByRole('main');
  await signIn(page, 'solene.riou');
  const presses = await countPresses(page);
  await openPage(page, '/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Mon compte/ })
    .click();
  await page
    .getByRole('navigation', { name: 'Menu du compte' })
    .getByRole('link', { name: 'Tableau de bord' })
    .click();
  await expect(page).toHaveURL(/dashboard/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: /Télécharger les factures/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.zip$/);
  await expect.poll(presses).toBe(3);
});
