-- Two roles for the shop: nuancier_owner makes and changes the tables (DATABASE_OWNER_URL, for `migrate` alone),
-- nuancier_shop reads and writes what is in them (DATABASE_URL, DATABASE_LISTEN_URL, DATABASE_READ_URL).
-- As a superuser, inside the shop's database: psql -d nuancier -f roles.sql. It may be repeated, and takes over tables
-- that another role has made. Passwords are given apart: \password nuancier_shop.

do $$
declare
  thing record;
begin
  if not exists (select from pg_roles where rolname = 'nuancier_owner') then
    create role nuancier_owner login;
  end if;
  if not exists (select from pg_roles where rolname = 'nuancier_shop') then
    create role nuancier_shop login;
  end if;
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect, create, temporary on database %I to nuancier_owner', current_database());
  -- Temporary tables: imports and exports sort their lines there.
  execute format('grant connect, temporary on database %I to nuancier_shop', current_database());
  for thing in
    select format('%s %I.%I', kind, 'public', name) as called from (
      select 'table' as kind, tablename as name from pg_tables where schemaname = 'public'
      union all
      select 'sequence', relname from pg_class
      where relkind = 'S' and relnamespace = 'public'::regnamespace
        -- Sequences of columns go with their tables.
        and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i'))
    ) as ours
  loop
    execute format('alter %s owner to nuancier_owner', thing.called);
  end loop;
  for thing in
    select oid::regprocedure as called from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  loop
    execute format('alter routine %s owner to nuancier_owner', thing.called);
  end loop;
  -- Imports renew what the planner knows; before PostgreSQL 17 that is the owner's alone, and autovacuum does it.
  if current_setting('server_version_num')::int >= 170000 then
    execute 'grant maintain on all tables in schema public to nuancier_shop';
    execute 'alter default privileges for role nuancier_owner in schema public grant maintain on tables to nuancier_shop';
  end if;
end
$$;

revoke create on schema public from public;
grant usage, create on schema public to nuancier_owner;
grant usage on schema public to nuancier_shop;

grant select, insert, update, delete on all tables in schema public to nuancier_shop;
grant usage, select on all sequences in schema public to nuancier_shop;
alter default privileges for role nuancier_owner in schema public
  grant select, insert, update, delete on tables to nuancier_shop;
alter default privileges for role nuancier_owner in schema public grant usage, select on sequences to nuancier_shop;

-- What the shop asks for itself on a direct connection; behind PgBouncer it cannot, and the role has to have it.
alter role nuancier_shop set statement_timeout = '5s';
alter role nuancier_shop set idle_in_transaction_session_timeout = '15s';
alter role nuancier_shop set plan_cache_mode = 'force_generic_plan';
