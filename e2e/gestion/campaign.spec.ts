// A campaign from its rule to the shop and back: written, looked at, started, seen by a visitor, stopped.
import { expect, shopUrl, shown, test } from '../walking/fixtures.ts';
import { enterOffice } from '../walking/office.ts';

/** One of three products that the rule finds; the two others are in a promotion of their own. */
const PRODUCT = '/produit/boreval-sylva-traitement-du-bois-multi-usages';
const BEFORE = '15,88';
const PERCENT = '25';

test(
  'a campaign by rayon and brand is judged article by article, started, seen in the shop with its reference price, and stopped',
  { tag: '@once' },
  async ({ page, visit, browser }) => {
    const visitor = await (await browser.newContext()).newPage();
    const look = async () => {
      await visitor.goto(`${shopUrl()}${PRODUCT}`);
      const whole = (await visitor.getByRole('main').textContent()) ?? '';
      // Others stand beside it, in promotions of their own.
      const [told = ''] = whole.replaceAll(/\s/g, ' ').split('Produits associés');
      return { isReduced: told.includes('Prix le plus bas des 30 derniers jours'), told };
    };
    const before = await look();
    expect(before.isReduced).toBe(false);
    expect(before.told).toContain(`${BEFORE} €`);

    await page.setViewportSize({ width: 1440, height: 900 });
    const main = page.getByRole('main');
    await enterOffice(page.context(), 'thomas.roche');
    await visit('/gestion/prix');
    await main.getByRole('link', { name: 'Nouvelle campagne' }).click();

    // Days in the wrong order are said at their field; what was chosen stays.
    await main.getByLabel('Nom de la campagne').fill('Semaine du bois');
    const [from, to] = [main.getByLabel('Premier jour'), main.getByLabel('Dernier jour, compris')];
    const today = await from.inputValue();
    expect(today).toMatch(/^\d{4}-\d\d-\d\d$/);
    const later = new Date(Date.parse(today) + 6 * 86_400_000).toISOString().slice(0, 10);
    await to.fill('2020-01-01');
    await main.getByLabel('Remise en pour cent').fill(PERCENT);
    await main.getByText('Rayons', { exact: true }).click();
    await main.getByRole('checkbox', { name: 'Traitement du bois', exact: true }).check();
    await main.getByText('Marques', { exact: true }).click();
    await main.getByRole('checkbox', { name: 'Boréval', exact: true }).check();
    await main.getByRole('button', { name: 'Enregistrer et voir l’aperçu' }).click();
    await expect(shown(main, 'Le dernier jour vient avant le premier.')).toBeVisible();
    await expect(main.getByRole('checkbox', { name: 'Traitement du bois', exact: true })).toBeChecked();
    await to.fill(later);
    await main.getByRole('button', { name: 'Enregistrer et voir l’aperçu' }).click();

    // The preview: each article with its price of before, its reduced one and the verdict of the thirty days.
    await expect(main.getByRole('heading', { level: 1, name: 'Semaine du bois' })).toBeVisible();
    await expect(main.getByText('Brouillon', { exact: true })).toBeVisible();
    await expect(
      main.getByText(/La règle trouve 9\sarticles\s: 3\sarticles à annoncer, 6 à écarter/),
    ).toBeVisible();
    await expect(main.getByText(/plus bas prix des trente jours qui la précèdent/)).toBeVisible();
    const fit = main.getByRole('row').filter({ hasText: '30500001' });
    await expect(fit).toContainText('Conforme');
    await expect(fit).toContainText(new RegExp(`−${PERCENT}\\s%`));
    // Of before, the lowest, the reduced one, before tax.
    const [, lowest = '', reduced = ''] = ((await fit.textContent())?.match(/\d+,\d\d/g) ?? []).map(taxed);
    const unfit = main.getByRole('row').filter({ hasText: '30500101' });
    await expect(unfit).toContainText('À écarter');
    await expect(unfit).toContainText('Déjà en réduction');
    expect((await look()).isReduced, 'a draft changes nothing').toBe(false);

    // It does not start over what the rule forbids: that has to be left out by name.
    await main.getByRole('link', { name: 'Programmer', exact: true }).click();
    const start = main.getByRole('button', { name: 'Programmer la campagne' });
    await start.click();
    await expect(page).toHaveURL(/\/programmation$/);
    await expect(main.getByRole('checkbox', { name: /Programmer sans ces 6 articles/ })).toBeVisible();
    expect((await look()).isReduced, 'refused as a whole').toBe(false);
    await main.getByRole('checkbox', { name: /Programmer sans ces 6 articles/ }).check();
    await start.click();
    await expect(shown(main, 'La campagne est programmée.')).toBeVisible();
    await expect(main.getByText('En cours', { exact: true })).toBeVisible();
    await expect(fit).toContainText('Prix en place');

    await expect.poll(async () => (await look()).isReduced, { timeout: 60_000 }).toBe(true);
    await expect.poll(async () => (await look()).told).toContain(`${reduced} €`);
    const during = await look();
    expect(during.told).toMatch(new RegExp(`Prix le plus bas des 30 derniers jours\\s*:\\s*${lowest} €`));

    await main.getByRole('link', { name: 'Arrêter', exact: true }).click();
    await expect(main.getByText(/3\sarticles reviennent à leur prix public/)).toBeVisible();
    await main.getByRole('button', { name: 'Arrêter la campagne' }).click();
    await expect(shown(main, /La campagne est arrêtée/)).toBeVisible();
    await expect(fit).toContainText('Rendu à son prix public');
    await expect.poll(async () => (await look()).isReduced, { timeout: 60_000 }).toBe(false);
    expect((await look()).told).toContain(`${BEFORE} €`);
    await visitor.context().close();
  },
);

/** As the shop shows it to a visitor, who pays twenty per cent of tax. */
function taxed(untaxed: string): string {
  const cents = Math.round(Number(untaxed.replace(',', '')) * 1.2);
  return (cents / 100).toFixed(2).replace('.', ',');
}
