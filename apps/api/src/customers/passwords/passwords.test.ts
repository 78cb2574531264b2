import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { categoryOf, frontDesk, keyOf, NADIA, PASSWORD, YANN } from '../testing/front-desk.ts';
import type { FrontDesk, Tokens } from '../testing/front-desk.ts';

let desk: FrontDesk;
beforeAll(async () => {
  desk = await frontDesk({ captcha: { kind: 'off' } });
});
afterAll(() => desk.close());
beforeEach(async () => {
  desk.later(2 * HOUR_MS);
  await desk.db.deleteFrom('outbox').execute();
  await desk.db.deleteFrom('sign_in_attempt').execute();
});

const ME = '{ customer { email } }';
const AGAIN = 'mutation ($token: String!) { requestLoginByToken(token: $token) { token } }';
const CHANGE = `mutation ($user: String, $old: String!, $new: String!) {
  changeCustomerPassword(currentUser: $user, currentPassword: $old, newPassword: $new) { email }
}`;
const EMAIL = `mutation ($email: String!, $password: String!) {
  updateCustomerEmail(email: $email, password: $password) { customer { email } }
}`;
const ASK = 'mutation ($email: String!) { requestPasswordResetEmail(email: $email) }';
const RESET = `mutation ($email: String!, $token: String!, $new: String!) {
  resetPassword(email: $email, resetPasswordToken: $token, newPassword: $new)
}`;
const isAlive = async ({ token }: Tokens) => (await desk.ask(token, ME)).errors === undefined;
const staysIn = async ({ persistentLoginToken: token }: Tokens) =>
  (await desk.ask(undefined, AGAIN, { token })).errors === undefined;

describe('changing the password', () => {
  it('PWD-03 A12 ends every other session and every persistent login, and tells the owner', async () => {
    const email = 'lucie.armand@demo.valbrune.example';
    const [here, there] = [await desk.tokens({ email }), await desk.tokens({ email })];
    const done = await desk.ask(here.token, CHANGE, { user: email, old: PASSWORD, new: 'Chantier-56' });
    expect(done.data).toEqual({ changeCustomerPassword: { email } });
    expect(await isAlive(here)).toBe(true);
    expect(await isAlive(there)).toBe(false);
    expect(await staysIn(there)).toBe(false);
    expect(await staysIn(here)).toBe(false);
    expect(categoryOf(await desk.signIn({ email }))).toBe('graphql-authentication');
    expect((await desk.signIn({ email, password: 'Chantier-56' })).errors).toBeUndefined();
    expect(await desk.mails()).toMatchObject([{ template: 'password_changed', to: email }]);
  });

  it.each([
    ['PWD-03', { old: PASSWORD, new: PASSWORD }, 'Le nouveau mot de passe doit être différent de l’ancien.'],
    [
      'PWD-06 A13',
      { old: 'Faux!2026', new: 'Chantier-56' },
      'Le mot de passe ne correspond pas à ce compte.',
    ],
    [
      'PWD-06',
      { user: NADIA, old: PASSWORD, new: 'Chantier-56' },
      'Le mot de passe ne correspond pas à ce compte.',
    ],
    [
      'PWD-04',
      { old: PASSWORD, new: 'chantier-56' },
      /^Le mot de passe doit comporter au moins 8 caractères/,
    ],
    ['PWD-04', { old: PASSWORD, new: 'Ch-56' }, /^Le mot de passe doit comporter au moins 8 caractères/],
    [
      'commonest',
      { old: PASSWORD, new: 'P@ssw0rd' },
      'Ce mot de passe est trop courant. Choisissez-en un autre.',
    ],
    ['A25', { old: PASSWORD, new: 'Aa1!'.repeat(100) }, 'Le mot de passe est trop long.'],
  ])('%s refuses %j', async (_, variables, message) => {
    const { token } = await desk.tokens();
    const refused = await desk.ask(token, CHANGE, variables);
    expect(refused.errors?.[0]?.message).toMatch(message);
    expect((await desk.signIn()).errors).toBeUndefined();
  });

  it('PWD-04 the site sets the length', async () => {
    const { settings } = await desk.db.selectFrom('site').select('settings').executeTakeFirstOrThrow();
    const setLength = async (length: string): Promise<void> => {
      const changed = JSON.stringify({ ...Object(settings), minimum_password_length: length });
      await desk.db.updateTable('site').set({ settings: changed }).execute();
      const told = async () =>
        (await desk.ask(undefined, '{ storeConfig { minimum_password_length } }')).data;
      await expect.poll(told).toEqual({ storeConfig: { minimum_password_length: length } });
    };
    const { token } = await desk.tokens();
    await setLength('12');
    const refused = await desk.ask(token, CHANGE, { old: PASSWORD, new: 'Chantier-56' });
    expect(keyOf(refused)).toMatch(/^Le mot de passe doit comporter/);
    await setLength('8');
  });
});

