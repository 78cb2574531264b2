import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '@nuancier/domain/durations.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { shopApi } from '../../testing/shop-api.ts';
import {
  CLAIRE,
  codeAt,
  DEMO_STAFF_PASSWORD,
  keyOf,
  STAFF_PASSWORD,
  staffDesk,
  tokenOf,
} from '../testing/staff-desk.ts';
import type { StaffDesk } from '../testing/staff-desk.ts';

const ANNE = 'anne.decully@equipe.example';
const NEWCOMER = 'nouvelle@equipe.example';
const WHO = '{ currentStaff { standing ends_at person { email } } }';
const OWN = '{ ownSessions { id device address is_current } }';

let desk: StaffDesk;
let anne: number;
beforeAll(async () => {
  desk = await staffDesk();
  anne = await desk.hire({ email: ANNE });
});
afterAll(() => desk.close());
beforeEach(async () => {
  desk.later(HOUR_MS);
  await desk.db.deleteFrom('rate_counter').execute();
  await desk.db.deleteFrom('outbox').execute();
});

const standing = async (token: string | undefined) =>
  (await desk.ask(token, WHO)).result.data?.['currentStaff'];

describe('a password', () => {
  it('opens half a session, which opens nothing but the second factor', async () => {
    const { result, session } = await desk.signIn(ANNE);
    expect(result.data).toEqual({
      signIn: {
        standing: 'owes_factor',
        ways: ['totp'],
        menu: [],
        person: { email: ANNE, role: 'service_client' },
      },
    });
    expect(JSON.stringify(result)).not.toContain(session.kind === 'opened' ? session.token : '');
    const token = tokenOf({ result, session, status: 200 });
    expect(keyOf(await desk.ask(token, OWN))).toBe('FACTOR_FIRST');
    expect(keyOf(await desk.ask(token, 'mutation { beginTotpEnrolment { secret } }'))).toBe('FACTOR_FIRST');
  });

  it('of capital letters in the address, too', async () => {
    expect((await desk.signIn(ANNE.toUpperCase())).result.errors).toBeUndefined();
  });

  it.each([
    ['wrong', ANNE, 'Ravalement-d’avril'],
    ['of nobody', 'personne@equipe.example', STAFF_PASSWORD],
    ['of who has not accepted yet', 'invitee@equipe.example', STAFF_PASSWORD],
    ['of who no longer enters', 'partie@equipe.example', STAFF_PASSWORD],
    ['of a customer', 'yann.kermarrec@demo.valbrune.example', 'Demo!2026'],
  ])('%s: one answer', async (_whose, email, password) => {
    if (email.startsWith('invitee')) await desk.hire({ email, password: null });
    if (email.startsWith('partie')) {
      await desk.hire({ email });
      const left = { disabled_at: desk.now() };
      await desk.db.updateTable('staff').set(left).where('email', '=', email).execute();
    }
    const answer = await desk.signIn(email, password);
    expect([keyOf(answer), answer.session.kind]).toEqual(['STAFF_SIGN_IN', 'kept']);
    expect((await desk.audit()).at(-1)).toMatchObject({ event: 'staff-sign-in-failed', staff_id: null });
  });

  it('is locked after ten wrong ones for ten minutes, however right, and without closing a customer’s wicket', async () => {
    const email = 'nadia.castellan@demo.valbrune.example';
    await desk.hire({ email });
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await desk.signIn(email, 'faux', { address: `203.0.113.${attempt}` });
      desk.later(MINUTE_MS);
    }
    expect(keyOf(await desk.signIn(email))).toBe('STAFF_SIGN_IN');
    const customer = `mutation { generateCustomerToken(email: "${email}", password: "Demo!2026") { token } }`;
    expect((await desk.send(customer)).errors).toBeUndefined();
    desk.later(11 * MINUTE_MS);
    expect((await desk.signIn(email)).result.errors).toBeUndefined();
  });

  it('is tried twenty times from one address, then no more', async () => {
    for (let attempt = 0; attempt < 20; attempt += 1)
      await desk.signIn(`${attempt}@equipe.example`, 'faux', { address: '198.51.100.4' });
    const refused = await desk.signIn(ANNE, STAFF_PASSWORD, { address: '198.51.100.4' });
    expect([keyOf(refused), refused.status]).toEqual(['Too many attempts', 429]);
    expect((await desk.signIn(ANNE, STAFF_PASSWORD, { address: '198.51.100.5' })).status).toBe(200);
  });

  it('of more than 256 signs is not even compared', async () => {
    expect((await desk.signIn(ANNE, 'é'.repeat(257))).result.errors?.[0]?.message).toBe(
      'Le mot de passe est trop long.',
    );
  });
});

