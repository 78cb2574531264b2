import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@nuancier/domain/durations.ts';
import { hashPassword } from '../../passwords/hash-password.ts';
import { tokenHash } from '../../request/secret-token.ts';
import { categoryOf, frontDesk, NADIA, PASSWORD, YANN } from '../testing/front-desk.ts';
import type { FrontDesk } from '../testing/front-desk.ts';

let desk: FrontDesk;
beforeAll(async () => {
  desk = await frontDesk();
});
afterAll(() => desk.close());

const ME = '{ customer { email } }';
const AGAIN =
  'mutation ($token: String!) { requestLoginByToken(token: $token) { token persistentLoginToken } }';
const OUT = 'mutation { revokeCustomerToken { result } }';
const SIGN_IN_REFUSED =
  'Adresse e-mail ou mot de passe incorrect, ou compte momentanément désactivé. Vérifiez votre saisie ou appelez votre magasin.';

describe('signing in', () => {
  it('AUT-01 generateCustomerToken returns token and persistentLoginToken', async () => {
    const { token, persistentLoginToken } = await desk.tokens();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(persistentLoginToken).toMatch(/^[\w-]{43}$/);
    expect(persistentLoginToken).not.toBe(token);
    expect((await desk.ask(token, ME)).data).toEqual({ customer: { email: YANN } });
  });

  it('A14 each sign-in gives a new token, whatever was sent with it', async () => {
    const first = await desk.tokens();
    expect((await desk.tokens()).token).not.toBe(first.token);
  });

  it('does not mind capitals in the address', async () => {
    const { token } = await desk.tokens({ email: YANN.toUpperCase() });
    expect((await desk.ask(token, ME)).data).toEqual({ customer: { email: YANN } });
  });

  it('A01 AUT-03 a wrong password is refused with the category of credentials and no field name', async () => {
    const refused = await desk.signIn({ password: 'x', from: '198.51.100.1' });
    expect(refused.data).toEqual({ generateCustomerToken: null });
    expect(refused.errors).toMatchObject([
      { message: SIGN_IN_REFUSED, extensions: { category: 'graphql-authentication' } },
    ]);
    await desk.tokens();
  });

  it('A03 an unknown address is answered like a wrong password', async () => {
    const known = await desk.signIn({ password: 'Faux!2026', from: '198.51.100.2' });
    const unknown = await desk.signIn({ email: 'personne@exemple.fr', from: '198.51.100.2' });
    expect(unknown.errors?.[0]?.message).toBe(SIGN_IN_REFUSED);
    expect(unknown).toEqual(known);
    await desk.tokens();
  });

  it('A02 a password of 124 characters with spaces and accents works, and neither cut nor trimmed', async () => {
    const long = `${'é '.repeat(60)}Aa1!`;
    const hash = await hashPassword(long);
    await desk.db.updateTable('customer').set({ password_hash: hash }).where('email', '=', NADIA).execute();
    expect(categoryOf(await desk.signIn({ email: NADIA, password: long.slice(0, -1) }))).toBe(
      'graphql-authentication',
    );
    expect(categoryOf(await desk.signIn({ email: NADIA, password: ` ${long}` }))).toBe(
      'graphql-authentication',
    );
    expect((await desk.signIn({ email: NADIA, password: long.normalize('NFD') })).errors).toBeUndefined();
  });

  it('A19 AUT-04 an unconfirmed account is told so with the right password only', async () => {
    const email = 'hugo.perrin@demo.valbrune.example';
    await desk.db.updateTable('customer').set({ is_confirmed: false }).where('email', '=', email).execute();
    const wrong = await desk.signIn({ email, password: 'Faux!2026', from: '198.51.100.3' });
    expect(wrong.errors?.[0]?.message).toBe(SIGN_IN_REFUSED);
    const right = await desk.signIn({ email, from: '198.51.100.3' });
    expect(right.errors?.[0]?.extensions.key).toBe(
      'You must confirm your account. Please check your email for the confirmation link.',
    );
  });

  it('closed accounts and managers of the back office are refused in the same words', async () => {
    const closed = 'paul.martin@demo.valbrune.example';
    await desk.db.updateTable('customer').set({ is_active: false }).where('email', '=', closed).execute();
    for (const email of [closed, 'marc.leroy@demo.valbrune.example'])
      expect((await desk.signIn({ email, from: '198.51.100.4' })).errors?.[0]?.message).toBe(SIGN_IN_REFUSED);
  });

  it('A25 an over-long password is refused before anything is counted or hashed', async () => {
    await desk.db.deleteFrom('sign_in_attempt').execute();
    const refused = await desk.signIn({ email: 'long@exemple.fr', password: 'Aa1!'.repeat(2_000) });
    expect(refused.errors?.[0]?.message).toBe('Le mot de passe est trop long.');
    const query = `mutation { generateCustomerToken(email: "a@b.fr", password: "${'a'.repeat(8_000)}") { token } }`;
    expect((await desk.post({ query })).statusCode).toBe(400);
    expect(await desk.db.selectFrom('sign_in_attempt').select('attempts').execute()).toEqual([]);
    const tooBig = await desk.post({
      query: 'mutation { x }',
      variables: { password: 'a'.repeat(1_000_000) },
    });
    expect(tooBig.statusCode).toBe(413);
  });
});

