import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@nuancier/domain/durations.ts';
import type { ApiResult } from '../../request/api-request.ts';
import { codeAt, keyOf, STAFF_PASSWORD, staffDesk, tokenOf } from '../testing/staff-desk.ts';
import type { StaffDesk } from '../testing/staff-desk.ts';

const at = (name: string) => `${name}@equipe.valbrune.example`;
const CLAIRE = at('claire.valbrune');
const HENRI = at('henri.valbrune');
const MARC = at('marc.leroy');
const LOIC = at('loic.tanguy');
const INES = at('ines.moreau');
const ANNE = at('anne.schmitt');
const SOPHIE = 'sophie.delmas@demo.valbrune.example';

const MEMBER =
  '{ id email place_read role state stores { code } representative has_factor invitation_expires_at }';
const INVITE = `mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) ${MEMBER} }`;
const RESEND = `mutation ($id: ID!) { resendInvitation(id: $id) ${MEMBER} }`;
const ACCEPT = `mutation ($token: String!, $password: String!) {
  acceptInvitation(token: $token, password: $password) { standing person { email role } }
}`;
const FORGOTTEN = `mutation ($token: String!, $newPassword: String!) {
  resetStaffPassword(token: $token, newPassword: $newPassword)
}`;
const OFFERED = 'query ($token: String!) { staffInvitation(token: $token) { email role expires_at } }';
const PLACE = `mutation ($id: ID!, $read: String!, $place: StaffPlaceInput!) {
  changeStaffRole(id: $id, read: $read, place: $place) ${MEMBER}
}`;
const DISABLE = `mutation ($id: ID!) { disableStaff(id: $id) ${MEMBER} }`;
const ENABLE = `mutation ($id: ID!) { enableStaff(id: $id) ${MEMBER} }`;
const RESET = `mutation ($id: ID!) { resetStaffFactor(id: $id) ${MEMBER} }`;
const TEAM = `query ($search: String, $role: StaffRole, $store: String, $state: TeamState, $after: ID, $pageSize: Int) {
  team(search: $search, role: $role, store: $store, state: $state, after: $after, pageSize: $pageSize) {
    items { email } next
  }
}`;

let desk: StaffDesk;
beforeAll(async () => {
  desk = await staffDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  desk.later(HOUR_MS);
  await desk.db.deleteFrom('rate_counter').execute();
  await desk.db.deleteFrom('outbox').execute();
});

const as = (email: string, document: string, variables?: Record<string, unknown>) =>
  desk.sendAsStaff(email, document, variables);
const refusal = ({ errors }: ApiResult) => errors?.[0]?.extensions.key ?? errors?.[0]?.message;
async function idOf(email: string): Promise<string> {
  const query = desk.db.selectFrom('staff').select('id').where('email', '=', email);
  return String((await query.executeTakeFirstOrThrow()).id);
}
async function readOf(id: string): Promise<string> {
  const { data } = await as(CLAIRE, `{ team(pageSize: 100) { items { id place_read } } }`);
  const team = data?.['team'] as { items: { id: string; place_read: string }[] } | undefined;
  return team?.items.find((one) => one.id === id)?.place_read ?? '';
}
const person = (email: string, place: object) => ({
  input: { email, firstname: 'Maël', lastname: 'D’Écully', place },
});
const linkOf = async () =>
  String((await desk.mails()).at(-1)?.variables['invitationPath']).split('jeton=')[1] ?? '';
const lastEntry = async () => (await desk.audit()).at(-1);

