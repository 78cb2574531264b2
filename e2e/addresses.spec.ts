import { expect, expectAccessibleState, test } from './walking/fixtures.ts';

test('by keyboard: a postcode proposes its communes, a town its postcodes, and one of them fills in both', async ({
  page,
  visit,
  complaints,
  said,
}) => {
  await visit('/acces-espace-pro/inscription?profil=sans-siret');
  const options = page.getByRole('listbox', { name: 'Adresses proposées' }).getByRole('option');
  const postcode = page.getByRole('combobox', { name: 'Code postal' });
  const city = page.getByRole('combobox', { name: 'Ville' });
  await page.getByRole('combobox', { name: 'Adresse', exact: true }).fill('4 rue du Port');
  await postcode.focus();
  await page.keyboard.type('51300', { delay: 20 });
  await expect(options.first()).toHaveText('Vitry-le-François (51300)');
  await expect.poll(() => said).toContain(`${await options.count()} adresses proposées`);
  await expectAccessibleState(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  const second = (await options.nth(1).innerText()).replace(' (51300)', '');
  await page.keyboard.press('Enter');
  await expect(city).toHaveValue(second);
  await expect(options).toHaveCount(0);

  // Another town takes the place of the first, with its postcode; the first Escape only closes the list.
  await city.fill('');
  await city.pressSequentially('lorient', { delay: 20 });
  await expect(options.first()).toHaveText('Lorient (56100)');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(city).toHaveValue('lorient');
  await city.press('Backspace');
  await options.filter({ hasText: 'Lorient (56100)' }).click();
  await expect(postcode).toHaveValue('56100');
  await expect(city).toHaveValue('Lorient');
  await expect(page.getByRole('combobox', { name: 'Adresse', exact: true })).toHaveValue('4 rue du Port');
  // A postcode that is written whole has nothing left to propose: no word about addresses that are not there.
  expect(said).not.toContain('Aucune adresse proposée');
  expect(complaints).toEqual([]);
});
