// Stores and portfolios of others: whoever reaches only as far as its own is told of them what it is told of what is
// nowhere, by every operation and at every address, and changes nothing.
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLNamedType } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gestionSchemaText } from '@nuancier/contract/gestion-schema.ts';
import { isStaffOperation, RIGHTS, scopeOf } from '@nuancier/domain/staff/rights.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import { ROLE_BINDS, STAFF_ROLES } from '@nuancier/domain/staff/roles.ts';
import { orderDesk } from './orders/gestion/testing/order-desk.ts';
import type { OrderDesk } from './orders/gestion/testing/order-desk.ts';
import { GESTION_ADDRESSES, NO_INVOICE, NO_QUOTATION } from './testing/gestion-addresses.ts';
import { foreignThings, NOTHING, strangePortfolio } from './testing/reach/foreign-things.ts';
import type { Things } from './testing/reach/foreign-things.ts';
import { SCOPED } from './testing/reach/scoped-arguments.ts';
import { staffSession } from './testing/staff-session.ts';

type Bound = 'responsable' | 'preparateur' | 'commercial';
const BOUND: readonly Bound[] = ['responsable', 'preparateur', 'commercial'];
/** Whose the things are, and who has none of them. */
const OWN = { responsable: 'marc.leroy', preparateur: 'loic.tanguy', commercial: 'sophie.delmas' };
const FOREIGN = { responsable: 'aicha.benoit', preparateur: 'ines.moreau', commercial: 'ailleurs' };
const OWNER = 'claire.valbrune';
const at = (name: string) => `${name}@equipe.valbrune.example`;

const schema = buildSchema(gestionSchemaText);
const scoped = Object.keys(RIGHTS)
  .filter(isStaffOperation)
  .filter((operation) => boundRoles(operation).length > 0);
const byContract = scoped.filter((operation) => fieldOf(operation) !== undefined);
const questions = byContract.filter((operation) => fieldOf(operation)?.root === 'query');
const acts = byContract.filter((operation) => fieldOf(operation)?.root === 'mutation');
const addresses = scoped.filter((operation) => fieldOf(operation) === undefined);

let desk: OrderDesk;
let things: Things;
const tokens = new Map<string, string>();
/** What was answered before there was anything, by who asked and how. */
const before = new Map<string, unknown>();
beforeAll(async () => {
  desk = await orderDesk();
  await strangePortfolio(desk, at(FOREIGN.commercial));
  for (const name of [...Object.values(OWN), ...Object.values(FOREIGN), OWNER])
    tokens.set(name, await staffSession(desk.db, at(name), desk.now()));
  await rememberAll();
  things = await foreignThings(desk);
});
afterAll(() => desk.close());

describe('of another store, or of another’s portfolio,', () => {
  it('everything that goes no further is asked, in this table', () => {
    expect(Object.keys(SCOPED).toSorted()).toEqual(byContract.toSorted());
    expect(addresses.filter((right) => !(right in GESTION_ADDRESSES))).toEqual([]);
    expect(STAFF_ROLES.filter((role) => ROLE_BINDS[role] !== 'nothing').toSorted()).toEqual(BOUND.toSorted());
  });

  it.each([...questions, ...addresses])('%s tells nothing, and tells its own', async (operation) => {
    const told = new Set<string>();
    const roles = boundRoles(operation);
    for (const role of roles) {
      const ways = waysOf(operation, things).keys();
      for (const nth of ways) {
        expect(await answer(operation, nth, FOREIGN[role], things)).toEqual(
          earlier(operation, nth, FOREIGN[role]),
        );
        const own = await answer(operation, nth, OWN[role], things);
        if (!isSame(own, earlier(operation, nth, OWN[role]))) told.add(role).add(`way ${nth}`);
      }
    }
    const ways = waysOf(operation, things).map((_way, nth) => `way ${nth}`);
    expect([...told].toSorted()).toEqual([...roles, ...ways].toSorted());
  });

  it.each(questions.filter((operation) => operation.endsWith('Report') && operation !== 'salesReport'))(
    '%s: of its own store a manager reads what the owner reads of it',
    async (operation) => {
      const nth = waysOf(operation, things).findIndex((way) => way.includes('store:'));
      const owners = await answer(operation, nth, OWNER, things);
      expect(await answer(operation, nth, OWN.responsable, things)).toEqual(owners);
      expect(await answer(operation, nth, FOREIGN.responsable, things)).not.toEqual(owners);
    },
  );

  it('no act says that there is anything, and none changes a row', async () => {
    const rows = await fingerprints();
    for (const operation of acts)
      for (const role of boundRoles(operation)) {
        const of = { operation, role };
        const nowhere = await answer(operation, 0, FOREIGN[role], NOTHING);
        expect({ ...of, told: nowhere }).toMatchObject({ ...of, told: { errors: [expect.anything()] } });
        const told = await answer(operation, 0, FOREIGN[role], things);
        const expected = REFUSED_BY_NAME[operation] ?? nowhere;
        expect({ ...of, told }).toEqual({ ...of, told: expected });
      }
    expect(await fingerprints()).toEqual(rows);
  });

  it.each(acts)('the thing decides: %s tells the owner something else', async (operation) => {
    const [role = 'responsable'] = boundRoles(operation);
    const stranger = await answer(operation, 0, FOREIGN[role], NOTHING);
    expect(await answer(operation, 0, OWNER, things)).not.toEqual(stranger);
  });
});

