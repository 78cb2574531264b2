// A form of the back office whose session has ended, as a browser without script sends it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import type { Browser } from '../../testing/browser.ts';
import { publicUrl, testShop } from '../../testing/visit.ts';
import type { TestShop, Visit } from '../../testing/visit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const PASSWORD = 'Gestion!2026';
const at = (name: string) => `${name}@equipe.valbrune.example`;

async function entered(name: string): Promise<Browser> {
  const browser = openBrowser(shop);
  await browser.send('/gestion/entrer', { email: at(name), password: PASSWORD });
  await browser.send('/gestion/entrer/code', { code: '000000' });
  await browser.see('/gestion/profil');
  return browser;
}

async function endEverywhere(name: string): Promise<void> {
  await (await entered(name)).send('/gestion/profil', { intent: 'end-all' });
}

/** As a browser follows a 307: the same form, sent there. */
async function sendOn(browser: Browser, path: string, fields: Record<string, string>): Promise<Visit> {
  const moved = await browser.send(path, fields);
  expect(moved.status).toBe(307);
  return browser.send(String(moved.headers['location']), fields);
}

function hidden(html: string, name: string): string {
  const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  const letters: Record<string, string> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };
  return value.replaceAll(/&([^;]+);/g, (whole, name: string) => letters[name] ?? whole);
}

/** The fields of the first form of the page, all of them hidden. */
function fieldsOf(html: string): Record<string, string> {
  const form = /<main.*?<form.*?<\/form>/s.exec(html)?.[0] ?? '';
  const names = [...form.matchAll(/type="hidden" name="([^"]+)"/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, hidden(form, name)]));
}

const COUPON = { intent: 'enregistrer', code: 'HIVER26', nom: 'Fin <d’hiver> & "soldes"', remise: '12' };
const address = '/gestion/prix/codes/nouveau';
const resume = '/gestion/entrer/reprise';

describe('a form whose session has ended', () => {
  it('is kept through password and code, then shown again, and sent by nothing but a press', async () => {
    const browser = await entered('claire.valbrune');
    await endEverywhere('claire.valbrune');
    const door = await sendOn(browser, address, COUPON);
    expect(door.status).toBe(401);
    expect(door.html).toContain(
      'Votre session a pris fin, reconnectez-vous\u00A0: ce que vous avez saisi est gardé.',
    );
    const wrong = await browser.send(resume, {
      ...fieldsOf(door.html),
      email: at('claire.valbrune'),
      password: 'faux',
    });
    expect([wrong.status, wrong.html.includes('faux')]).toEqual([422, false]);
    const first = { email: at('claire.valbrune'), password: PASSWORD };
    const factor = await browser.send(resume, { ...fieldsOf(wrong.html), ...first });
    expect(factor.html).toContain('one-time-code');
    expect(factor.html).not.toContain(PASSWORD);
    const ready = await browser.send(resume, { ...fieldsOf(factor.html), code: '000000' });
    expect([ready.status, ready.html.includes('Revoir ma saisie')]).toEqual([200, true]);
    expect(ready.html).toContain(`action="${address}"`);
    const again = await browser.send(address, fieldsOf(ready.html));
    expect(again.status).toBe(422);
    for (const words of [
      'Votre session avait pris fin avant l’envoi',
      'value="HIVER26"',
      'value="Fin &lt;d’hiver&gt; &amp; &quot;soldes&quot;"',
      'value="12"',
    ])
      expect(again.html).toContain(words);
    expect((await browser.see('/gestion/prix/codes/HIVER26')).status, 'nothing was written').toBe(404);
    const saved = await browser.send(address, COUPON);
    expect(saved.headers['location']).toBe('/gestion/prix/codes/HIVER26?fait=enregistre');
  });

  it('of another person is dropped as soon as it is known who signs in', async () => {
    const browser = await entered('claire.valbrune');
    await endEverywhere('claire.valbrune');
    const door = await sendOn(browser, address, { ...COUPON, code: 'PRIVE26' });
    const kept = fieldsOf(door.html);
    const factor = await browser.send(resume, { ...kept, email: at('sophie.delmas'), password: PASSWORD });
    expect(factor.html).toContain('name="code"');
    expect(factor.html).not.toContain('PRIVE26');
    const inside = await browser.send(resume, { ...kept, etape: 'code', code: '000000' });
    expect([inside.status, inside.headers['location']]).toEqual([302, '/gestion/accueil']);
  });

  it('waits for one who signs in in another tab', async () => {
    const browser = await entered('claire.valbrune');
    await endEverywhere('claire.valbrune');
    const door = await sendOn(browser, address, COUPON);
    const { garde = '' } = fieldsOf(door.html);
    await browser.send('/gestion/entrer', { email: at('claire.valbrune'), password: PASSWORD });
    expect((await browser.send(resume, { garde })).html).toContain('one-time-code');
    await browser.send('/gestion/entrer/code', { code: '000000' });
    expect((await browser.send(resume, { garde })).html).toContain('Revoir ma saisie');
  });

  it('with a secret is kept without it, and that is said', async () => {
    const browser = await entered('claire.valbrune');
    await endEverywhere('claire.valbrune');
    const door = await sendOn(browser, '/gestion/reglages/societe', { telephone: '01', password: PASSWORD });
    expect(door.html).not.toContain(PASSWORD);
    expect(door.html).toContain('Un fichier ou un mot de passe n’est pas gardé');
    const stranger = openBrowser(shop);
    expect((await sendOn(stranger, address, COUPON)).html).toContain('n’a pas pu être gardé');
  });

  it('sent by the router leads to the page, never to an address of its own', async () => {
    const browser = openBrowser(shop);
    const asked = await browser.see(
      '/gestion/prix/codes.data?etat=x&_routes=screens%2Fpricing%2Fcoupons-screen',
    );
    expect(asked.html).toContain(encodeURIComponent('/prix/codes?etat=x'));
    expect(asked.html).not.toMatch(/_routes|\.data/);
    const { html } = await shop.visit(`${address}.data?_routes=x`, {
      method: 'POST',
      headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'code=X',
    });
    expect(html).toContain(`/entrer/reprise?vers=${encodeURIComponent('/prix/codes/nouveau')}`);
    expect(html).toContain('307');
  });

  it.each(['//evil.example', '/\\evil.example', '/.//evil.example', 'https://evil.example', '/entrer'])(
    'is sent to a page of our own only: %s',
    async (to) => {
      const browser = await entered('claire.valbrune');
      const kept = { to, owner: '1', fields: [['a', 'b']], isWhole: true };
      const inside = await browser.send(resume, { garde: JSON.stringify(kept) });
      expect(inside.headers['location']).toBe('/gestion/accueil');
    },
  );
});

