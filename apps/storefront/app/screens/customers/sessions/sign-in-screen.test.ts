import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicUrl, testShop } from '../../../../testing/visit.ts';
import type { TestShop } from '../../../../testing/visit.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const PASSWORD = 'Demo!2026';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ production: true });
});
afterAll(() => shop.close());

const post = (path: string, fields: Record<string, string>, cookie?: string) =>
  shop.visit(path, {
    method: 'POST',
    headers: {
      origin: publicUrl,
      'content-type': 'application/x-www-form-urlencoded',
      ...(cookie === undefined ? {} : { cookie }),
    },
    body: new URLSearchParams(fields).toString(),
  });
const cookieOf = (cookies: readonly string[], name: string) =>
  cookies.find((cookie) => cookie.startsWith(`${name}=`));
const valueOf = (cookies: readonly string[], name: string) =>
  /=([^;]*)/.exec(cookieOf(cookies, name) ?? '')?.[1] ?? '';
const signInForm = (html: string) => /<form(?:(?!<form).)*name="password".*?<\/form>/s.exec(html)?.[0] ?? '';
const tag = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(signInForm(html))?.[0] ?? '';

describe('the sign-in page', () => {
  it.each(['/sign-in', '/acces-espace-pro'])(
    'NAV-13 NAV-14 %s has a form that works without script',
    async (path) => {
      const { status, html } = await shop.visit(path);
      expect(status).toBe(200);
      expect(signInForm(html)).toMatch(new RegExp(`^<form[^>]*action="${path}"[^>]*method="post"`));
      expect(tag(html, 'email')).toMatch(/type="email".*autoComplete="username"/);
      expect(tag(html, 'password')).toMatch(/type="password".*autoComplete="current-password"/);
      expect(html).toContain('Rester connecté');
      expect(html).toContain('Créer mon compte');
      expect(html).toContain('href="/mot-de-passe-oublie"');
    },
  );

  it('comes back to the page one was on, and only to pages of the shop', async () => {
    const from = async (referer: string) =>
      tag((await shop.visit('/sign-in', { headers: { referer } })).html, 'back');
    expect(await from(`${publicUrl}/catalogue/facade?page=1`)).toContain('value="/catalogue/facade?page=1"');
    expect(await from('https://evil.example/livraison')).toBe('');
    expect(await from(`${publicUrl}/sign-in`)).toBe('');
    expect(tag((await shop.visit('/sign-in?back=//evil.example')).html, 'back')).toBe('');
  });
});

describe('signing in', () => {
  it('A14 AUT-06 CFG-12 H12 opens a new session, and leads back to where one was', async () => {
    const page = await post(
      '/sign-in',
      { email: YANN, password: PASSWORD, back: '/livraison' },
      'vsf-customer=abc',
    );
    expect([page.status, page.headers['location']]).toEqual([302, '/livraison']);
    expect(cookieOf(page.cookies, 'vsf-customer')).toMatch(
      /^vsf-customer=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    // Not asked to stay: no token that outlives the browser.
    expect(cookieOf(page.cookies, 'persistent_token')).toContain('Max-Age=0');
    const token = valueOf(page.cookies, 'vsf-customer');
    const account = await shop.visit('/customer/dashboard', { headers: { cookie: `vsf-customer=${token}` } });
    expect(account.html).toContain('Bonjour Yann');
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/sign-in'])(
    'H05 leads to the dashboard rather than to %s',
    async (back) => {
      const page = await post('/sign-in', { email: YANN, password: PASSWORD, back });
      expect(page.headers['location']).toBe('/customer/dashboard');
    },
  );

  it('AUT-07 CFG-13 « Rester connecté » leaves a token for a year, which signs in again by itself', async () => {
    const page = await post('/acces-espace-pro', { email: YANN, password: PASSWORD, remember: 'on' });
    expect(cookieOf(page.cookies, 'persistent_token')).toMatch(
      /^persistent_token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure$/,
    );
    const token = valueOf(page.cookies, 'persistent_token');
    const again = await shop.visit('/customer/dashboard', {
      headers: { cookie: `persistent_token=${token}` },
    });
    expect(again.html).toContain('Bonjour Yann');
    expect(valueOf(again.cookies, 'vsf-customer')).toMatch(/^[\w-]{43}$/);
  });

  it('AUT-02 AUT-03 a refusal is told as an alert with its title and beside the field; what was typed stays', async () => {
    const page = await post('/sign-in', {
      email: YANN,
      password: 'Faux!2026',
      remember: 'on',
      back: '/livraison',
    });
    expect(page.status).toBe(422);
    expect(page.html).toMatch(
      /role="alert"[^>]*><strong data-message-key="Registration error">Erreur de connexion</,
    );
    expect(page.html).toContain('data-message-key="The account sign-in was incorrect');
    expect(tag(page.html, 'email')).toContain(`value="${YANN}"`);
    expect(tag(page.html, 'password')).toMatch(/aria-invalid="true"/);
    expect(tag(page.html, 'password')).not.toContain('value=');
    expect(tag(page.html, 'remember')).toContain('checked');
    expect(tag(page.html, 'back')).toContain('value="/livraison"');
    expect(page.html).not.toContain('Faux!2026');
    expect(cookieOf(page.cookies, 'vsf-customer')).toBeUndefined();
  });

  it('VAL-01 names the fields that are missing or malformed', async () => {
    const page = await post('/sign-in', { email: 'yann', password: '' });
    expect(page.html).toContain('L’adresse e-mail n’est pas valide.');
    expect(page.html).toContain('Le champ «\u00a0Mot de passe\u00a0» est obligatoire.');
    expect(tag(page.html, 'email')).toContain('value="yann"');
  });

  it('is no business of other sites', async () => {
    const page = await shop.visit('/sign-in', {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: YANN, password: PASSWORD }).toString(),
    });
    expect(page.status).toBe(403);
  });
});

describe('signing out', () => {
  it('AUT-10 A10 A11 revokes both tokens, forgets token, cart id and role, and goes home', async () => {
    const signedIn = await post('/sign-in', { email: YANN, password: PASSWORD, remember: 'on' });
    const token = valueOf(signedIn.cookies, 'vsf-customer');
    const persistent = valueOf(signedIn.cookies, 'persistent_token');
    const out = await post('/deconnexion', {}, `vsf-customer=${token}; persistent_token=${persistent}`);
    expect([out.status, out.headers['location']]).toEqual([302, '/']);
    for (const name of ['vsf-customer', 'persistent_token', 'vsf-cart', 'vsf-role'])
      expect(cookieOf(out.cookies, name)).toContain('Max-Age=0');
    for (const cookie of [`vsf-customer=${token}`, `persistent_token=${persistent}`]) {
      const after = await shop.visit('/customer/dashboard', { headers: { cookie } });
      expect([after.status, after.headers['location']]).toEqual([302, '/']);
    }
  });

  it('is not done by a link', async () => {
    const signedIn = await post('/sign-in', { email: YANN, password: PASSWORD });
    const cookie = `vsf-customer=${valueOf(signedIn.cookies, 'vsf-customer')}`;
    expect((await shop.visit('/deconnexion', { headers: { cookie } })).headers['location']).toBe('/');
    expect((await shop.visit('/customer/dashboard', { headers: { cookie } })).status).toBe(200);
  });
});
