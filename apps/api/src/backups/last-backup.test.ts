import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordAudit } from '../audit/audit.ts';
import type { ClonedDatabase } from '../testing/clone-database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { noteBackup, selectLastBackup } from './last-backup-store.ts';

const MIGRATIONS = join(import.meta.dirname, '..', 'database', 'migrations');

let database: ClonedDatabase;
beforeAll(async () => {
  database = await testDatabase('empty');
});
afterAll(() => database.close());

const made = (backup: string, place: string) =>
  recordAudit(
    database.db,
    { viewer: { kind: 'visitor' }, clientAddress: 'x', requestId: 'x', now: () => new Date() },
    { event: 'backup-made', details: { backup, place, is_sealed: true, bytes: 1, author: 'systemd' } },
  );

async function upgrade(): Promise<void> {
  await sql.raw(await readFile(join(MIGRATIONS, '0155-last-backup-noted.sql'), 'utf8')).execute(database.db);
}

it('a shop without backups is given none by the upgrade', async () => {
  await upgrade();
  expect(await selectLastBackup(database.db)).toBeUndefined();
});

it('a shop from before the note keeps the last backup of its log, which is not a drill’s', async () => {
  await made('20261110T013000Z-0000aa', '/srv/backups');
  await made('20261111T013000Z-0000bb', '/srv/backups');
  await made('20261112T090000Z-0000cc', '/tmp/essai-de-sauvegarde-x1y2z3/sauvegardes');
  await upgrade();
  expect(await selectLastBackup(database.db)).toEqual({
    backup: '20261111T013000Z-0000bb',
    place: '/srv/backups',
    takenAt: new Date('2026-11-11T01:30:00Z'),
  });
});

it('what was noted already stays', async () => {
  const noted = { backup: '20261113T013000Z-0000dd', place: '/srv/backups', takenAt: new Date(0) };
  await noteBackup(database.db, noted);
  await upgrade();
  expect(await selectLastBackup(database.db)).toEqual(noted);
});
