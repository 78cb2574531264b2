import { sql } from 'kysely';
import { chmod, mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../open-database.ts';
import type { OpenDatabase } from '../open-database.ts';
import { dataFolder, dropFolder, killServer, serverPid } from '../testing/data-folder.ts';
import { startProcess } from '../testing/start-process.ts';

let folder: string;
const opened: OpenDatabase[] = [];

async function open(role: 'shop' | 'tool' = 'shop', dataDir = folder): Promise<OpenDatabase> {
  const database = await openDatabase({ dataDir, poolSize: 3, role });
  opened.push(database);
  return database;
}

async function rowsWritten(database: OpenDatabase): Promise<number> {
  const counted = await sql<{ rows: number }>`select count(*)::int as rows from written`.execute(database.db);
  return counted.rows[0]?.rows ?? -1;
}

beforeEach(async () => {
  folder = await dataFolder();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close().catch(() => {})));
  await dropFolder(folder);
});

describe('the embedded server', () => {
  it('keeps what was written from one start to the next, and runs only as long as it is used', async () => {
    const first = await open();
    await sql`create table written as select generate_series(1, 3) as number`.execute(first.db);
    await first.close();
    expect(await serverPid(join(folder, 'postgres'))).toBeUndefined();

    const second = await open();
    expect(await rowsWritten(second)).toBe(3);
    expect(await serverPid(join(folder, 'postgres'))).toBeGreaterThan(0);
  });

  it('writes safely: fsync and synchronous commit are on', async () => {
    const { db } = await open();
    const settings = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings
      where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums')`.execute(db);
    expect(settings.rows.map((row) => row.setting)).toEqual(['on', 'on', 'on', 'on']);
  });

  it('listens on a private socket only', async () => {
    const { db } = await open();
    const settings = await sql<{ listen: string; rights: string }>`
      select current_setting('listen_addresses') as listen, current_setting('unix_socket_permissions') as rights
    `.execute(db);
    expect(settings.rows).toEqual([{ listen: '', rights: '0700' }]);
  });

  it('K01 loses nothing that was committed when shop and server are killed at work', async () => {
    const shop = startProcess(['write', folder]);
    await shop.says('committed 200');
    await killServer(join(folder, 'postgres'));
    await shop.kill('SIGKILL');
    const committed = shop.lines.filter((line) => line.startsWith('committed')).length;

    const started = performance.now();
    const next = await open();
    expect(await rowsWritten(next)).toBeGreaterThanOrEqual(committed);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('K01 does not let the server outlive a killed shop', async () => {
    const shop = startProcess(['open', folder]);
    await shop.says('open');
    expect(await serverPid(join(folder, 'postgres'))).toBeGreaterThan(0);
    await shop.kill('SIGKILL');
    await vi.waitFor(async () => expect(await serverPid(join(folder, 'postgres'))).toBeUndefined(), 10_000);
  });

  it('K01 starts again at once after a kill', async () => {
    const shop = startProcess(['open', folder]);
    await shop.says('open');
    await shop.kill('SIGKILL');
    const next = await open();
    expect((await sql`select 1 as one`.execute(next.db)).rows).toEqual([{ one: 1 }]);
  });

  it('K02 heals without a restart when the server process is killed', async () => {
    const database = await open();
    await sql`create table written as select generate_series(1, 3) as number`.execute(database.db);
    await killServer(join(folder, 'postgres'));
    await vi.waitFor(async () => expect(await rowsWritten(database)).toBe(3), {
      timeout: 15_000,
      interval: 100,
    });
  });

  it('refuses a second shop on the same folder, in French, and leaves the first alone', async () => {
    const first = await open();
    const second = startProcess(['open', folder]);
    expect(await second.says('refused')).toContain('Une boutique tourne déjà sur le dossier');
    await second.ended();
    expect((await sql`select 1 as one`.execute(first.db)).rows).toEqual([{ one: 1 }]);
  });

  it('K05 lets one of two first starts on an empty folder through, whole', async () => {
    const starts = [startProcess(['open', folder]), startProcess(['open', folder])];
    const heard = await Promise.all(
      starts.map((start) => Promise.any([start.says('open'), start.says('refused')])),
    );
    expect(heard.filter((line) => line.startsWith('postgresql:'))).toHaveLength(1);
    expect(heard.filter((line) => line.includes('tourne déjà'))).toHaveLength(1);
    await Promise.all(starts.map((start) => start.kill('SIGTERM')));
    expect(starts.flatMap((start) => start.lines)).toContain('closed');
    expect(await readdir(folder)).toEqual(['postgres']);
  });

  it('serves an operator’s command beside the shop; the last to leave stops it', async () => {
    const tool = await open('tool');
    const shop = await open('shop');
    await tool.close();
    expect((await sql`select 1 as one`.execute(shop.db)).rows).toEqual([{ one: 1 }]);
    const other = await open('tool');
    await shop.close();
    expect((await sql`select 1 as one`.execute(other.db)).rows).toEqual([{ one: 1 }]);
    await other.close();
    expect(await serverPid(join(folder, 'postgres'))).toBeUndefined();
  });

  it('K14 answers within moments when strangers hold every connection, and heals when they go', async () => {
    const database = await open();
    const hold = Array.from({ length: 60 }, () => new Client({ connectionString: database.url }));
    await Promise.all(hold.map((client) => client.connect().catch(() => {})));
    const started = performance.now();
    await expect(sql`select 1`.execute(database.db)).rejects.toThrow(/too many clients/);
    expect(performance.now() - started).toBeLessThan(2_500);
    await Promise.all(hold.map((client) => client.end().catch(() => {})));
    await vi.waitFor(() => sql`select 1`.execute(database.db), 5_000);
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  });

  it('is not misled by a lock that names a stranger’s process', async () => {
    const first = await open();
    await first.close();
    await writeFile(join(folder, 'postgres', 'data', 'postmaster.pid'), `${process.pid}\n`);
    const second = await open();
    expect((await sql`select 1 as one`.execute(second.db)).rows).toEqual([{ one: 1 }]);
  });
});

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
    const first = await open('shop', before);
    await sql`create table written as select generate_series(1, 3) as number`.execute(first.db);
    const { embeddedIn } = first;
    await first.close();

    await rename(join(folder, 'private'), join(folder, 'moved'));
    const second = await open('shop', join(folder, 'moved', 'data'));
    expect(await rowsWritten(second)).toBe(3);
    // Root's server runs as another user, who cannot pass here: its data lie outside.
    expect(embeddedIn?.startsWith('/var/lib/nuancier/')).toBe(weAreRoot);
    await second.close();
    if (weAreRoot && embeddedIn !== undefined) await dropFolder(embeddedIn);
  });

  it('does not start an empty shop where a full one can no longer be reached', async () => {
    const before = join(folder, 'parent', 'data');
    const first = await open('shop', before);
    await sql`create table written as select generate_series(1, 3) as number`.execute(first.db);
    await first.close();
    await chmod(join(folder, 'parent'), 0o700);
    const outcome = await open('shop', before).then(rowsWritten, (error: Error) => error.message);
    // An ordinary user's server is that user and passes anyway.
    expect(outcome).toEqual(weAreRoot ? expect.stringContaining('ne peut plus l’atteindre') : 3);
  });
});
