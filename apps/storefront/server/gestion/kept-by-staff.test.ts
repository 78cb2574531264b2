// What the shop's people keep up to date, as pages without script, and how the shop's own pages follow.
import { addDays } from '@nuancier/domain/stores/opening-hours.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { formatLocalDay } from '@nuancier/ui/text/format.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import type { Browser } from '../../testing/browser.ts';
import { testShop } from '../../testing/visit.ts';
import type { TestShop } from '../../testing/visit.ts';
import { createPageCache } from '../pages/page-cache.ts';

const PASSWORD = 'Gestion!2026';

let shop: TestShop;
beforeAll(async () => {
  const cache = createPageCache({ mostBytes: 50_000_000, mostMs: 3_600_000, now: Date.now });
  shop = await testShop({ cache });
});
afterAll(() => shop.close());

async function entered(name: string): Promise<Browser> {
  const browser = openBrowser(shop);
  const email = `${name}@equipe.valbrune.example`;
  await browser.send('/gestion/entrer', { email, password: PASSWORD });
  await browser.send('/gestion/entrer/code', { code: '000000' });
  return browser;
}

describe('stores', () => {
  const tomorrow = addDays(localMoment(new Date()).date, 1);
  const seen = async () => (await shop.visit('/magasins/VB006')).html;

  it('a manager closes a day in two presses, and the shop’s own page tells it at once, kept or not', async () => {
    const marc = await entered('marc.leroy');
    const page = await marc.see('/gestion/magasins/VB006');
    expect(page.html).toContain(`/gestion/magasins/VB006/fermeture?le=${tomorrow}`);
    const before = await seen();
    const confirm = await marc.see(`/gestion/magasins/VB006/fermeture?le=${tomorrow}`);
    expect(confirm.html).toContain(formatLocalDay(tomorrow));
    expect(confirm.html).toMatch(/promise|déjà fermé/);
    const done = await marc.send(`/gestion/magasins/VB006/fermeture?le=${tomorrow}`, { le: tomorrow });
    expect(done.headers['location']).toBe('/gestion/magasins/VB006?fait=ferme');
    await expect.poll(seen, { timeout: 5_000 }).not.toBe(before);
    const open = await marc.send('/gestion/magasins/VB006', { intent: 'rouvrir', le: tomorrow });
    expect(open.headers['location']).toBe('/gestion/magasins/VB006?fait=rouvert');
  });

  it('another store is not there, nor an act for who reads only', async () => {
    const aicha = await entered('aicha.benoit');
    expect((await aicha.see('/gestion/magasins/VB006')).status).toBe(404);
    expect((await aicha.see('/gestion/magasins')).html).not.toContain('VB006');
    const anne = await entered('anne.schmitt');
    const page = await anne.see('/gestion/magasins/VB006');
    expect(page.status).toBe(200);
    expect(page.html).not.toContain('Fermer pour un jour');
    expect((await anne.see('/gestion/magasins/VB006/horaires')).status).toBe(404);
  });

  it('what is refused comes back as it was typed', async () => {
    const marc = await entered('marc.leroy');
    const week = { monday: '8h-12h', tuesday: 'le matin' };
    const refused = await marc.send('/gestion/magasins/VB006/horaires', week);
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('value="le matin"');
    expect(refused.html).toContain('Écrivez par exemple');
    const details = { telephone: '12', livraison: 'loin' };
    expect((await marc.send('/gestion/magasins/VB006/coordonnees', details)).html).toContain('value="loin"');
    expect((await marc.see('/gestion/magasins/VB006/fermeture?le=hier')).status).toBe(404);
  });
});