describe('an invitation', () => {
  const MAEL = at('mael');

  it('comes by mail with a link, and stands in the log with who asked', async () => {
    const invited = await as(CLAIRE, INVITE, person(MAEL, { role: 'preparateur', stores: ['VB006'] }));
    expect(invited.data?.['inviteStaff']).toMatchObject({
      email: MAEL,
      role: 'preparateur',
      state: 'invited',
      stores: [{ code: 'VB006' }],
      invitation_expires_at: new Date(desk.now().getTime() + 7 * DAY_MS).toISOString(),
    });
    expect(await desk.mails()).toMatchObject([
      { template: 'staff_invited', to: MAEL, variables: { by: 'Claire Valbrune', role: 'preparateur' } },
    ]);
    expect(await lastEntry()).toMatchObject({
      event: 'staff-invited',
      staff_id: Number(await idOf(CLAIRE)),
      details: { email: MAEL, before: null, after: { role: 'preparateur', stores: ['VB006'] } },
    });
    expect(refusal(await as(CLAIRE, INVITE, person(MAEL.toUpperCase(), { role: 'contenu' })))).toBe(
      'STAFF_KNOWN',
    );
    expect(await desk.mails()).toHaveLength(1);
  });

  it('sent again spends the former link; accepted once, it leads to the second factor', async () => {
    const id = await idOf(MAEL);
    await as(CLAIRE, RESEND, { id });
    const former = await linkOf();
    desk.later(HOUR_MS);
    await as(CLAIRE, RESEND, { id });
    const token = await linkOf();
    expect((await desk.ask(undefined, OFFERED, { token: former })).result.data).toEqual({
      staffInvitation: null,
    });
    expect(keyOf(await desk.ask(undefined, ACCEPT, { token: former, password: STAFF_PASSWORD }))).toBe(
      'STAFF_LINK',
    );
    expect((await desk.ask(undefined, OFFERED, { token })).result.data).toMatchObject({
      staffInvitation: { email: MAEL, role: 'preparateur' },
    });
    expect(keyOf(await desk.ask(undefined, ACCEPT, { token, password: 'court' }))).toBe(
      'STAFF_PASSWORD_RULE',
    );
    const both = await Promise.all(
      [1, 2].map(() => desk.ask(undefined, ACCEPT, { token, password: STAFF_PASSWORD })),
    );
    const [accepted, ...others] = both.filter(({ session }) => session.kind === 'opened');
    expect(others).toEqual([]);
    expect(accepted?.result.data).toEqual({
      acceptInvitation: { standing: 'owes_enrolment', person: { email: MAEL, role: 'preparateur' } },
    });
    expect(refusal(await as(CLAIRE, RESEND, { id }))).toBe('NOT_INVITED');
    const entry = (await desk.audit()).findLast(({ event }) => event === 'staff-invitation-accepted');
    expect(entry).toMatchObject({ staff_id: Number(id), details: { before: 'invited', after: 'active' } });
  });

  it('refuses an invitation of eight days ago, and one of an account closed meanwhile, reopened or not', async () => {
    const [late, closed] = [at('tardive'), at('fermee')];
    await as(CLAIRE, INVITE, person(late, { role: 'contenu' }));
    const token = await linkOf();
    desk.later(8 * DAY_MS);
    expect(keyOf(await desk.ask(undefined, ACCEPT, { token, password: STAFF_PASSWORD }))).toBe('STAFF_LINK');
    await as(CLAIRE, INVITE, person(closed, { role: 'contenu' }));
    const other = await linkOf();
    await as(CLAIRE, DISABLE, { id: await idOf(closed) });
    expect(keyOf(await desk.ask(undefined, ACCEPT, { token: other, password: STAFF_PASSWORD }))).toBe(
      'STAFF_LINK',
    );
    expect((await as(CLAIRE, ENABLE, { id: await idOf(closed) })).data?.['enableStaff']).toMatchObject({
      state: 'invited',
    });
    expect(keyOf(await desk.ask(undefined, ACCEPT, { token: other, password: STAFF_PASSWORD }))).toBe(
      'STAFF_LINK',
    );
  });

  it('does not let anyone reset a forgotten password', async () => {
    await as(CLAIRE, INVITE, person(at('presque'), { role: 'contenu' }));
    const token = await linkOf();
    const asked = { token, newPassword: STAFF_PASSWORD };
    expect(keyOf(await desk.ask(undefined, FORGOTTEN, asked))).toBe('STAFF_LINK');
    const accepted = await desk.ask(undefined, ACCEPT, { token, password: STAFF_PASSWORD });
    expect(accepted.session.kind).toBe('opened');
  });

  it.each([
    ['pas une adresse', { role: 'contenu' }, 'L’adresse e-mail n’est pas valide.'],
    [at('x'), { role: 'preparateur' }, 'STORES_NEEDED'],
    [at('x'), { role: 'preparateur', stores: ['VB006', 'VB999'] }, 'Ce magasin est introuvable.'],
    [at('x'), { role: 'commercial' }, 'PORTFOLIO_NEEDED'],
    [
      at('x'),
      { role: 'commercial', representative: 'yann.kermarrec@demo.valbrune.example' },
      'UNKNOWN_REPRESENTATIVE',
    ],
  ])('of %s as %j is refused: %s', async (email, place, sentence) => {
    expect(refusal(await as(CLAIRE, INVITE, person(email, place)))).toBe(sentence);
    expect(await desk.mails()).toEqual([]);
  });

  it('takes no name that is none', async () => {
    const named = { ...person(at('y'), { role: 'contenu' }).input, firstname: '<b>' };
    expect(refusal(await as(CLAIRE, INVITE, { input: named }))).toMatch(/lettres/);
  });
});