describe('a form that somebody else opened in this browser', () => {
  /** Claire opens the form, then Thomas enters beside it. */
  async function openedByClaire(code: string) {
    const browser = await entered('claire.valbrune');
    const { html } = await browser.see(address);
    const openedBy = hidden(html, 'ouvert-par');
    expect(openedBy).toMatch(/^\d+ Claire Valbrune$/);
    const typed = { ...COUPON, code, 'ouvert-par': openedBy };
    await browser.send('/gestion/sortir', {});
    await browser.send('/gestion/entrer', { email: at('sarah.nguyen'), password: PASSWORD });
    await browser.send('/gestion/entrer/code', { code: '000000' });
    const asked = await sendOn(browser, address, typed);
    return { browser, asked, typed };
  }
  const exists = async (browser: Browser, code: string) =>
    (await browser.see(`/gestion/prix/codes/${code}`)).status === 200;

  it('is done by nobody before they say so; in one’s own name it is shown first', async () => {
    const { browser, asked } = await openedByClaire('AUTRE26');
    expect(asked.status).toBe(409);
    expect(asked.html).toContain(
      'Ce formulaire a été ouvert par Claire Valbrune\u00A0; vous êtes Sarah Nguyen.',
    );
    expect(await exists(browser, 'AUTRE26')).toBe(false);
    const again = await browser.send(address, fieldsOf(asked.html));
    expect([again.status, again.html.includes('validez en votre nom')]).toEqual([422, true]);
    expect(again.html).toContain('value="AUTRE26"');
    expect(hidden(again.html, 'ouvert-par')).toMatch(/ Sarah Nguyen$/);
    expect(await exists(browser, 'AUTRE26')).toBe(false);
  });

  it('waits for its author once the other has left', async () => {
    const { browser, asked } = await openedByClaire('AUTRE27');
    const second = /<form.*?<\/form>.*?(<form.*?<\/form>)/s.exec(/<main.*/s.exec(asked.html)?.[0] ?? '')?.[1];
    const leaving = { garde: hidden(second ?? '', 'garde'), etape: hidden(second ?? '', 'etape') };
    const door = await browser.send(resume, leaving);
    expect([door.status, door.html.includes('ce que vous avez saisi est gardé')]).toEqual([401, true]);
    const first = { email: at('claire.valbrune'), password: PASSWORD };
    const factor = await browser.send(resume, { ...fieldsOf(door.html), ...first });
    const ready = await browser.send(resume, { ...fieldsOf(factor.html), code: '000000' });
    const again = await browser.send(address, fieldsOf(ready.html));
    expect(again.html).toContain('value="AUTRE27"');
  });

  it('is done at once for whoever opened it', async () => {
    const browser = await entered('claire.valbrune');
    const openedBy = hidden((await browser.see(address)).html, 'ouvert-par');
    const saved = await browser.send(address, { ...COUPON, code: 'MEME26', 'ouvert-par': openedBy });
    expect(saved.headers['location']).toBe('/gestion/prix/codes/MEME26?fait=enregistre');
  });
});

it.each(['/gestion/contenu/liens.data?q=lasure', '/gestion/contenu/images/choix.data'])(
  'a tool of the editor leads nobody away from a text whose session has ended: %s',
  async (tool) => {
    const ended = await openBrowser(shop).see(tool);
    expect([ended.status, ended.headers['location'], ended.html.includes('entrer')]).toEqual([
      200,
      undefined,
      false,
    ]);
    const inside = await (await entered('claire.valbrune')).see(tool);
    expect(inside.html.length).toBeGreaterThan(ended.html.length);
  },
);
