import { chmod, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../open-database.ts';
import type { OpenDatabase } from '../open-database.ts';
import { dataFolder, dropFolder } from '../testing/data-folder.ts';
import { startProcess } from '../testing/start-process.ts';

let folder: string;
const opened: OpenDatabase[] = [];

beforeEach(async () => {
  folder = await dataFolder();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close().catch(() => {})));
  await dropFolder(folder);
});

async function open(dataDir: string): Promise<OpenDatabase> {
  const database = await openDatabase({ dataDir, poolSize: 3 });
  opened.push(database);
  return database;
}

async function rowsWritten(database: OpenDatabase): Promise<number> {
  const counted = await sql<{ rows: number }>`select count(*)::int as rows from written`.execute(database.db);
  return counted.rows[0]?.rows ?? -1;
}

describe('whoever starts it', () => {
  const weAreRoot = process.getuid?.() === 0;

  it('works for an ordinary user', async () => {
    const user = weAreRoot ? { uid: 65_534, gid: 65_534 } : undefined;
    await chmod(folder, 0o777);
    const dataDir = join(folder, 'deep'.repeat(30), 'data');
    const shop = startProcess(['open', dataDir], user);
    expect(await shop.says('open')).toContain('postgresql://');
    await shop.kill('SIGTERM');
    expect(shop.lines).toContain('closed');
    expect(await readdir(dataDir)).toEqual(['postgres']);
  });

  it('works in a folder closed to all others, and still finds its data after a move', async () => {
    const before = join(folder, 'private', 'data');
    await mkdir(before, { recursive: true });
    await chmod(join(folder, 'private'), 0o700);
    const first = await open(before);
    await sql`create table written as select generate_series(1, 3) as number`.execute(first.db);
    const { embeddedIn } = first;
    await first.close();

    await rename(join(folder, 'private'), join(folder, 'moved'));
    const second = await open(join(folder, 'moved', 'data'));
    expect(await rowsWritten(second)).toBe(3);
    // Root's server runs as another user, who cannot pass here: its data lie outside.
    expect(embeddedIn?.startsWith('/var/lib/nuancier/')).toBe(weAreRoot);
    await second.close();
    if (weAreRoot && embeddedIn !== undefined) await dropFolder(embeddedIn);
  });

  it('does not start an empty shop where a full one can no longer be reached', async () => {
    const before = join(folder, 'parent', 'data');
    const first = await open(before);
    await sql`create table written as select generate_series(1, 3) as number`.execute(first.db);
    await first.close();
    await chmod(join(folder, 'parent'), 0o700);
    const outcome = await open(before).then(rowsWritten, (error: Error) =>
      error.message.includes('ne peut plus l’atteindre') ? 'refused' : error.message,
    );
    // An ordinary user's server is that user and passes anyway.
    expect(outcome).toBe(weAreRoot ? 'refused' : 3);
  });
});
