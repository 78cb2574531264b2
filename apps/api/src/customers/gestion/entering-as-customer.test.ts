// The people of the shop in a customer's shop, to order for them or to help: whose name they bear, why, and until when.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';
import { staffSession } from '../../testing/staff-session.ts';
import { tokenHash } from '../../request/secret-token.ts';
import { errorOf, orderDesk } from '../../orders/gestion/testing/order-desk.ts';
import type { OrderDesk, Person } from '../../orders/gestion/testing/order-desk.ts';

const HEAD = 'yann.kermarrec@demo.valbrune.example';
const ENTER = 'enterAsCustomer(id: $id, reason: "Aide au téléphone") { path representative }';
const CONNECT = 'mutation ($token: String!) { connectAs(token: $token) { token } }';

let desk: OrderDesk;
let head: string;
beforeAll(async () => {
  desk = await orderDesk();
  const { id } = await desk.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', HEAD)
    .executeTakeFirstOrThrow();
  head = String(id);
});
afterAll(() => desk.close());
beforeEach(() => desk.later(1_000));

const send = (person: Person, field: string, id: string) =>
  desk.as(person, `mutation ($id: ID!) { done: ${field} }`, { id });
const entries = async (event: string) => (await desk.audit()).filter((entry) => entry.event === event);

it('one enters a customer’s shop in the name of who follows it, for a reason that the log keeps', async () => {
  const { data } = await send('commercial', ENTER, head);
  const { path, representative } = (data ?? {})['done'] as { path: string; representative: string };
  expect(representative).toBe('Sophie Delmas');
  expect((await entries('connect-as-issued')).at(-1)?.details).toMatchObject({
    reason: 'Aide au téléphone',
  });
  const entered = await desk.send(CONNECT, { token: path.replace('/connect-as/', '') });
  expect(entered.errors).toBeUndefined();
  const { token } = (entered.data ?? {})['connectAs'] as { token: string };
  expect((await entries('connect-as-started')).at(-1)?.staff_id).not.toBeNull();
  const visit = () =>
    desk.send('{ customer { email } }', {}, { headers: { authorization: `Bearer ${token}` } });
  expect((await visit()).data).toEqual({ customer: { email: HEAD } });
  const helped = await send('service_client', ENTER, head);
  const helper = await desk.send(CONNECT, {
    token: ((helped.data ?? {})['done'] as { path: string }).path.replace('/connect-as/', ''),
  });
  const greeted = await desk.send(
    '{ customer { representative { firstname lastname } } }',
    {},
    {
      headers: {
        authorization: `Bearer ${((helper.data ?? {})['connectAs'] as { token: string }).token}`,
      },
    },
  );
  const staff = await desk.db
    .selectFrom('staff')
    .select(['firstname', 'lastname'])
    .where('role', '=', 'service_client')
    .execute();
  const { customer } = greeted.data as { customer: { representative: unknown } };
  expect(staff, 'who is there is greeted, not whom they stand in for').toContainEqual(
    customer.representative,
  );
  const mute = 'enterAsCustomer(id: $id, reason: " ") { path }';
  expect(errorOf(await send('commercial', mute, head)).key).toBe('REASON_NEEDED');
});

it('a store serves its customers whom nobody follows, each of its people under their own name', async () => {
  const followed = await desk.db
    .deleteFrom('portfolio')
    .where('customer_id', '=', Number(head))
    .returningAll()
    .execute();
  const entering = await send('responsable', ENTER, head);
  const { path, representative } = (entering.data ?? {})['done'] as {
    path: string;
    representative: string;
  };
  expect(representative).toBe('Marc Leroy');
  const entered = await desk.send(CONNECT, {
    token: path.replace('/connect-as/', ''),
  });
  const { token } = (entered.data ?? {})['connectAs'] as { token: string };
  const visit = () =>
    desk.send(
      '{ customer { email representative { firstname lastname } } }',
      {},
      { headers: { authorization: `Bearer ${token}` } },
    );
  expect((await visit()).data).toEqual({
    customer: { email: HEAD, representative: { firstname: 'Marc', lastname: 'Leroy' } },
  });
  const closed = (isActive: boolean) =>
    desk.db.updateTable('customer').set({ is_active: isActive }).where('role', '=', 'Commercial').execute();
  await closed(false);
  expect((await visit()).errors, 'nobody is left to stand in').toBeDefined();
  expect(errorOf(await send('responsable', ENTER, head)).key).toBe('FOLLOWED_BY_NOBODY');
  await closed(true);
  const sophies = await send('commercial', ENTER, head);
  expect(errorOf(sophies).key, 'a sales person’s portfolio is all of it').toBe('UNKNOWN_CUSTOMER');
  await desk.db.insertInto('portfolio').values(followed).execute();
});

