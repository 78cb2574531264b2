// Money on its way back: an accountant refunds a part of a card payment, and the buyer reads of it.
import { expect, expectAccessibleState, openPage, shown, signIn, test } from '../walking/fixtures.ts';
import { enterOffice } from '../walking/office.ts';
import { PAID_BY_CARD } from '../walking/what-waits.ts';

test(
  'an accountant refunds a part of a card payment once, and the order shows it to the team and to its buyer',
  { tag: ['@quick', '@once'] },
  async ({ page, context, browser }) => {
    const main = page.getByRole('main');
    await enterOffice(context, 'nathalie.perez');
    await openPage(page, `/gestion/commandes/${PAID_BY_CARD}/remboursement`);
    await main.getByLabel('Montant en euros').fill('5,00');
    await main.getByRole('button', { name: 'Rembourser', exact: true }).click();
    await expect(main.getByLabel('Motif')).toHaveAccessibleDescription(/Saisissez le motif\./);
    await expect(main.getByLabel('Montant en euros')).toHaveValue('5,00');
    await expectAccessibleState(page);
    await main.getByLabel('Motif').fill('Un pot rayé');
    await main.getByRole('button', { name: 'Rembourser', exact: true }).dblclick();
    await expect(shown(main, 'Le remboursement est fait.')).toBeVisible();
    await expect(main).toContainText(/Payée\s[\d\s]+,\d\d\s€, dont 5,00\s€ rendus/);
    await openPage(page, `/gestion/commandes/${PAID_BY_CARD}`);
    await expect(main.getByText(/Remboursement de 5,00\s€ demandé\s: Un pot rayé/)).toHaveCount(1);

    const home = await browser.newContext();
    const buyer = await home.newPage();
    await signIn(buyer, 'ines.lefebvre');
    await openPage(buyer, `/customer/order-history/${PAID_BY_CARD}`);
    await expect(shown(buyer.getByRole('main'), /Remboursé le .*5,00\s€/)).toBeVisible();
    await home.close();
  },
);
