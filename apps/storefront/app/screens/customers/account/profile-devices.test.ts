import { issueConnectAs } from '@nuancier/api/customers/representatives/connect-as.ts';
import { tokenHash } from '@nuancier/api/request/secret-token.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../../testing/visit.ts';
import type { TestShop } from '../../../../testing/visit.ts';

const NADIA = 'nadia.castellan@demo.valbrune.example';
const SOPHIE = 'sophie.delmas@demo.valbrune.example';
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

describe('« Rester connecté »', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
  const MINUTE_MS = 60_000;
  const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);

  async function entered(): Promise<{ cookie: string; hash: Buffer }> {
    const { cookies } = await shop.visit('/sign-in', {
      method: 'POST',
      headers: { origin: publicUrl, ...FORM },
      body: new URLSearchParams({ email: NADIA, password: PASSWORD }).toString(),
    });
    return sessionOf(cookies);
  }
  function sessionOf(cookies: readonly string[]): { cookie: string; hash: Buffer } {
    const set = cookies.find((one) => one.startsWith('vsf-customer=')) ?? '';
    const token = /^vsf-customer=([^;]*)/.exec(set)?.[1] ?? '';
    return { cookie: `vsf-customer=${token}`, hash: tokenHash(token) };
  }
  const press = (cookie: string) => shop.visit('/session', { headers: { cookie } });
  const age = (hash: Buffer, times: { last_seen_at?: Date; created_at?: Date; ends_at?: Date }) =>
    shop.db.updateTable('customer_session').set(times).where('token_hash', '=', hash).execute();
  const timesOf = (hash: Buffer) =>
    shop.db
      .selectFrom('customer_session')
      .select(['last_seen_at', 'created_at', 'ends_at'])
      .where('token_hash', '=', hash)
      .executeTakeFirst();

  it('puts the end off by an address of its own, which knows nobody else', async () => {
    const { cookie, hash } = await entered();
    await age(hash, { last_seen_at: ago(58) });
    expect((await press(cookie)).status).toBe(204);
    expect((await timesOf(hash))?.last_seen_at.getTime()).toBeGreaterThan(ago(1).getTime());
    expect((await shop.visit('/session')).status).toBe(401);
    expect((await press('vsf-customer=perdu')).status).toBe(302);
    expect((await shop.visit('/livraison', { headers: { cookie } })).html).toContain('sessionHours');
  });

  it('revives nothing: not after an hour, not once it was ended, not past an end that was set', async () => {
    const idle = await entered();
    const [lastSeen, ends] = [ago(61), ago(1)];
    await age(idle.hash, { last_seen_at: lastSeen });
    expect((await press(idle.cookie)).status).toBe(302);
    expect((await timesOf(idle.hash))?.last_seen_at).toEqual(lastSeen);

    const lent = await entered();
    await age(lent.hash, { last_seen_at: ago(2), ends_at: ends });
    expect((await press(lent.cookie)).status).toBe(302);
    expect((await timesOf(lent.hash))?.ends_at).toEqual(ends);

    const revoked = await entered();
    const out = await shop.send(
      'mutation { revokeCustomerToken { result } }',
      {},
      {
        headers: { authorization: `Bearer ${revoked.cookie.split('=')[1]}` },
      },
    );
    expect(out.errors).toBeUndefined();
    const answer = await press(revoked.cookie);
    expect(answer.status).toBe(302);
    expect(answer.cookies.join()).toMatch(/vsf-customer=; .*Max-Age=0/);
    expect(await timesOf(revoked.hash)).toBeUndefined();
  });

  it('leaves an end that was set, and the hour of a representative’s visit, where they are', async () => {
    const lent = await entered();
    const ends = new Date(Date.now() + 5 * MINUTE_MS);
    await age(lent.hash, { last_seen_at: ago(2), ends_at: ends });
    expect((await press(lent.cookie)).status).toBe(204);
    expect((await timesOf(lent.hash))?.ends_at).toEqual(ends);

    const place = { viewer: { kind: 'visitor' }, clientAddress: 'essai', requestId: 'essai' } as const;
    const emails = { representative: SOPHIE, customer: NADIA };
    const link = await issueConnectAs(shop.db, { ...place, now: () => new Date() }, emails);
    const visit = sessionOf((await shop.visit(link?.path ?? '')).cookies);
    const began = ago(59);
    await age(visit.hash, { created_at: began, last_seen_at: ago(2) });
    expect((await press(visit.cookie)).status).toBe(204);
    expect((await timesOf(visit.hash))?.created_at).toEqual(began);
    await age(visit.hash, { created_at: ago(61) });
    expect((await press(visit.cookie)).status).toBe(302);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'is not pressed by another site’s %s',
    async (method) => {
      const { cookie, hash } = await entered();
      const lastSeen = ago(58);
      await age(hash, { last_seen_at: lastSeen });
      const headers = { cookie, origin: 'https://ailleurs.example', ...FORM };
      const { status } = await shop.visit('/session', { method, headers, body: '' });
      expect(status).toBeGreaterThanOrEqual(400);
      expect((await timesOf(hash))?.last_seen_at).toEqual(lastSeen);
    },
  );
});