describe('a visit of the staff, and a link that waits, are over', () => {
  const STORE = 'VB006';
  type Own = { staffId: number; session: string };
  let hired = 0;

  async function ownSession(role: StaffRole): Promise<Own> {
    hired += 1;
    const email = `visite-${hired}@equipe.example`;
    const staffId = await desk.hire({ email, role, stores: role === 'responsable' ? [STORE] : [] });
    if (role === 'commercial')
      await staff(staffId)
        .set({ representative_id: await follower() })
        .execute();
    // Signed in elsewhere as well, which the visit does not live by.
    await staffSession(desk.db, email, desk.now());
    return { staffId, session: await staffSession(desk.db, email, desk.now()) };
  }
  const staff = (staffId: number) => desk.db.updateTable('staff').where('id', '=', staffId);
  const inPortfolio = () => desk.db.selectFrom('portfolio').where('customer_id', '=', Number(head));
  const follower = async () =>
    (await inPortfolio().select('representative_id').executeTakeFirstOrThrow()).representative_id;

  async function link({ session }: Own): Promise<string> {
    const asked = await desk.ask(session, `mutation ($id: ID!) { done: ${ENTER} }`, { id: head });
    return ((asked.result.data ?? {})['done'] as { path: string }).path.replace('/connect-as/', '');
  }
  async function visit(own: Own): Promise<() => Promise<unknown>> {
    const entered = await desk.send(CONNECT, { token: await link(own) });
    const { token } = (entered.data ?? {})['connectAs'] as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    return async () =>
      (await desk.send('{ customer { email } }', {}, { headers })).data?.['customer'] ?? null;
  }

  it.each<[string, StaffRole, (own: Own) => Promise<unknown>]>([
    [
      'when the role no longer enters',
      'service_client',
      ({ staffId }) => staff(staffId).set({ role: 'contenu' }).execute(),
    ],
    [
      'when the account is closed',
      'service_client',
      ({ staffId }) => staff(staffId).set({ disabled_at: desk.now() }).execute(),
    ],
    [
      'when a manager has other stores',
      'responsable',
      ({ staffId }) =>
        desk.db
          .updateTable('staff_store')
          .set({ shop_code: 'VB021' })
          .where('staff_id', '=', staffId)
          .execute(),
    ],
    [
      'when the one who came signs out',
      'service_client',
      ({ session }) => desk.ask(session, 'mutation { signOut { standing } }'),
    ],
    [
      'when the one who came signs out everywhere',
      'service_client',
      ({ session }) => desk.ask(session, 'mutation { signOutEverywhere { standing } }'),
    ],
    [
      'without a second factor',
      'service_client',
      ({ session }) =>
        desk.db
          .updateTable('staff_session')
          .set({ proven_at: null })
          .where('token_hash', '=', tokenHash(session))
          .execute(),
    ],
    [
      'when the session was left alone for half an hour',
      'service_client',
      async () => desk.later(31 * MINUTE_MS),
    ],
    [
      'when the customer leaves the portfolio',
      'commercial',
      () => desk.db.deleteFrom('portfolio').where('customer_id', '=', Number(head)).execute(),
    ],
    [
      'when the company goes to another store',
      'responsable',
      () =>
        desk.db
          .updateTable('company')
          .set({ shop_code: 'VB021' })
          .where('id', 'in', (query) =>
            query.selectFrom('customer').select('company_id').where('email', '=', HEAD),
          )
          .execute(),
    ],
  ])('%s', async (_when, role, end) => {
    const own = await ownSession(role);
    const [unused, visited] = [await link(own), await visit(own)];
    expect(await visited()).toEqual({ email: HEAD });
    await end(own);
    expect(await visited()).toBeNull();
    expect(errorOf(await desk.send(CONNECT, { token: unused })).key).toBe('CONNECT_AS');
  });

  it('for good: a right that was given back lets in by another link, with its reason', async () => {
    const own = await ownSession('service_client');
    const visited = await visit(own);
    await staff(own.staffId).set({ role: 'contenu' }).execute();
    expect(await visited()).toBeNull();
    await staff(own.staffId).set({ role: 'service_client' }).execute();
    expect(await visited()).toBeNull();
    expect(await (await visit(own))()).toEqual({ email: HEAD });
  });
});
