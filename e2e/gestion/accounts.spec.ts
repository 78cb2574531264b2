// The morning of who keeps the accounts: figures read and taken away, the log searched.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, shopUrl, test } from '../walking/fixtures.ts';
import { enterOffice } from '../walking/office.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu de la gestion' });

test(
  'an accountant reads the month’s sales, downloads a file of the same total, reads the log and opens no page of prices',
  { tag: ['@quick', '@once'] },
  async ({ page, visit }) => {
    const main = page.getByRole('main');
    await enterOffice(page.context(), 'olivier.blanc');
    await visit('/gestion/aujourdhui');
    await expect(main.getByRole('heading', { level: 1, name: 'Aujourd’hui' })).toBeVisible();
    await expect(menuOf(page).getByRole('link')).toHaveText([
      'Aujourd’hui',
      'Commandes',
      'Retours',
      'Clients',
      'Rapports',
      'Journal',
    ]);
    await menuOf(page).getByRole('link', { name: 'Rapports' }).click();
    // An order that another journey places between the page and its file is in one of them only.
    await expect(async () => {
      const { shown: total, downloaded } = await salesByStore(page);
      expect(downloaded.length).toBeGreaterThan(1);
      expect(downloaded.reduce((sum, cents) => sum + cents, 0)).toBe(total);
      expect(total).toBeGreaterThan(0);
    }).toPass();
    await menuOf(page).getByRole('link', { name: 'Journal' }).click();
    await expect(main.locator('tbody tr').first()).toBeVisible();
    for (const place of ['/gestion/prix', '/gestion/reglages', '/gestion/contenu']) {
      const answer = await page.goto(`${shopUrl()}${place}`);
      expect([403, 404]).toContain(answer?.status());
    }
  },
);

/** The total of the page, and the amount of each row of its file. */
async function salesByStore(page: Page): Promise<{ shown: number; downloaded: number[] }> {
  const main = page.getByRole('main');
  await page.goto(`${shopUrl()}/gestion/rapports?par=magasin`);
  const cells = main.getByRole('row', { name: /^Total/ }).locator('td');
  const [shown = 0] = (await cells.allInnerTexts()).map(centsOf).slice(-2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: 'Télécharger en CSV' }).click(),
  ]);
  const rows = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/).slice(1);
  return { shown, downloaded: rows.map((row) => centsOf(row.split(';').at(-2) ?? '')) };
}

function centsOf(money: string): number {
  return Math.round(Number(money.replaceAll(/[^\d,.-]/gu, '').replace(',', '.')) * 100);
}
