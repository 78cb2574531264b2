// Stores as their people keep them, as pages without script, and how the shop's own pages follow.
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { addDays, weekdayOf, weekdays } from '@nuancier/domain/stores/opening-hours.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { formatLocalDay } from '@nuancier/ui/text/format.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hiddenFields, openBrowser } from '../../testing/browser.ts';
import type { Browser } from '../../testing/browser.ts';
import { testShop } from '../../testing/visit.ts';
import type { TestShop } from '../../testing/visit.ts';
import { createPageCache } from '../pages/page-cache.ts';

const PASSWORD = 'Gestion!2026';
const USUAL = '08:00-12:00 13:30-18:00';

let shop: TestShop;
beforeAll(async () => {
  const cache = createPageCache({ mostBytes: 50_000_000, mostMs: 3_600_000, now: Date.now });
  shop = await testShop({ cache });
  // Whatever day it is, tomorrow is one on which the store opens.
  await sql`update shop set special_hours = '', schedules = (
    select jsonb_object_agg(weekday, ${USUAL}::text) from unnest(${[...weekdays]}::text[]) as weekday)
    where code = 'VB006'`.execute(shop.db);
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
    await sql`update orders set status = 'DISPONIBLE', delivery_mode = 'EMP', wished_on = null, wished_from = null,
      promised_at = (${tomorrow}::date + time '11:00') at time zone 'Europe/Paris' where number = 'W26100021'`.execute(
      shop.db,
    );
    const confirm = await marc.see(`/gestion/magasins/VB006/fermeture?le=${tomorrow}`);
    expect(confirm.html).toMatch(/href="\/gestion\/commandes\/W26100021"[^]*?href="mailto:/);
    expect(confirm.html).not.toContain('etat=a_preparer');
    expect(confirm.html).toContain(formatLocalDay(tomorrow));
    const here = `/gestion/magasins/VB006/fermeture?le=${tomorrow}`;
    expect((await marc.send(here, { le: tomorrow })).headers['location']).toBe(here);
    await expect.poll(seen).not.toBe(before);
    const { html } = await marc.see(here);
    expect(html).toMatch(/est fermé[^]*W26100021[^]*Prévenir les clients et reporter/);
    const told = String((await marc.send(here, hiddenFields(html))).headers['location']);
    expect(told).toMatch(/&fait=(prevenus|restent)$/);
    const after = (await marc.see(told)).html;
    expect(after).not.toContain('Prévenir les clients et reporter');
    expect(after).toMatch(/Commandes reportées[^]*est reportée, et son client est prévenu[^]*W26100021/);
    const open = await marc.send('/gestion/magasins/VB006', { intent: 'rouvrir', le: tomorrow });
    const opened = String(open.headers['location']);
    expect(opened).toBe(`/gestion/magasins/VB006?fait=rouvert&le=${tomorrow}`);
    const again = (await marc.see(opened)).html;
    expect(again).toMatch(
      /reste reportée[^]*son client a été prévenu d’un autre jour, et rouvrir n’y change rien/,
    );
    expect(again).toContain(`href="${here}#reportees"`);
    expect((await marc.see(here)).html).toMatch(/Commandes reportées[^]*W26100021/);
  });

  it('what is closed already is not offered to be closed', async () => {
    const closed = (days: string[]) =>
      sql`update shop set special_hours = ${days.map((on) => `${on} x`).join(',')} where code = 'VB006'`.execute(
        shop.db,
      );
    const [second, third, fourth] = [1, 2, 3].map((ahead) => addDays(tomorrow, ahead));
    await closed([tomorrow, third ?? '']);
    const { html } = await (await entered('marc.leroy')).see('/gestion/magasins/VB006');
    expect(html).toMatch(new RegExp(`fermeture\\?le=${second}"[^>]*>Prochain jour ouvert`));
    expect(html).not.toContain(`fermeture?le=${tomorrow}"`);
    expect(html).toMatch(new RegExp(`<input[^>]*name="le"[^>]*value="${fourth}"`));
    await closed([]);
  });

  it('a day on which the store never opens has nothing to close', async () => {
    const sunday = [0, 1, 2, 3, 4, 5, 6]
      .map((ahead) => addDays(tomorrow, ahead))
      .find((on) => weekdayOf(on) === 'sunday');
    const { html } = await (
      await entered('marc.leroy')
    ).see(`/gestion/magasins/VB008/fermeture?le=${sunday}`);
    expect(html).toContain('Le magasin est fermé ce jour-là d’habitude');
    expect(html).not.toContain('Fermer ce jour-là');
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
    const hours = '/gestion/magasins/VB006/horaires';
    const week = { 'monday-1': '08:15', 'monday-2': '12:00', 'tuesday-1': 'le matin', 'sunday-ferme': 'oui' };
    const refused = await marc.send(hours, week);
    expect([refused.status, refused.html.includes('value="le matin"')]).toEqual([422, true]);
    for (const words of ['par exemple 7:30', 'cochez «']) expect(refused.html).toContain(words);
    const copied = (await marc.send(hours, { ...week, intent: 'copier' })).html;
    expect(copied.match(/value="08:15"/g), 'all but Sunday').toHaveLength(6);
    const on = localMoment(new Date(Date.now() + 7 * DAY_MS)).date;
    const day = `/gestion/magasins/VB006/jour?le=${on}`;
    const times = USUAL.split(/[ -]/).map((time, at) => [`jour-${at + 1}`, time]);
    const same = await marc.send(day, { le: on, ...Object.fromEntries(times) });
    expect([same.status, same.html.includes('déjà les horaires habituels de ce jour')]).toEqual([422, true]);
    const wrong = await marc.send(day, { le: on, 'jour-1': '09:00', 'jour-2': '08:00' });
    expect([wrong.status, wrong.html.includes('value="09:00"')]).toEqual([422, true]);
    const set = await marc.send(day, { le: on, 'jour-1': '09:00', 'jour-2': '11:30' });
    expect(set.headers['location']).toBe(`/gestion/magasins/VB006?fait=jour&le=${on}`);
    expect((await marc.see('/gestion/magasins/VB006')).html).toContain(
      '9\u00A0h\u00A0–\u00A011\u00A0h\u00A030',
    );
    const details = { telephone: '12', livraison: 'loin' };
    expect((await marc.send('/gestion/magasins/VB006/coordonnees', details)).html).toContain('value="loin"');
    expect((await marc.see('/gestion/magasins/VB006/fermeture?le=hier')).status).toBe(404);
  });
});
