// The people of the shop in a customer's shop, to order for them or to help: whose name they bear, why, and until when.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { errorOf, orderDesk } from '../../orders/gestion/testing/order-desk.ts';
import type { OrderDesk, Person } from '../../orders/gestion/testing/order-desk.ts';

const HEAD = 'yann.kermarrec@demo.valbrune.example';
const SOPHIE = 'sophie.delmas@equipe.valbrune.example';
const ENTER = 'enterAsCustomer(id: $id, reason: "Aide au téléphone") { path representative }';

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
  const CONNECT = 'mutation ($token: String!) { connectAs(token: $token) { token } }';
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
  const sophie = () => desk.db.updateTable('staff').where('email', '=', SOPHIE);
  const unused = await send('commercial', ENTER, head);
  await sophie().set({ disabled_at: desk.now() }).execute();
  expect((await visit()).errors, 'the visit ends with who made it').toBeDefined();
  const late = ((unused.data ?? {})['done'] as { path: string }).path.replace('/connect-as/', '');
  expect(errorOf(await desk.send(CONNECT, { token: late })).key).toBe('CONNECT_AS');
  const { representative_id } = await desk.db
    .selectFrom('staff')
    .select('representative_id')
    .where('email', '=', SOPHIE)
    .executeTakeFirstOrThrow();
  await sophie().set({ disabled_at: null, role: 'contenu', representative_id: null }).execute();
  expect((await visit()).errors, 'or with their right to it').toBeDefined();
  await sophie().set({ role: 'commercial', representative_id }).execute();
  expect((await visit()).errors).toBeUndefined();
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
  const entered = await desk.send('mutation ($token: String!) { connectAs(token: $token) { token } }', {
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
