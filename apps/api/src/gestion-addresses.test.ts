// What the staff asks for at addresses of their own, outside of the contract: every address × every role.
import { once } from 'node:events';
import fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isStaffOperation, scopeOf } from '@nuancier/domain/staff/rights.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import { STAFF_ROLES } from '@nuancier/domain/staff/roles.ts';
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';
import { openSession } from './customers/customers.ts';
import { staffDesk, tokenOf } from './staff/testing/staff-desk.ts';
import type { StaffDesk } from './staff/testing/staff-desk.ts';
import { GESTION_ADDRESSES } from './testing/gestion-addresses.ts';
import { staffSession } from './testing/staff-session.ts';

/** Open screens are told of orders: to who reads them. */
const EVENTS = '/gestion/evenements';
const ADDRESSES = Object.keys(GESTION_ADDRESSES).filter(isStaffOperation);
const FILES = ADDRESSES.filter((right) => GESTION_ADDRESSES[right]?.method !== 'POST');

let desk: StaffDesk;
let routes: string[];
/** Cookies by role; and of those who are not in. */
const cookies = new Map<string, string>();
const OUTSIDE = ['nobody', 'a customer', 'who has left', 'who owes a factor', 'who was let go'];
beforeAll(async () => {
  desk = await staffDesk();
  const { db } = desk;
  const people = await db.selectFrom('staff').select(['role', 'email']).where('is_demo', '=', true).execute();
  for (const { role, email } of people) keep(role, await staffSession(db, email, desk.now()));
  const customer = await db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', 'yann.kermarrec@demo.valbrune.example')
    .executeTakeFirstOrThrow();
  keep('a customer', await openSession(db, customer.id, desk.now()));
  await desk.hire({ email: 'proprio@equipe.example', role: 'proprietaire' });
  keep('who owes a factor', tokenOf(await desk.signIn('proprio@equipe.example')));
  const left = await staffSession(db, 'proprio@equipe.example', desk.now());
  await desk.ask(left, 'mutation { signOut { standing } }');
  keep('who has left', left);
  const id = await desk.hire({ email: 'partie@equipe.example', role: 'proprietaire' });
  keep('who was let go', await staffSession(db, 'partie@equipe.example', desk.now()));
  await db.updateTable('staff').set({ disabled_at: desk.now() }).where('id', '=', id).execute();
  // A shelf several times as long as what a connection holds unread.
  await sql`update product set name = name || repeat(' long', 80)`.execute(db);
  routes = await gestionRoutes();
});
afterAll(() => desk.close());

describe('an address of its own', () => {
  it('stands in this table, and is one of the shop’s', () => {
    const asked = ADDRESSES.map((right) => routeOf(right));
    expect(asked.filter((route) => route === undefined)).toEqual([]);
    expect(routes.filter((route) => !asked.includes(route))).toEqual([]);
  });

  it.each(ADDRESSES)('%s opens to the roles of its row only', async (right) => {
    const found: Partial<Record<StaffRole, number>> = {};
    for (const role of STAFF_ROLES) found[role] = await statusOf(right, role);
    const refused = STAFF_ROLES.filter((role) => found[role] === 403);
    expect(refused).toEqual(STAFF_ROLES.filter((role) => scopeOf(right, role) === null));
    const opened = STAFF_ROLES.filter((role) => !refused.includes(role)).map((role) => found[role]);
    // Nothing is there, or nothing was sent: what opens says so, or answers.
    expect(opened.filter((status) => ![200, 303, 400, 404].includes(status ?? 0))).toEqual([]);
  });

  it.each(ADDRESSES)('%s is closed to whoever is not in', async (right) => {
    const before = await desk.audit();
    for (const who of OUTSIDE)
      expect([who, await statusOf(right, who)]).toEqual([who, who === 'who owes a factor' ? 403 : 401]);
    expect(await desk.audit()).toEqual(before);
  });

  it.each(FILES)('%s refuses what no text of the shop holds, before a byte of it is sent', async (right) => {
    const { url } = GESTION_ADDRESSES[right] ?? {};
    const path = String(url).replace(/\?.*/, '');
    const filters = [
      'query=%00',
      'search=x%00y',
      'since=%00',
      'store=%01',
      'person=%1f',
      'rien=%7f',
      '%00=rien',
    ];
    const asked = filters.map((filter) => `${path}?${filter}`);
    // A place of the address, where it has one: the number, the kind.
    if (routeOf(right)?.includes(':')) asked.push(path.replace(/[^/.]+(\.pdf|\/rejets|\.csv)$/, '%00$1'));
    for (const one of asked) {
      const { statusCode, body } = await desk.inject({ url: one, headers: headersOf('proprietaire') });
      expect([one, statusCode, body]).toEqual([one, 400, 'Le texte contient un caractère interdit.']);
    }
  });

  it.each(FILES.filter((right) => String(GESTION_ADDRESSES[right]?.url).includes('.csv')))(
    '%s is one at a time for a person, with the others',
    async (right) => {
      if (right === 'fileTemplate') return;
      const headers = headersOf('proprietaire');
      const shelf = await desk.inject({ ...GESTION_ADDRESSES['shelfCsv'], headers, payloadAsStream: true });
      expect(shelf.statusCode).toBe(200);
      const answer = await desk.inject({ ...GESTION_ADDRESSES[right], headers });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
      shelf.stream().resume();
      await once(shelf.stream(), 'end');
      await expect.poll(() => statusOf(right, 'proprietaire')).toBe(200);
    },
  );

  it('of events opens to whoever has a day’s work, and to nobody outside', async () => {
    const opened: string[] = [];
    for (const who of [...STAFF_ROLES, ...OUTSIDE]) {
      const status = await statusOfEvents(who);
      if (status !== 401) opened.push(`${who} ${status}`);
    }
    const readers = STAFF_ROLES.filter((role) => scopeOf('today', role) !== null);
    expect(opened).toEqual(readers.map((role) => `${role} 200`));
  });
});

function keep(who: string, token: string): void {
  cookies.set(who, `nuancier_gestion=${token}`);
}

async function statusOf(right: StaffOperation, who: string): Promise<number> {
  return (await desk.inject({ ...GESTION_ADDRESSES[right], headers: headersOf(who) })).statusCode;
}

function headersOf(who: string): { cookie?: string } {
  const cookie = cookies.get(who);
  return cookie === undefined ? {} : { cookie };
}

/** A stream that is open does not end by itself. */
async function statusOfEvents(who: string): Promise<number> {
  const answer = await desk.inject({ url: EVENTS, headers: headersOf(who), payloadAsStream: true });
  answer.stream().destroy();
  return answer.statusCode;
}

/** « GET /gestion/fichiers/devis/:file », beside the contract and the events. */
async function gestionRoutes(): Promise<string[]> {
  const found: string[] = [];
  const app = fastify();
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') found.push(`${one} ${url}`);
  });
  await app.register(desk.api.plugin);
  await app.ready();
  await app.close();
  return found.filter(
    (route) => / \/gestion\//.test(route) && !/ \/gestion\/(graphql|evenements)$/.test(route),
  );
}

function routeOf(right: StaffOperation): string | undefined {
  const { method = 'GET', url } = GESTION_ADDRESSES[right] ?? {};
  const path = String(url).replace(/\?.*/, '');
  const fitting = routes.filter((route) => {
    const pattern = route.replaceAll(/[.]/g, String.raw`\.`).replaceAll(/:\w+/g, '[^/]+');
    return new RegExp(`^${pattern}$`).test(`${method} ${path}`);
  });
  return fitting.toSorted((one, other) => one.split(':').length - other.split(':').length)[0];
}
