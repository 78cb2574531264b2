// The team of the back office, as a browser without script gets it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { testShop } from '../../testing/visit.ts';
import type { TestShop } from '../../testing/visit.ts';

const MARC = 'marc.leroy';
const ANNE = 'anne.schmitt';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

async function entered(who: string) {
  const browser = openBrowser(shop);
  await browser.send('/gestion/entrer', {
    email: `${who}@equipe.valbrune.example`,
    password: 'Gestion!2026',
  });
  await browser.send('/gestion/entrer/code', { code: '000000' });
  return browser;
}

describe('the team', () => {
  const ticked = (html: string) =>
    [...html.matchAll(/<input[^>]*name="magasins"[^>]*>/g)]
      .map(([box]) => box)
      .filter((box) => box.includes('checked'))
      .map((box) => /value="(\w+)"/.exec(box)?.[1])
      .toSorted();

  it('somebody’s role and stores are changed on a page of their own', async () => {
    const claire = await entered('claire.valbrune');
    const { html } = await claire.see('/gestion/equipe?q=karim');
    expect(html, 'whoever typed a code has one').toContain('Active, second facteur de démonstration');
    const place = /href="(\/gestion\/equipe\/\d+\/role\?adresse=karim[^"]+)"/.exec(html)?.[1] ?? '';
    const form = await claire.see(place);
    expect(form.html).toContain('Le rôle de Karim Haddad');
    expect(form.html).toContain('(VB006)</label>');
    const lu = /name="lu" value="([^"]*)"/.exec(form.html)?.[1] ?? '';
    const send = (chosen: Record<string, string>) => claire.send(place, { lu, commercial: '', ...chosen });
    const bad = await send({ role: 'preparateur' });
    expect([bad.status, bad.html.includes('Cochez au moins un magasin')]).toEqual([422, true]);
    const nobody = await send({ role: 'commercial', magasins: 'VB008' });
    expect([nobody.status, nobody.html.includes('Choisissez un portefeuille')]).toEqual([422, true]);
    expect(ticked(nobody.html)).toEqual(['VB008']);
    expect(nobody.html).toMatch(/<option value="commercial" selected/);
    const unknown = await send({ role: 'preparateur', magasins: 'VB999' });
    expect(unknown.status).toBe(422);
    const done = await send({ role: 'preparateur', magasins: 'VB006 VB008' });
    expect(done.headers['location']).toBe('/gestion/equipe?fait=placee');
    const late = await send({ role: 'preparateur', magasins: 'VB006' });
    expect([late.status, late.html.includes('Claire Valbrune')]).toEqual([422, true]);
    const after = await claire.see(place);
    expect(ticked(after.html)).toEqual(['VB006', 'VB008']);
    expect(after.html).toMatch(/<option value="preparateur" selected/);
    const anne = await (await entered(ANNE)).see(place);
    expect(anne.status).toBe(302);
  });

  it('whoever keeps a store is offered those who prepare there, and no other role', async () => {
    const marc = await entered(MARC);
    const { html } = await marc.see('/gestion/equipe');
    const acts = [...html.matchAll(/href="\/gestion\/equipe\/\d+\/role\?adresse=([^"%]+)/g)];
    expect(acts.map(([, who]) => who)).toContain('loic.tanguy');
    expect(acts.map(([, who]) => who)).not.toContain('marc.leroy');
    const form = (await marc.see('/gestion/equipe/nouvelle-personne')).html;
    expect(form.match(/<option value="\w+"/g)).toEqual(['<option value="preparateur"']);
    expect(form).not.toContain('name="commercial"');
    const offered = [...form.matchAll(/name="magasins"/g)];
    expect([offered.length, ticked(form).length]).toEqual([2, 2]);
  });

  it('what ends somebody’s sessions is said on a page of its own before it is done', async () => {
    const claire = await entered('claire.valbrune');
    const { html } = await claire.see('/gestion/equipe?q=victor');
    expect(html).not.toContain('value="disable"');
    const page =
      /href="(\/gestion\/equipe\/\d+\/acces\/fermeture\?adresse=victor[^"]+)"/.exec(html)?.[1] ?? '';
    const asked = await claire.see(page);
    expect(asked.html).toContain('Fermer l’accès de Victor Colin');
    expect(asked.html).toContain('Ses sessions se terminent aussitôt');
    expect((await claire.see(page.replace('fermeture', 'autre'))).status).toBe(404);
    expect((await (await entered(ANNE)).see(page)).status).toBe(302);
    const done = await claire.send(page, {});
    expect(done.headers['location']).toBe('/gestion/equipe?fait=fermee');
    expect((await claire.see('/gestion/equipe?q=victor')).html).toContain('Rouvrir l’accès');
  });
});

it('who sets up a second factor keeps the key that was scanned, after a wrong code and at another look', async () => {
  const email = 'emma.girard@equipe.valbrune.example';
  // No longer of the demonstration, whose people have a code from the start.
  await shop.db.updateTable('staff').set({ is_demo: false }).where('email', '=', email).execute();
  const emma = openBrowser(shop);
  await emma.send('/gestion/entrer', { email, password: 'Gestion!2026' });
  const page = '/gestion/entrer/second-facteur';
  const keyOn = ({ html }: { html: string }) => /<code>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1];
  const scanned = keyOn(await emma.see(page));
  expect(scanned).toMatch(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const wrong = await emma.send(page, { code: '000000' });
  expect([wrong.status, keyOn(wrong), keyOn(await emma.see(page))]).toEqual([422, scanned, scanned]);
});
