import { DatabaseUnavailable } from '../embedded/database-unavailable.ts';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, MIGRATION_LOCK_ID } from 'kysely/migration';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ClonedDatabase } from '../../testing/clone-database.ts';
import { databaseUrl } from '../../testing/database-url.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { changedMigrations, migrate, pendingMigrations } from './migrate.ts';
import { OUR_MIGRATIONS, readMigrationFiles } from './migration-files.ts';
import { openPool } from '../open-pool.ts';
import { schemaAge } from './schema-age.ts';
import type { Tables } from '../tables.ts';
import { dataFolder, dropFolder } from '../testing/data-folder.ts';
import { startProcess } from '../testing/start-process.ts';

const LOCK_NOT_AVAILABLE = '55P03';

let database: ClonedDatabase;
let unhurried: Kysely<Tables>;
let folder: string;

beforeEach(async () => {
  folder = await dataFolder();
  database = await testDatabase('empty');
  unhurried = openPool(database.url, { size: 2, statementTimeoutMs: 0, onTrouble: () => {} });
  await sql`drop schema public cascade; create schema public`.execute(unhurried);
});
afterEach(async () => {
  await unhurried.destroy();
  await database.close();
  await dropFolder(folder);
});

async function tableNames(): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' order by 1`.execute(unhurried);
  return found.rows.map((row) => row.name);
}

async function checksums(): Promise<{ name: string; sha256: string }[]> {
  const noted = await sql<{ name: string; sha256: string }>`
    select name, sha256 from migration_checksum order by name`.execute(unhurried);
  return noted.rows;
}

async function sleepers(): Promise<number> {
  const found = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep'`.execute(unhurried);
  return found.rows.length;
}

describe('our migrations', () => {
  it('are as they landed, file by file', async () => {
    const listed = await readFile(join(import.meta.dirname, '..', 'migrations', 'landed.json'), 'utf8');
    const landed: Record<string, string> = JSON.parse(listed);
    await migrate(unhurried);
    const files = await checksums();
    const added = files.filter(({ name }) => !(name in landed));
    const lines = added.map(({ name, sha256 }) => `"${name}": "${sha256}"`);
    expect(lines, 'a new migration: add its line to migrations/landed.json').toEqual([]);
    expect(
      Object.fromEntries(files.map(({ name, sha256 }) => [name, sha256])),
      'a landed migration is never changed: write a further one (decisions/0062)',
    ).toEqual(landed);
  });
});

