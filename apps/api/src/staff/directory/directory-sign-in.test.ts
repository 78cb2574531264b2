import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { directoryProvider } from '../testing/directory-provider.ts';
import type { DirectoryProvider } from '../testing/directory-provider.ts';
import { keyOf, staffDesk, tokenOf } from '../testing/staff-desk.ts';
import type { From, StaffDesk } from '../testing/staff-desk.ts';

const BEGIN = 'mutation ($back: String) { beginDirectorySignIn(back: $back) }';
const ENTER = `mutation ($answer: String!) {
  signInByDirectory(answer: $answer) { staff { standing person { email } } back }
}`;
const UNLINK = 'mutation ($id: ID!) { unlinkStaffDirectory(id: $id) { has_directory } }';
const HERE: From = { device: 'navigateur-du-comptoir-0001', address: '203.0.113.7' };

let provider: DirectoryProvider;
let desk: StaffDesk;
beforeAll(async () => {
  provider = await directoryProvider();
  desk = await staffDesk({ directory: provider.setting });
});
afterAll(async () => {
  await desk.close();
  await provider.close();
});

const anne = (email: string, more: Record<string, unknown> = {}) => ({
  sub: `sub-${email.toLowerCase()}`,
  email,
  email_verified: true,
  amr: ['pwd', 'mfa'],
  ...more,
});

async function departs(from = HERE, back?: string): Promise<string> {
  const { result, session } = await desk.ask(undefined, BEGIN, { back }, from);
  expect(session).toEqual({ kind: 'away' });
  return String(result.data?.['beginDirectorySignIn']);
}

async function enters(claims: Record<string, unknown>, from = HERE, back?: string) {
  const answer = provider.signIn(await departs(from, back), claims);
  return desk.ask(undefined, ENTER, { answer }, from);
}

const standingOf = ({ result }: Awaited<ReturnType<typeof enters>>) => result.data?.['signInByDirectory'];

describe('in by the directory', () => {
  it('sends there with PKCE, state and nonce, and asks for nothing but who it is', async () => {
    const url = new URL(await departs());
    expect(url.origin + url.pathname).toBe(`${provider.setting.issuer}/authorize`);
    const { state, nonce, code_challenge: challenge, ...rest } = Object.fromEntries(url.searchParams);
    expect([state, nonce, challenge].every((drawn) => (drawn ?? '').length > 30)).toBe(true);
    expect(rest).toEqual({
      client_id: 'nuancier',
      response_type: 'code',
      scope: 'openid email',
      code_challenge_method: 'S256',
      redirect_uri: 'https://boutique.example/gestion/entrer/annuaire/retour',
    });
  });

  it('lets in whoever was invited, binds them, and goes by the subject from then on', async () => {
    const id = await desk.hire({ email: 'anne@equipe.example', password: null, totp: false });
    const entered = await enters(anne('Anne@equipe.example'), HERE, '/commandes');
    expect(standingOf(entered)).toEqual({
      staff: { standing: 'signed_in', person: { email: 'anne@equipe.example' } },
      back: '/commandes',
    });
    expect(
      (await desk.ask(tokenOf(entered), '{ ownSessions { is_current } }')).result.errors,
    ).toBeUndefined();
    const noted = (await desk.audit()).filter(({ staff_id }) => staff_id === id);
    expect(noted.map(({ event, details }) => [event, details])).toEqual([
      ['staff-directory-linked', { of: id, before: null, after: provider.setting.issuer }],
      ['staff-sign-in', { factor: 'directory' }],
    ]);
    // The address has become somebody else's: the binding stays, and is not theirs.
    const renamed = await enters(anne('anne@equipe.example', { email: 'autre@equipe.example' }));
    expect(standingOf(renamed)).toMatchObject({ staff: { person: { email: 'anne@equipe.example' } } });
    const other = await enters(anne('anne@equipe.example', { sub: 'somebody-else' }));
    expect(keyOf(other)).toBe('DIRECTORY_NOBODY');
  });

  it('an invitation is answered by coming in: no link that was open opens the account any more', async () => {
    const id = await desk.hire({ email: 'liens@equipe.example', password: null, totp: false });
    const other = await desk.hire({ email: 'autres-liens@equipe.example', password: null, totp: false });
    await desk.db
      .insertInto('staff_link')
      .values(
        [id, other].map((staff) => ({
          staff_id: staff,
          kind: 'invitation' as const,
          token_hash: Buffer.from(`lien-${staff}`),
          expires_at: new Date(desk.now().getTime() + 60 * MINUTE_MS),
        })),
      )
      .execute();
    await enters(anne('liens@equipe.example'));
    const left = await desk.db
      .selectFrom('staff_link')
      .select('staff_id')
      .where('staff_id', 'in', [id, other])
      .execute();
    expect(left).toEqual([{ staff_id: other }]);
  });

  it('warns of an unknown browser, and not of a known one', async () => {
    await desk.hire({ email: 'mails@equipe.example' });
    const warnings = async () =>
      (await desk.mails()).filter(
        ({ template, to }) => template === 'staff_new_device' && to === 'mails@equipe.example',
      ).length;
    await enters(anne('mails@equipe.example'));
    await enters(anne('mails@equipe.example'));
    expect(await warnings()).toBe(0);
    await enters(anne('mails@equipe.example'), { ...HERE, device: 'navigateur-de-la-reserve-02' });
    expect(await warnings()).toBe(1);
  });

  it('asks for our own second factor unless the directory has seen one', async () => {
    await desk.hire({ email: 'code@equipe.example' });
    const half = await enters(anne('code@equipe.example', { amr: ['pwd'] }));
    expect(standingOf(half)).toMatchObject({ staff: { standing: 'owes_factor' } });
    const proven = await desk.prove(tokenOf(half));
    expect(proven.result.data?.['proveTotp']).toMatchObject({ standing: 'signed_in' });
    await desk.hire({ email: 'inscrire@equipe.example', totp: false });
    expect(standingOf(await enters(anne('inscrire@equipe.example', { amr: undefined })))).toMatchObject({
      staff: { standing: 'owes_enrolment' },
    });
  });

  it('tells where one signs out there too', async () => {
    const { result } = await desk.ask(undefined, '{ directorySignOut staffDirectory { label } }');
    expect(result.data?.['staffDirectory']).toEqual({ label: 'Annuaire Valbrune' });
    expect(String(result.data?.['directorySignOut'])).toContain(`${provider.setting.issuer}/logout?`);
  });
});

