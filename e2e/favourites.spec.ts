import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessibleState, shown, signIn, test } from './walking/fixtures.ts';

const listing = '/catalogue/facade/impermeabilite/classe-i1';

async function press(page: Page, target: Locator): Promise<void> {
  await target.focus();
  await page.keyboard.press('Enter');
}

test(
  'CFG-18 LAY-04 LST-12 WSH-05 WSH-06 WSH-07 WSH-08 WSH-10 WSH-11 favourites by keyboard: heart, new list, recap, rename, cart',
  { tag: '@once' },
  async ({ page, visit, complaints }) => {
    await signIn(page, 'gwen.lebihan');
    await visit(listing);
    const card = page.getByRole('article').first();
    const heart = card.getByRole('button', { name: /^Ajouter aux favoris/ });
    await press(page, heart);
    const adding = page.getByRole('dialog', { name: 'Ajouter à mes favoris' });
    await expect(shown(adding, /^Réf\. \d{8} · .* · 15 kg$/)).toBeVisible();
    const choice = adding.getByLabel('Choisir une liste');
    await expect(choice).toHaveValue('0');
    await choice.selectOption('Créer une nouvelle liste');
    const name = adding.getByLabel('Nom de la nouvelle liste');
    await name.fill('!');
    await expectAccessibleState(page);
    await page.keyboard.press('Enter');
    await expect(name).toHaveAccessibleDescription(/de 2 à 50\scaractères/);
    // Put right while another refusal is under way: the press counts once that one is answered.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/favoris/ajout.data', async (route) => {
      await held;
      await route.continue();
    });
    await name.fill('?');
    const sending = page.waitForRequest('**/favoris/ajout.data');
    await page.keyboard.press('Enter');
    await sending;
    await expect(adding.getByRole('button', { name: 'Ajout' })).toHaveAttribute('aria-busy', 'true');
    await name.fill('Pignon nord');
    await page.keyboard.press('Enter');
    release();
    await expect(shown(adding, /bien été ajouté à votre liste «\sPignon nord\s»/)).toBeFocused();
    await expect(shown(adding, /€\sHT$/)).toBeVisible();
    await expect(choice).toBeHidden();
    await press(page, adding.getByRole('button', { name: 'Continuer mes achats' }));
    await expect(adding).toBeHidden();
    await expect(card.getByRole('button', { name: /^Retirer des favoris/ })).toBeVisible();

    await press(page, page.getByRole('banner').getByRole('button', { name: 'Mes favoris' }));
    const favourites = page.getByRole('dialog', { name: 'Mes favoris' });
    await press(page, favourites.getByRole('button', { name: /^Retirer des favoris/ }));
    const empty = favourites.getByRole('button', { name: /^Ajouter aux favoris/ });
    await expect(empty).toBeVisible();
    await expect(empty).not.toHaveAttribute('aria-busy', 'true');
    await press(page, empty);
    await expect(favourites.getByRole('button', { name: /^Retirer des favoris/ })).toBeVisible();
    await press(page, favourites.getByRole('link', { name: 'Voir mes favoris' }));

    await expect(page.getByRole('heading', { level: 1, name: 'Mes favoris' })).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Renommer' }));
    const renaming = page.getByRole('dialog', { name: 'Renommer la liste' });
    await renaming.getByLabel('Nom de la liste').fill('Pignon sud');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Pignon sud' })).toBeVisible();
    await expect(renaming).toBeHidden();
    await press(page, page.getByRole('button', { name: 'Créer une liste de favoris' }));
    const creating = page.getByRole('dialog', { name: 'Créer une liste de favoris' });
    await expect(creating.getByLabel('Nom de la liste')).toBeVisible();
    await creating.getByLabel('Nom de la liste').fill('Réserve');
    await press(page, creating.getByRole('button', { name: 'Valider' }));
    await expect(page.getByRole('heading', { level: 2, name: 'Réserve' })).toBeVisible();
    await press(page, page.getByRole('link', { name: /^Pignon sud/ }));

    const quantity = page.getByRole('textbox', { name: /^Quantité/ });
    const total = shown(page, /^Total de la liste .*HT/);
    const totalOfOne = await total.innerText();
    await quantity.fill('3');
    await page.keyboard.press('Enter');
    await expect(total).not.toHaveText(totalOfOne);
    const addAll = page.getByRole('button', { name: 'Tout ajouter au panier' });
    await expect(addAll).not.toHaveAttribute('aria-busy', 'true');
    await press(page, addAll);
    await expect(shown(page, /1\sarticle a été ajouté au panier/)).toBeVisible();
    await expect(page.locator('header [data-cart-count]')).toHaveAttribute('data-cart-count', '3');

    await press(page, page.getByRole('link', { name: 'Supprimer' }));
    await expectAccessibleState(page);
    await press(page, page.getByRole('main').getByRole('button', { name: 'Supprimer' }));
    await expect(shown(page, 'La liste a été supprimée.')).toBeVisible();
    // A held request bypasses the browser's cache: it loads a style sheet twice, and logs that.
    expect(complaints.filter((text) => !text.includes('was preloaded'))).toEqual([]);
  },
);
