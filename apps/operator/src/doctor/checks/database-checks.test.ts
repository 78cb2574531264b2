import { sql } from 'kysely';
import { openPool } from '@nuancier/api/database/open-pool.ts';
import type { ClonedDatabase } from '@nuancier/api/testing/clone-database.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inWords, patientOn } from '../testing/patient.ts';
import {
  clockCheck,
  clockFinding,
  listenCheck,
  migrationsCheck,
  rightsCheck,
  versionCheck,
  versionFinding,
} from './database-checks.ts';

let database: ClonedDatabase;
let other: ClonedDatabase;
beforeAll(async () => {
  [database, other] = await Promise.all([testDatabase('empty'), testDatabase('empty')]);
});
afterAll(() => Promise.all([database.close(), other.close()]));

describe('the version of PostgreSQL', () => {
  it('is that of the server, and good', async () => {
    expect(inWords(await versionCheck.look(patientOn(database)))).toMatch(/^ok \| version \d+/);
  });

  it.each([
    [149_999, 'à corriger'],
    [150_000, 'ok'],
  ])('%i: %s', (number, state) => {
    expect(versionFinding(number, 'x').state).toBe(state);
  });
});

describe('the rights on the database', () => {
  const role = `lecteur_${Math.floor(Math.random() * 1e9)}`;
  afterAll(async () => {
    await sql.raw(`drop owned by ${role}; drop role ${role}`).execute(database.db);
  });

  it('are whole for the owner', async () => {
    expect(inWords(await rightsCheck.look(patientOn(database)))).toMatch(/^ok \|/);
  });

  it('are told one by one where a role lacks them', async () => {
    const name = /\/(\w+)(?:\?|$)/.exec(database.url)?.[1] ?? '';
    await sql.raw(`create role ${role} login password 'essai'`).execute(database.db);
    await sql.raw(`revoke temporary on database ${name} from public`).execute(database.db);
    await sql.raw(`grant select, insert, update, delete on approval_event to ${role}`).execute(database.db);
    const url = database.url.replace(/\/\/[^@]*@/, `//${role}:essai@`);
    const db = openPool(url, { size: 1, statementTimeoutMs: 5_000, onTrouble: () => {} });
    const told = inWords(await rightsCheck.look({ ...patientOn(database), db })).split('\n');
    await db.destroy();
    expect(told).toEqual([
      expect.stringMatching(/^à corriger \| Aucune table ne peut être créée.*grant create on schema/),
      expect.stringMatching(/^à corriger \| Aucune table temporaire.*grant temporary/),
      expect.stringMatching(/^à corriger \| Tables fermées\u00A0: approval_line, .*grant select/),
      expect.stringMatching(/^à corriger \| Tables d’un autre propriétaire.*owner to lecteur_/),
    ]);
  });
});

describe('the migrations', () => {
  it('are up to date', async () => {
    expect(inWords(await migrationsCheck.look(patientOn(database)))).toBe('ok | à jour | ');
  });

  it('that wait are named, with the command', async () => {
    await sql`delete from kysely_migration where name = '0002-product-links'`.execute(other.db);
    expect(inWords(await migrationsCheck.look(patientOn(other)))).toBe(
      'à corriger | 1 en attente\u00A0: 0002-product-links | npm run shop -- migrate',
    );
  });

  it('of a newer version are named, and those this version is too old for', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9998-more', now()::text)`.execute(
      database.db,
    );
    expect(inWords(await migrationsCheck.look(patientOn(database)))).toMatch(
      /^attention \| la base porte celles d’une version plus récente\u00A0: 9998-more \| /,
    );
    await sql`update schema_floor set least = '9998-more'`.execute(database.db);
    expect(inWords(await migrationsCheck.look(patientOn(database)))).toContain(
      'à corriger | la base demande une version qui connaît «\u00A09998-more\u00A0» | Démarrez la version plus récente',
    );
    await sql`delete from kysely_migration where name = '9998-more'`.execute(database.db);
    await sql`update schema_floor set least = '0138-schema-floor'`.execute(database.db);
  });

  it('that were changed afterwards are named', async () => {
    await sql`update migration_checksum set sha256 = '0' where name = '0003-announce-content'`.execute(
      database.db,
    );
    expect(inWords(await migrationsCheck.look(patientOn(database)))).toContain(
      'à corriger | Modifiées après leur application\u00A0: 0003-announce-content',
    );
  });
});

describe('LISTEN', () => {
  it('a notification is really sent and heard', async () => {
    expect(inWords(await listenCheck.look(patientOn(database)))).toMatch(/^ok \|/);
  });

  it('one that does not arrive is told, with the address to give', async () => {
    // Notifications stay within their database.
    expect(inWords(await listenCheck.look({ ...patientOn(database), url: other.url }))).toMatch(
      /^à corriger \| une annonce n’arrive pas.*DATABASE_LISTEN_URL/,
    );
  });
});

describe('the clocks', () => {
  it('agree on one machine', async () => {
    expect(inWords(await clockCheck.look(patientOn(database)))).toMatch(/^ok \|/);
  });

  it('that differ are told', async () => {
    const slow = { ...patientOn(database), now: () => new Date(Date.now() - 10 * MINUTE_MS) };
    expect(inWords(await clockCheck.look(slow))).toMatch(/^à corriger \| la base avance de 600\u00A0s.*NTP/);
  });

  it.each([
    [1_999, 'ok'],
    [-2_000, 'attention'],
    [29_999, 'attention'],
    [-30_000, 'à corriger'],
  ])('%i ms: %s', (skew, state) => {
    expect(clockFinding(skew).state).toBe(state);
  });
});