describe('a code', () => {
  it('opens the session, under another token, and stands in the log', async () => {
    const half = tokenOf(await desk.signIn(ANNE));
    const answer = await desk.prove(half);
    expect(answer.result.data).toEqual({
      proveTotp: {
        standing: 'signed_in',
        menu: ['today', 'orders', 'returns', 'customers'],
        person: { email: ANNE },
      },
    });
    const whole = tokenOf(answer);
    expect(whole).not.toBe(half);
    expect(await standing(half)).toMatchObject({ standing: 'signed_out' });
    expect(await standing(whole)).toMatchObject({ standing: 'signed_in', person: { email: ANNE } });
    expect((await desk.audit()).slice(-2)).toMatchObject([
      { event: 'staff-password-accepted', staff_id: anne },
      { event: 'staff-sign-in', staff_id: anne, details: { factor: 'totp' } },
    ]);
  });

  it('is good once, also in a session of its own', async () => {
    const code = codeAt(desk.now());
    await desk.prove(tokenOf(await desk.signIn(ANNE)), code);
    expect(keyOf(await desk.prove(tokenOf(await desk.signIn(ANNE)), code))).toBe('FACTOR_CODE');
  });

  it('sent twice at once opens one session', async () => {
    const half = tokenOf(await desk.signIn(ANNE));
    const answers = await Promise.all([desk.prove(half), desk.prove(half)]);
    expect(answers.filter(({ session }) => session.kind === 'opened')).toHaveLength(1);
  });

  it('may be half a minute late, and in two groups', async () => {
    const code = codeAt(new Date(desk.now().getTime() - 30_000));
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await desk.prove(tokenOf(await desk.signIn(ANNE)), typed)).session.kind).toBe('opened');
  });

  it.each(['', '12345', 'abcdef', '１２３４５６', '000000'])('%j is none', async (code) => {
    const answer = await desk.prove(tokenOf(await desk.signIn(ANNE)), code);
    expect([keyOf(answer), answer.session.kind]).toEqual(['FACTOR_CODE', 'kept']);
    expect((await desk.audit()).at(-1)).toMatchObject({ event: 'staff-factor-failed', staff_id: anne });
  });

  it('is guessed ten times in ten minutes, over all sessions', async () => {
    for (let guess = 0; guess < 10; guess += 1)
      await desk.prove(tokenOf(await desk.signIn(ANNE)), `99999${guess}`);
    const half = tokenOf(await desk.signIn(ANNE));
    expect(keyOf(await desk.prove(half))).toBe('Too many attempts');
  });

  it('alone opens nothing', async () => {
    expect(keyOf(await desk.prove(undefined))).toBe('You are not authorized, please log in.');
  });
});

