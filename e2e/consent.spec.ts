import { expect, shopUrl, test } from './walking/fixtures.ts';

test.use({ consent: 'unasked' });

test(
  'M01 M02 nothing is tracked before consent, and refusing takes one click and is remembered',
  { tag: '@quick' },
  async ({ page, visit, context }) => {
    await page.clock.install();
    await visit('/');
    const banner = page.getByRole('region', { name: 'Vos choix en matière de cookies' });
    const refuse = banner.getByRole('button', { name: 'Tout refuser' });
    const accept = banner.getByRole('button', { name: 'Tout accepter' });
    const [one, other] = [await refuse.boundingBox(), await accept.boundingBox()];
    expect(one?.width).toBeCloseTo(other?.width ?? 0, 0);
    expect(one?.height).toBeCloseTo(other?.height ?? 0, 0);
    await page.clock.runFor(10_000);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    const names = (await context.cookies()).map(({ name }) => name).toSorted();
    // A theme asked for by its address, as journeys do outside production, is remembered.
    expect(names).toEqual(['nuancier-theme', 'vsf-country', 'vsf-currency', 'vsf-locale', 'vsf-store']);

    await refuse.click();
    await expect(banner).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(banner).toBeHidden();
    await page.clock.runFor(10_000);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  },
);

test(
  'SEO-02 with consent a page view is pushed 250 ms after each navigation',
  { tag: '@quick' },
  async ({ page, visit }) => {
    await visit('/');
    await page.getByRole('button', { name: 'Tout accepter' }).click();
    await expect(page.getByRole('button', { name: 'Tout accepter' })).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? [])))
      .toContain('/mentions-legales');
  },
);

test('the choice can be made without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shopUrl()}/livraison`);
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(page).toHaveURL(`${shopUrl()}/livraison`);
  await expect(page.getByRole('button', { name: 'Tout refuser' })).toHaveCount(0);
  await context.close();
});