describe('a role', () => {
  it('is changed with its stores or portfolio, and the log tells before and after', async () => {
    const id = await idOf(LOIC);
    const changed = await as(CLAIRE, PLACE, {
      id,
      read: await readOf(id),
      place: { role: 'commercial', representative: SOPHIE },
    });
    expect(changed.data?.['changeStaffRole']).toMatchObject({
      role: 'commercial',
      stores: [],
      representative: SOPHIE,
    });
    expect(await lastEntry()).toMatchObject({
      event: 'staff-role-changed',
      details: {
        of: Number(id),
        before: { role: 'preparateur', stores: ['VB006'] },
        after: { role: 'commercial' },
      },
    });
    await as(CLAIRE, PLACE, {
      id,
      read: await readOf(id),
      place: { role: 'preparateur', stores: ['VB006'] },
    });
  });

  it('that another keeper gave meanwhile is not written over: the refusal tells who, and when', async () => {
    const id = await idOf(LOIC);
    const read = await readOf(id);
    await as(HENRI, PLACE, { id, read, place: { role: 'preparateur', stores: ['VB008'] } });
    const late = await as(CLAIRE, PLACE, { id, read, place: { role: 'contenu' } });
    expect(refusal(late)).toBe('STAFF_PLACE_CHANGED');
    expect(late.errors?.[0]?.message).toMatch(/^Henri Valbrune a changé ce rôle le \d/);
    await as(CLAIRE, PLACE, {
      id,
      read: await readOf(id),
      place: { role: 'preparateur', stores: ['VB006'] },
    });
  });

  it('of the last owner stays, and so does the account; two who dismiss each other leave one', async () => {
    const [claire, henri] = [await idOf(CLAIRE), await idOf(HENRI)];
    const demotions = await Promise.all([
      as(CLAIRE, PLACE, { id: henri, read: await readOf(henri), place: { role: 'lecture_seule' } }),
      as(HENRI, DISABLE, { id: claire }),
    ]);
    // Whoever comes second is the last owner, or by then no owner any more.
    expect(demotions.map(refusal).filter((code) => code !== undefined)).toHaveLength(1);
    const left = await desk.db
      .selectFrom('staff')
      .select('email')
      .where('role', '=', 'proprietaire')
      .where('disabled_at', 'is', null)
      .where('email', 'in', [CLAIRE, HENRI])
      .execute();
    expect(left).toHaveLength(1);
    await desk.db
      .updateTable('staff')
      .set({ role: 'proprietaire', disabled_at: null })
      .where('email', 'in', [CLAIRE, HENRI])
      .execute();
    expect(refusal(await as(CLAIRE, DISABLE, { id: henri }))).toBeUndefined();
    // One who was merely invited cannot enter, and is no owner yet.
    await as(CLAIRE, INVITE, person(at('promise'), { role: 'proprietaire' }));
    expect(refusal(await as(CLAIRE, DISABLE, { id: claire }))).toBe('LAST_OWNER');
    expect(
      refusal(
        await as(CLAIRE, PLACE, { id: claire, read: await readOf(claire), place: { role: 'contenu' } }),
      ),
    ).toBe('LAST_OWNER');
    await as(CLAIRE, ENABLE, { id: henri });
  });
});

describe('a closed account', () => {
  it('is left at once by whoever was in, enters no more, and comes back when it is opened', async () => {
    const email = at('partante');
    const id = String(await desk.hire({ email }));
    const token = await desk.enter(email);
    await as(CLAIRE, DISABLE, { id });
    expect(await lastEntry()).toMatchObject({
      event: 'staff-disabled',
      details: { of: Number(id), before: 'active', after: 'disabled' },
    });
    const WHO = '{ currentStaff { standing } }';
    const OUT = { currentStaff: { standing: 'signed_out' } };
    expect((await desk.ask(token, WHO)).result.data).toEqual(OUT);
    expect(keyOf(await desk.signIn(email))).toBe('STAFF_SIGN_IN');
    await as(CLAIRE, ENABLE, { id });
    expect((await desk.ask(token, WHO)).result.data).toEqual(OUT);
    expect((await desk.signIn(email)).session.kind).toBe('opened');
  });

  it('a lost telephone is forgotten by a keeper of the team: the next sign-in sets up another', async () => {
    const email = at('distraite');
    const id = String(await desk.hire({ email }));
    const token = await desk.enter(email);
    expect((await as(CLAIRE, RESET, { id })).data?.['resetStaffFactor']).toMatchObject({ has_factor: false });
    expect(await lastEntry()).toMatchObject({
      event: 'staff-factor-reset',
      details: { before: true, after: false },
    });
    expect((await desk.ask(token, '{ ownSessions { id } }')).result.errors).toHaveLength(1);
    const half = tokenOf(await desk.signIn(email));
    expect(keyOf(await desk.prove(half, codeAt(desk.now())))).toBe('FACTOR_FIRST');
    expect(
      (await desk.ask(half, 'mutation { beginTotpEnrolment { secret } }')).result.errors,
    ).toBeUndefined();
  });
});

