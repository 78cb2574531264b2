// A manager closes the store for a day: the shop tells it at once, and takes it back.
import { expect, shown, shopUrl, test } from '../walking/fixtures.ts';
import { enterOffice } from '../walking/office.ts';

test(
  'a manager closes the store for a day in two presses, the shop shows it, and it is opened again',
  { tag: ['@quick', '@once'] },
  async ({ page, visit, browser }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    const main = page.getByRole('main');
    await enterOffice(page.context(), 'marc.leroy');
    await visit('/gestion/magasins');
    await expect(main.getByRole('heading', { level: 1, name: 'Magasins' })).toBeVisible();
    await main.getByRole('link', { name: 'Valbrune Rennes Sud' }).click();

    const listed = await main.innerText();
    const { date, words } = nextOpenDays().find((day) => !listed.includes(day.words)) ?? {
      date: '',
      words: '',
    };
    await main.getByLabel('Un autre jour').fill(date);
    await main.getByRole('button', { name: 'Voir ce que cela change' }).click();
    await expect(main.getByText(`Le ${words}`)).toBeVisible();
    await main.getByRole('button', { name: 'Fermer ce jour-là' }).click();
    await expect(shown(main, /Le magasin est fermé ce jour-là/)).toBeVisible();

    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`${shopUrl()}/magasins/VB006`);
    const special = visitor.getByRole('main').getByText(new RegExp(`^${words}`, 'i'));
    await expect(special.first()).toBeVisible();

    // Where customers were promised something that day, the page stays to tell them.
    await page.goto(`${shopUrl()}/gestion/magasins/VB006`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await main.getByRole('button', { name: `Rendre les horaires habituels du ${words}` }).click();
    await expect(shown(main, /Les horaires habituels sont rendus/)).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('main').getByText('Horaires exceptionnels')).toBeVisible();
    await expect(special).toHaveCount(0);
    await visitor.context().close();
  },
);

/** Days of the coming week on which stores are open, as the pages write them. */
function nextOpenDays(): { date: string; words: string }[] {
  const words = new Intl.DateTimeFormat('fr-FR', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return [2, 3, 4, 5, 6, 7, 8]
    .map((ahead) => new Date(Date.now() + ahead * 86_400_000))
    .filter((day) => ![0, 6].includes(day.getUTCDay()))
    .map((day) => ({
      date: day.toISOString().slice(0, 10),
      words: words.format(day).replace(' 1 ', ' 1er '),
    }));
}
