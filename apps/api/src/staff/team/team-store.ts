// The team: who there is, within one's reach, and what of an account its keepers change.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';
import type { Place } from '@nuancier/domain/staff/team.ts';
import type { Database } from '../../database/tables.ts';

export type MemberState = 'invited' | 'active' | 'disabled';

export type Member = {
  id: number;
  email: string;
  firstname: string;
  lastname: string;
  role: StaffRole;
  stores: readonly { code: string; name: string }[];
  representative_id: number | null;
  representative: string | null;
  state: MemberState;
  has_factor: boolean;
  is_demo: boolean;
  directory_issuer: string | null;
  created_at: Date;
  invitation_expires_at: Date | null;
  seen_at: Date | null;
};

const STATE = sql`case when staff.disabled_at is not null then 'disabled'
  when staff.password_hash is null and staff.directory_subject is null then 'invited' else 'active' end`;

const MEMBER = sql`
  select staff.id, staff.email::text as email, staff.firstname, staff.lastname, staff.role, ${STATE} as state,
    staff.representative_id, representative.email::text as representative, staff.created_at,
    staff.directory_issuer, staff.is_demo,
    staff.totp_secret is not null or exists (select from staff_passkey where staff_id = staff.id) as has_factor,
    (select coalesce(json_agg(json_build_object('code', shop.code, 'name', shop.title_label) order by shop.code), '[]')
      from staff_store held join shop on shop.code = held.shop_code where held.staff_id = staff.id) as stores,
    (select expires_at from staff_link where staff_id = staff.id and kind = 'invitation') as invitation_expires_at,
    (select max(last_seen_at) from staff_session where staff_id = staff.id and proven_at is not null) as seen_at
  from staff left join customer representative on representative.id = staff.representative_id`;

/** Of a store, whoever is bound to it. */
function within(reach: Reach): RawBuilder<unknown> {
  if (reach.kind === 'all') return sql`true`;
  if (reach.kind === 'portfolio') return sql`false`;
  return sql`exists (select from staff_store where staff_id = staff.id and shop_code = any(${reach.codes}::text[]))`;
}

export type TeamFilter = {
  words: readonly string[];
  role: StaffRole | null;
  store: string | null;
  state: MemberState | null;
  /** read on behind this one */
  after: number | null;
  limit: number;
};

// Letters without their accents, as the words are.
const PLAIN = sql`regexp_replace(normalize(lower(concat_ws(' ', staff.firstname, staff.lastname, staff.email)), NFD),
  '[\u0300-\u036f]', '', 'g')`;
const ORDER = sql`lower(staff.lastname), lower(staff.firstname), staff.id`;

export async function selectTeam(db: Database, reach: Reach, filter: TeamFilter): Promise<Member[]> {
  const { words, role, store, state, after, limit } = filter;
  const found = await sql<Member>`
    ${MEMBER}
    where ${within(reach)}
      and (${role}::text is null or staff.role = ${role})
      and (${state}::text is null or ${STATE} = ${state})
      and (${store}::text is null
        or exists (select from staff_store where staff_id = staff.id and shop_code = ${store}))
      and not exists (select from unnest(${words}::text[]) word where strpos(${PLAIN}, word) = 0)
      and (${after}::integer is null or (${ORDER}) > (
        select lower(lastname), lower(firstname), id from staff where id = ${after}))
    order by ${ORDER} limit ${limit}`.execute(db);
  return found.rows;
}

export async function selectMember(db: Database, id: number): Promise<Member> {
  const found = await sql<Member>`${MEMBER} where staff.id = ${id}`.execute(db);
  const [member] = found.rows;
  if (member === undefined) throw new Error(`The member ${id} of the team is gone`);
  return member;
}

/**
 * Locked until the transaction ends; the owners before anybody, and always in the same order, so that of two who
 * dismiss each other one is refused. Undefined out of reach, as for one who does not exist.
 */
export async function lockMember(db: Database, id: number, reach: Reach): Promise<Member | undefined> {
  await sql`select id from staff where role = 'proprietaire' order by id for update`.execute(db);
  const held = await sql<{ id: number }>`
    select id from staff where id = ${id} and ${within(reach)} for update`.execute(db);
  return held.rows.length === 0 ? undefined : selectMember(db, id);
}

/** Those who can enter and do everything, even while the directory is away. */
export async function selectActiveOwners(db: Database): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from staff
    where role = 'proprietaire' and disabled_at is null and password_hash is not null`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Who answers for the house, to be written to. */
export async function selectOwnersToTell(
  db: Database,
): Promise<{ email: string; firstname: string; lastname: string }[]> {
  return db
    .selectFrom('staff')
    .select(['email', 'firstname', 'lastname'])
    .where('role', '=', 'proprietaire')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** None when the address has an account. */
export async function insertMember(
  db: Database,
  person: { email: string; firstname: string; lastname: string; place: Place; now: Date },
): Promise<number | undefined> {
  const { email, firstname, lastname, place, now } = person;
  const added = await db
    .insertInto('staff')
    .values({
      email,
      firstname,
      lastname,
      role: place.role,
      representative_id: place.representativeId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added !== undefined) await writeStores(db, added.id, place.storeCodes);
  return added?.id;
}

export async function writePlace(db: Database, id: number, place: Place): Promise<void> {
  const { role, representativeId, storeCodes } = place;
  await db
    .updateTable('staff')
    .set({ role, representative_id: representativeId })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('staff_store').where('staff_id', '=', id).execute();
  await writeStores(db, id, storeCodes);
}

async function writeStores(db: Database, id: number, codes: readonly string[]): Promise<void> {
  await sql`
    insert into staff_store (staff_id, shop_code) select ${id}, code from unnest(${codes}::text[]) code`.execute(
    db,
  );
}

export async function writeDisabled(db: Database, id: number, disabledAt: Date | null): Promise<void> {
  await db.updateTable('staff').set({ disabled_at: disabledAt }).where('id', '=', id).execute();
}

/** Every second factor goes; the next sign-in sets up a new one. */
export async function deleteFactors(db: Database, id: number): Promise<void> {
  await db
    .updateTable('staff')
    .set({ totp_secret: null, totp_pending: null, totp_step: null })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('staff_passkey').where('staff_id', '=', id).execute();
}

/** Of these codes those that no store has. */
export async function unknownStores(db: Database, codes: readonly string[]): Promise<string[]> {
  const found = await sql<{ code: string }>`
    select code from unnest(${codes}::text[]) code
    where not exists (select from shop where shop.code = code.code)`.execute(db);
  return found.rows.map(({ code }) => code);
}

/** The customer account of a sales representative. */
export async function representativeOf(db: Database, email: string): Promise<number | undefined> {
  const found = await sql<{ id: number }>`
    select id from customer where email = ${email}::citext and role = 'Commercial' and is_active`.execute(db);
  return found.rows[0]?.id;
}
