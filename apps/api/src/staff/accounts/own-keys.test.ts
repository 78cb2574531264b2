import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '@nuancier/domain/durations.ts';
import { keyOf, STAFF_PASSWORD, staffDesk } from '../testing/staff-desk.ts';
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
