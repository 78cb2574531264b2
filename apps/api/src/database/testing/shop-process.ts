// Plays one part in a process of its own, for tests that kill it. It writes one line for each thing that happened.
import { sql } from 'kysely';
import { DatabaseUnavailable } from '../embedded/database-unavailable.ts';
import { migrate } from '../migrating/migrate.ts';
import { openDatabase } from '../open-database.ts';
import { openPool } from '../open-pool.ts';

const [part = '', where = '', folder] = process.argv.slice(2);

const parts: Record<string, () => Promise<void>> = {
  /** Opens the folder and keeps it until asked to stop. */
  async open() {
    const database = await openDatabase({ dataDir: where, poolSize: 2 });
    process.once('SIGTERM', () => void database.close().then(() => say('closed')));
    say(`open ${database.url}`);
  },
  /** Writes numbered rows as fast as it can, and says each number once it is committed. */
  async write() {
    const { db } = await openDatabase({ dataDir: where, poolSize: 2 });
    await sql`create table if not exists written (number integer primary key)`.execute(db);
    const writeFrom = async (number: number): Promise<void> => {
      await sql`insert into written values (${number})`.execute(db);
      say(`committed ${number}`);
      return writeFrom(number + 1);
    };
    await writeFrom(1);
  },
  /** Migrates the database at an address. */
  async migrate() {
    const db = openPool(where, { size: 2, statementTimeoutMs: 0, onTrouble: () => {} });
    const done = await migrate(db, (name) => say(`running ${name}`), folder);
    say(`migrated ${done.length}`);
    await db.destroy();
  },
};

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await parts[part]?.().catch((error: unknown) => {
  if (!(error instanceof DatabaseUnavailable)) throw error;
  say(`refused ${error.message}`);
});
