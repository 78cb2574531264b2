// The back office's pages as a browser without script gets them, beside the shop's on the same host.
import { directoryProvider } from '@nuancier/api/staff/testing/directory-provider.ts';
import type { DirectoryProvider } from '@nuancier/api/staff/testing/directory-provider.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { publicUrl, testShop } from '../../testing/visit.ts';
import type { TestShop } from '../../testing/visit.ts';

const CLAIRE = 'claire.valbrune@equipe.valbrune.example';
const HENRI = 'henri.valbrune@equipe.valbrune.example';
const PASSWORD = 'Gestion!2026';

let provider: DirectoryProvider;
let shop: TestShop;
beforeAll(async () => {
  provider = await directoryProvider();
  shop = await testShop({ directory: provider.setting });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

async function entered(email = CLAIRE) {
  const browser = openBrowser(shop);
  await browser.send('/gestion/entrer', { email, password: PASSWORD });
  await browser.send('/gestion/entrer/code', { code: '000000' });
  return browser;
}

describe('the way in', () => {
  it.each(['/gestion', '/gestion/', '/gestion/profil', '/gestion/rien'])(
    '%s leads strangers to the door, and back afterwards',
    async (path) => {
      const { status, headers, cookies } = await shop.visit(path);
      expect(status).toBe(302);
      expect(headers['location']).toMatch(/^\/gestion\/entrer/);
      expect(cookies).toEqual([]);
    },
  );

  it('asks for the password, then for the code, and leads to the page that was asked for', async () => {
    const browser = openBrowser(shop);
    const asked = await browser.see('/gestion/profil?vu=1');
    const door = String(asked.headers['location']);
    expect(door).toBe('/gestion/entrer?retour=%2Fprofil%3Fvu%3D1');
    expect((await browser.see(door)).html).toContain('Connectez-vous pour voir la page demandée.');
    const wrong = await browser.send(door, { email: CLAIRE, password: 'faux', retour: '/profil?vu=1' });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('L’adresse ou le mot de passe est incorrect');
    expect(wrong.html).toContain(`value="${CLAIRE}"`);
    expect(wrong.html).not.toContain('faux');
    const half = await browser.send(door, { email: CLAIRE, password: PASSWORD, retour: '/profil?vu=1' });
    expect(half.headers['location']).toBe('/gestion/entrer/code?retour=%2Fprofil%3Fvu%3D1');
    const early = await browser.see('/gestion/profil');
    expect(early.headers['location']).toBe('/gestion/entrer/code?retour=%2Fprofil');
    const inside = await browser.send('/gestion/entrer/code', { code: '000 000', retour: '/profil?vu=1' });
    const home = String(inside.headers['location']);
    expect((await browser.see(home)).headers['location']).toBe('/gestion/profil?vu=1');
    const { status, html } = await browser.see('/gestion/profil');
    expect(status).toBe(200);
    for (const text of ['Claire Valbrune', 'Propriétaire', 'Cette session', 'Changer de mot de passe'])
      expect(html).toContain(text);
  });

  it.each([
    ['marc.leroy', ['/clients/rattachements', '/avis'], '/clients/messages'],
    ['sophie.delmas', ['/clients/rattachements', '/avis', '/clients/messages'], '/devis/nouveau'],
    ['nathalie.perez', ['/clients/rattachements', '/avis?etat=x', '/clients/messages/1'], '/clients'],
    ['emma.girard', ['/imports/cles', '/imports/adresses/1', '/imports/taches'], '/imports/nouveau'],
    ['thomas.roche', ['/imports/cles', '/imports/adresses', '/imports/taches'], '/prix/codes/nouveau'],
    [
      'anne.schmitt',
      [
        '/prix/campagnes/nouvelle',
        '/prix/campagnes/1/arret',
        '/prix/codes/nouveau',
        '/devis/nouveau',
        '/imports/nouveau',
        '/imports/fichiers/1',
      ],
      '/imports/cles',
    ],
  ])('leads %s to a page of its own where the one asked for is not', async (who, closed, open) => {
    const browser = openBrowser(shop);
    await browser.send('/gestion/entrer', { email: `${who}@equipe.valbrune.example`, password: PASSWORD });
    await browser.send('/gestion/entrer/code', { code: '000000' });
    const ledTo = async (page: string) =>
      String((await browser.see(`/gestion/accueil?retour=${encodeURIComponent(page)}`)).headers['location']);
    for (const page of closed)
      expect([page, await ledTo(page)]).toEqual([page, expect.stringMatching(/\?note=ailleurs$/)]);
    expect(await ledTo(open)).toBe(`/gestion${open}`);
    expect((await browser.see(`/gestion${open}`)).status).toBe(200);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/entrer'])(
    'comes back to a page of its own only: %s',
    async (retour) => {
      const browser = openBrowser(shop);
      await browser.send('/gestion/entrer', { email: CLAIRE, password: PASSWORD, retour });
      const { headers } = await browser.send('/gestion/entrer/code', { code: '000000', retour });
      expect(headers['location']).toBe('/gestion/accueil');
    },
  );

  it('the menu shows where one is, also where the address stands beside its entry', async () => {
    const { html } = await (await entered()).see('/gestion/avis');
    const lit = [
      ...html.matchAll(
        /<a[^>]*aria-current="page"[^>]*href="([^"]+)"|<a[^>]*href="([^"]+)"[^>]*aria-current="page"/g,
      ),
    ];
    expect(lit.map(([, one, other]) => one ?? other)).toContain('/gestion/clients');
  });

  it('whose role lacks the page that was asked for lands on its own first, which says so', async () => {
    const email = 'loic.tanguy@equipe.valbrune.example';
    const browser = openBrowser(shop);
    const retour = '/reglages/paiement?vu=1';
    await browser.send('/gestion/entrer', { email, password: PASSWORD, retour });
    const inside = await browser.send('/gestion/entrer/code', { code: '000000', retour });
    const { headers } = await browser.see(String(inside.headers['location']));
    expect(headers['location']).toMatch(/^\/gestion\/(?!reglages)[a-z]+\?note=ailleurs$/);
    const first = await browser.see(String(headers['location']));
    expect([first.status, first.html.includes('n’est pas ouverte à votre rôle')]).toEqual([200, true]);
  });

  it.each([
    [{ email: '', password: '' }, ['Saisissez votre adresse e-mail.', 'Saisissez votre mot de passe.']],
    [{ email: 'a@b.fr', password: '' }, ['Saisissez votre mot de passe.']],
  ])('says what is missing: %j', async (fields, sentences) => {
    const { status, html } = await openBrowser(shop).send('/gestion/entrer', fields);
    expect(status).toBe(422);
    for (const sentence of sentences) expect(html).toContain(sentence);
  });
});

describe('the way in by the directory', () => {
  const signsIn = async (browser: ReturnType<typeof openBrowser>, claims: Record<string, unknown>) => {
    const left = await browser.see('/gestion/entrer/annuaire?retour=%2Fcommandes');
    const answer = provider.signIn(String(left.headers['location']), { email_verified: true, ...claims });
    const landed = await browser.see(`/gestion/entrer/annuaire/retour?${answer}`);
    const [, next = ''] = /http-equiv="refresh" content="0;url=([^"]+)"/i.exec(landed.html) ?? [];
    return browser.see(next.replaceAll('&amp;', '&'));
  };

  it('leads there and back, without a cookie from the other site, to the page that was asked for', async () => {
    const browser = openBrowser(shop);
    const door = await browser.see('/gestion/entrer?retour=%2Fcommandes');
    expect(door.html).toContain('Entrer avec Annuaire Valbrune');
    expect(door.html).toContain('href="/gestion/entrer/annuaire?retour=%2Fcommandes"');
    const entered = await signsIn(browser, { sub: 'claire', email: CLAIRE, amr: ['mfa'] });
    const home = String(entered.headers['location']);
    expect((await browser.see(home)).headers['location']).toBe('/gestion/commandes');
    expect((await browser.see('/gestion/commandes')).status).toBe(200);
    const team = await browser.see('/gestion/equipe?q=claire');
    expect(team.html).toContain('liée à l’annuaire');
    expect(team.html).toContain('Délier de l’annuaire');
  });

  it('asks for the code where the directory has not', async () => {
    const entered = await signsIn(openBrowser(shop), { sub: 'henri', email: HENRI, amr: ['pwd'] });
    expect(entered.headers['location']).toBe('/gestion/entrer/code?retour=%2Fcommandes');
  });

  it('says no on the page of the door, with all other ways beside', async () => {
    const refused = await signsIn(openBrowser(shop), { sub: 'x', email: 'x@ailleurs.example' });
    expect(refused.status).toBe(422);
    for (const text of ['n’ouvre aucun accès à la gestion', 'Mot de passe', 'action="/gestion/entrer"'])
      expect(refused.html).toContain(text);
    expect(refused.cookies).toEqual([]);
  });

  it('offers to leave the directory as well', async () => {
    const browser = openBrowser(shop);
    expect((await browser.see('/gestion/entrer?note=sorti')).html).toContain(
      'Me déconnecter aussi (Annuaire Valbrune)',
    );
    const left = await browser.see('/gestion/sortir/annuaire');
    expect(String(left.headers['location'])).toContain(`${provider.setting.issuer}/logout`);
  });
});

describe('the cookie', () => {
  it('is bound to the back office, unread by scripts and sent by no other site', async () => {
    const { cookies } = await shop.visit('/gestion/entrer', {
      method: 'POST',
      headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: CLAIRE, password: PASSWORD }).toString(),
    });
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies)
      expect(cookie).toMatch(/^nuancier_gestion(?:_device)?=.+Path=\/gestion; HttpOnly; SameSite=Strict/);
  });

  it('goes with signing out, here and in the database', async () => {
    const browser = await entered();
    const token = browser.cookie('nuancier_gestion') ?? '';
    const out = await browser.send('/gestion/sortir', {});
    expect([out.status, out.headers['location']]).toEqual([302, '/gestion/entrer?note=sorti']);
    expect(browser.cookie('nuancier_gestion')).toBeUndefined();
    browser.keep('nuancier_gestion', token);
    expect((await browser.see('/gestion/profil')).status).toBe(302);
  });

  it('a link or a reload signs nobody out', async () => {
    const browser = await entered();
    await browser.see('/gestion/sortir');
    expect((await browser.see('/gestion/profil')).status).toBe(200);
  });

  it('of a customer opens nothing here', async () => {
    const { status, headers } = await shop.visit('/gestion/profil', {
      as: 'yann.kermarrec@demo.valbrune.example',
    });
    expect([status, headers['location']]).toEqual([302, '/gestion/entrer?retour=%2Fprofil']);
  });

  it('opens nothing in the shop', async () => {
    const browser = await entered();
    expect((await browser.see('/customer/dashboard')).status).toBe(302);
  });
});

