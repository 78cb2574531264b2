// The roles of deploy/postgresql/roles.sql: one that owns the tables, and the shop's own.
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfiguration } from '@nuancier/api/configuration/configuration.ts';
import { migrate } from '@nuancier/api/database/migrating/migrate.ts';
import { OUR_MIGRATIONS } from '@nuancier/api/database/migrating/migration-files.ts';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import { openPool } from '@nuancier/api/database/open-pool.ts';
import type { ClonedDatabase } from '@nuancier/api/testing/clone-database.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rightsCheck } from './doctor/checks/database-checks.ts';
import { inWords, patientOn } from './doctor/testing/patient.ts';
import { prepareShop } from './prepare-shop.ts';
import { progressOn } from './progress.ts';
import { runShopCommand } from './run-shop-command.ts';

const ROLES = join(import.meta.dirname, '../../../deploy/postgresql/roles.sql');
const mark = randomBytes(4).toString('hex');
const [owner, lesser] = [`owner_${mark}`, `shop_${mark}`];

let database: ClonedDatabase;
beforeAll(async () => {
  database = await testDatabase('empty');
  const text = await rolesText();
  await sql.raw(text).execute(database.db);
  await sql.raw(text).execute(database.db);
  for (const role of [owner, lesser])
    await sql.raw(`alter role ${role} password 'essai'`).execute(database.db);
});
afterAll(async () => {
  await sql.raw(`drop owned by ${lesser}; drop owned by ${owner} cascade`).execute(database.db);
  await sql.raw(`drop role ${lesser}; drop role ${owner}`).execute(database.db);
  await database.close();
});

async function rolesText(): Promise<string> {
  const text = await readFile(ROLES, 'utf8');
  return text.replaceAll('nuancier_owner', owner).replaceAll('nuancier_shop', lesser);
}

const urlAs = (role: string) => database.url.replace(/\/\/[^@]*@/, `//${role}:essai@`);

function prepare(env: Record<string, string> = {}) {
  const read = readConfiguration({ DATABASE_URL: urlAs(lesser), ...env }, '/srv/boutique');
  if (!read.ok) throw new Error(read.problems.join(' '));
  return prepareShop(read.configuration, progressOn({ write: () => {} }));
}

it('the shop starts and fills its tables with a role that may not change them', async () => {
  const shop = await prepare();
  expect(shop.demoLoaded).toBe(true);
  await expect(sql`create table essai (id integer)`.execute(shop.db)).rejects.toThrow(/permission denied/);
  await expect(sql`drop table cart cascade`.execute(shop.db)).rejects.toThrow(/must be owner/);
  await expect(sql`truncate cart cascade`.execute(shop.db)).rejects.toThrow(/permission denied/);
  await shop.close();
});

it('that role backs it up and holds it; numbers are moved on by the owner of the tables', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nuancier-roles-'));
  const said: string[] = [];
  const shop = (words: string[], env: Record<string, string> = {}) =>
    runShopCommand(words, { DATABASE_URL: urlAs(lesser), DATA_DIR: folder, ...env }, '/srv/boutique', {
      print: (line) => said.push(line),
      progress: progressOn({ write: () => {} }),
    });
  expect(await shop(['backup', '--to', join(folder, 'sauvegardes')])).toBe(0);
  expect(await shop(['status'])).toBe(0);
  expect(said.join('\n')).toContain('Sauvegarde   dernière faite');
  expect(await shop(['hold'])).toBe(0);
  expect(await shop(['resume'])).toBe(1);
  expect(said.at(-1)).toMatch(/n’a pas le droit.*DATABASE_OWNER_URL/);
  expect(await shop(['resume'], { DATABASE_OWNER_URL: urlAs(owner) })).toBe(0);
  expect(said).toContain('E-mails, webhooks et questions à la banque reprennent.');
  await rm(folder, { recursive: true });
});

it('the doctor finds that in order', async () => {
  const db = openPool(urlAs(lesser), { size: 1, statementTimeoutMs: 5_000, onTrouble: () => {} });
  expect(inWords(await rightsCheck.look({ ...patientOn(database), db }))).toMatch(
    /^ok \| «\u00A0shop_\w+\u00A0» lit et écrit\u00A0; les migrations reviennent/,
  );
  await db.destroy();
});

