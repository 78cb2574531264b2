// The shop's own role on tables that another role owns: what it lacks, and what it would be given of tables to come.
import { sql } from 'kysely';
import { DatabaseUnavailable } from '../embedded/database-unavailable.ts';
import type { Database } from '../tables.ts';

type Unread = { role: string; database: string; tables: string[] };

/** Ours are those of whoever owns the note of migrations: what else lies there is nobody's business. */
export async function selectUnread(db: Database): Promise<Unread> {
  const found = await sql<Unread>`
    with home as (select to_regnamespace(coalesce(current_schema(), 'public')) as place),
      ours as (select relowner from pg_class, home where relnamespace = place and relname = 'kysely_migration')
    select current_user::text as role, current_database()::text as database,
      array(select relname::text from pg_class, home
        where relnamespace = place and relkind in ('r', 'p') and relowner = (select relowner from ours)
          and not (has_schema_privilege(place, 'USAGE') and has_table_privilege(pg_class.oid, 'SELECT'))
        order by 1) as tables`.execute(db);
  return found.rows[0] ?? { role: '', database: '', tables: [] };
}

export async function refuseUnread(db: Database): Promise<void> {
  const { role, database, tables } = await selectUnread(db);
  const [first] = tables;
  if (first === undefined) return;
  const which =
    tables.length === 1 ? `la table «\u00A0${first}\u00A0»` : `${tables.length} tables (${first}…)`;
  throw new DatabaseUnavailable(
    `Le rôle «\u00A0${role}\u00A0» n’a pas le droit de lire ${which} de la base «\u00A0${database}\u00A0»\u00A0; ` +
      `lancez, en administrateur de PostgreSQL, ${rolesCommand(database)}, qui rend leurs droits aux rôles de la boutique.`,
  );
}

export function rolesCommand(database: string): string {
  return `«\u00A0psql -d ${database} < deploy/postgresql/roles.sql\u00A0»`;
}

/** Whether that role may read and write what the role of this connection makes from now on. */
export async function sharesWith(db: Database, role: string): Promise<boolean> {
  const found = await sql<{ shares: boolean }>`
    select pg_has_role(${role}::name, current_user, 'USAGE')
      or (pg_has_role(${role}::name, 'pg_read_all_data', 'USAGE')
        and pg_has_role(${role}::name, 'pg_write_all_data', 'USAGE'))
      or (
      select coalesce(array_agg(privilege_type) @> array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], false)
      from pg_default_acl, aclexplode(defaclacl)
      where defaclrole = (select oid from pg_roles where rolname = current_user) and defaclobjtype = 'r'
        and defaclnamespace in (0, to_regnamespace(current_schema()))
        and (grantee = 0 or pg_has_role(${role}::name, grantee, 'USAGE'))) as shares`.execute(db);
  return found.rows[0]?.shares === true;
}

export async function selectRole(db: Database): Promise<{ role: string; database: string }> {
  const found = await sql<{ role: string; database: string }>`
    select current_user::text as role, current_database()::text as database`.execute(db);
  return found.rows[0] ?? { role: '', database: '' };
}
