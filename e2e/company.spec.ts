import { press, type } from './walking/by-keys.ts';
import {
  expect,
  expectAccessibleState,
  linkOfMail,
  openPage,
  refuseCookies,
  shopUrl,
  shown,
  signIn,
  test,
} from './walking/fixtures.ts';
import { listen } from './walking/listen.ts';

const PAINT = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate?teinte=RAL+7016&conditionnement=10-l';

test(
  'APR-01 APR-02 APR-05 APR-06 LAY-04 CFG-20 a sub-account asks, cannot change what waits, and orders once it is approved, as many as the head of the company typed; asked for and decided by keyboard alone',
  { tag: '@once' },
  async ({ page, browser, complaints }) => {
    const main = page.getByRole('main');
    await signIn(page, 'solene.riou');
    await openPage(page, PAINT);
    await main.getByRole('button', { name: 'Ajouter au panier' }).click();
    await expect(page.getByRole('dialog', { name: /a bien été ajouté/ })).toBeVisible();
    await openPage(page, '/cart');
    await press(page, main.getByRole('button', { name: 'Soumettre à la validation' }).first());
    const modal = page.getByRole('dialog', { name: 'Soumettre le panier à validation' });
    await expect(modal).toContainText('Cette commande doit être validée par Yann Kermarrec.');
    await expectAccessibleState(page);
    await type(page, modal.getByLabel(/Commentaire pour le valideur/), 'Pour lundi');
    await press(page, modal.getByRole('button', { name: 'Soumettre à la validation' }));
    await expect(main.getByRole('heading', { name: 'Votre demande a été envoyée' })).toBeVisible();
    await expectAccessibleState(page);
    await openPage(page, PAINT);
    await main.getByRole('button', { name: 'Ajouter au panier' }).click();
    const pending = page.getByRole('dialog', { name: 'Commande en attente de validation' });
    await expect(pending).toBeVisible();
    await page.keyboard.press('Escape');

    const head = await (await browser.newContext()).newPage();
    await refuseCookies(head.context());
    const { lost } = await listen(head);
    await head.goto(
      await linkOfMail(page, /approval_requested.*yann\.kermarrec/, '/customer/orders-to-approve'),
    );
    const door = head.getByRole('dialog', { name: 'Connexion' });
    await expect(head).toHaveURL(`${shopUrl()}/`);
    await expect(door).toContainText('la page demandée s’ouvrira aussitôt');
    await type(head, door.getByLabel('Adresse e-mail'), 'yann.kermarrec@demo.valbrune.example');
    await type(head, door.getByLabel('Mot de passe', { exact: true }), 'Demo!2026');
    await head.keyboard.press('Enter');
    await expect(door).toBeHidden();
    const office = head.getByRole('main');
    await expect(office.getByRole('heading', { level: 1 })).toHaveText('Commande de Solène Riou à valider');
    await expect(office).toContainText('Pour lundi');
    await expectAccessibleState(head);
    await press(head, office.getByRole('button', { name: 'Rejeter la commande' }));
    const reject = head.getByRole('dialog', { name: /Rejeter la commande/ });
    await expect(reject.getByLabel(/Motif du rejet/)).toBeVisible();
    await expectAccessibleState(head);
    await head.keyboard.press('Escape');
    await type(head, office.getByLabel(/^Quantité d[e’]/), '2');
    await press(head, office.getByRole('button', { name: 'Valider la commande' }));
    await expect(shown(office, /La commande a été validée avec vos modifications\./)).toBeVisible();
    expect(lost).toEqual([]);
    await head.context().close();

    await openPage(page, '/livraison');
    await press(page, page.getByRole('link', { name: 'Veuillez valider votre panier' }));
    await expect(page).toHaveURL(/\/cart/);
    await expect(shown(main, /Cette commande a été validée/)).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toContainText('(2 articles)');
    await press(page, main.getByRole('button', { name: 'Commander' }).first());
    await expect(page).toHaveURL(/\/checkout/);
    expect(complaints).toEqual([]);
  },
);

test(
  'SUB-02 CFG-20 the head of a company opens an account and closes it again, by keyboard',
  { tag: '@once' },
  async ({ page, complaints }) => {
    const main = page.getByRole('main');
    await signIn(page, 'hugo.perrin');
    await openPage(page, '/customer/my-sub-accounts');
    await main.getByRole('link', { name: 'Créer un sous-compte' }).focus();
    await page.keyboard.press('Enter');
    await main.getByLabel('Prénom').fill('Loïc');
    await main.getByLabel('Nom', { exact: true }).fill('Tanguy');
    await main.getByLabel('Adresse e-mail').fill('loic.tanguy@exemple.fr');
    await page.keyboard.press('Enter');
    await expect(shown(main, 'Le sous-compte est créé.')).toBeVisible();
    await main.getByRole('button', { name: 'Supprimer le sous-compte de Loïc Tanguy' }).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: /Supprimer le sous-compte/ });
    await expect(panel).toContainText('Loïc Tanguy ne pourra plus se connecter.');
    await panel.getByRole('button', { name: 'Supprimer', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(shown(main, 'Le sous-compte est supprimé.')).toBeVisible();
    expect(complaints).toEqual([]);
  },
);