describe('a backup restored where tables have an owner of their own', () => {
  let there: ClonedDatabase;
  let folder: string;
  let said: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nuancier-roles-'));
    there = await testDatabase('empty');
    await restoring(['backup', '--to', join(folder, 'sauvegardes')], there.url);
    await empty();
  });
  afterAll(async () => {
    await there.close();
    await rm(folder, { recursive: true });
  });

  /** As createdb leaves one: nobody but its superuser makes tables there. */
  async function empty(): Promise<void> {
    await sql
      .raw('drop schema public cascade; create schema public; grant usage on schema public to public')
      .execute(there.db);
  }
  const as = (role: string) => there.url.replace(/\/\/[^@]*@/, `//${role}:essai@`);
  function restoring(words: string[], databaseUrl: string, ownerUrl = ''): Promise<number> {
    said = '';
    const settings = {
      DATABASE_URL: databaseUrl,
      DATABASE_OWNER_URL: ownerUrl,
      DATA_DIR: join(folder, 'boutique'),
      PUBLIC_URL: 'http://127.0.0.1:1',
    };
    return runShopCommand(words, settings, '/srv/boutique', {
      print: (line) => (said += `${line}\n`),
      progress: progressOn({ write: () => {} }),
    });
  }
  const restore = () => ['restore', '--from', join(folder, 'sauvegardes')];

  it('says before the first row which role lacks what, and what gives it', async () => {
    expect(await restoring(restore(), as(lesser))).toBe(1);
    expect(said).toMatch(
      /^Le rôle «\u00A0shop_\w+\u00A0» n’a pas le droit de créer les tables.*roles\.sql.*\n$/,
    );
    expect(await restoring(restore(), as(lesser), as(owner))).toBe(1);
    expect(said).toMatch(/^Le rôle «\u00A0owner_\w+\u00A0» n’a pas le droit de créer les tables.*roles\.sql/);
    await sql.raw(`grant usage, create on schema public to ${owner}`).execute(there.db);
    expect(await restoring(restore(), as(lesser), as(owner))).toBe(1);
    expect(said).toMatch(
      /^Le rôle «\u00A0shop_\w+\u00A0» n’aurait pas le droit.*roles\.sql.*puis recommencez\.\n$/,
    );
  });

  it('once the roles have their rights there, it is the shop’s', async () => {
    await sql.raw(await rolesText()).execute(there.db);
    expect(await restoring(restore(), as(lesser), as(owner))).toBe(0);
    expect(await restoring(['status'], as(lesser))).toBe(0);
  });

  it('a role that may not read its tables is told so by every command, and by the start', async () => {
    await sql.raw(`revoke select on kysely_migration, site from ${lesser}`).execute(there.db);
    expect(await restoring(['status'], as(lesser))).toBe(1);
    expect(said).toMatch(
      /^Le rôle «\u00A0shop_\w+\u00A0» n’a pas le droit de lire 2 tables .*psql -d \w+ < .*\n$/,
    );
    expect(await restoring(['doctor'], as(lesser))).toBe(1);
    expect(said).toMatch(/à corriger +Droits sur la base +Tables fermées\u00A0: kysely_migration, site/);
    expect(said).not.toContain('n’a pas abouti');
    await sql.raw(`grant select on kysely_migration to ${lesser}`).execute(there.db);
    const starting = prepare({ DATABASE_URL: as(lesser), DATABASE_OWNER_URL: as(owner) });
    await expect(starting).rejects.toThrow(/n’a pas le droit de lire la table «\u00A0site\u00A0»/);
  });

  it('the start says so too of tables that it has just had made', async () => {
    await empty();
    await sql.raw(`grant usage, create on schema public to ${owner}`).execute(there.db);
    const starting = prepare({ DATABASE_URL: as(lesser), DATABASE_OWNER_URL: as(owner) });
    await expect(starting).rejects.toThrow(/n’a pas le droit de lire \d{3} tables/);
  });
});

it('the shop refuses to start while migrations wait', async () => {
  const last = await sql<{ name: string; timestamp: string }>`
    delete from kysely_migration where name = (select max(name) from kysely_migration)
    returning name, timestamp`.execute(database.db);
  await expect(prepare()).rejects.toThrow(
    /attend 1 migration.*«\u00A0shop_\w+\u00A0» n’a pas le droit.*DATABASE_OWNER_URL/,
  );
  const { name, timestamp } = last.rows[0] ?? {};
  await sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`.execute(
    database.db,
  );
});

it('their owner applies them, and the shop may use what they make', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nuancier-roles-'));
  await cp(OUR_MIGRATIONS, folder, { recursive: true });
  await writeFile(
    join(folder, '9999-essai.sql'),
    'create table essai (id integer generated always as identity)',
  );
  const shop = await openDatabase({
    databaseUrl: urlAs(lesser),
    ownerUrl: urlAs(owner),
    dataDir: '/nowhere',
    poolSize: 1,
  });
  await expect(shop.forLongWork((db) => migrate(db, () => {}, folder))).rejects.toThrow(/n’a pas le droit/);
  expect(await shop.asOwner((db) => migrate(db, () => {}, folder))).toEqual(['9999-essai']);
  const made = await sql`insert into essai default values returning id`.execute(shop.db);
  expect(made.rows).toEqual([{ id: 1 }]);
  await shop.close();
  await rm(folder, { recursive: true });
});