describe('refused', () => {
  it.each([
    ['nobody of the team', {}, 'unknown'],
    ['an address nobody vouches for', { email_verified: false }, 'unverified'],
    ['no address', { email: undefined }, 'unverified'],
  ])('%s', async (_case, more, reason) => {
    expect(keyOf(await enters(anne('inconnue@ailleurs.example', more)))).toBe('DIRECTORY_NOBODY');
    expect((await desk.audit()).at(-1)).toMatchObject({ event: 'staff-sign-in-failed', details: { reason } });
  });

  it('a closed account, bound or not', async () => {
    const id = await desk.hire({ email: 'fermee@equipe.example' });
    await enters(anne('fermee@equipe.example'));
    await desk.db.updateTable('staff').set({ disabled_at: desk.now() }).where('id', '=', id).execute();
    expect(keyOf(await enters(anne('fermee@equipe.example')))).toBe('DIRECTORY_NOBODY');
  });

  const later = Math.floor(Date.now() / 1000) + 3_600;
  it.each([
    ['a token for another shop', { aud: 'autre' }, 'DIRECTORY_REFUSED'],
    ['a token of another issuer', { iss: 'http://127.0.0.1:1' }, 'DIRECTORY_REFUSED'],
    ['a token of another departure', { nonce: 'autre' }, 'DIRECTORY_REFUSED'],
    ['a token that nobody signed', { forged: true }, 'DIRECTORY_REFUSED'],
    ['a token of tomorrow', { nbf: later, exp: later + 300 }, 'DIRECTORY_CLOCK'],
    ['a token of yesterday', { exp: later - 90_000 }, 'DIRECTORY_CLOCK'],
  ])('%s', async (_case, more, key) => {
    const refused = await enters(anne('anne@equipe.example', more), { ...HERE, address: '203.0.113.8' });
    expect(keyOf(refused)).toBe(key);
    expect(refused.session).toEqual({ kind: 'kept' });
  });

  it('an answer that comes twice, late, to another browser or with a state of its own', async () => {
    const from = { ...HERE, address: '203.0.113.9' };
    const answer = async () => provider.signIn(await departs(from), anne('anne@equipe.example'));
    const entersBy = (text: string, by: From = from) => desk.ask(undefined, ENTER, { answer: text }, by);
    const used = await answer();
    await entersBy(used);
    const asked = provider.asked();
    expect(keyOf(await entersBy(used))).toBe('DIRECTORY_STALE');
    expect(keyOf(await entersBy(await answer(), { ...from, device: 'navigateur-d-un-autre-0003' }))).toBe(
      'DIRECTORY_STALE',
    );
    expect(keyOf(await entersBy((await answer()).replace(/state=.*/, 'state=x')))).toBe('DIRECTORY_STALE');
    expect(keyOf(await entersBy('code=x'))).toBe('DIRECTORY_STALE');
    const late = await answer();
    desk.later(11 * MINUTE_MS);
    expect(keyOf(await entersBy(late))).toBe('DIRECTORY_STALE');
    expect(provider.asked()).toBe(asked);
  });

  it('whoever gives up over there, and repeats nothing that came back', async () => {
    const state = new URL(await departs()).searchParams.get('state');
    const answer = `error=access_denied&error_description=%3Cscript%3E&state=${state}`;
    const refused = await desk.ask(undefined, ENTER, { answer }, HERE);
    expect(keyOf(refused)).toBe('DIRECTORY_DENIED');
    expect(JSON.stringify(refused.result) + desk.logLines().join('')).not.toContain('script>');
  });

  it('twenty failures from one place in ten minutes are enough', async () => {
    const from = { ...HERE, address: '203.0.113.10' };
    const tries = Array.from({ length: 21 }, () => desk.ask(undefined, ENTER, { answer: 'state=x' }, from));
    const keys = (await Promise.all(tries)).map(keyOf);
    expect(keys.filter((key) => key === 'Too many attempts')).toHaveLength(1);
  });
});

