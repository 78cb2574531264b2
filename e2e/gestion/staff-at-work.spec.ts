// A preparer's morning, on the tablet of the counter.
import type { Page } from '@playwright/test';
import { drawOn } from '../walking/draw-on.ts';
import {
  expect,
  expectAccessible,
  linkOfMail,
  shown,
  shopUrl,
  signIn,
  test,
  textOfMail,
  refuseCookies,
} from '../walking/fixtures.ts';
import { scan } from '../walking/scan.ts';

const LOIC = 'loic.tanguy@equipe.valbrune.example';

async function enter(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Adresse e-mail').fill(email);
  await main.getByLabel('Mot de passe').fill('Gestion!2026');
  await main.getByRole('button', { name: 'Continuer' }).click();
  await expect(main.getByRole('heading', { name: 'Second facteur' })).toBeVisible();
  await expectAccessible(page);
  await main.getByLabel('Code').fill('000000');
  await main.getByRole('button', { name: 'Entrer', exact: true }).click();
}

test(
  'a preparer scans an order line by line and sends it; another is handed over for the code of its mail, a third for a name and a signature',
  { tag: '@once' },
  async ({ page, visit, hold, browser, said }) => {
    const timesSaid = (words: RegExp) => said.filter((text) => words.test(text)).length;
    await hold('yann.kermarrec');
    await page.setViewportSize({ width: 768, height: 1024 });
    const main = page.getByRole('main');
    await visit('/gestion/aujourdhui');
    await expectAccessible(page);
    await enter(page, LOIC);
    await expect(main.getByRole('heading', { level: 1, name: 'Aujourd’hui' })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Menu de la gestion' });
    await expect(menu.getByRole('link')).toHaveText(['Aujourd’hui', 'Commandes', 'Comptoir']);
    await expectAccessible(page);

    await menu.getByRole('link', { name: 'Commandes' }).click();
    await expect(main.getByRole('link', { name: 'W26100007' })).toBeVisible();
    // Of another store.
    await expect(main.getByRole('link', { name: 'W26100133' })).toHaveCount(0);
    await expectAccessible(page);
    await main.getByRole('link', { name: 'W26100007' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toContainText('En attente');
    await expect(main.getByRole('link', { name: 'Annuler la commande' })).toHaveCount(0);
    // A scanned article presses nothing, whatever has the focus; no order is opened by it either.
    const start = main.getByRole('button', { name: 'Commencer la préparation' });
    await start.focus();
    await scan(page, '3999999999999');
    await expect(page.getByText('Code non reconnu : 3999999999999').first()).toBeVisible();
    expect(timesSaid(/Code non reconnu : 3999999999999/)).toBe(1);
    await expect(start).toBeFocused();
    await expect(main.getByRole('heading', { level: 1 })).toContainText('En attente');
    await start.click();
    await expect(shown(main, 'La préparation est commencée à votre nom.')).toBeVisible();
    // The picking screen, with what one has to know of it.
    await expect(main.getByRole('heading', { level: 1, name: 'Préparer W26100007' })).toBeVisible();
    await expect(main.getByText(/^Vous, commencée à/)).toBeVisible();
    await expectAccessible(page);

    const scanField = main.getByLabel('Code-barres ou référence');
    await scanField.fill('3999999999999');
    await page.keyboard.press('Enter');
    await expect(shown(main, /n’est pas dans cette commande/)).toBeVisible();
    await expectAccessible(page);
    // Wrong three times, on a button that would save: said each time, and nothing of before once more.
    const wrong = /3999999999998.* n’est pas dans cette commande/;
    const saving = main.getByRole('button', { name: 'Enregistrer' });
    for (const nth of [1, 2, 3]) {
      await saving.focus();
      await scan(page, '3999999999998');
      await expect.poll(() => timesSaid(wrong)).toBe(nth);
    }
    await expect(main.getByText('La préparation est commencée à votre nom.')).toHaveCount(0);
    expect(timesSaid(/La préparation est commencée/)).toBe(1);
    expect(timesSaid(/La préparation est notée/)).toBe(0);
    const known = (await main.locator('tbody th small').first().innerText()).split(' · ')[1] ?? '';
    await scanField.fill(known);
    await page.keyboard.press('Enter');
    await expect(shown(main, /: 1 sur \d+\.$/)).toBeVisible();
    // Said once, by the page that counts; that it was sent is only shown.
    await expect(page.getByText('Préparation de W26100007 : c’est noté.').first()).toBeVisible();
    expect([timesSaid(/: 1 sur \d+\.$/), timesSaid(/c’est noté/)]).toEqual([1, 0]);
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
    const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.77.0.4' } });
    const colleague = await elsewhere.newPage();
    await colleague.goto(`${shopUrl()}/gestion/commandes/W26100007/preparation`);
    await enter(colleague, 'marc.leroy@equipe.valbrune.example');
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
    await expectAccessible(page);
    const mine = main.getByLabel(/^Mis de côté/).first();
    await expect(mine).toHaveValue('0');
    await mine.fill(await mine.locator('xpath=ancestor::td').locator('[name^="sur-"]').inputValue());
    await main.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(shown(main, 'La préparation est notée.')).toBeVisible();
    await main.getByRole('button', { name: 'Remettre au transporteur' }).click();
    await expect(shown(main, 'Le départ est noté, le client est prévenu.')).toBeVisible();

    // What was left of an order is prepared: its customer is told, with the code to show.
    await page.goto(`${shopUrl()}/gestion/commandes/W26100021/preparation`);
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
    // From elsewhere: what the shop counts by address is not shared with other journeys.
    const home = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.77.0.1' } });
    await refuseCookies(home);
    const customer = await home.newPage();
    await signIn(customer, 'yann.kermarrec');
    await customer.goto(`${shopUrl()}/customer/order-history/W26100021`);
    await expect(customer.getByRole('main').getByText(code)).toBeVisible();
    await expectAccessible(customer);

    // A colleague has found it by the same code.
    const other = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.77.0.5' } });
    const second = await other.newPage();
    await second.goto(`${shopUrl()}/gestion/comptoir`);
    await enter(second, 'marc.leroy@equipe.valbrune.example');
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
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Remise de W26100021 sur présentation du code/).first()).toBeVisible();
    // Whoever comes next is in the list again.
    await expect(main.getByText(/Un code de retrait/)).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Tout afficher' })).toHaveCount(0);
    await expect(
      second.getByRole('main').getByText(/^Commande W26100021 remise par Loïc Tanguy à/),
    ).toBeVisible();
    await expect(second.getByRole('main').getByText(/Aucune commande n’attend/)).toHaveCount(0);
    await expectAccessible(second);
    await other.close();
    await page.goto(`${shopUrl()}/gestion/commandes/W26100021`);
    await expect(main.getByText(/code de retrait vérifié/)).toBeVisible();
    await customer.reload();
    await expect(customer.getByRole('main')).toContainText('Retirée');
    await expect(customer.getByRole('main').getByText(code)).toHaveCount(0);
    expect(await textOfMail(page, /order_parts_moved/, 'W26100021')).toContain('vous a remis');

    await page.goto(`${shopUrl()}/gestion/commandes/W26100070`);
    await main.getByRole('link', { name: 'Remettre au client' }).click();
    await expectAccessible(page);
    await main.getByLabel('Code de retrait').fill('KERMAR');
    await main.getByLabel('Remis à').fill('Yann Kermarrec');
    await main.getByRole('button', { name: /^Remettre( et noter .*?)?(\s: commande .*)?$/ }).click();
    await expect(main.getByText(/Ce code n’est pas celui de la commande/).first()).toBeVisible();
    await expectAccessible(page);
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
    await expect.poll(() => timesSaid(/^Fermé sans signature/)).toBe(1);
    await sign.click();
    const sheet = main.getByRole('img', { name: /^Signature/ });
    await expectAccessible(page);
    // The pen may still be on its way.
    await expect(async () => {
      await drawOn(page, sheet);
      await expect(main.locator('[name="signature"]')).toHaveValue(/^\d+,\d+ /, { timeout: 500 });
    }).toPass();
    await expect(shown(main, 'Signature prise.')).toBeVisible();
    expect(timesSaid(/^Signature prise/)).toBe(1);
    await main.getByRole('button', { name: /^Remettre( et noter .*?)?(\s: commande .*)?$/ }).click();
    await expect(shown(main, 'La remise est notée.')).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Retirée');
    await expect(main.getByText(/reçu par Yann Kermarrec/)).toBeVisible();
    await expect(main.getByRole('img', { name: 'Signature' })).toBeVisible();
    await expectAccessible(page);

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
    await visit('/gestion/equipe');
    await enter(page, 'claire.valbrune@equipe.valbrune.example');
    await expect(main.getByRole('heading', { level: 1, name: 'Équipe' })).toBeVisible();
    await expectAccessible(page);
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
    await expectAccessible(page);
    await main.getByLabel('Adresse e-mail').fill('nora.petit@equipe.valbrune.example');
    await main.getByLabel('Prénom').fill('Nora');
    await main.getByLabel('Nom', { exact: false }).last().fill('Petit');
    await main.getByLabel('Rôle').selectOption('Préparateur');
    await main.getByRole('checkbox', { name: 'VB006' }).check();
    await main.getByRole('button', { name: 'Envoyer l’invitation' }).click();
    await expect(shown(main, 'L’invitation est partie.')).toBeVisible();

    const other = await (
      await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.77.0.2' } })
    ).newPage();
    await other.goto(await linkOfMail(other, /staff_invited.*nora\.petit/, '/gestion/invitation'));
    const door = other.getByRole('main');
    await expect(door.getByRole('heading', { name: 'Bienvenue, Nora' })).toBeVisible();
    await expectAccessible(other);
    await door.getByLabel('Nouveau mot de passe').fill('Brosse-large-et-rouleau');
    await door.getByRole('button', { name: 'Ouvrir mon accès' }).click();
    await expect(door.getByRole('heading', { name: 'Protéger votre compte' })).toBeVisible();
    await expect(door.getByRole('img', { name: /^Code à lire/ })).toBeVisible();
    await expect(door.getByRole('button', { name: 'Ajouter une clé d’accès' })).toBeVisible();
    await expectAccessible(other);
    await other.context().close();
  },
);
