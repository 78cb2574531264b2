import type { Locator, Page } from '@playwright/test';
import { signedInAs } from '../../scripts/contact-sheet/signed-in-as.ts';
import { expect, openPage, refuseCookies, shopUrl, test } from '../walking/fixtures.ts';

const PAINT = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate';
const CHOSEN = [
  '[aria-current]:not([aria-current="false"])',
  '[aria-selected="true"]',
  '[aria-pressed="true"]',
  'label:has(> input:checked)',
].join(', ');

type Scene = { path: string; prepare?: (page: Page) => Promise<void>; chosen: readonly RegExp[] };

/** Each screen with what must be seen as chosen there. */
const visitorScenes: readonly Scene[] = [
  {
    path: '/catalogue/peinture-interieure?aspect=mat&mode=list',
    chosen: [/^Liste/, /^Mat/, /^(Page )?1$/],
  },
  { path: `${PAINT}?couleur=blanc&conditionnement=10-l`, chosen: [/^Blanc/, /^10\s?L/] },
  { path: '/nuancier', chosen: [/./] },
  { path: '/calcul-quantite', chosen: [/./] },
  { path: '/acces-espace-pro/inscription?profil=particulier', chosen: [/particulier/i] },
  { path: '/livraison', prepare: suggest, chosen: [/façade/i] },
];
const buyerScenes: readonly Scene[] = [
  { path: '/checkout/shipping', chosen: [/Retrait|Livraison/] },
  { path: '/customer/my-wishlist', chosen: [/./] },
  { path: `${PAINT}/avis`, prepare: (page) => page.getByRole('radio').nth(3).check(), chosen: [/^2/] },
];

for (const [role, scenes] of [
  ['visitor', visitorScenes],
  ['buyer', buyerScenes],
] as const)
  test(
    `forced colours, ${role}: what is chosen looks different from what is not, and colours stay colours`,
    { tag: '@once' },
    async ({ browser }) => {
      const state = await signedInAs(browser, shopUrl(), role);
      const context = await browser.newContext({
        storageState: state,
        forcedColors: 'active',
        reducedMotion: 'reduce',
      });
      await refuseCookies(context);
      const page = await context.newPage();
      for (const { path, prepare, chosen } of scenes) {
        await openPage(page, path);
        await prepare?.(page);
        const seen = await page
          .locator(CHOSEN)
          .filter({ visible: true })
          .evaluateAll((elements) =>
            elements.map((element, at) => {
              element.setAttribute('data-looked-at', String(at));
              const name = element.getAttribute('aria-label') ?? element.getAttribute('title');
              return (name ?? element.textContent ?? '').trim();
            }),
          );
        for (const [at, name] of seen.entries()) {
          const one = page.locator(`[data-looked-at="${at}"]`);
          expect.soft(await looksChosen(page, one), `${path}: ${name}`).toBe(true);
        }
        for (const name of chosen)
          expect.soft(seen.join('\n'), path).toMatch(new RegExp(name.source, `${name.flags}m`));
      }
      await context.close();
    },
  );

test('forced colours: patches of colour keep theirs', { tag: '@once' }, async ({ page }) => {
  await openPage(page, '/nuancier');
  const patches = page.locator('main [role="gridcell"] > a > :first-child');
  const taken: string[] = [];
  for (const at of [0, 40, 120]) {
    const patch = patches.nth(at);
    await patch.scrollIntoViewIfNeeded();
    await page.emulateMedia({ forcedColors: 'none' });
    const usual = await middleOf(page, patch);
    await page.emulateMedia({ forcedColors: 'active' });
    expect((await middleOf(page, patch)).equals(usual)).toBe(true);
    taken.push(usual.toString('base64'));
  }
  expect(new Set(taken).size).toBe(taken.length);
});

test(
  'forced colours and paper: a picture in a tint shows the tint of the words',
  { tag: '@once' },
  async ({ page }) => {
    await openPage(page, `${PAINT}?teinte=RAL+7016`);
    const tin = page.locator('main img[style*="background"]').first();
    await expect(tin).toBeVisible();
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await groundOf(tin)).toBe('rgb(55, 63, 67)');
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    expect(await tin.evaluate((picture) => getComputedStyle(picture).printColorAdjust)).toBe('exact');
    expect(await groundOf(tin)).toBe('rgb(55, 63, 67)');
  },
);

const groundOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);

async function suggest(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('combobox').fill('facade');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCount(1);
}

/** The same thing, photographed as it is and as if it were not chosen. */
async function looksChosen(page: Page, one: Locator): Promise<boolean> {
  await one.scrollIntoViewIfNeeded();
  const box = await one.boundingBox();
  if (!box) return false;
  const around = { x: box.x - 4, y: box.y - 4, width: box.width + 8, height: box.height + 8 };
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const [x, y] = [Math.max(0, around.x), Math.max(0, around.y)];
  const clip = {
    x,
    y,
    width: Math.min(around.width, width - x),
    height: Math.min(around.height, height - y),
  };
  const as = await page.screenshot({ clip });
  await one.evaluate((element) => {
    for (const state of ['aria-current', 'aria-selected', 'aria-pressed']) element.removeAttribute(state);
    const field = element.querySelector(':scope > input');
    if (field instanceof HTMLInputElement) field.checked = false;
  });
  return !as.equals(await page.screenshot({ clip }));
}

async function middleOf(page: Page, patch: Locator): Promise<Buffer> {
  const box = await patch.boundingBox();
  if (!box) throw new Error('The patch is not on the screen');
  return page.screenshot({
    clip: { x: box.x + box.width / 2 - 4, y: box.y + box.height / 2 - 4, width: 8, height: 8 },
  });
}