describe('changing the e-mail address', () => {
  it('ACC-03 asks for the password, tells the old address, and the new one signs in', async () => {
    const email = 'bruno.ferri@demo.valbrune.example';
    const { token } = await desk.tokens({ email });
    const done = await desk.ask(token, EMAIL, { email: ' bruno@exemple.fr ', password: PASSWORD });
    expect(done.data).toEqual({ updateCustomerEmail: { customer: { email: 'bruno@exemple.fr' } } });
    expect(await desk.mails()).toMatchObject([
      { template: 'email_changed', to: email, variables: { newEmail: 'bruno@exemple.fr' } },
    ]);
    expect((await desk.signIn({ email: 'bruno@exemple.fr' })).errors).toBeUndefined();
  });

  it.each([
    ['A20 a wrong password', { email: 'y@exemple.fr', password: 'Faux!2026' }, 'graphql-authentication'],
    ['A20 an empty password', { email: 'y@exemple.fr', password: '' }, 'graphql-authentication'],
    ['an address somebody has', { email: NADIA.toUpperCase(), password: PASSWORD }, 'graphql-already-exists'],
    ['what is no address', { email: 'pas une adresse', password: PASSWORD }, 'graphql-input'],
  ])('%s is refused', async (_, variables, category) => {
    const { token } = await desk.tokens();
    expect(categoryOf(await desk.ask(token, EMAIL, variables))).toBe(category);
    expect((await desk.ask(token, ME)).data).toEqual({ customer: { email: YANN } });
    expect(await desk.mails()).toEqual([]);
  });

  it('A20 without a password it does not even run', async () => {
    const { token } = await desk.tokens();
    const bare = 'mutation { updateCustomerEmail(email: "y@exemple.fr") { customer { email } } }';
    expect(categoryOf(await desk.ask(token, bare))).toBe('graphql-input');
  });
});

