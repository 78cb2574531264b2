// An editor writes the banner of the first page, looks at it, publishes it, and it stands in the shop.
import path from 'node:path';
import { build } from 'vite';
import { categoryRows } from '../../demo/rows/catalogue/category-rows.ts';
import { productRows } from '../../demo/rows/catalogue/product-rows.ts';
import { blockRows, pageRows } from '../../demo/rows/site/content-rows.ts';
import { expect, expectAccessibleState, shown, shopUrl, test } from '../walking/fixtures.ts';
import { enterOffice } from '../walking/office.ts';

test(
  'an editor publishes a banner, sees it in the shop, and restores the version before it',
  { tag: ['@quick', '@once'] },
  async ({ page, visit, browser }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const main = page.getByRole('main');
    await enterOffice(page.context(), 'emma.girard');
    await visit('/gestion/contenu?sorte=banner');
    await expect(main.getByRole('heading', { level: 1, name: 'Contenu' })).toBeVisible();
    await main.getByRole('link', { name: 'Bandeau de promotion de l’accueil' }).click();

    const text = main.getByRole('textbox', { name: 'Texte du contenu' });
    await expect(main.getByRole('toolbar')).toBeVisible();
    await text.click();
    await page.keyboard.press('Control+a');
    await main.getByRole('button', { name: 'Paragraphe' }).click();
    await page.keyboard.type('Grand blanc de novembre');
    await expectAccessibleState(page);

    // The tools are one stop of the keyboard, and show in what one writes.
    const tool = (name: string) => main.getByRole('button', { name, exact: true });
    await expect(tool('Paragraphe')).toHaveAttribute('aria-pressed', 'true');
    await tool('Paragraphe').focus();
    await page.keyboard.press('End');
    await expect(tool('Image')).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(tool('Titre 2')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(text).toBeFocused();
    await expect(text.getByRole('heading', { level: 2 })).toHaveText('Grand blanc de novembre');
    await expect(tool('Titre 2')).toHaveAttribute('aria-pressed', 'true');
    await tool('Titre 2').click();
    await expect(tool('Titre 2')).toHaveAttribute('aria-pressed', 'false');
    await main.getByText('Texte du contenu', { exact: true }).click();
    await expect(text).toBeFocused();

    // Enter in the field of a tool places or looks for a link, and saves nothing.
    await page.keyboard.press('Control+a');
    await tool('Lien').click();
    const address = main.getByLabel('Adresse du lien, ou mots à chercher dans la boutique');
    await address.fill('zzzzzz');
    await page.keyboard.press('Enter');
    await expect(main.getByText('Rien de ce nom dans la boutique.')).toBeVisible();
    await address.fill('/magasins');
    await page.keyboard.press('Enter');
    await expect(text.getByRole('link', { name: 'Grand blanc de novembre' })).toHaveAttribute(
      'href',
      '/magasins',
    );
    await tool('Image').click();
    await main.getByLabel('Ce que montre l’image').focus();
    await page.keyboard.press('Enter');
    await expect(main.getByText('Dites ce que montre l’image avant de la placer.')).toBeVisible();
    await tool('Image').click();
    await text.click();
    await page.keyboard.press('Control+a');
    await tool('Retirer le lien').click();
    await main.getByRole('button', { name: 'Aperçu' }).click();
    await expect(main.getByRole('heading', { level: 1, name: /^Aperçu de/ })).toBeVisible();
    await main.getByRole('link', { name: 'Téléphone' }).click();
    const seen = page.frameLocator('iframe');
    await expect(seen.getByText('Grand blanc de novembre')).toBeInViewport();
    await main.getByRole('link', { name: 'Comptoir', exact: true }).click();
    await expect(seen.locator('html[data-theme="comptoir"]')).toBeAttached();
    await expect(seen.getByText('Grand blanc de novembre')).toBeVisible();
    await main.getByRole('link', { name: 'Ordinateur' }).click();
    await expect(main.locator('iframe')).toHaveCSS('width', '1440px');
    await page.setViewportSize({ width: 768, height: 1024 });

    await main.getByRole('link', { name: 'Revenir au contenu' }).click();
    await main.getByRole('button', { name: 'Publier', exact: true }).click();
    await expect(shown(main, /C’est publié/)).toBeVisible();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(shopUrl());
    await expect(visitor.getByText('Grand blanc de novembre')).toBeVisible();

    await main.getByRole('link', { name: 'Version 1', exact: true }).click();
    await main.getByRole('button', { name: 'Rétablir', exact: true }).click();
    await expect(shown(main, /La version est rétablie/)).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('Grand blanc de novembre')).toHaveCount(0);
    await visitor.context().close();
  },
);

test(
  'every text of the shop opens in the editor, which gives it back as it was',
  { tag: '@once' },
  async ({ page }) => {
    await page.addScriptTag({ content: await editorScript() });
    const contents = [...(await pageRows()), ...(await blockRows())].map((row) => row['contenu']);
    // Rayons have few texts, products many of the same make.
    const rayons = categoryRows().flatMap(({ description }) => description ?? []);
    const products = [...productRows(600)].flatMap(({ resume, description }) => [resume, description]);
    expect(Math.min(contents.length, rayons.length, products.length)).toBeGreaterThan(0);
    for (const html of new Set([...contents, ...rayons, ...products].map(String))) {
      const told = await page.evaluate(
        (text) => [
          globalThis.editor.isReadable(text),
          globalThis.editor.htmlOf(globalThis.editor.documentOf(text)),
        ],
        html,
      );
      expect(told[0], html).toBe(true);
      // Written down and opened again it stays what it is.
      expect(
        await page.evaluate(
          (text) => globalThis.editor.htmlOf(globalThis.editor.documentOf(text)),
          String(told[1]),
        ),
      ).toBe(told[1]);
    }
    const odd =
      '<section><p>a</p><table><tbody><tr><td><a href="/x"><h3>b</h3></a></td></tr></tbody></table></section>';
    expect(await page.evaluate((text) => globalThis.editor.isReadable(text), odd), 'what would be lost').toBe(
      false,
    );
  },
);

declare global {
  var editor: {
    isReadable(html: string): boolean;
    documentOf(html: string): object;
    htmlOf(document: object): string;
  };
}

/** The editor's own reading and writing, for a page without a shop. */
async function editorScript(): Promise<string> {
  const entry = path.join(import.meta.dirname, '../../apps/gestion/app/features/editor/content-html.ts');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'editor' } },
  });
  const [first] = Array.isArray(built) ? built : [];
  const [chunk] = first?.output ?? [];
  return chunk?.code ?? '';
}
