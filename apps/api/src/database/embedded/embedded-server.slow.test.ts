import { sql } from 'kysely';
import { spawn } from 'node:child_process';
import { appendFile, link, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../open-database.ts';
import type { OpenDatabase } from '../open-database.ts';
import { dataFolder, dropFolder, killServer, serverPid } from '../testing/data-folder.ts';
import { startProcess } from '../testing/start-process.ts';
import { clusterPlace } from './cluster-place.ts';
import { ServerDoesNotStart } from './embedded-server.ts';
import { removeStaleLock } from './remove-stale-lock.ts';
import type { LeaseRole } from './server-lease.ts';

let folder: string;
const opened: OpenDatabase[] = [];

async function open(role: LeaseRole = 'shop'): Promise<OpenDatabase> {
  const database = await openDatabase({ dataDir: folder, poolSize: 3, role });
  opened.push(database);
  return database;
}

async function rowsWritten(database: OpenDatabase): Promise<number> {
  const counted = await sql<{ rows: number }>`select count(*)::int as rows from written`.execute(database.db);
  return counted.rows[0]?.rows ?? -1;
}

/** Its connections outlive a killed server by a moment. */
async function untilLost({ db }: OpenDatabase): Promise<void> {
  await expect.poll(() => sql`select 1`.execute(db).then(String, () => 'lost')).toBe('lost');
}

async function rowsOnceBack(database: OpenDatabase): Promise<number> {
  return vi.waitFor(() => rowsWritten(database), { timeout: 15_000, interval: 100 });
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

    const next = await open();
    expect(await rowsWritten(next)).toBeGreaterThanOrEqual(committed);
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
    await untilLost(database);
    expect(await rowsOnceBack(database)).toBe(3);
  });

  it('K02 goes on trying however often the server does not start, and comes back by itself', async () => {
    const rules = join(folder, 'postgres', 'data', 'pg_hba.conf');
    const troubles: Error[] = [];
    const pauses: number[] = [];
    let good = '';
    const database = await openDatabase({
      dataDir: folder,
      poolSize: 3,
      onTrouble: (trouble) => void troubles.push(trouble),
      healing: {
        failingLimitMs: 0,
        async pause(ms) {
          pauses.push(ms);
          // Put right only after more failures than the longest pause takes to reach.
          if (pauses.length === 9) await writeFile(rules, good);
        },
      },
    });
    opened.push(database);
    await sql`create table written as select generate_series(1, 3) as number`.execute(database.db);
    good = await readFile(rules, 'utf8');
    await writeFile(rules, 'rien de bon\n');
    await killServer(join(folder, 'postgres'));
    await vi.waitFor(() => expect(pauses.length).toBeGreaterThanOrEqual(9), 60_000);
    await vi.waitFor(async () => expect(await rowsWritten(database)).toBe(3), {
      timeout: 60_000,
      interval: 100,
    });
    const seconds = pauses.map((ms) => ms / 1_000);
    expect(seconds.slice(0, 9)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    const failures = troubles.filter((trouble) => trouble instanceof ServerDoesNotStart);
    expect(failures.length).toBeGreaterThanOrEqual(9);
    expect(failures[0]?.message).toContain('ne démarre pas');
  }, 90_000);

  it.each(['tool', 'worker'] as const)(
    'K02 leaves it to the shop to start a server again that was killed: a %s waits for it',
    async (role) => {
      // A worker has a parent that started the server.
      const before = await open();
      const beside = await open(role);
      await sql`create table written as select generate_series(1, 3) as number`.execute(before.db);
      await before.close();
      const killed = await killServer(join(folder, 'postgres'));
      await untilLost(beside);
      await setTimeout(1_500);
      expect(await serverPid(join(folder, 'postgres'))).toBe(killed);
      await open();
      expect(await rowsOnceBack(beside)).toBe(3);
    },
  );

  it('K02 comes back where it was, also when temporary files have moved', async () => {
    const database = await open();
    await sql`create table written as select generate_series(1, 3) as number`.execute(database.db);
    vi.stubEnv('TMPDIR', folder);
    await killServer(join(folder, 'postgres'));
    await untilLost(database);
    expect(await rowsOnceBack(database)).toBe(3);
    vi.unstubAllEnvs();
  });

  it('never shows a server that starts half of its settings: they are replaced, not written over', async () => {
    await (await open()).close();
    const settings = join(folder, 'postgres', 'data', 'postgresql.conf');
    const asRead = join(folder, 'read-by-another');
    await link(settings, asRead);
    const whole = await readFile(asRead, 'utf8');
    await appendFile(asRead, '# read by another');
    await open();
    expect(await readFile(asRead, 'utf8')).toBe(`${whole}# read by another`);
    expect(await readFile(settings, 'utf8')).toBe(whole);
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

  it('K14 answers while strangers hold every connection, and heals when they go', async () => {
    const database = await open();
    const strangers = Array.from({ length: 60 }, () => new Client({ connectionString: database.url }));
    for (const stranger of strangers) stranger.on('error', () => {});
    await Promise.all(strangers.map((stranger) => stranger.connect().catch(() => {})));
    const onlyConnection = sql`select pg_sleep(1)`.execute(database.db);
    await expect(sql`select 1`.execute(database.db)).rejects.toThrow(/too many clients/);
    await Promise.all(strangers.map((stranger) => stranger.end().catch(() => {})));
    const atOnce = [1, 2, 3].map(() => sql`select 1 as one`.execute(database.db));
    expect((await Promise.all(atOnce)).flatMap((answer) => answer.rows)).toHaveLength(3);
    await onlyConnection;
  });

  it('leaves the lock of a server that was killed to PostgreSQL, which looks whether any of its own is left', async () => {
    const database = await open();
    await database.close();
    const lock = join(folder, 'postgres', 'data', 'postmaster.pid');
    await writeFile(lock, '999999999\n');
    await removeStaleLock(await clusterPlace(folder));
    expect(await readFile(lock, 'utf8')).toBe('999999999\n');
  });

  it('is not misled by a lock that names a stranger’s process', async () => {
    const first = await open();
    await first.close();
    const { uid, gid } = await stat(join(folder, 'postgres'));
    const stranger = spawn('sleep', ['60'], { uid, gid });
    await writeFile(join(folder, 'postgres', 'data', 'postmaster.pid'), `${stranger.pid}\n`);
    const second = await open();
    expect((await sql`select 1 as one`.execute(second.db)).rows).toEqual([{ one: 1 }]);
    stranger.kill();
  });
});
