import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const NADIA = 'nadia.castellan@demo.valbrune.example';
const PASSWORD = 'Demo!2026';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const send = (path: string, as: string, fields: Record<string, string>) =>
  shop.visit(path, {
    as,
    method: 'POST',
    headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

describe('the devices on the profile', () => {
  const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) Version/26.0 Mobile Safari/604.1';
  const enter = (cookie: string, agent: string) =>
    shop.visit('/sign-in', {
      method: 'POST',
      headers: {
        origin: publicUrl,
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': agent,
        ...(cookie === '' ? {} : { cookie }),
      },
      body: new URLSearchParams({ email: NADIA, password: PASSWORD }).toString(),
    });
  const valueOf = (cookies: readonly string[], name: string) =>
    new RegExp(`^${name}=([^;]*)`).exec(cookies.find((cookie) => cookie.startsWith(`${name}=`)) ?? '')?.[1];
  const cardOf = (html: string) => /<div id="appareils".*?<\/table>.*?<\/form>/s.exec(html)?.[0] ?? '';

  it('a browser keeps its mark, and is ended by one press without script', async () => {
    const first = await enter('', PHONE);
    const mark = valueOf(first.cookies, 'nuancier-device');
    expect(mark).toMatch(/^[\w-]{32}$/);
    expect(first.cookies.find((cookie) => cookie.startsWith('nuancier-device='))).toMatch(
      /HttpOnly.*Max-Age=31536000/,
    );
    const second = await enter(`nuancier-device=${mark}`, PHONE);
    expect(valueOf(second.cookies, 'nuancier-device')).toBe(mark);
    const list = async () => cardOf((await shop.visit('/customer/my-profile', { as: NADIA })).html);
    const shown = await list();
    expect(wordsOf(shown).match(/Safari sur iPhone/g)).toHaveLength(1);
    expect(wordsOf(shown)).toContain('Cet appareil');
    const device = /name="device" value="([^"]+)"/.exec(shown)?.[1] ?? '';
    const ended = await send('/customer/my-profile', NADIA, { intent: 'end-device', device });
    expect(wordsOf(ended.html)).toContain('L’appareil est déconnecté.');
    expect(wordsOf(ended.html)).not.toContain('Safari sur iPhone');
    const session = `vsf-customer=${valueOf(second.cookies, 'vsf-customer')}`;
    expect((await shop.visit('/customer/my-profile', { headers: { cookie: session } })).status).toBe(302);
    const twice = await send('/customer/my-profile', NADIA, { intent: 'end-device', device });
    expect(twice.status).toBe(422);
    expect(wordsOf(twice.html)).toContain('Cet appareil n’est plus connecté à votre compte.');
    await enter('', PHONE);
    const all = await send('/customer/my-profile', NADIA, { intent: 'end-other-devices' });
    expect(wordsOf(all.html)).toContain('Tous les autres appareils sont déconnectés.');
  });
});

it('a session is kept alive by an address of its own, which knows nobody else', async () => {
  const { cookies } = await shop.visit('/sign-in', {
    method: 'POST',
    headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email: NADIA, password: PASSWORD }).toString(),
  });
  const token = /^vsf-customer=([^;]*)/.exec(
    cookies.find((one) => one.startsWith('vsf-customer=')) ?? '',
  )?.[1];
  const cookie = `vsf-customer=${token}`;
  expect((await shop.visit('/session', { headers: { cookie } })).status).toBe(204);
  expect((await shop.visit('/session')).status).toBe(401);
  // An hour without a request: the API has forgotten it, and so does the browser.
  expect((await shop.visit('/session', { headers: { cookie: 'vsf-customer=perdu' } })).status).toBe(302);
  expect((await shop.visit('/livraison', { headers: { cookie } })).html).toContain('sessionHours');
});