describe('who has no second factor yet', () => {
  const BEGIN = 'mutation ($password: String) { beginTotpEnrolment(password: $password) { secret uri } }';
  const CONFIRM = 'mutation ($code: String!) { confirmTotpEnrolment(code: $code) { standing } }';
  const secretOf = (data: unknown) => /"secret":"(\w+)"/.exec(JSON.stringify(data))?.[1] ?? '';

  it('sets one up before anything else opens, and enters by it', async () => {
    const id = await desk.hire({ email: NEWCOMER, totp: false });
    const half = tokenOf(await desk.signIn(NEWCOMER));
    expect(await standing(half)).toMatchObject({ standing: 'owes_enrolment' });
    expect(keyOf(await desk.ask(half, OWN))).toBe('FACTOR_FIRST');
    expect(keyOf(await desk.ask(half, CONFIRM, { code: '123456' }))).toBe('NO_ENROLMENT');
    const { data } = (await desk.ask(half, BEGIN)).result;
    const secret = secretOf(data);
    expect(JSON.stringify(data)).toContain(
      `otpauth://totp/Valbrune:nouvelle%40equipe.example?secret=${secret}`,
    );
    const kept = await desk.db
      .selectFrom('staff')
      .select('totp_pending')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(kept.totp_pending?.includes(secret)).toBe(false);
    expect(keyOf(await desk.ask(half, CONFIRM, { code: '123456' }))).toBe('FACTOR_CODE');
    const whole = tokenOf(await desk.ask(half, CONFIRM, { code: codeAt(desk.now(), secret) }));
    expect(await standing(whole)).toMatchObject({ standing: 'signed_in' });
    expect((await desk.audit()).slice(-2)).toMatchObject([
      { event: 'staff-factor-added', staff_id: id, details: { factor: 'totp', before: false, after: true } },
      { event: 'staff-sign-in', staff_id: id },
    ]);
  });

  it('finds the same key when it is asked for again, in its own session alone', async () => {
    const email = 'relit@equipe.example';
    await desk.hire({ email, totp: false });
    const half = tokenOf(await desk.signIn(email));
    const begin = async (token: string) => secretOf((await desk.ask(token, BEGIN)).result.data);
    const [scanned, beside] = await Promise.all([begin(half), begin(half)]);
    expect([beside, await begin(half)]).toEqual([scanned, scanned]);
    expect(keyOf(await desk.ask(half, CONFIRM, { code: '123456' }))).toBe('FACTOR_CODE');
    expect(await begin(half)).toBe(scanned);
    // Somebody else who knows the password sees another key, and proves none of this one's.
    const other = tokenOf(await desk.signIn(email));
    expect(keyOf(await desk.ask(other, CONFIRM, { code: codeAt(desk.now(), scanned) }))).toBe('NO_ENROLMENT');
    const theirs = await begin(other);
    expect(theirs).not.toBe(scanned);
    const mine = await begin(half);
    expect([scanned, theirs]).not.toContain(mine);
    const whole = tokenOf(await desk.ask(half, CONFIRM, { code: codeAt(desk.now(), mine) }));
    expect(await standing(whole)).toMatchObject({ standing: 'signed_in' });
    desk.later(MINUTE_MS);
    const code = codeAt(desk.now(), mine);
    expect((await desk.prove(tokenOf(await desk.signIn(email)), code)).session.kind).toBe('opened');
  });

  it('once in, changes it by the password again; other sessions end', async () => {
    const [here, there] = [await desk.enter(ANNE), await desk.enter(ANNE)];
    expect(keyOf(await desk.ask(here, BEGIN))).toMatch(/password doesn't match/);
    const secret = secretOf((await desk.ask(here, BEGIN, { password: STAFF_PASSWORD })).result.data);
    expect(
      (await desk.ask(here, CONFIRM, { code: codeAt(desk.now(), secret) })).result.errors,
    ).toBeUndefined();
    expect([await standing(here), await standing(there)]).toMatchObject([
      { standing: 'signed_in' },
      { standing: 'signed_out' },
    ]);
    await desk.db.deleteFrom('staff').where('id', '=', anne).execute();
    anne = await desk.hire({ email: ANNE });
  });
});

describe('a session', () => {
  it('ends after half an hour alone', async () => {
    const token = await desk.enter(ANNE);
    desk.later(29 * MINUTE_MS);
    expect(await standing(token)).toMatchObject({ standing: 'signed_in' });
    desk.later(29 * MINUTE_MS);
    expect(await standing(token)).toMatchObject({ standing: 'signed_in' });
    desk.later(31 * MINUTE_MS);
    expect(await standing(token)).toMatchObject({ standing: 'signed_out' });
  });

  it('ends after twelve hours, however busy', async () => {
    const token = await desk.enter(ANNE);
    for (let at = 0; at < 28; at += 1) {
      desk.later(25 * MINUTE_MS);
      await desk.ask(token, OWN);
    }
    expect(await standing(token)).toMatchObject({ standing: 'signed_in' });
    desk.later(25 * MINUTE_MS);
    expect(await standing(token)).toMatchObject({ standing: 'signed_out' });
  });

  it('that owes its factor ends after ten minutes', async () => {
    const half = tokenOf(await desk.signIn(ANNE));
    desk.later(11 * MINUTE_MS);
    expect((await desk.prove(half)).session.kind).toBe('kept');
    expect(await standing(half)).toMatchObject({ standing: 'signed_out' });
  });

  it('is listed with its device, and ended one by one or all at once', async () => {
    await desk.db.deleteFrom('staff_session').execute();
    const agent = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
    const here = await desk.enter(ANNE, { address: '203.0.113.7', device: 'tablette', agent });
    const there = await desk.enter(ANNE, { address: '2001:db8::1' });
    const { data } = (await desk.ask(here, OWN)).result;
    expect(data).toMatchObject({
      ownSessions: [
        { device: 'Safari sur iPad', address: '203.0.113.7', is_current: true },
        { device: 'Appareil inconnu', address: '2001:db8:0:0::/64', is_current: false },
      ],
    });
    const [, other] = [...JSON.stringify(data).matchAll(/"id":"(\w+)"/g)].map(([, id]) => id);
    const END = 'mutation ($id: ID!) { endOwnSession(id: $id) { is_current } }';
    expect((await desk.ask(here, END, { id: other })).result.data).toEqual({
      endOwnSession: [{ is_current: true }],
    });
    expect(keyOf(await desk.ask(here, END, { id: other }))).toBe('NO_SUCH_SESSION');
    expect(await standing(there)).toMatchObject({ standing: 'signed_out' });
    const third = await desk.enter(ANNE);
    const everywhere = await desk.ask(here, 'mutation { signOutEverywhere { standing } }');
    expect([everywhere.result.data, everywhere.session.kind]).toEqual([
      { signOutEverywhere: { standing: 'signed_out' } },
      'ended',
    ]);
    expect([await standing(here), await standing(third)]).toMatchObject([
      { standing: 'signed_out' },
      { standing: 'signed_out' },
    ]);
    expect((await desk.audit()).at(-1)).toMatchObject({
      event: 'staff-sessions-ended',
      staff_id: anne,
      details: { sessions: 2 },
    });
  });

  it('is left by signing out', async () => {
    const token = await desk.enter(ANNE);
    expect((await desk.ask(token, 'mutation { signOut { standing } }')).session).toEqual({ kind: 'ended' });
    expect(await standing(token)).toMatchObject({ standing: 'signed_out' });
  });

  it('follows the role at once, and a closed account', async () => {
    const token = await desk.enter(ANNE);
    const set = (values: object) => desk.db.updateTable('staff').set(values).where('id', '=', anne).execute();
    await set({ role: 'contenu' });
    expect((await desk.ask(token, '{ currentStaff { menu } }')).result.data).toEqual({
      currentStaff: { menu: ['today', 'catalogue', 'content', 'search', 'imports'] },
    });
    await set({ role: 'service_client', disabled_at: desk.now() });
    expect(await standing(token)).toMatchObject({ standing: 'signed_out' });
    await set({ disabled_at: null });
  });
});

describe('a device that the account does not know', () => {
  it('is told to its owner by mail; the first one is not', async () => {
    const email = 'mael@equipe.example';
    await desk.hire({ email });
    await desk.enter(email, { device: 'le-premier', agent: 'Firefox/150.0 (Windows)' });
    await desk.enter(email, { device: 'le-premier' });
    expect(await desk.mails()).toEqual([]);
    await desk.signIn(email, STAFF_PASSWORD, { device: 'le-second' });
    expect(await desk.mails()).toEqual([]);
    await desk.enter(email, {
      device: 'le-second',
      agent: 'Firefox/150.0 (Windows)',
      address: '203.0.113.9',
    });
    expect(await desk.mails()).toMatchObject([
      {
        template: 'staff_new_device',
        to: email,
        variables: { device: 'Firefox sur Windows', address: '203.0.113.9' },
      },
    ]);
  });
});

describe('the demonstration’s people', () => {
  it('enter by a known code outside of production', async () => {
    const half = tokenOf(await desk.signIn(CLAIRE, DEMO_STAFF_PASSWORD));
    const answer = await desk.prove(half, '000000');
    expect(answer.result.data).toMatchObject({ proveTotp: { standing: 'signed_in' } });
    expect((await desk.audit()).at(-1)).toMatchObject({ details: { factor: 'demo' } });
  });

  describe('in production', () => {
    let inProduction: ShopApi;
    beforeAll(async () => {
      inProduction = await shopApi({ beside: desk, production: true, now: () => desk.now() });
    });
    afterAll(() => inProduction.close());
    const ask = (document: string, sessionToken?: string) =>
      inProduction.api.executeForStaff({ document, sessionToken });

    it('do not enter at all, and a session opened before is none', async () => {
      const open = tokenOf(
        await desk.prove(tokenOf(await desk.signIn(CLAIRE, DEMO_STAFF_PASSWORD)), '000000'),
      );
      const SIGN_IN = `mutation { signIn(email: "${CLAIRE}", password: "${DEMO_STAFF_PASSWORD}") { standing } }`;
      expect(keyOf(await ask(SIGN_IN))).toBe('STAFF_SIGN_IN');
      expect((await ask(WHO, open)).result.data).toMatchObject({ currentStaff: { standing: 'signed_out' } });
    });

    it('and nobody gets by without a second factor, whatever the code', async () => {
      const SIGN_IN = `mutation { signIn(email: "${ANNE}", password: "${STAFF_PASSWORD}") { standing } }`;
      const half = await ask(SIGN_IN);
      expect(half.result.data).toEqual({ signIn: { standing: 'owes_factor' } });
      const token = tokenOf(half);
      expect(keyOf(await ask('mutation { proveTotp(code: "000000") { standing } }', token))).toBe(
        'FACTOR_CODE',
      );
      expect(keyOf(await ask(OWN, token))).toBe('FACTOR_FIRST');
      expect((await ask('{ __schema { types { name } } }')).status).toBe(400);
      const payload = JSON.stringify({ query: SIGN_IN });
      const headers = { 'content-type': 'application/json' };
      const posted = await inProduction.inject({ method: 'POST', url: '/gestion/graphql', headers, payload });
      for (const cookie of [posted.headers['set-cookie']].flat())
        expect(cookie).toMatch(/; Path=\/gestion; HttpOnly; SameSite=Strict; Secure$/);
    });
  });
});
