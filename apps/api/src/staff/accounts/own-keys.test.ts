import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@nuancier/domain/durations.ts';
import { sweepPrivacy } from '../../privacy/sweep-privacy.ts';
import { softwareKey } from '../testing/software-key.ts';
import type { Telling } from '../testing/software-key.ts';
import { codeAt, keyOf, STAFF_PASSWORD, staffDesk, tokenOf } from '../testing/staff-desk.ts';
import type { StaffDesk } from '../testing/staff-desk.ts';

const ANNE = 'anne.decully@equipe.example';
const WHO = '{ currentStaff { standing } }';

let desk: StaffDesk;
beforeAll(async () => {
  desk = await staffDesk();
  await desk.hire({ email: ANNE });
});
afterAll(() => desk.close());
beforeEach(async () => {
  desk.later(HOUR_MS);
  await desk.db.deleteFrom('rate_counter').execute();
  await desk.db.deleteFrom('outbox').execute();
});

const standing = async (token: string | undefined) =>
  (await desk.ask(token, WHO)).result.data?.['currentStaff'];

describe('one’s own password', () => {
  const CHANGE = `mutation ($old: String!, $new: String!) {
    changeOwnPassword(currentPassword: $old, newPassword: $new)
  }`;
  const ASK = 'mutation ($email: String!) { requestStaffPasswordReset(email: $email) }';
  const RESET =
    'mutation ($token: String!, $new: String!) { resetStaffPassword(token: $token, newPassword: $new) }';
  const LOUIS = 'louis@equipe.example';
  beforeAll(async () => {
    await desk.hire({ email: LOUIS });
    await desk.hire({ email: 'invitee@equipe.example', password: null });
    await desk.hire({ email: 'partie@equipe.example' });
    const left = { disabled_at: desk.now() };
    await desk.db.updateTable('staff').set(left).where('email', '=', 'partie@equipe.example').execute();
  });

  it.each([
    ['Onze-signes', 'STAFF_PASSWORD_RULE'],
    ['motdepasse123', 'Ce mot de passe est trop courant. Choisissez-en un autre.'],
    [STAFF_PASSWORD, 'Le nouveau mot de passe doit être différent de l’ancien.'],
  ])('%s is refused: %s', async (chosen, sentence) => {
    const token = await desk.enter(LOUIS);
    expect(keyOf(await desk.ask(token, CHANGE, { old: STAFF_PASSWORD, new: chosen }))).toBe(sentence);
  });

  it('changes by the old one; other sessions end and a mail tells it', async () => {
    const [here, there] = [await desk.enter(LOUIS), await desk.enter(LOUIS)];
    const chosen = 'Enduit-de-printemps';
    expect(keyOf(await desk.ask(here, CHANGE, { old: 'faux', new: chosen }))).toMatch(/doesn't match/);
    const done = await desk.ask(here, CHANGE, { old: STAFF_PASSWORD, new: chosen });
    expect(done.result.data).toEqual({ changeOwnPassword: true });
    expect([await standing(here), await standing(there)]).toMatchObject([
      { standing: 'signed_in' },
      { standing: 'signed_out' },
    ]);
    expect(await desk.mails()).toMatchObject([{ template: 'password_changed', to: LOUIS }]);
    expect((await desk.audit()).slice(-2)).toMatchObject([
      { event: 'staff-password-change-failed' },
      { event: 'staff-password-changed' },
    ]);
    expect((await desk.signIn(LOUIS, chosen)).session.kind).toBe('opened');
  });

  it('is chosen anew by a mail, once; the second factor is still owed, and nobody learns who works here', async () => {
    for (const email of ['inconnue@equipe.example', 'invitee@equipe.example', 'partie@equipe.example', LOUIS])
      expect((await desk.ask(undefined, ASK, { email })).result.data).toEqual({
        requestStaffPasswordReset: true,
      });
    const [mail, ...others] = await desk.mails();
    expect([mail?.template, mail?.to, others]).toEqual(['staff_password_reset', LOUIS, []]);
    const token = String(mail?.variables['resetPath']).split('jeton=')[1];
    const open = await desk.enter(ANNE);
    expect(keyOf(await desk.ask(undefined, RESET, { token, new: 'court' }))).toBe('STAFF_PASSWORD_RULE');
    const chosen = 'Un-lasure-en-octobre';
    expect((await desk.ask(undefined, RESET, { token, new: chosen })).result.data).toEqual({
      resetStaffPassword: true,
    });
    expect(keyOf(await desk.ask(undefined, RESET, { token, new: chosen }))).toBe('STAFF_LINK');
    expect((await desk.signIn(LOUIS, chosen)).result.data).toMatchObject({
      signIn: { standing: 'owes_factor' },
    });
    expect(await standing(open)).toMatchObject({ standing: 'signed_in' });
  });

  it('a link of an hour ago is spent, and a second mail within ten minutes is not sent', async () => {
    await desk.ask(undefined, ASK, { email: LOUIS });
    await desk.ask(undefined, ASK, { email: LOUIS });
    const mails = await desk.mails();
    expect(mails).toHaveLength(1);
    const token = String(mails[0]?.variables['resetPath']).split('jeton=')[1];
    desk.later(61 * MINUTE_MS);
    expect(keyOf(await desk.ask(undefined, RESET, { token, new: 'Un-lasure-en-mars' }))).toBe('STAFF_LINK');
  });
});

describe('a passkey', () => {
  const BEGIN = 'mutation ($password: String) { beginPasskeyRegistration(password: $password) }';
  const CONFIRM = `mutation ($answer: JSON!, $name: String!) {
    confirmPasskeyRegistration(answer: $answer, name: $name) { standing }
  }`;
  const ASK = 'mutation { beginPasskeySignIn }';
  const SIGN_IN =
    'mutation ($answer: JSON!) { signInByPasskey(answer: $answer) { standing person { email } } }';
  const FACTORS = '{ ownFactors { has_totp passkeys { id name used_at } } }';
  const password = STAFF_PASSWORD;
  const ZOE = 'zoe@equipe.example';
  const [key, second] = [softwareKey(), softwareKey()];
  let zoe: number;
  beforeAll(async () => {
    zoe = await desk.hire({ email: ZOE, totp: false });
  });

  const signIn = async (told?: Telling, half?: string, by = key) =>
    desk.ask(half, SIGN_IN, { answer: by.signIn((await desk.ask(half, ASK)).result.data, told) });

  it('is the first second factor: registered by who has just given the password, it opens the session', async () => {
    const half = tokenOf(await desk.signIn(ZOE));
    const options = (await desk.ask(half, BEGIN)).result.data;
    expect(options).toMatchObject({
      beginPasskeyRegistration: {
        rp: { id: 'boutique.example', name: 'Valbrune' },
        user: { name: ZOE },
        authenticatorSelection: { userVerification: 'required' },
      },
    });
    const answer = key.register(options);
    expect(keyOf(await desk.ask(half, CONFIRM, { answer, name: ' ' }))).toBe('PASSKEY_NAME');
    const whole = tokenOf(await desk.ask(half, CONFIRM, { answer, name: 'Tablette' }));
    expect(await standing(whole)).toEqual({ standing: 'signed_in' });
    expect((await desk.audit()).slice(-2)).toMatchObject([
      { event: 'staff-factor-added', staff_id: zoe, details: { factor: 'passkey', before: 0, after: 1 } },
      { event: 'staff-sign-in', staff_id: zoe, details: { factor: 'passkey' } },
    ]);
    const kept = await desk.db.selectFrom('staff_passkey').select(['credential_id', 'transports']).execute();
    expect(kept).toEqual([{ credential_id: key.id, transports: ['internal'] }]);
  });

  it('shows the second factor after the password, of that person alone', async () => {
    const half = tokenOf(await desk.signIn(ZOE));
    const options = (await desk.ask(half, ASK)).result.data;
    expect(options).toMatchObject({ beginPasskeySignIn: { allowCredentials: [{ id: key.id }] } });
    const whole = tokenOf(await desk.ask(half, SIGN_IN, { answer: key.signIn(options) }));
    expect([await standing(whole), await standing(half)]).toEqual([
      { standing: 'signed_in' },
      { standing: 'signed_out' },
    ]);
    const others = tokenOf(await desk.signIn(ANNE));
    expect(keyOf(await signIn({}, others))).toBe('PASSKEY_REFUSED');
  });

  it('opens a session by itself, without a password', async () => {
    const options = (await desk.ask(undefined, ASK)).result.data;
    expect(JSON.stringify(options)).not.toContain('allowCredentials');
    const answer = await desk.ask(undefined, SIGN_IN, { answer: key.signIn(options) });
    expect(answer.result.data).toEqual({
      signInByPasskey: { standing: 'signed_in', person: { email: ZOE } },
    });
    expect((await desk.ask(tokenOf(answer), FACTORS)).result.data).toMatchObject({
      ownFactors: { has_totp: false, passkeys: [{ name: 'Tablette', used_at: desk.now().toISOString() }] },
    });
  });

  it.each<[string, Telling]>([
    ['on a page of another origin', { origin: 'https://boutique.evil.example' }],
    ['for another host', { host: 'evil.example' }],
    ['without a finger or a code', { verified: false }],
    ['by a copy that has counted less', { counter: 1 }],
    ['of a challenge of its own', { challenge: 'jamais-demande-ici-0000000000000000000000000' }],
  ])('signed %s opens nothing', async (_how, told) => {
    const answer = await signIn(told);
    expect([keyOf(answer), answer.session.kind]).toEqual(['PASSKEY_REFUSED', 'kept']);
    expect((await desk.audit()).at(-1)).toMatchObject({ event: 'staff-factor-failed', staff_id: null });
  });

  it.each([null, {}, { id: 'x' }, 'texte', 7])('%j is no answer', async (answer) => {
    const said = await desk.ask(undefined, SIGN_IN, { answer: answer ?? [] });
    expect(keyOf(said)).toBe('PASSKEY_REFUSED');
  });

  it('answers a challenge once, within five minutes; unknown keys and closed accounts do not enter', async () => {
    const options = (await desk.ask(undefined, ASK)).result.data;
    expect((await desk.ask(undefined, SIGN_IN, { answer: key.signIn(options) })).session.kind).toBe('opened');
    expect(keyOf(await desk.ask(undefined, SIGN_IN, { answer: key.signIn(options) }))).toBe(
      'PASSKEY_REFUSED',
    );
    const late = (await desk.ask(undefined, ASK)).result.data;
    desk.later(6 * MINUTE_MS);
    expect(keyOf(await desk.ask(undefined, SIGN_IN, { answer: key.signIn(late) }))).toBe('PASSKEY_REFUSED');
    expect(keyOf(await signIn({}, undefined, softwareKey()))).toBe('PASSKEY_REFUSED');
    const set = (values: object) => desk.db.updateTable('staff').set(values).where('id', '=', zoe).execute();
    await set({ disabled_at: desk.now() });
    expect(keyOf(await signIn())).toBe('PASSKEY_REFUSED');
    await set({ disabled_at: null });
  });

  it('is added in an open session by the password, and is nobody else’s', async () => {
    const [zoes, annes] = [tokenOf(await signIn()), await desk.enter(ANNE)];
    expect(keyOf(await desk.ask(zoes, BEGIN))).toMatch(/doesn't match/);
    const options = (await desk.ask(zoes, BEGIN, { password })).result.data;
    expect(options).toMatchObject({ beginPasskeyRegistration: { excludeCredentials: [{ id: key.id }] } });
    const answer = second.register(options);
    expect(keyOf(await desk.ask(annes, CONFIRM, { answer, name: 'La mienne' }))).toBe('PASSKEY_REFUSED');
    const again = second.register((await desk.ask(zoes, BEGIN, { password })).result.data);
    expect((await desk.ask(zoes, CONFIRM, { answer: again, name: 'Clé' })).result.errors).toBeUndefined();
    const taken = second.register((await desk.ask(annes, BEGIN, { password })).result.data);
    expect(keyOf(await desk.ask(annes, CONFIRM, { answer: taken, name: 'Clé' }))).toBe('PASSKEY_REFUSED');
  });

  it('is added, and a first password chosen, by a code where the account has no password', async () => {
    const ODILE = 'odile@equipe.example';
    const odile = await desk.hire({ email: ODILE });
    const token = await desk.enter(ODILE);
    await desk.db.updateTable('staff').set({ password_hash: null }).where('id', '=', odile).execute();
    const fresh = () => {
      desk.later(MINUTE_MS);
      return codeAt(desk.now());
    };
    expect(keyOf(await desk.ask(token, BEGIN, { password }))).toBe('PROOF_CODE');
    expect((await desk.audit()).at(-1)).toMatchObject({ event: 'staff-factor-failed', staff_id: odile });
    const answer = softwareKey().register((await desk.ask(token, BEGIN, { password: fresh() })).result.data);
    expect((await desk.ask(token, CONFIRM, { answer, name: 'Clé' })).result.errors).toBeUndefined();
    const TOTP = 'mutation ($password: String) { beginTotpEnrolment(password: $password) { secret } }';
    expect((await desk.ask(token, TOTP, { password: fresh() })).result.errors).toBeUndefined();
    const chosen = 'Enduit-de-novembre';
    const CHANGE =
      'mutation ($old: String!, $new: String!) { changeOwnPassword(currentPassword: $old, newPassword: $new) }';
    expect(keyOf(await desk.ask(token, CHANGE, { old: '', new: chosen }))).toBe('PROOF_CODE');
    expect((await desk.ask(token, CHANGE, { old: fresh(), new: chosen })).result.errors).toBeUndefined();
    expect((await desk.signIn(ODILE, chosen)).session.kind).toBe('opened');
  });

  it('is removed, but not the last one', async () => {
    const token = tokenOf(await signIn());
    const REMOVE = 'mutation ($id: ID!) { removePasskey(id: $id) { passkeys { name } } }';
    const { data } = (await desk.ask(token, FACTORS)).result;
    const [first, other] = [...JSON.stringify(data).matchAll(/"id":"(\d+)"/g)].map(([, id]) => id);
    expect(keyOf(await desk.ask(await desk.enter(ANNE), REMOVE, { id: other }))).toBe('NO_SUCH_PASSKEY');
    expect((await desk.ask(token, REMOVE, { id: other })).result.data).toEqual({
      removePasskey: { passkeys: [{ name: 'Tablette' }] },
    });
    expect(keyOf(await desk.ask(token, REMOVE, { id: first }))).toBe('LAST_FACTOR');
    expect((await desk.audit()).at(-1)).toMatchObject({
      event: 'staff-factor-removed',
      staff_id: zoe,
      details: { before: 2, after: 1 },
    });
  });
});

it('what is spent is swept: challenges and links at once, where somebody entered after a year', async () => {
  await desk.ask(undefined, 'mutation { beginPasskeySignIn }');
  await desk.ask(undefined, `mutation { requestStaffPasswordReset(email: "${ANNE}") }`);
  await desk.enter(ANNE, { device: 'comptoir' });
  const tables = ['staff_challenge', 'staff_link', 'staff_session', 'staff_device'] as const;
  const counts = () =>
    Promise.all(tables.map(async (name) => (await desk.db.selectFrom(name).selectAll().execute()).length));
  const before = await counts();
  expect(Math.min(...before)).toBeGreaterThan(0);
  await sweepPrivacy(desk.db, new Date(desk.now().getTime() + 2 * HOUR_MS));
  expect(await counts()).toEqual([0, 0, ...before.slice(2)]);
  await sweepPrivacy(desk.db, new Date(desk.now().getTime() + 367 * DAY_MS));
  expect(await counts()).toEqual([0, 0, 0, 0]);
});
