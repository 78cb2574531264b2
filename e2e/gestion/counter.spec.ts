// The counter's tablet, also while the network is away.
import { drawOn } from '../walking/draw-on.ts';
import { expect, expectAccessibleState, shown, shopUrl, test } from '../walking/fixtures.ts';
import { enterOffice } from '../walking/office.ts';
import { scan } from '../walking/scan.ts';

test(
  'goods are handed over while the network is away, once each and in order, and a colleague’s hand-over in between is shown',
  { tag: ['@quick', '@once'] },
  async ({ page, visit, browser, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const main = page.getByRole('main');
    const cardOf = (number: string) => page.locator(`[data-pickup="${number}"]`);
    await enterOffice(context, 'claire.valbrune');
    await visit('/gestion/comptoir');
    await expect(main.getByRole('heading', { level: 1, name: 'Comptoir' })).toBeVisible();

    // The number and Enter: the keyboard is then where its card asks for the code.
    await expect(main.getByRole('searchbox')).toBeFocused();
    await main.getByRole('searchbox').fill('w26100196');
    await page.keyboard.press('Enter');
    await expect(cardOf('W26100196').getByLabel('Code de retrait')).toBeFocused();
    // A scanned label leads to its card from anywhere, and is written nowhere else.
    await scan(page, 'W26100350');
    await expect(cardOf('W26100350').getByLabel('Code de retrait')).toBeFocused();
    await expect(cardOf('W26100196').getByLabel('Code de retrait')).toHaveValue('');
    await main.getByRole('link', { name: 'Ouvrir W26100350' }).focus();
    await scan(page, 'W26100196');
    const press = cardOf('W26100196').getByRole('button', { name: /^Reme|^Remise/ });
    await expect(cardOf('W26100196').getByLabel('Code de retrait')).toBeFocused();
    await press.click();
    await expect(cardOf('W26100196')).toContainText('Saisissez le code de retrait');
    // Refused at once: at the field, and nowhere else.
    await cardOf('W26100196').getByLabel('Code de retrait').fill('333444');
    await press.click();
    await expect(cardOf('W26100196')).toContainText('Ce code n’est pas celui de la commande');
    await expect(cardOf('W26100196').getByLabel('Code de retrait')).toHaveValue('333444');
    await expect(page.getByRole('region', { name: 'Actions en attente' })).toHaveCount(0);
    await expectAccessibleState(page);
    await cardOf('W26100196').getByLabel('Code de retrait').fill('');
    await cardOf('W26100196').getByLabel('Remis à').fill('Jeanne Martin');
    await expect(cardOf('W26100350')).toBeVisible();

    await context.setOffline(true);
    // What strokes are drawn with was fetched before the network went.
    await cardOf('W26100196').getByRole('button', { name: 'Faire signer' }).click();
    await drawOn(page, cardOf('W26100196').getByRole('img', { name: /^Signature/ }));
    await expect(cardOf('W26100196').locator('[name="signature"]')).toHaveValue(/^\d+,\d+ /);
    await press.click();
    await press.click({ force: true });
    await expect(press).toHaveText('Remise gardée, en attente d’envoi');
    await cardOf('W26100350').getByLabel('Remis à').fill('Rose Martin');
    await cardOf('W26100350')
      .getByRole('button', { name: /^Remettre( et noter .*?)?(\s: commande .*)?$/ })
      .click();
    const waiting = page.getByRole('region', { name: 'Actions en attente' });
    await expect(waiting).toContainText('2 actions attendent d’être envoyées.');
    await expect(waiting).toContainText('Le réseau ne répond pas.');
    await expectAccessibleState(page);

    const elsewhere = await browser.newContext();
    const colleague = await elsewhere.newPage();
    await enterOffice(elsewhere, 'henri.valbrune');
    await colleague.goto(`${shopUrl()}/gestion/commandes/W26100350/remise`);
    await colleague.getByRole('main').getByLabel('Remis à').fill('Paul Martin');
    await colleague
      .getByRole('main')
      .getByRole('button', { name: /^Remettre( et noter .*?)?(\s: commande .*)?$/ })
      .click();
    await expect(shown(colleague.getByRole('main'), 'La remise est notée.')).toBeVisible();

    await context.setOffline(false);
    const refused = waiting.getByRole('heading', { name: 'À régler : Remise de W26100350 à Rose Martin' });
    await expect(refused).toBeVisible();
    await expect(waiting).toContainText(/Henri Valbrune/);
    await expect(waiting).toContainText('Saisi par Claire Valbrune');
    await expect(waiting).not.toContainText('attendent');
    await expect(cardOf('W26100196')).toHaveCount(0);
    await expect(cardOf('W26100350')).toHaveCount(0);
    await expectAccessibleState(page);
    await waiting.getByRole('button', { name: 'C’est réglé' }).click();
    await expect(waiting).toHaveCount(0);

    // Refused here, done there: the card leaves by itself.
    // Those of the preparer's morning are left to it.
    const third = page
      .locator('[data-pickup]:not([data-pickup="W26100021"]):not([data-pickup="W26100070"])')
      .first();
    const number3 = (await third.getAttribute('data-pickup')) ?? '';
    await context.setOffline(true);
    await third.getByLabel('Code de retrait').fill('333444');
    await third.getByRole('button', { name: /^Remettre( et noter .*?)?(\s: commande .*)?$/ }).click();
    await expect(waiting).toContainText('1 action attend');
    await context.setOffline(false);
    // At its form while that is still there, on a card of its own after.
    const told = cardOf(number3).getByText(/Ce code n’est pas celui de la commande/);
    await expect(
      waiting.getByRole('heading', { name: `À régler : Remise de ${number3}` }).or(told),
    ).toBeVisible();
    await colleague.goto(`${shopUrl()}/gestion/commandes/${number3}/remise`);
    await colleague.getByRole('main').getByLabel('Remis à').fill('Paul Martin');
    await colleague
      .getByRole('main')
      .getByRole('button', { name: /^Remettre( et noter .*?)?(\s: commande .*)?$/ })
      .click();
    await expect(shown(colleague.getByRole('main'), 'La remise est notée.')).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await expect(cardOf(number3)).toHaveCount(0);

    // The palette opens from a field too; down the cards, not past them.
    await main.getByRole('searchbox').focus();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Aller à' })).toBeVisible();
    await page.keyboard.press('Escape');
    await main.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('j');
    await expect(page.locator('[data-pickup]').first().getByRole('link').first()).toBeFocused();

    // By keyboard alone: to the list, down its rows, into an order; a scanned number from anywhere; the palette.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('body').click({ position: { x: 2, y: 500 } });
    await page.keyboard.type('gc');
    await expect(main.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    const first = main.locator('tbody th a').first();
    await expect(first).toBeFocused();
    const number = await first.innerText();

    // Rows are chosen and printed together; what is chosen stays so from page to page of the list.
    const chosen = main.getByRole('group', { name: 'Commandes choisies' });
    await expect(chosen).toBeHidden();
    await page.keyboard.press('x');
    await expect(chosen).toContainText('1 commande choisie');
    await page.keyboard.press('x');
    await expect(chosen).toBeHidden();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    const second = await main.locator('tbody th a').nth(1).innerText();
    await page.keyboard.press('x');
    await expect(chosen).toContainText('2 commandes choisies');
    await expectAccessibleState(page);
    // One of them is looked at; back in the list they are chosen as before.
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { level: 1 })).toContainText(second);
    await page.goBack();
    await expect(chosen).toContainText('2 commandes choisies');
    await expect(main.getByRole('checkbox', { name: `Choisir la commande ${number}` })).toBeChecked();
    await chosen.getByRole('button', { name: 'Tout décocher' }).click();
    await expect(chosen).toBeHidden();
    await expect(first).toBeFocused();
    await main.getByRole('checkbox', { name: `Choisir la commande ${second}` }).check();
    await page.keyboard.press('k');
    await page.keyboard.press('x');
    await page.keyboard.press('p');
    await expect(main.getByRole('heading', { level: 1, name: 'Bons de préparation' })).toBeVisible();
    const printed = main.getByRole('heading', { level: 2 });
    // In the order of the list, whichever was chosen first.
    await expect(printed).toHaveText([
      `Liste de préparation · ${number}`,
      `Liste de préparation · ${second}`,
    ]);
    await page.goBack();
    await expect(main.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible();
    // What is printed is chosen no longer.
    await expect(chosen).toBeHidden();
    await page.keyboard.press('j');
    await expect(first).toBeFocused();
    // A scanned article opens no row; a scanned order is opened in its place.
    await scan(page, '3999999999999');
    await expect(page.getByText('Code non reconnu : 3999999999999').first()).toBeVisible();
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { level: 1 })).toContainText(number);
    await main.getByLabel('Note pour l’équipe').focus();
    await scan(page, 'W26100196');
    await expect(main.getByLabel('Note pour l’équipe')).toHaveValue(/^W26100196\s*$/);
    await main.getByLabel('Note pour l’équipe').fill('');
    await main.getByRole('heading', { level: 1 }).click();
    await scan(page, 'W26100196');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('W26100196');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Retirée');
    await main.getByLabel('Note pour l’équipe').fill('');
    await page.keyboard.type('gc?');
    await expect(main.getByLabel('Note pour l’équipe')).toHaveValue('gc?');
    await main.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Raccourcis du clavier' });
    await expect(help.getByRole('heading')).toBeFocused();
    await expect(help.getByRole('heading')).toBeInViewport();
    await expectAccessibleState(page);
    // Single keys can be switched off; chords and scanners stay.
    await help.getByRole('link', { name: 'Mon compte' }).click();
    await main.getByRole('checkbox', { name: 'Raccourcis à une touche' }).uncheck();
    await main.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await page.keyboard.type('gc');
    await page.keyboard.press('Control+k');
    await page
      .getByRole('dialog', { name: 'Aller à' })
      .getByRole('button', { name: 'Tous les raccourcis' })
      .click();
    await expect(help).toContainText('coupés sur cet appareil');
    await page.keyboard.press('Escape');
    await expect(main.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
    await main.getByRole('checkbox', { name: 'Raccourcis à une touche' }).check();
    await main.getByRole('heading', { level: 1 }).click();
    await scan(page, 'W26100196');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('W26100196');
    await page.keyboard.press('?');
    await expect(help).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Aller à' });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await expectAccessibleState(page);
    await page.keyboard.type('compto');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { level: 1, name: 'Comptoir' })).toBeVisible();

    await colleague.goto(`${shopUrl()}/gestion/commandes/W26100196`);
    await expect(colleague.getByRole('heading', { level: 1 })).toContainText('Retirée');
    await expect(colleague.getByRole('main').getByText('Claire Valbrune').first()).toBeVisible();
    await expect(colleague.getByRole('main').getByRole('img', { name: 'Signature' })).toBeVisible();
    await elsewhere.close();
  },
);