/** Which stores there are, everybody may read in the shop. */
const REFUSED_BY_NAME: Partial<Record<StaffOperation, unknown>> = {
  inviteStaff: {
    data: null,
    errors: [{ message: 'Votre rôle ne permet pas cette action.', key: 'ROLE_MAY_NOT' }],
  },
};

function boundRoles(operation: StaffOperation): Bound[] {
  return BOUND.filter((role) => (scopeOf(operation, role) ?? 'all') !== 'all');
}

function waysOf(operation: StaffOperation, named: Things): readonly string[] {
  const asking = SCOPED[operation]?.(named) ?? '';
  return typeof asking === 'string' ? [asking] : asking;
}

const keyOf = (operation: StaffOperation, nth: number, who: string) => `${operation} ${nth} ${who}`;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function earlier(operation: StaffOperation, nth: number, who: string): unknown {
  const key = keyOf(operation, nth, who);
  if (!before.has(key)) throw new Error(`${key} was not asked before`);
  return before.get(key);
}

async function rememberAll(): Promise<void> {
  for (const operation of [...questions, ...addresses])
    for (const role of boundRoles(operation))
      for (const nth of waysOf(operation, NOTHING).keys())
        for (const who of [OWN[role], FOREIGN[role]])
          before.set(keyOf(operation, nth, who), await answer(operation, nth, who, NOTHING));
}

/** Without what is new each time: the request's number. */
async function answer(operation: StaffOperation, nth: number, who: string, named: Things): Promise<unknown> {
  const sessionToken = tokens.get(who) ?? '';
  const address = GESTION_ADDRESSES[operation];
  if (address !== undefined) {
    const url = String(address.url).replace(NO_QUOTATION, named.sent).replace(NO_INVOICE, named.invoice);
    const { statusCode, body } = await desk.inject({
      ...address,
      url,
      headers: { cookie: `nuancier_gestion=${sessionToken}` },
    });
    return { statusCode, body: body.startsWith('%PDF') ? 'a paper' : body };
  }
  const document = documentOf(operation, waysOf(operation, named)[nth] ?? '');
  const { result } = await desk.api.executeForStaff({ document, sessionToken });
  const { data, errors } = JSON.parse(JSON.stringify(result)) as typeof result;
  for (const { message, extensions } of errors ?? [])
    expect(`${operation}: ${extensions.key ?? message}`).not.toMatch(NOT_ASKED);
  return { data, errors: errors?.map(({ message, extensions }) => ({ message, key: extensions.key })) };
}

/** What the documents of this test would be refused for, whoever asks. */
const NOT_ASKED = /TOO_COMPLEX|TOO_DEEP|Internal|Syntax|Cannot query|Unknown argument|is required/;

/** What may be asked at once of one thing, below what a document may cost. */
const MOST_FIELDS = 120;

function documentOf(operation: StaffOperation, way: string): string {
  const found = fieldOf(operation);
  if (found === undefined) throw new Error(`${operation} is not asked by the contract`);
  const [args = '', chosen] = way.startsWith(' ') ? ['', way] : [way];
  const type = getNamedType(found.field.type);
  const selections = [4, 3, 2, 1].map((depth) => fieldsOf(type, depth));
  const whole = selections.find((selection) => selection.split(' ').length < MOST_FIELDS) ?? '';
  return `${found.root} { ${operation}${args === '' ? '' : `(${args})`} ${chosen ?? whole} }`;
}

function fieldsOf(type: GraphQLNamedType, depth: number): string {
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).filter(({ args }) => args.length === 0);
  const chosen = fields.flatMap(({ name, type: answered }) => {
    const inner = getNamedType(answered);
    if (!isObjectType(inner)) return [name];
    const within = depth === 1 ? '' : fieldsOf(inner, depth - 1);
    return within === '' ? [] : [`${name} ${within}`];
  });
  return chosen.length === 0 ? '' : `{ ${chosen.join(' ')} }`;
}

function fieldOf(
  operation: string,
): { root: 'query' | 'mutation'; field: GraphQLField<unknown, unknown> } | undefined {
  const asked = schema.getQueryType()?.getFields()[operation];
  if (asked !== undefined) return { root: 'query', field: asked };
  const done = schema.getMutationType()?.getFields()[operation];
  return done === undefined ? undefined : { root: 'mutation', field: done };
}

/** Sessions say when they were last seen, and what is counted by the hour is no row of anybody's. */
const PASSING = new Set(['staff_session', 'rate_counter']);

async function fingerprints(): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(desk.db);
  const told = tables.rows
    .filter(({ name }) => !PASSING.has(name))
    .map(
      ({ name }) => sql`select ${name}::text as name,
      md5(string_agg(md5(row::text), '' order by md5(row::text))) as rows from ${sql.table(name)} row`,
    );
  const found = await sql<{ name: string; rows: string }>`${sql.join(told, sql` union all `)}`.execute(
    desk.db,
  );
  return Object.fromEntries(found.rows.map(({ name, rows }) => [name, rows]));
}
