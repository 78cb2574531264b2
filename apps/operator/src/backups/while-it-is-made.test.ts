import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBackup, openPlace } from '@nuancier/api/backups/backups.ts';
import type { BackupPlace } from '@nuancier/api/backups/backups.ts';
import { folderStores } from '@nuancier/api/media/media.ts';
import type { ClonedDatabase } from '@nuancier/api/testing/clone-database.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let living: ClonedDatabase;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sauvegardes-'));
  living = await testDatabase('demo');
});
afterAll(async () => {
  await living.close();
  await rm(folder, { recursive: true });
});
const at = (name: string) => join(folder, name);

describe('a backup, while it is made', () => {
  it('shows one moment, whatever is written meanwhile', async () => {
    const place = await openPlace(at('moment'), { s3: undefined });
    const made = await makeBackup(
      meansOf(place, async (name) => {
        if (name.startsWith('table_audit'))
          await living.db.insertInto('operator_note').values({ name: 'plus tard', value: '1' }).execute();
      }),
    );
    const notes = await living.db.selectFrom('operator_note').select('name').execute();
    expect(made.tables.find(({ name }) => name === 'operator_note')?.rows).toBe(notes.length - 1);
  });

  it('leaves nothing behind where there is no room for it', async () => {
    const place = await openPlace(at('plein'), { s3: undefined });
    const full = meansOf(place, async (name) => {
      if (name.startsWith('table_colour')) throw new Error('ENOSPC');
    });
    await expect(makeBackup(full)).rejects.toThrow('ENOSPC');
    expect(await readdir(at('plein'))).toEqual([]);
    expect(await makeBackup({ ...full, place })).toMatchObject({ backup: expect.any(String) });
  });

  function meansOf(place: BackupPlace, before: (name: string) => Promise<void>) {
    const watched: BackupPlace = {
      ...place,
      async begin(backup) {
        const draft = await place.begin(backup);
        return { ...draft, write: (name, bytes) => before(name).then(() => draft.write(name, bytes)) };
      },
    };
    const stores = folderStores(at('rien'));
    return {
      db: living.db,
      stores,
      place: watched,
      key: undefined,
      now: () => new Date(),
      onProgress: () => {},
    };
  }
});
