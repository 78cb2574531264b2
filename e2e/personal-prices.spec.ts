import { expectStill } from './walking/expect-still.ts';
import { expect, shown, signIn, test } from './walking/fixtures.ts';

const listing = '/catalogue/facade/impermeabilite/classe-i1';

test('PRC-02 STK-07 a customer: own prices before tax and stock, from the list to the product', async ({
  page,
  visit,
  complaints,
}) => {
  await signIn(page, 'nadia.castellan');
  await visit(listing);
  const card = page.getByRole('article').first();
  await expect(card).toContainText('VOTRE REMISE −5 %');
  await expect(card).toContainText(/€\sHT \/ kg/);
  await expect(card.getByRole('list', { name: 'Disponibilité' }).getByRole('listitem')).toHaveCount(2);
  await expectStill(page);

  const lowest =
    (await card
      .getByText(/^[\d\s]+,\d\d\s€$/)
      .first()
      .textContent()) ?? '';
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('link', { name: /^Blanc/ })
    .first()
    .click();
  const pack = page.getByRole('link', { name: /^15\s?kg/ });
  await pack.click();
  await expect(pack).toHaveAttribute('aria-current', 'true');
  await expect(shown(page, `Votre tarif`)).toBeVisible();
  await expect(page.getByText(lowest, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Augmenter la quantité' }).click();
  await expect(shown(page, /Total pour 2 conditionnements/)).toContainText(/HT \(.*TTC\)/);
  await page.getByRole('button', { name: 'Changer de magasin' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(complaints).toEqual([]);
});