describe('who keeps a store’s team', () => {
  it.each([
    ['one who prepares there', { role: 'preparateur', stores: ['VB008'] }, undefined],
    ['one who prepares elsewhere too', { role: 'preparateur', stores: ['VB006', 'VB001'] }, 'ROLE_MAY_NOT'],
    ['another head of it', { role: 'responsable', stores: ['VB006'] }, 'ROLE_MAY_NOT'],
    ['an owner', { role: 'proprietaire' }, 'ROLE_MAY_NOT'],
  ])('invites %s: %s', async (who, place, refused) => {
    const email = at(`invite-${who.length}`);
    expect(refusal(await as(MARC, INVITE, person(email, place)))).toBe(refused);
  });

  it('changes those who prepare there alone; others are not there, or not theirs to change', async () => {
    const [loic, ines, marc] = [await idOf(LOIC), await idOf(INES), await idOf(MARC)];
    const up = { role: 'responsable', stores: ['VB006'] };
    expect(refusal(await as(MARC, PLACE, { id: loic, read: '', place: up }))).toBe('ROLE_MAY_NOT');
    expect(refusal(await as(MARC, PLACE, { id: marc, read: '', place: { role: 'proprietaire' } }))).toBe(
      'ROLE_MAY_NOT',
    );
    for (const document of [DISABLE, ENABLE, RESET, RESEND])
      expect([document, refusal(await as(MARC, document, { id: ines }))]).toEqual([
        document,
        'NO_SUCH_STAFF',
      ]);
    for (const id of ['0', 'x', '999999'])
      expect(refusal(await as(CLAIRE, DISABLE, { id }))).toBe('NO_SUCH_STAFF');
    expect(refusal(await as(MARC, DISABLE, { id: loic }))).toBeUndefined();
    await as(MARC, ENABLE, { id: loic });
  });
});

describe('the list of the team', () => {
  const emails = ({ data }: ApiResult) =>
    [...JSON.stringify(data).matchAll(/"email":"([^"]+)"/g)].map(([, email]) => email);

  it('holds all for the owner and who may read all, and one’s own stores’ people for their head', async () => {
    const everybody = emails(await as(CLAIRE, TEAM));
    expect(everybody).toEqual(expect.arrayContaining([CLAIRE, MARC, INES, ANNE]));
    expect(emails(await as(ANNE, TEAM))).toEqual(everybody);
    const marcs = emails(await as(MARC, TEAM));
    expect(marcs).toEqual(expect.arrayContaining([MARC, LOIC]));
    for (const other of [CLAIRE, INES, ANNE]) expect(marcs).not.toContain(other);
  });

  it('is searched, narrowed and read page by page', async () => {
    expect(emails(await as(CLAIRE, TEAM, { search: 'MOREAU ines' }))).toEqual([INES]);
    expect(emails(await as(CLAIRE, TEAM, { role: 'proprietaire', state: 'active' }))).toEqual([
      CLAIRE,
      HENRI,
    ]);
    expect(emails(await as(CLAIRE, TEAM, { store: 'VB001' }))).toEqual([at('aicha.benoit'), INES]);
    const all = emails(await as(CLAIRE, TEAM));
    const read: (string | undefined)[] = [];
    let after: unknown = null;
    do {
      const page = await as(CLAIRE, TEAM, { after, pageSize: 4 });
      read.push(...emails(page));
      after = /"next":"(\d+)"/.exec(JSON.stringify(page.data))?.[1];
    } while (after !== undefined);
    expect(read).toEqual(all);
    expect((await as(CLAIRE, TEAM, { pageSize: 101 })).errors).toHaveLength(1);
  });
});
