import { expect, expectAccessibleState, shown, signIn, test } from './walking/fixtures.ts';

const product = '/produit/murelio-renov-peinture-murs-et-plafonds-velours';

test(
  'NAV-31 REV-01 REV-04 a review by keyboard: read the others, miss the rating, send, find it among one’s own',
  { tag: '@once' },
  async ({ page, visit, complaints }) => {
    await signIn(page, 'ali.benali');
    await visit(product);
    await page.getByRole('link', { name: /3\savis\s: lire les avis$/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Avis clients' })).toBeInViewport();
    await page.getByRole('link', { name: 'Donner mon avis' }).focus();
    await page.keyboard.press('Enter');

    await page.getByLabel('Titre de votre avis').fill('Bon tendu');
    await page
      .getByLabel('Votre avis', { exact: true })
      .fill('Appliqué sur toile de verre, le fini est régulier.');
    await page.getByRole('button', { name: 'Envoyer mon avis' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radiogroup', { name: 'Votre note' })).toBeFocused();
    await expect(shown(page, 'Donnez une note de 1 à 5.')).toBeVisible();
    await expectAccessibleState(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { name: 'Très satisfait' })).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Satisfait', exact: true })).toBeChecked();
    await page.getByLabel('Titre de votre avis').press('Enter');
    await expect(shown(page, 'Merci, votre avis sera publié après modération.')).toBeVisible();

    await visit('/customer/my-reviews');
    await expect(shown(page, 'Bon tendu')).toBeVisible();
    await expect(shown(page, 'En attente')).toBeVisible();
    // The browser notes the form that was sent back; nothing else may be noted.
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
  },
);