describe('pages', () => {
  it('are kept by no cache, found by no search engine, and run scripts by their own nonce alone', async () => {
    const browser = await entered();
    const { headers, html } = await browser.see('/gestion/profil');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    const policy = String(headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts.length).toBeGreaterThan(0);
    for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
  });

  it('a form of another site is refused and does nothing', async () => {
    const { status, html, cookies } = await shop.visit('/gestion/entrer', {
      method: 'POST',
      headers: {
        origin: 'https://evil.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ email: CLAIRE, password: PASSWORD }).toString(),
    });
    expect([status, cookies]).toEqual([403, []]);
    expect(html).toContain('ne vient pas d’une page de la gestion');
  });

  it('an address that leads nowhere says so inside the frame', async () => {
    const { status, html } = await (await entered()).see('/gestion/rien-ici');
    expect(status).toBe(404);
    expect(html).toContain('Page introuvable');
    expect(html).toContain('Se déconnecter');
  });

  it('a session is ended from another one', async () => {
    const [here, there] = [await entered(HENRI), await entered(HENRI)];
    const { html } = await here.see('/gestion/profil');
    const [session] = [...html.matchAll(/name="session" value="([^"]+)"/g)].map(([, id]) => id ?? '');
    const ended = await here.send('/gestion/profil', { intent: 'end-session', session: session ?? '' });
    expect(ended.headers['location']).toBe('/gestion/profil?note=session');
    expect((await there.see('/gestion/profil')).status).toBe(302);
    expect((await here.see('/gestion/profil?note=session')).html).toContain('La session est terminée.');
  });

  it('a wrong password changes none, a right one does', async () => {
    const browser = await entered(HENRI);
    const change = (current: string, password: string) =>
      browser.send('/gestion/profil', { intent: 'password', current, password });
    expect((await change('faux', 'Une-phrase-assez-longue')).status).toBe(422);
    const short = await change(PASSWORD, 'court');
    expect(short.html).toContain('au moins 12 caractères');
    const done = await change(PASSWORD, 'Une-phrase-assez-longue');
    expect(done.headers['location']).toBe('/gestion/profil?note=mot-de-passe');
  });

  it('a forgotten password tells nobody who has an account', async () => {
    const browser = openBrowser(shop);
    const [known, unknown] = await Promise.all(
      [CLAIRE, 'personne@ailleurs.example'].map((email) => browser.send('/gestion/mot-de-passe', { email })),
    );
    expect(known?.html).toContain('Si cette adresse a un compte, un lien vient de partir.');
    const withoutNonce = (html = '') => html.replaceAll(/nonce="[^"]+"/g, '');
    expect(withoutNonce(unknown?.html)).toBe(withoutNonce(known?.html));
  });
});