describe('migrate', () => {
  it('brings an empty database up to date and has nothing to do the second time', async () => {
    expect(await pendingMigrations(database.db)).toContain('0001-the-house');
    expect(await migrate(unhurried)).toContain('0001-the-house');
    expect(await pendingMigrations(database.db)).toEqual([]);
    expect(await migrate(unhurried)).toEqual([]);
    expect(await tableNames()).toContain('customer');
  });

  it('K05 is safe when two processes start at once on an empty database', async () => {
    const starts = [1, 2, 3].map(() => startProcess(['migrate', database.url]));
    const counts = await Promise.all(starts.map((start) => start.says('migrated')));
    // One waits for the other, migration by migration: what one has applied the others leave.
    const files = await readMigrationFiles(OUR_MIGRATIONS);
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(files.length);
    expect(await pendingMigrations(database.db)).toEqual([]);
    expect(await changedMigrations(database.db)).toEqual([]);
  });

  it('K06 leaves nothing behind when killed in the middle, and completes the next time', async () => {
    await writeFile(join(folder, '0001-a.sql'), 'create table first_table (id int)');
    // Longer than any test's limit: waiting for the dead process would time out.
    await writeFile(join(folder, '0002-b.sql'), 'create table second_table (id int); select pg_sleep(3600)');
    const killed = startProcess(['migrate', database.url, folder]);
    await killed.says('running 0002-b');
    await expect.poll(sleepers).toBe(1);
    await killed.kill('SIGKILL');
    await writeFile(join(folder, '0002-b.sql'), 'create table second_table (id int)');

    expect(await tableNames()).toEqual([]);
    expect(await migrate(unhurried, () => {}, folder)).toEqual(['0001-a', '0002-b']);
    expect(await tableNames()).toEqual(['first_table', 'second_table']);
  });

  it('names the migration that failed and changes nothing', async () => {
    await writeFile(join(folder, '0001-a.sql'), 'create table first_table (id int)');
    await writeFile(join(folder, '0002-b.sql'), 'create table second_table (id nonsense)');
    await expect(migrate(unhurried, () => {}, folder)).rejects.toThrow(/«\u00A00002-b\u00A0» a échoué/);
    expect(await tableNames()).toEqual([]);
  });

  it('gives up while the lock it needs is held, rather than queue customers behind it', async () => {
    await sql`create table busy (id int)`.execute(unhurried);
    await writeFile(join(folder, '0001-a.sql'), 'alter table busy add column more int');
    await database.db.transaction().execute(async (trx) => {
      await sql`lock table busy in access share mode`.execute(trx);
      await expect(migrate(unhurried, () => {}, folder)).rejects.toMatchObject({
        message: expect.stringContaining('a échoué'),
        cause: { code: LOCK_NOT_AVAILABLE },
      });
    });
  });

  it('works on tables that a newer version has added to, names what it does not know and leaves it', async () => {
    await writeFile(join(folder, '0001-a.sql'), 'create table first_table (id int)');
    await writeFile(join(folder, '0002-b.sql'), 'create table second_table (id int)');
    await migrate(unhurried, () => {}, folder);
    await rm(join(folder, '0002-b.sql'));
    expect(await migrate(unhurried, () => {}, folder)).toEqual([]);
    expect(await schemaAge(unhurried, folder)).toEqual({
      pending: [],
      newer: ['0002-b'],
      outgrownBy: undefined,
    });
    await writeFile(join(folder, '0000-0.sql'), 'create table forgotten (id int)');
    // Older than what it stands beside: no newer version's, but a file that was lost or slipped in.
    await expect(migrate(unhurried, () => {}, folder)).rejects.toThrow('n’ont pas pu commencer');
  });

  it('refuses tables that no longer hold what this version needs', async () => {
    await migrate(unhurried);
    await sql`update schema_floor set least = '9999-the-next-house'`.execute(unhurried);
    await expect(migrate(unhurried)).rejects.toThrow(
      /^Cette version de la boutique est trop ancienne pour sa base, qui demande de connaître «\u00A09999-the-next-house\u00A0»/,
    );
  });

  it('refuses a database that does not take every letter, and says how to make one that does', async () => {
    const name = `letters_${process.pid}`;
    await sql
      .raw(`create database ${name} encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`)
      .execute(unhurried);
    const url = databaseUrl(database.url, name);
    const other = openPool(url, { size: 1, statementTimeoutMs: 0, onTrouble: () => {} });
    await expect(migrate(other)).rejects.toThrow(/^La base est en SQL_ASCII.* createdb --encoding UTF8/);
    await other.destroy();
    await sql.raw(`drop database ${name} with (force)`).execute(unhurried);
  });

  describe('what cannot stand in a transaction', () => {
    const index = 'create index concurrently if not exists wide_by_id on wide (id);\n';

    it('runs apart, in its place, once', async () => {
      await writeFile(join(folder, '0001-a.sql'), 'create table wide (id int)');
      await writeFile(
        join(folder, '0002-b.sql'),
        `-- outside a transaction\n-- one key\n${index}analyze wide;\n`,
      );
      await writeFile(join(folder, '0003-c.sql'), 'alter table wide add column more int');
      expect(await migrate(unhurried, () => {}, folder)).toEqual(['0001-a', '0002-b', '0003-c']);
      expect(await pendingMigrations(database.db, folder)).toEqual([]);
      expect(await migrate(unhurried, () => {}, folder)).toEqual([]);
      const indexes = await sql`select from pg_indexes where indexname = 'wide_by_id'`.execute(unhurried);
      expect(indexes.rows).toHaveLength(1);
    });

    it('is noted when no other process is comparing what was applied with what it knows', async () => {
      const waits = 'select pg_advisory_lock(42);\nselect pg_advisory_unlock(42);\n';
      await writeFile(join(folder, '0001-a.sql'), `-- outside a transaction\n${waits}`);
      await database.db.connection().execute(async (other) => {
        const waitsFor42 = async (isSo: boolean) => {
          const found = await sql`select from pg_locks where locktype = 'advisory' and not granted
            and (objid = 42) = ${isSo}`.execute(other);
          return found.rows.length;
        };
        await sql`select pg_advisory_lock(42)`.execute(other);
        const migrating = migrate(unhurried, () => {}, folder);
        await expect.poll(() => waitsFor42(true)).toBe(1);
        const lock = { lockTable: DEFAULT_MIGRATION_LOCK_TABLE, lockRowId: MIGRATION_LOCK_ID };
        await other.getExecutor().adapter.acquireMigrationLock(other, lock);
        await sql`select pg_advisory_unlock(42)`.execute(other);
        await expect.poll(() => waitsFor42(false)).toBe(1);
        await sql`select pg_advisory_unlock_all()`.execute(other);
        expect(await migrating).toEqual(['0001-a']);
      });
    });

    it('begins again after a break, without taking the broken index for a whole one', async () => {
      await sql`create table wide (id int); insert into wide values (1), (1)`.execute(unhurried);
      const unique = index.replace('create index', 'create unique index');
      await writeFile(join(folder, '0001-a.sql'), `-- outside a transaction\n${unique}`);
      await expect(migrate(unhurried, () => {}, folder)).rejects.toThrow(
        'elle reprendra où elle s’est arrêtée',
      );
      expect(await pendingMigrations(database.db, folder)).toEqual(['0001-a']);
      await sql`delete from wide`.execute(unhurried);
      expect(await migrate(unhurried, () => {}, folder)).toEqual(['0001-a']);
      const valid =
        await sql`select from pg_index where indexrelid = 'wide_by_id'::regclass and indisvalid`.execute(
          unhurried,
        );
      expect(valid.rows).toHaveLength(1);
    });
  });

  describe('once a migration has landed', () => {
    const ours = join(import.meta.dirname, '..', 'migrations');
    const change = (name: string, text: string) => writeFile(join(folder, `${name}.sql`), text);

    it('its file can no longer be changed, and nothing that waits is applied', async () => {
      await cp(ours, folder, { recursive: true });
      await migrate(unhurried, () => {}, folder);
      const noted = await checksums();
      await change('0001-the-house', 'create table another_house (id int)');
      await change('9999-next', 'create table next_table (id int)');
      await expect(migrate(unhurried, () => {}, folder)).rejects.toThrow(
        /^La migration «\u00A00001-the-house\u00A0» a été modifiée après son application\u00A0: /,
      );
      // Told in a sentence by whatever starts, not as a fault.
      await expect(migrate(unhurried, () => {}, folder)).rejects.toBeInstanceOf(DatabaseUnavailable);
      expect(await changedMigrations(database.db, folder)).toEqual(['0001-the-house']);
      expect(await pendingMigrations(database.db, folder)).toEqual(['9999-next']);
      expect(await tableNames()).not.toContain('next_table');
      expect(await checksums()).toEqual(noted);
    });

    it('a database from before there were checksums gets those of all it has', async () => {
      await change('0001-a', 'create table first_table (id int)');
      expect(await migrate(unhurried, () => {}, folder)).toEqual(['0001-a']);
      expect(await changedMigrations(database.db, folder)).toEqual([]);
      await cp(join(ours, '0060-migration-checksums.sql'), join(folder, '0002-sums.sql'));
      await change('0003-c', 'create table third_table (id int)');
      expect(await migrate(unhurried, () => {}, folder)).toEqual(['0002-sums', '0003-c']);
      expect((await checksums()).map(({ name }) => name)).toEqual(['0001-a', '0002-sums', '0003-c']);
      await change('0001-a', 'create table first_table (id bigint)');
      expect(await changedMigrations(database.db, folder)).toEqual(['0001-a']);
    });
  });
});
