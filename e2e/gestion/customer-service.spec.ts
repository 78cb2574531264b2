// A morning of the customer service: what somebody wrote is taken, answered by mail, and nobody answers it twice.
import { expect, openPage, shopUrl, shown, test, textOfMail } from '../walking/fixtures.ts';
import { enterOffice } from '../walking/office.ts';

const WRITER = 'odile.garnier@chantier.example';
const WORDS = 'Bonjour, un pot de lasure est arrivé cabossé. Que dois-je faire\u00A0? Odile Garnier';
const ANSWER = 'Bonjour Madame, rapportez le pot au magasin avec son ticket\u00A0: il vous est échangé.';

test(
  'the customer service takes a message from « today » and answers it by mail, and a colleague sees who took it and who answered',
  { tag: ['@quick', '@once'] },
  async ({ page, browser, context }) => {
    const elsewhere = await browser.newContext();
    const colleague = await elsewhere.newPage();
    const writer = await elsewhere.newPage();
    await openPage(writer, '/contactez-nous');
    const letter = writer.getByRole('main');
    await letter.getByLabel('Motif de votre demande').selectOption('Autre demande');
    await letter.getByLabel('Nom et prénom, ou société').fill('Odile Garnier');
    await letter.getByLabel('Adresse e-mail').fill(WRITER);
    await letter.getByLabel('Votre message').fill(WORDS);
    await letter.getByRole('button', { name: 'Envoyer' }).click();
    await expect(writer.getByRole('heading', { level: 1 })).toHaveText('Votre message a été envoyé');
    await writer.close();

    const main = page.getByRole('main');
    await enterOffice(context, 'camille.dupuis');
    await openPage(page, '/gestion/aujourdhui');
    await expect(main.getByRole('heading', { level: 1, name: 'Aujourd’hui' })).toBeVisible();
    const waiting = main.getByRole('table', { name: 'Messages' }).getByRole('row', { name: /Odile Garnier/ });
    await waiting.getByRole('link').click();
    const take = main.getByRole('button', { name: 'Je m’en occupe' });
    await expect(take).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Odile Garnier');
    await expect(main).toContainText(WORDS);
    const place = new URL(page.url()).pathname;
    await take.click();
    await expect(shown(main, 'Le message est à vous.')).toBeVisible();
    await expect(take).toHaveCount(0);
    const fact = (where: typeof main, name: string) =>
      where.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]');
    await expect(fact(main, 'Suivi par')).toHaveText('Vous');

    const theirs = colleague.getByRole('main');
    await enterOffice(elsewhere, 'karim.haddad');
    await openPage(colleague, '/gestion/aujourdhui');
    const taken = theirs.getByRole('table', { name: 'Messages' }).getByRole('row', { name: /Odile Garnier/ });
    await expect(taken).toContainText('Camille Dupuis');
    await openPage(colleague, place);
    await expect(fact(theirs, 'Suivi par')).toHaveText('Camille Dupuis');
    await theirs.getByLabel('Votre réponse').fill('Je m’en charge aussi.');

    // Nothing leaves without words.
    await main.getByRole('button', { name: 'Envoyer la réponse' }).click();
    await expect(main.getByLabel('Votre réponse')).toHaveAccessibleDescription(/Écrivez votre réponse/);
    await main.getByLabel('Votre réponse').fill(ANSWER);
    await main.getByRole('button', { name: 'Envoyer la réponse' }).click();
    await expect(shown(main, 'La réponse est partie, le message est traité.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Odile Garnier' })).toHaveCount(0);
    const mail = await textOfMail(page, /contact_answer.*odile\.garnier@chantier\.example/, ANSWER);
    expect(mail).toContain('Camille Dupuis');
    // Anybody can type an address: what was written is not quoted to who never proved it.
    expect(mail).not.toContain('cabossé');

    await theirs.getByRole('button', { name: 'Envoyer la réponse' }).click();
    await expect(shown(theirs, /Camille Dupuis a déjà traité ce message/)).toBeVisible();
    await openPage(colleague, place);
    await expect(fact(theirs, 'Suivi par')).toContainText('Traité par Camille Dupuis');
    await expect(theirs).toContainText(ANSWER);
    await expect(theirs.getByRole('button')).toHaveCount(0);
    await colleague.goto(`${shopUrl()}/dev/mails`);
    await expect(colleague.getByRole('row', { name: /contact_answer.*odile\.garnier/ })).toHaveCount(1);
    await elsewhere.close();
  },
);
