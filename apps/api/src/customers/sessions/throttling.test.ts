import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { solve } from '../../captcha/testing/solve.ts';
import { categoryOf, frontDesk, keyOf, NADIA, PASSWORD, YANN } from '../testing/front-desk.ts';
import type { FrontDesk, SignIn } from '../testing/front-desk.ts';

let desk: FrontDesk;
// Each test begins without a past; the shop itself is opened once.
beforeEach(async () => {
  await desk.db.deleteFrom('sign_in_attempt').execute();
  await desk.db.deleteFrom('rate_counter').execute();
});

const wrong = (asked: SignIn = {}) => desk.signIn({ password: 'Faux!2026', ...asked });
const times = async <Value>(count: number, work: (at: number) => Promise<Value>): Promise<Value[]> => {
  const made: Value[] = [];
  for (let at = 0; at < count; at += 1) made.push(await work(at));
  return made;
};
const from = (at: number): string => `203.0.113.${at}`;

describe('with a captcha', () => {
  beforeAll(async () => {
    desk = await frontDesk();
  });
  afterAll(() => desk.close());

  it('AUT-13 A06 after more than three failures a token must be brought, and a good one is heard', async () => {
    const keys = (await times(15, () => wrong())).map(keyOf);
    expect(keys.slice(0, 4)).not.toContain('CAPTCHA_REQUIRED');
    expect(new Set(keys.slice(4))).toEqual(new Set(['CAPTCHA_REQUIRED']));
    expect(keyOf(await desk.signIn())).toBe('CAPTCHA_REQUIRED');
    expect((await desk.signIn({ recaptchaToken: await solve(desk) })).errors).toBeUndefined();
  });

  it.each([
    [
      'login',
      `mutation ($token: String) { generateCustomerToken(email: "${YANN}", password: "${PASSWORD}", recaptchaToken: $token) { token } }`,
    ],
    [
      'registration',
      `mutation ($token: String) { createCustomerV2(input: { email: "robot@exemple.fr", firstname: "Ro", lastname: "Bot", password: "Chantier-2026", recaptchaToken: $token }) { customer { email } } }`,
    ],
    [
      'password reset request',
      `mutation ($token: String) { requestPasswordResetEmail(email: "${NADIA}", recaptchaToken: $token) }`,
    ],
    [
      'reset',
      `mutation ($token: String) { resetPassword(email: "${NADIA}", resetPasswordToken: "inconnu", newPassword: "Chantier-2026", recaptchaToken: $token) }`,
    ],
  ])('AUT-13 %s takes a token, and looks at the one it is sent', async (_name, document) => {
    const { errors, data } = await desk.send(document, { token: 'inventé' });
    expect(errors?.[0]?.extensions.key).toBe('CAPTCHA_INVALID');
    expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([]);
    const solved = await desk.send(document, { token: await solve(desk) });
    expect(solved.errors?.[0]?.extensions.key ?? '').not.toContain('CAPTCHA');
  });

  it('failures from one address ask for it on every account', async () => {
    await times(4, (at) => wrong({ email: `a${at}@exemple.fr`, from: from(1) }));
    expect(keyOf(await desk.signIn({ from: from(1) }))).toBe('CAPTCHA_REQUIRED');
    expect((await desk.signIn({ from: from(2) })).errors).toBeUndefined();
    desk.later(HOUR_MS);
    expect((await desk.signIn({ from: from(1) })).errors).toBeUndefined();
  });

  it('a token that is sent is always checked, and is good once', async () => {
    expect(keyOf(await desk.signIn({ recaptchaToken: 'inventé' }))).toBe('CAPTCHA_INVALID');
    const recaptchaToken = await solve(desk);
    expect((await desk.signIn({ recaptchaToken })).errors).toBeUndefined();
    expect(keyOf(await desk.signIn({ recaptchaToken }))).toBe('CAPTCHA_INVALID');
  });

  it('A06 whoever solves every challenge is still locked out with the tenth attempt', async () => {
    await times(10, async (at) => wrong({ recaptchaToken: await solve(desk), from: from(at) }));
    desk.later(9 * 60_000);
    const right = await desk.signIn({ recaptchaToken: await solve(desk), from: from(99) });
    expect(categoryOf(right)).toBe('graphql-authentication');
  });
});