describe('beside the directory', () => {
  it('an owner unlinks an account: sessions end, and the log says by whom', async () => {
    const id = await desk.hire({ email: 'deliee@equipe.example' });
    await desk.hire({ email: 'patronne@equipe.example', role: 'proprietaire' });
    const token = tokenOf(await enters(anne('deliee@equipe.example')));
    const owner = await desk.enter('patronne@equipe.example', HERE);
    const unlinked = await desk.ask(owner, UNLINK, { id: String(id) });
    expect(unlinked.result.data?.['unlinkStaffDirectory']).toEqual({ has_directory: false });
    expect(keyOf(await desk.ask(token, '{ ownSessions { id } }'))).toBeDefined();
    expect((await desk.audit()).at(-1)).toMatchObject({
      event: 'staff-directory-unlinked',
      details: { of: id, before: provider.setting.issuer, after: null },
    });
    // Another person of the directory may be bound now.
    const other = await enters(anne('deliee@equipe.example', { sub: 'nouvelle' }));
    expect(standingOf(other)).toMatchObject({ staff: { standing: 'signed_in' } });
  });

  it('who never chose a password may have a link to do so', async () => {
    await desk.hire({ email: 'sans@equipe.example', password: null });
    await enters(anne('sans@equipe.example'));
    await desk.ask(undefined, 'mutation { requestStaffPasswordReset(email: "sans@equipe.example") }');
    expect((await desk.mails()).at(-1)).toMatchObject({
      template: 'staff_password_reset',
      to: 'sans@equipe.example',
    });
  });

  it.each([
    ['nobody there', {}, 'DIRECTORY_NOBODY'],
    ['itself', { xms_edov: true }, undefined],
  ])('an address that stands outside the token is vouched for by %s', async (_by, more, key) => {
    const sub = `dehors-${key}`;
    const email = `${sub.toLowerCase()}@equipe.example`;
    await desk.hire({ email });
    const userinfo = { sub, email, ...more };
    const apart = await directoryProvider({ userinfo });
    const other = await staffDesk({ directory: apart.setting, beside: desk });
    const left = await other.ask(undefined, BEGIN, {}, HERE);
    const url = String(left.result.data?.['beginDirectorySignIn']);
    const answer = apart.signIn(url, { sub, xms_edov: true });
    const entered = await other.ask(undefined, ENTER, { answer }, HERE);
    await other.close();
    await apart.close();
    expect(keyOf(entered)).toBe(key);
  });

  it('says so while the directory is away', async () => {
    const gone = await directoryProvider();
    await gone.close();
    const other = await staffDesk({ directory: gone.setting, beside: desk });
    const answered = await other.ask(undefined, BEGIN, {}, HERE);
    await other.close();
    expect(keyOf(answered)).toBe('DIRECTORY_AWAY');
    expect(answered.session).toEqual({ kind: 'kept' });
  });
});
