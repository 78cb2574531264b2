import { noteBackup } from '@nuancier/api/backups/backups.ts';
import type { ClonedDatabase } from '@nuancier/api/testing/clone-database.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { DAY_MS, MINUTE_MS } from '@nuancier/domain/durations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inWords, patientOn } from '../testing/patient.ts';
import { backupFinding, backupsCheck, dumpFinding, holdCheck, OLDEST_BACKUP_MS } from './backup-checks.ts';

let database: ClonedDatabase;
beforeAll(async () => {
  database = await testDatabase('empty');
});
afterAll(() => database.close());

it('a restored shop that sends nothing is told, with the command that changes it', async () => {
  expect(inWords(await holdCheck.look(patientOn(database)))).toBe('ok | rien n’est retenu | ');
  const row = { since: new Date(), backup: 'x', state_of: new Date() };
  await database.db.insertInto('shop_hold').values(row).execute();
  expect(inWords(await holdCheck.look(patientOn(database)))).toMatch(
    /^à corriger \| copie ou boutique restaurée.*npm run shop -- resume/,
  );
});

describe('the backups', () => {
  const now = new Date('2026-11-17T08:00:00Z');
  const ago = (ms: number) => new Date(now.getTime() - ms);

  it('of a server that archives nothing: none is known, and that is said', async () => {
    expect(inWords(await backupsCheck.look(patientOn(database)))).toMatch(
      /^attention \| aucune sauvegarde connue/,
    );
  });

  it('the shop made are known, and must be young', async () => {
    const takenAt = new Date();
    await noteBackup(database.db, { backup: 'x', place: '/srv/backups', takenAt });
    const after = (ms: number) => ({
      ...patientOn(database),
      now: () => new Date(takenAt.getTime() + ms),
    });
    expect(inWords(await backupsCheck.look(after(OLDEST_BACKUP_MS)))).toMatch(
      /^ok \| dernière sauvegarde faite .* dans «\u00A0\/srv\/backups\u00A0»/,
    );
    expect(inWords(await backupsCheck.look(after(OLDEST_BACKUP_MS + 1)))).toMatch(
      /^à corriger .* npm run shop -- backup --to \/srv\/backups/,
    );
  });

  it.each([
    ['off', null, null, 'attention'],
    ['on', null, null, 'à corriger'],
    ['on', ago(MINUTE_MS), null, 'ok'],
    ['on', ago(MINUTE_MS), ago(2 * MINUTE_MS), 'ok'],
    ['on', ago(2 * MINUTE_MS), ago(MINUTE_MS), 'à corriger'],
    ['on', ago(2 * DAY_MS), null, 'attention'],
  ])('archive %s, last %s, failed %s: %s', (mode, lastArchived, lastFailed, state) => {
    expect(backupFinding({ mode, lastArchived, lastFailed }, now).state).toBe(state);
  });

  it('whose newest file is named are well while it is young', async () => {
    const look = (path: string) => backupsCheck.look(patientOn(database, { BACKUP_FILE: path }));
    expect(inWords(await look(import.meta.filename))).toMatch(/copie faite le \d\d\/\d\d\/\d{4}/);
    expect(inWords(await look('/nulle/part.dump'))).toMatch(/^à corriger \| BACKUP_FILE/);
  });

  it.each([
    [{ mtime: ago(DAY_MS), size: 9 }, 'ok'],
    [{ mtime: ago(3 * DAY_MS), size: 9 }, 'à corriger'],
    [{ mtime: ago(DAY_MS), size: 0 }, 'à corriger'],
    [null, 'à corriger'],
  ])('a dump %j is %s', (found, state) => {
    expect(dumpFinding('/copies/nuit.dump', found, now).state).toBe(state);
  });
});
