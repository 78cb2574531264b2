import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceHeaders, frontDesk, keyOf, NADIA, YANN } from '../testing/front-desk.ts';
import type { Device, FrontDesk } from '../testing/front-desk.ts';

let desk: FrontDesk;
beforeAll(async () => {
  desk = await frontDesk();
});
afterAll(() => desk.close());

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) Version/26.0 Mobile Safari/604.1';
const OFFICE = { token: 'jeton-du-bureau', agent: WINDOWS };
const PHONE = { token: 'jeton-du-telephone', agent: IPHONE };

const DEVICES = '{ customerDevices { id name opened_at used_at is_current } }';
const END = 'mutation ($id: ID!) { endCustomerDevice(id: $id) }';
const END_OTHERS = 'mutation { endOtherCustomerDevices }';
const AGAIN = 'mutation ($token: String!) { requestLoginByToken(token: $token) { token } }';
const ME = '{ customer { email } }';

type Open = { id: string; name: string; is_current: boolean; opened_at: string; used_at: string };
const open = async (token: string) => (await desk.ask(token, DEVICES)).data?.['customerDevices'] as Open[];
const told = async (email: string) =>
  (await desk.mails()).filter(({ template, to }) => template === 'new_device' && to === email);
const again = (token: string, device?: Device) =>
  desk.send(AGAIN, { token }, { headers: deviceHeaders(device) });

describe('the devices of an account', () => {
  it('tells the owner by mail of a device the account does not know: not of the first, nor of one that comes back', async () => {
    await desk.tokens({ device: OFFICE });
    await desk.tokens({ device: OFFICE });
    expect(await told(YANN)).toEqual([]);
    await desk.tokens({ device: PHONE });
    await desk.tokens({ device: PHONE });
    expect(await told(YANN)).toMatchObject([
      { variables: { device: 'Safari sur iPhone', at: '2026-11-15T08:00:00.000Z' } },
    ]);
  });

  it('knows a browser by its token, not by a name that others have too', async () => {
    const before = (await told(YANN)).length;
    await desk.tokens({ device: { token: 'jeton-d-un-inconnu', agent: WINDOWS } });
    expect((await told(YANN)).slice(before)).toMatchObject([{ variables: { device: 'Chrome sur Windows' } }]);
  });

  it('knows a client without a token by what it says of itself', async () => {
    const before = (await told(YANN)).length;
    await desk.tokens({ device: { agent: 'Firefox/145.0' } });
    await desk.tokens({ device: { agent: 'Firefox/145.0' } });
    expect((await told(YANN)).slice(before)).toHaveLength(1);
  });

  it('tells also of a persistent login that comes from elsewhere', async () => {
    const { persistentLoginToken } = await desk.tokens({ email: NADIA, device: OFFICE });
    await again(persistentLoginToken, OFFICE);
    expect(await told(NADIA)).toEqual([]);
    await again(persistentLoginToken, PHONE);
    expect(await told(NADIA)).toMatchObject([{ variables: { device: 'Safari sur iPhone' } }]);
  });

  it('lists each device once, the one that asks first, and what of it is open', async () => {
    const office = await desk.tokens({ device: OFFICE });
    const phone = await desk.tokens({ device: PHONE });
    const [first, ...rest] = await open(phone.token);
    expect(first).toMatchObject({ name: 'Safari sur iPhone', is_current: true });
    expect(rest.filter(({ is_current }) => is_current)).toEqual([]);
    expect(rest.map(({ name }) => name)).toContain('Chrome sur Windows');
    const ids = [first, ...rest].map((device) => device?.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await open(office.token))[0]).toMatchObject({ name: 'Chrome sur Windows', is_current: true });
  });

  it('ends one device: its session and its persistent login, and no other', async () => {
    const office = await desk.tokens({ device: OFFICE });
    const phone = await desk.tokens({ device: PHONE });
    const lost = (await open(office.token)).find(({ name }) => name === 'Safari sur iPhone');
    expect((await desk.ask(office.token, END, { id: lost?.id })).data).toEqual({ endCustomerDevice: true });
    expect((await desk.ask(phone.token, ME)).data).toEqual({ customer: null });
    expect((await again(phone.persistentLoginToken)).data).toEqual({ requestLoginByToken: null });
    expect((await desk.ask(office.token, ME)).data).toEqual({ customer: { email: YANN } });
    expect((await again(office.persistentLoginToken, OFFICE)).errors).toBeUndefined();
    expect(keyOf(await desk.ask(office.token, END, { id: lost?.id }))).toBe('NO_SUCH_DEVICE');
  });

  it('ends all but the one that asks', async () => {
    const office = await desk.tokens({ device: OFFICE });
    const phone = await desk.tokens({ device: PHONE });
    await desk.ask(office.token, END_OTHERS);
    expect(await open(office.token)).toMatchObject([{ name: 'Chrome sur Windows', is_current: true }]);
    expect((await desk.ask(phone.token, ME)).data).toEqual({ customer: null });
    expect((await again(office.persistentLoginToken, OFFICE)).errors).toBeUndefined();
  });

  it('ends nobody else’s device', async () => {
    const own = await desk.tokens({ device: OFFICE });
    const other = await desk.tokens({ email: NADIA, device: PHONE });
    const [hers] = await open(other.token);
    expect(keyOf(await desk.ask(own.token, END, { id: hers?.id }))).toBe('NO_SUCH_DEVICE');
    expect((await desk.ask(other.token, ME)).data).toEqual({ customer: { email: NADIA } });
  });

  it('shows what was opened before devices were known, and no longer what nobody can come back by', async () => {
    const { token } = await desk.tokens({ device: OFFICE });
    await desk.ask(token, END_OTHERS);
    const past = await desk.tokens();
    expect((await open(token)).map(({ name }) => name)).toEqual(['Chrome sur Windows', 'Appareil inconnu']);
    await desk.ask(past.token, 'mutation { revokeCustomerToken { result } }');
    expect((await open(token)).map(({ name }) => name)).toEqual(['Chrome sur Windows']);
  });
});
