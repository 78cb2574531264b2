import { expect, expectAccessibleState, shown, signIn, test } from './walking/fixtures.ts';

test(
  'QUO-01 QUO-04 a quotation is taken into the cart and accepted by its order, by keyboard',
  { tag: ['@quick', '@once'] },
  async ({ page, visit, complaints }) => {
    const main = page.getByRole('main');
    const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
      await main.getByRole(role, { name }).focus();
      await page.keyboard.press('Enter');
    };
    const tick = async (role: 'radio' | 'checkbox', name: RegExp) => {
      await main.getByRole(role, { name }).focus();
      await page.keyboard.press('Space');
    };
    await signIn(page, 'nadia.castellan');
    await visit('/customer/my-quotations?status=A_VALIDER');
    await press(/D26400200/, 'link');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('D26400200');
    await expectAccessibleState(page);
    await press('Accepter et commander');
    await expect(page).toHaveURL(/\/cart/);
    await expect(shown(main, 'Prix du devis D26400200')).toBeVisible();

    await visit('/checkout');
    await tick('radio', /^Retrait en magasin/);
    await press('Continuer');
    await expect(page).toHaveURL(/\/checkout\/billing/);
    await press('Continuer');
    await expect(page).toHaveURL(/\/checkout\/payment/);
    await tick('radio', /^Paiement en compte/);
    await tick('checkbox', /conditions générales/);
    await press('Valider la commande');
    await expect(main.getByRole('heading', { name: 'Merci pour votre commande' })).toBeVisible();
    await visit('/customer/my-quotations/D26400200');
    await expect(shown(main, 'Ce devis a été accepté.')).toBeVisible();
    await press(/^Voir la commande/, 'link');
    await expect(shown(main, 'Total TTC')).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test(
  'INV-01 BAL-01 FRQ-01 the papers of a company on a phone: cards, no sideways scrolling, one touch to the cart',
  { tag: '@phone' },
  async ({ page, visit, complaints, hold }) => {
    const main = page.getByRole('main');
    await hold('didier.vandamme');
    await signIn(page, 'didier.vandamme');
    for (const path of [
      '/customer/dashboard',
      '/customer/my-invoices-and-credit-notes',
      '/customer/my-invoices-and-credit-notes/facture/F26200171',
      '/produit/ardelis-serena-peinture-murs-et-plafonds-mate/fiche/technique',
      '/customer/my-frequent-purchases',
    ]) {
      await visit(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
    await main
      .getByRole('button', { name: /^Ajouter .* au panier/ })
      .first()
      .click();
    await expect(shown(main, /a rejoint votre panier|n’est pas disponible/)).toBeVisible();
    await visit('/customer/my-invoices-and-credit-notes?state=ECHUE');
    // Another falls due at midnight: whichever stands first, its own paper is what comes.
    const paper = main.getByRole('link', { name: /^PDF Facture/ }).first();
    const [number] = /F\d{8}/.exec(await paper.innerText()) ?? [];
    const [file] = await Promise.all([page.waitForEvent('download'), paper.click()]);
    expect(file.suggestedFilename()).toBe(`facture-${number}.pdf`);
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
  },
);
