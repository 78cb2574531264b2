// A preparer's morning, on the tablet of the counter.
import { drawOn } from '../walking/draw-on.ts';
import {
  expect,
  expectAccessibleState,
  linkOfMail,
  openPage,
  shown,
  shopUrl,
  signIn,
  test,
  textOfMail,
  refuseCookies,
} from '../walking/fixtures.ts';
import { enterOffice } from '../walking/office.ts';
import { scan } from '../walking/scan.ts';

test(
  'a preparer scans an order line by line and sends it, and learns what a colleague has counted meanwhile',
  { tag: '@once' },
  async ({ page, visit, browser, said }) => {
    const timesAnnounced = (words: RegExp) => said.filter((text) => words.test(text)).length;
    await page.setViewportSize({ width: 768, height: 1024 });
    const main = page.getByRole('main');
    await visit('/gestion/aujourdhui');
    await main.getByLabel('Adresse e-mail').fill('loic.tanguy@equipe.valbrune.example');
    await main.getByLabel('Mot de passe').fill('Gestion!2026');
    await main.getByRole('button', { name: 'Continuer' }).click();
    await expect(main.getByRole('heading', { name: 'Second facteur' })).toBeVisible();
    await expectAccessibleState(page);
    await main.getByLabel('Code').fill('000000');
    await main.getByRole('button', { name: 'Entrer', exact: true }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Aujourd’hui' })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Menu de la gestion' });
    await expect(menu.getByRole('link')).toHaveText(['Aujourd’hui', 'Commandes', 'Comptoir']);

    await menu.getByRole('link', { name: 'Commandes' }).click();
    await expect(main.getByRole('link', { name: 'W26100007' })).toBeVisible();
    // Of another store.
    await expect(main.getByRole('link', { name: 'W26100133' })).toHaveCount(0);
    await main.getByRole('link', { name: 'W26100007' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toContainText('En attente');
    await expect(main.getByRole('link', { name: 'Annuler la commande' })).toHaveCount(0);
    // A scanned article presses nothing, whatever has the focus; no order is opened by it either.
    const start = main.getByRole('button', { name: 'Commencer la préparation' });
    await start.focus();
    await scan(page, '3999999999999');
    await expect(page.getByText('Code non reconnu : 3999999999999').first()).toBeVisible();
    expect(timesAnnounced(/Code non reconnu : 3999999999999/)).toBe(1);
    await expect(start).toBeFocused();
    await expect(main.getByRole('heading', { level: 1 })).toContainText('En attente');
    await start.click();
    await expect(shown(main, 'La préparation est commencée à votre nom.')).toBeVisible();
    // The picking screen, with what one has to know of it.
    await expect(main.getByRole('heading', { level: 1, name: 'Préparer W26100007' })).toBeVisible();
    await expect(main.getByText(/^Vous, commencée à/)).toBeVisible();

    const scanField = main.getByLabel('Code-barres ou référence');
    await scanField.fill('3999999999999');
    await page.keyboard.press('Enter');
    await expect(shown(main, /n’est pas dans cette commande/)).toBeVisible();
    await expectAccessibleState(page);
    // Wrong three times, on a button that would save: said each time, and nothing of before once more.
    const wrong = /3999999999998.* n’est pas dans cette commande/;
    const saving = main.getByRole('button', { name: 'Enregistrer' });
    for (const nth of [1, 2, 3]) {
      await saving.focus();
      await scan(page, '3999999999998');
      await expect.poll(() => timesAnnounced(wrong)).toBe(nth);
    }
    await expect(main.getByText('La préparation est commencée à votre nom.')).toHaveCount(0);
    expect(timesAnnounced(/La préparation est commencée/)).toBe(1);
    expect(timesAnnounced(/La préparation est notée/)).toBe(0);
    const known = (await main.locator('tbody th small').first().innerText()).split(' · ')[1] ?? '';
    await scanField.fill(known);
    await page.keyboard.press('Enter');
    await expect(shown(main, /: 1 sur \d+\.$/)).toBeVisible();
    // Said once, by the page that counts; that it was sent is only shown.
    await expect(page.getByText('Préparation de W26100007 : c’est noté.').first()).toBeVisible();
    expect([timesAnnounced(/: 1 sur \d+\.$/), timesAnnounced(/c’est noté/)]).toEqual([1, 0]);
    // In a count a scanned code is a pack as well, and no number of packs.
    const counted = main.getByLabel(/^Mis de côté/).first();
    await counted.fill('0');
    await scan(page, known);
    await expect(shown(main, /: 2 sur \d+\.$/)).toBeVisible();
    await expect(counted).toHaveValue('2');
    await expect(scanField).toBeFocused();
    for (const count of await main.getByLabel(/^Mis de côté/).all()) {
      const most = await count.locator('xpath=ancestor::td').locator('[name^="sur-"]').inputValue();
      await count.fill(most);
    }
    // A colleague has counted the first line meanwhile: told, with what was typed, and one goes on.
    const elsewhere = await browser.newContext();
    const colleague = await elsewhere.newPage();
    await enterOffice(elsewhere, 'marc.leroy');
    await colleague.goto(`${shopUrl()}/gestion/commandes/W26100007/preparation`);
    const theirs = colleague
      .getByRole('main')
      .getByLabel(/^Mis de côté/)
      .first();
    await expect(colleague.getByRole('main').getByText(/^Loïc Tanguy, commencée à/)).toBeVisible();
    await theirs.fill('0');
    await colleague.getByRole('main').getByRole('button', { name: 'Enregistrer' }).click();
    await expect(shown(colleague.getByRole('main'), 'La préparation est notée.')).toBeVisible();
    await elsewhere.close();
    await main.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(main.getByText(/en est maintenant à 0 \(Marc Leroy/)).toBeVisible();
    await expect(main.getByText(/^Vous aviez mis/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Actions en attente' })).toHaveCount(0);
    await expectAccessibleState(page);
    const mine = main.getByLabel(/^Mis de côté/).first();
    await expect(mine).toHaveValue('0');
    await mine.fill(await mine.locator('xpath=ancestor::td').locator('[name^="sur-"]').inputValue());
    await main.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(shown(main, 'La préparation est notée.')).toBeVisible();
    await main.getByRole('button', { name: 'Remettre au transporteur' }).click();
    await expect(shown(main, 'Le départ est noté, le client est prévenu.')).toBeVisible();
  },
);

test(
  'an order is handed over at the counter for the code of its mail, and its buyer and a colleague see it',
  { tag: ['@quick', '@once'] },
  async ({ page, context, browser }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    const main = page.getByRole('main');
    const menu = page.getByRole('navigation', { name: 'Menu de la gestion' });
    const scanField = main.getByLabel('Code-barres ou référence');
    await enterOffice(context, 'loic.tanguy');
    // What was left of an order is prepared: its customer is told, with the code to show.
    await openPage(page, '/gestion/commandes/W26100021/preparation');
    // From the field of one preparation a scanned order opens the other one.
    await expect(scanField).toBeFocused();
    await expect(page.getByRole('button', { name: 'Aller à…' })).toBeVisible();
    await scan(page, 'W26100070');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('W26100070');
    await page.goBack();
    await expect(main.getByRole('heading', { level: 1, name: 'Préparer W26100021' })).toBeVisible();
    for (const count of await main.getByLabel(/^Mis de côté/).all())
      await count.fill(await count.locator('xpath=ancestor::td').locator('[name^="sur-"]').inputValue());
    await main.getByRole('button', { name: 'Enregistrer' }).click();
    await main.getByRole('button', { name: 'Tout est prêt, prévenir le client' }).click();
    await expect(shown(main, 'Le client est prévenu.')).toBeVisible();
    const mail = await textOfMail(page, /click_collect_ready/, 'W26100021');
    const code = /Code de retrait\s*:\s*(\w{3}\s\w{3})/u.exec(mail)?.[1] ?? '';
    const home = await browser.newContext();
    await refuseCookies(home);
    const customer = await home.newPage();
    await signIn(customer, 'yann.kermarrec');
    await customer.goto(`${shopUrl()}/customer/order-history/W26100021`);
    await expect(customer.getByRole('main').getByText(code)).toBeVisible();

    // A colleague has found it by the same code.
    const other = await browser.newContext();
    const second = await other.newPage();
    await enterOffice(other, 'marc.leroy');
    await second.goto(`${shopUrl()}/gestion/comptoir`);
    await second.getByRole('main').getByRole('searchbox').fill(code);
    await second.keyboard.press('Enter');
    await expect(second.getByRole('main').getByText('Code vérifié')).toBeVisible();

    // At the counter the code is typed, and one press is left.
    await menu.getByRole('link', { name: 'Comptoir' }).click();
    await main.getByRole('searchbox').fill(code.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(main.getByText('Code vérifié')).toBeVisible();
    await expect(
      main.getByRole('button', { name: /^Remettre( et noter .*?)?(\s: commande .*)?$/ }),
    ).toBeFocused();
    await expectAccessibleState(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Remise de W26100021 sur présentation du code/).first()).toBeVisible();
    // Whoever comes next is in the list again.
    await expect(main.getByText(/Un code de retrait/)).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Tout afficher' })).toHaveCount(0);
    await expect(
      second.getByRole('main').getByText(/^Commande W26100021 remise par Loïc Tanguy à/),
    ).toBeVisible();
    await expect(second.getByRole('main').getByText(/Aucune commande n’attend/)).toHaveCount(0);
    await other.close();
    await page.goto(`${shopUrl()}/gestion/commandes/W26100021`);
    await expect(main.getByText(/code de retrait vérifié/)).toBeVisible();
    await customer.reload();
    await expect(customer.getByRole('main')).toContainText('Retirée');
    await expect(customer.getByRole('main').getByText(code)).toHaveCount(0);
    expect(await textOfMail(page, /order_parts_moved/, 'W26100021')).toContain('vous a remis');
    await home.close();
  },
);

test(
  'an order is handed over at the counter for a name and a signature once a wrong code is refused',
  { tag: '@once' },
  async ({ page, context, browser, said }) => {
    const timesAnnounced = (words: RegExp) => said.filter((text) => words.test(text)).length;
    await page.setViewportSize({ width: 768, height: 1024 });
    const main = page.getByRole('main');
    await enterOffice(context, 'loic.tanguy');
    await openPage(page, '/gestion/commandes/W26100070');
    await main.getByRole('link', { name: 'Remettre au client' }).click();
    await main.getByLabel('Code de retrait').fill('KERMAR');
    await main.getByLabel('Remis à').fill('Yann Kermarrec');
    await main.getByRole('button', { name: /^Remettre( et noter .*?)?(\s: commande .*)?$/ }).click();
    await expect(main.getByText(/Ce code n’est pas celui de la commande/).first()).toBeVisible();
    await expectAccessibleState(page);
    await main.getByLabel('Code de retrait').fill('');
    // Nobody has to sign: it says so, and is closed again by keys.
    const sign = main.getByRole('button', { name: 'Faire signer (facultatif)' });
    await sign.focus();
    await page.keyboard.press('Enter');
    await expect(main.getByRole('group', { name: /^Signature facultative/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(main.getByRole('button', { name: 'Fermer sans signer' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sign).toBeFocused();
    await expect.poll(() => timesAnnounced(/^Fermé sans signature/)).toBe(1);
    await sign.click();
    const sheet = main.getByRole('img', { name: /^Signature/ });
    await expectAccessibleState(page);
    // The pen may still be on its way.
    await expect(async () => {
      await drawOn(page, sheet);
      await expect(main.locator('[name="signature"]')).toHaveValue(/^\d+,\d+ /, { timeout: 500 });
    }).toPass();
    await expect(shown(main, 'Signature prise.')).toBeVisible();
    expect(timesAnnounced(/^Signature prise/)).toBe(1);
    await main.getByRole('button', { name: /^Remettre( et noter .*?)?(\s: commande .*)?$/ }).click();
    await expect(shown(main, 'La remise est notée.')).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Retirée');
    await expect(main.getByText(/reçu par Yann Kermarrec/)).toBeVisible();
    await expect(main.getByRole('img', { name: 'Signature' })).toBeVisible();

    const home = await browser.newContext();
    const customer = await home.newPage();
    await signIn(customer, 'yann.kermarrec');
    await customer.goto(`${shopUrl()}/customer/order-history/W26100070`);
    await expect(customer.getByRole('main')).toContainText('Retirée');
    await home.close();
  },
);

test(
  'the owner invites somebody, who chooses a password behind the link of the mail',
  { tag: '@once' },
  async ({ page, visit, browser }) => {
    const main = page.getByRole('main');
    await enterOffice(page.context(), 'claire.valbrune');
    await visit('/gestion/equipe');
    await expect(main.getByRole('heading', { level: 1, name: 'Équipe' })).toBeVisible();
    // Down the rows of any list: to what can be done there first, or to the row itself where it is only read.
    await page.keyboard.press('j');
    await expect(main.locator('tbody tr').first().getByText('Actions', { exact: true })).toBeFocused();
    await page.keyboard.type('gj');
    await expect(main.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(main.locator('tbody tr').nth(1).locator(':focus')).toHaveCount(1);
    await page.keyboard.type('ge');
    await expect(main.getByRole('heading', { level: 1, name: 'Équipe' })).toBeVisible();
    await main.getByRole('link', { name: 'Inviter une personne' }).click();
    await main.getByRole('button', { name: 'Envoyer l’invitation' }).click();
    await expect(shown(main, 'À remplir.')).toBeVisible();
    await expectAccessibleState(page);
    await main.getByLabel('Adresse e-mail').fill('nora.petit@equipe.valbrune.example');
    await main.getByLabel('Prénom').fill('Nora');
    await main.getByLabel('Nom', { exact: false }).last().fill('Petit');
    await main.getByLabel('Rôle').selectOption('Préparateur');
    await main.getByRole('checkbox', { name: 'VB006' }).check();
    await main.getByRole('button', { name: 'Envoyer l’invitation' }).click();
    await expect(shown(main, 'L’invitation est partie.')).toBeVisible();

    const other = await (await browser.newContext()).newPage();
    await other.goto(await linkOfMail(other, /staff_invited.*nora\.petit/, '/gestion/invitation'));
    const door = other.getByRole('main');
    await expect(door.getByRole('heading', { name: 'Bienvenue, Nora' })).toBeVisible();
    await expectAccessibleState(other);
    await door.getByLabel('Nouveau mot de passe').fill('Brosse-large-et-rouleau');
    await door.getByRole('button', { name: 'Ouvrir mon accès' }).click();
    await expect(door.getByRole('heading', { name: 'Protéger votre compte' })).toBeVisible();
    await expect(door.getByRole('img', { name: /^Code à lire/ })).toBeVisible();
    await expect(door.getByRole('button', { name: 'Ajouter une clé d’accès' })).toBeVisible();
    await expectAccessibleState(other);
    await other.context().close();
  },
);