describe('without a captcha', () => {
  beforeAll(async () => {
    desk = await frontDesk({ captcha: { kind: 'off' } });
  });
  afterAll(() => desk.close());

  it('A06 the right password is refused while the account is locked, and good again after ten minutes', async () => {
    const answers = await times(15, () => wrong());
    expect(new Set(answers.map((answer) => answer.errors?.[0]?.message)).size).toBe(1);
    expect(await desk.signIn()).toEqual(answers[0]);
    desk.later(10 * 60_000);
    expect((await desk.signIn()).errors).toBeUndefined();
  });

  it('A06 those who try all at once are counted one by one', async () => {
    await Promise.all(Array.from({ length: 15 }, (_, at) => wrong({ from: from(at) })));
    expect(categoryOf(await desk.signIn({ from: from(200) }))).toBe('graphql-authentication');
  });

  it('A07 another X-Forwarded-For with each attempt helps nobody', async () => {
    const query =
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }';
    const post = (variables: Record<string, string>, at: number) =>
      desk.post({ query, variables }, { 'x-forwarded-for': from(at) });
    await times(15, (at) => post({ email: YANN, password: 'Faux!2026' }, at));
    expect((await post({ email: YANN, password: PASSWORD }, 200)).body).not.toContain('"token":"');

    const others = await times(8, (at) => post({ email: `b${at}@exemple.fr`, password: 'x' }, at));
    expect(others.at(-1)?.statusCode).toBe(429);
  });

  it('A07 a proxy the operator named is believed', async () => {
    const app = fastify({ trustProxy: ['127.0.0.1'] });
    await app.register(desk.api.plugin);
    const post = (at: number) =>
      app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from(at) },
        payload: JSON.stringify({
          query: `mutation { generateCustomerToken(email: "d${at}@exemple.fr", password: "x") { token } }`,
        }),
      });
    const answers = await times(22, post);
    expect(answers.filter((answer) => answer.statusCode === 429)).toEqual([]);
    await app.close();
  });

  it('A08 one address may fail twenty times in ten minutes, whatever the account', async () => {
    const answers = await times(25, (at) => wrong({ email: `c${at}@exemple.fr`, from: from(3) }));
    expect(answers.findIndex((answer) => categoryOf(answer) === 'rate-limit')).toBe(20);
    expect(categoryOf(await desk.signIn({ from: from(3) }))).toBe('rate-limit');
    expect((await desk.signIn({ from: from(4) })).errors).toBeUndefined();
    desk.later(10 * 60_000);
    expect((await desk.signIn({ from: from(3) })).errors).toBeUndefined();
  });

  it('A08 those who sign in well are not counted', async () => {
    const answers = await times(22, () => desk.signIn({ from: from(5) }));
    expect(answers.filter((answer) => answer.errors !== undefined)).toEqual([]);
  });

  it('A09 a stranger who locks an account does not disturb a session that lives', async () => {
    const { token } = await desk.tokens();
    await times(12, () => wrong());
    expect((await desk.ask(token, '{ customer { email } }')).data).toEqual({ customer: { email: YANN } });
  });

  it('A13 a wrong current password counts as a failure to sign in', async () => {
    const { token } = await desk.tokens();
    const change =
      'mutation { changeCustomerPassword(currentPassword: "Faux!2026", newPassword: "Chantier-56") { email } }';
    const answers = await times(10, () => desk.ask(token, change));
    expect(answers[0]?.errors?.[0]?.message).toBe('Le mot de passe ne correspond pas à ce compte.');
    expect(categoryOf(await desk.signIn({ from: from(6) }))).toBe('graphql-authentication');
  });

  it('G03 sixty sign-ins in one request are refused before the first', async () => {
    const fields = Array.from(
      { length: 60 },
      (_, at) => `a${at}: generateCustomerToken(email: "${NADIA}", password: "x") { token }`,
    );
    expect((await desk.post({ query: `mutation { ${fields.join(' ')} }` })).statusCode).toBe(400);
    expect(await desk.db.selectFrom('sign_in_attempt').selectAll().execute()).toEqual([]);
  });

  it('says whether an address is free five times an hour', async () => {
    const query = 'query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }';
    const ask = (email: string) => desk.send(query, { email }, { clientAddress: from(7) });
    expect((await ask(YANN)).data).toEqual({ isEmailAvailable: { is_email_available: false } });
    expect((await ask('libre@exemple.fr')).data).toEqual({ isEmailAvailable: { is_email_available: true } });
    expect(keyOf(await ask('pas une adresse'))).toBe('L’adresse e-mail n’est pas valide.');
    await times(3, () => ask(YANN));
    expect(categoryOf(await ask(YANN))).toBe('rate-limit');
  });
});
