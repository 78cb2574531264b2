import { expect, test } from './walking/fixtures.ts';
import { listen } from './walking/listen.ts';

test(
  'NTF-05 a chunk that cannot be loaded reloads the page once, and not again within 60 s',
  { tag: ['@quick', '@once'] },
  async ({ page, visit }) => {
    await visit('/livraison');
    await page.waitForLoadState('networkidle');
    // As after a deployment on a page left open: its script files no longer exist.
    await page.route('**/assets/site-map-screen*.js', (route) => route.fulfill({ status: 404, body: '' }));
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const plan = page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' });
    await plan.click();
    await expect.poll(() => loads).toBe(1);
    await page.waitForLoadState('networkidle');
    // The page that was replaced had nothing left to give the keyboard to; the one that stays has.
    (await listen(page)).lost.length = 0;
    await plan.click();
    await expect(page.getByRole('heading', { name: 'Une erreur est survenue' })).toBeVisible();
    expect(loads).toBe(1);
  },
);