describe('a forgotten password', () => {
  const EMAILS = ['nadia', 'ines', 'gwen', 'solene', 'elodie'] as const;
  const emailOf = async (firstname: string): Promise<string> => {
    const query = desk.db.selectFrom('customer').select('email').where('email', 'like', `${firstname}.%`);
    return (await query.executeTakeFirstOrThrow()).email;
  };
  async function link(email: string): Promise<string> {
    await desk.ask(undefined, ASK, { email });
    const path = (await desk.mails()).at(-1)?.variables['resetPath'];
    const token = /^\/reset-password\?token=([\w-]{43})$/.exec(String(path))?.[1];
    if (token === undefined) throw new Error('No link was sent');
    return token;
  }
  const reset = (email: string, token: string, password = 'Chantier-56') =>
    desk.ask(undefined, RESET, { email, token, new: password });

  it('PWD-01 PWD-02 a link by mail sets a new one, ends every session and tells the owner', async () => {
    const email = await emailOf(EMAILS[0]);
    const before = await desk.tokens({ email });
    const token = await link(email);
    expect((await reset(email, token)).data).toEqual({ resetPassword: true });
    expect(await isAlive(before)).toBe(false);
    expect(await staysIn(before)).toBe(false);
    expect((await desk.signIn({ email, password: 'Chantier-56' })).errors).toBeUndefined();
    expect((await desk.mails()).map((mail) => mail.template)).toEqual(['password_reset', 'password_changed']);
  });

  it('A05 the answer is the same for an address nobody has', async () => {
    const known = await desk.ask(undefined, ASK, { email: YANN });
    const unknown = await desk.ask(undefined, ASK, { email: 'personne@exemple.fr' });
    expect(unknown).toEqual(known);
    expect(known.data).toEqual({ requestPasswordResetEmail: true });
    expect(await desk.mails()).toHaveLength(1);
  });

  it('A15 PWD-06 a link is good once, for its own account, for an hour', async () => {
    const email = await emailOf(EMAILS[1]);
    const token = await link(email);
    const expired = 'Le lien de création ou de réinitialisation a expiré. Demandez un nouveau lien.';
    expect((await reset(YANN, token)).errors?.[0]?.message).toBe(expired);
    expect((await reset(email, token)).errors).toBeUndefined();
    expect((await reset(email, token)).errors?.[0]?.message).toBe(expired);
    desk.later(10 * 60_000);
    const late = await link(email);
    desk.later(HOUR_MS);
    expect((await reset(email, late)).errors?.[0]?.message).toBe(expired);
  });

  it('A15 of two who use it at once, one does', async () => {
    const email = await emailOf(EMAILS[1]);
    const token = await link(email);
    const answers = await Promise.all([reset(email, token, 'Premier-56'), reset(email, token, 'Second-56')]);
    expect(answers.filter((answer) => answer.errors === undefined)).toHaveLength(1);
  });

  it('PWD-06 a link that was cut is told from one that has expired', async () => {
    const refused = await reset(YANN, 'coupé');
    expect(refused.errors?.[0]?.message).toBe(
      'Le lien utilisé ne correspond pas à cette demande de mot de passe.',
    );
  });

  it('A16 the link is a path of the shop: no header can name another host', async () => {
    const email = await emailOf(EMAILS[2]);
    const headers = { 'x-forwarded-host': 'evil.example', host: 'evil.example' };
    await desk.post({ query: ASK, variables: { email } }, headers);
    expect(JSON.stringify(await desk.mails())).not.toContain('evil.example');
    expect(await desk.mails()).toMatchObject([
      { variables: { resetPath: expect.stringMatching(/^\/reset-/) } },
    ]);
  });

  it('A17 twenty requests within the hour send five mails at most, ten minutes apart', async () => {
    const email = await emailOf(EMAILS[3]);
    const answers = [];
    for (let at = 0; at < 20; at += 1) {
      answers.push(await desk.send(ASK, { email }, { clientAddress: `203.0.113.${at}` }));
      desk.later(3 * 60_000 - 1_000);
    }
    expect(answers.filter((answer) => answer.data?.['requestPasswordResetEmail'] !== true)).toEqual([]);
    expect(await desk.mails()).toHaveLength(5);
  });

  it('A18 a second link kills the first', async () => {
    const email = await emailOf(EMAILS[4]);
    const first = await link(email);
    desk.later(11 * 60_000);
    const second = await link(email);
    expect((await reset(email, first)).errors).toBeDefined();
    expect((await reset(email, second)).errors).toBeUndefined();
  });

  it('a poor new password leaves the link alive', async () => {
    const email = await emailOf(EMAILS[4]);
    const token = await link(email);
    expect(keyOf(await reset(email, token, 'court'))).toMatch(/^Le mot de passe doit/);
    expect((await reset(email, token, 'Meilleur-56')).errors).toBeUndefined();
  });

  it('unlocks an account a stranger has locked', async () => {
    const email = await emailOf(EMAILS[2]);
    for (let at = 0; at < 10; at += 1)
      await desk.signIn({ email, password: 'Faux!2026', from: `203.0.113.${at}` });
    const token = await link(email);
    await reset(email, token, 'Meilleur-56');
    expect((await desk.signIn({ email, password: 'Meilleur-56' })).errors).toBeUndefined();
  });
});