describe('sessions', () => {
  it('A21 the database holds no token, only what SHA-256 makes of it', async () => {
    const { token, persistentLoginToken } = await desk.tokens();
    const sessions = await desk.db.selectFrom('customer_session').select('token_hash').execute();
    const logins = await desk.db.selectFrom('persistent_login').select('token_hash').execute();
    const hashes = [...sessions, ...logins].map((row) => row.token_hash.toString('hex'));
    expect(hashes).toContain(tokenHash(token).toString('hex'));
    expect(hashes).toContain(tokenHash(persistentLoginToken).toString('hex'));
    expect(hashes).not.toContain(Buffer.from(token).toString('hex'));
  });

  it('end an hour after the last request, not before', async () => {
    const { token } = await desk.tokens();
    desk.later(59 * 60_000);
    expect((await desk.ask(token, ME)).errors).toBeUndefined();
    desk.later(59 * 60_000);
    expect((await desk.ask(token, ME)).errors).toBeUndefined();
    desk.later(HOUR_MS);
    expect(categoryOf(await desk.ask(token, ME))).toBe('graphql-authorization');
  });

  it('end at once when the account is closed', async () => {
    const email = 'didier.vandamme@demo.valbrune.example';
    const { token, persistentLoginToken } = await desk.tokens({ email });
    await desk.db.updateTable('customer').set({ is_active: false }).where('email', '=', email).execute();
    expect(categoryOf(await desk.ask(token, ME))).toBe('graphql-authorization');
    const again = await desk.ask(undefined, AGAIN, { token: persistentLoginToken });
    expect(categoryOf(again)).toBe('graphql-authentication');
  });

  it('A10 A11 AUT-10 signing out ends the session and the persistent login of this device only', async () => {
    const [here, there] = [await desk.tokens(), await desk.tokens()];
    expect((await desk.ask(here.token, OUT)).data).toEqual({ revokeCustomerToken: { result: true } });
    expect(categoryOf(await desk.ask(here.token, ME))).toBe('graphql-authorization');
    const again = await desk.ask(undefined, AGAIN, { token: here.persistentLoginToken });
    expect(categoryOf(again)).toBe('graphql-authentication');
    expect((await desk.ask(there.token, ME)).errors).toBeUndefined();
    expect((await desk.ask(undefined, AGAIN, { token: there.persistentLoginToken })).errors).toBeUndefined();
  });
});

describe('staying signed in', () => {
  it('AUT-07 requestLoginByToken returns a new session and the very token it was sent', async () => {
    const { token, persistentLoginToken } = await desk.tokens();
    desk.later(3 * HOUR_MS);
    expect(categoryOf(await desk.ask(token, ME))).toBe('graphql-authorization');
    const { data } = await desk.ask(undefined, AGAIN, { token: persistentLoginToken });
    expect(data?.['requestLoginByToken']).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      persistentLoginToken,
    });
  });

  it('A22 a token nobody gave out is refused', async () => {
    const refused = await desk.ask(undefined, AGAIN, { token: 'x' });
    expect(refused.data).toEqual({ requestLoginByToken: null });
    expect(categoryOf(refused)).toBe('graphql-authentication');
  });

  it('ends after a year', async () => {
    const { persistentLoginToken } = await desk.tokens();
    desk.later(366 * DAY_MS);
    const refused = await desk.ask(undefined, AGAIN, { token: persistentLoginToken });
    expect(categoryOf(refused)).toBe('graphql-authentication');
  });
});

describe('what is written down', () => {
  it('the audit log tells who signed in, failed and signed out, from where', async () => {
    const id = await desk.customerId(YANN);
    await desk.signIn({ password: 'Faux!2026', from: '198.51.100.9' });
    const { token } = await desk.tokens({ from: '198.51.100.9' });
    await desk.ask(token, OUT);
    const entries = await desk.db
      .selectFrom('audit_entry')
      .select(['event', 'customer_id', 'client_address', 'details'])
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    expect(entries).toMatchObject([
      { event: 'sign-out', customer_id: id },
      { event: 'sign-in', customer_id: id, client_address: '198.51.100.9' },
      {
        event: 'sign-in-failed',
        customer_id: id,
        client_address: '198.51.100.9',
        details: { reason: 'wrong' },
      },
    ]);
  });

  it('CFG-23 M07 neither passwords nor tokens reach the log', async () => {
    const { token, persistentLoginToken } = await desk.tokens();
    await desk.ask(token, ME);
    await desk.signIn({ password: 'Secret!7531', from: '198.51.100.10' });
    await desk.db.schema.alterTable('customer_session').renameTo('elsewhere').execute();
    await desk.signIn({ password: PASSWORD });
    await desk.db.schema.alterTable('elsewhere').renameTo('customer_session').execute();
    const log = desk.logLines().join('\n');
    expect(log).toContain('operation failed');
    for (const secret of [token, persistentLoginToken, PASSWORD, 'Secret!7531'])
      expect(log).not.toContain(secret);
  });
});
