// The morning of who keeps the accounts: figures read and taken away, the log searched.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, shopUrl, test } from '../walking/fixtures.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu de la gestion' });

test(
  'the accountant reads the month’s sales, takes them as a file of the same sum, and finds in the log who did what',
  { tag: '@once' },
  async ({ page, visit }) => {
    const main = page.getByRole('main');
    await enter(page, visit, 'comptabilite');
    await expect(menuOf(page).getByRole('link')).toHaveText([
      'Aujourd’hui',
      'Commandes',
      'Retours',
      'Clients',
      'Rapports',
      'Journal',
    ]);
    await menuOf(page).getByRole('link', { name: 'Rapports' }).click();
    await expectAccessible(page);
    await page.goto(`${shopUrl()}/gestion/rapports?par=magasin`);
    const cells = main.getByRole('row', { name: /^Total/ }).locator('td');
    const [total = 0] = (await cells.allInnerTexts()).map(centsOf).slice(-2);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: 'Télécharger en CSV' }).click(),
    ]);
    const rows = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/).slice(1);
    expect(rows.length).toBeGreaterThan(1);
    const taken = rows.map((row) => centsOf(row.split(';').at(-2) ?? ''));
    expect(taken.reduce((sum, cents) => sum + cents, 0)).toBe(total);
    expect(total).toBeGreaterThan(0);
    await menuOf(page).getByRole('link', { name: 'Journal' }).click();
    await expectAccessible(page);
    await expect(main.locator('tbody tr').first()).toBeVisible();
    for (const place of ['/gestion/prix', '/gestion/reglages', '/gestion/contenu']) {
      const answer = await page.goto(`${shopUrl()}${place}`);
      expect([403, 404]).toContain(answer?.status());
    }
  },
);

/** Somebody of that role, as the demo has them. */
async function enter(page: Page, visit: (path: string) => Promise<void>, role: string): Promise<void> {
  const people: { email: string; role: string }[] = JSON.parse(
    await readFile('demo/data/accounts/staff.json', 'utf8'),
  );
  const person = people.findLast((one) => one.role === role);
  if (person === undefined) throw new Error(`Nobody of the demo is ${role}`);
  const main = page.getByRole('main');
  await visit('/gestion/aujourdhui');
  await main.getByLabel('Adresse e-mail').fill(person.email);
  await main.getByLabel('Mot de passe').fill('Gestion!2026');
  await main.getByRole('button', { name: 'Continuer' }).click();
  await main.getByLabel('Code').fill('000000');
  await main.getByRole('button', { name: 'Entrer', exact: true }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Aujourd’hui' })).toBeVisible();
  await expectAccessible(page);
}

function centsOf(money: string): number {
  return Math.round(Number(money.replaceAll(/[^\d,.-]/gu, '').replace(',', '.')) * 100);
}
