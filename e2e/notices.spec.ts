import { expect, shopUrl, test } from './walking/fixtures.ts';

test(
  'NTF-01 a persistent notice stays until it is dismissed, and is announced once',
  { tag: ['@quick', '@once'] },
  async ({ page, context, said }) => {
    await context.addCookies([{ name: 'vsf-message', value: 'not-authorized', url: shopUrl() }]);
    await page.clock.install();
    await page.goto(`${shopUrl()}/livraison`);
    const notice = page
      .getByRole('region', { name: 'Notifications' })
      .locator('[data-notice]')
      .filter({ hasText: 'Veuillez vous connecter' });
    await expect(notice).toBeVisible();
    const toldTimes = () => said.filter((words) => words.includes('Veuillez vous connecter')).length;
    await expect.poll(toldTimes).toBe(1);
    await page.clock.runFor(60_000);
    await expect(notice).toBeVisible();
    expect(toldTimes()).toBe(1);
    await notice.getByRole('button', { name: 'Fermer la notification' }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
  },
);
