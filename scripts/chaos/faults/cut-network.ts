import { setTimeout as wait } from 'node:timers/promises';
import type { Stage } from '../fault.ts';
import type { House } from '../house.ts';
import { ownDatabase } from '../tools/own-database.ts';
import { layWire } from '../tools/wire.ts';

const EACH_MS = 5_000;

/**
 * Between the shop and its database the line is cut while a commit is under way: before it arrives, after it arrived,
 * or so that nobody hangs up and no answer ever comes.
 */
export async function cutNetwork({ dataDir }: House): Promise<Stage> {
  const database = await ownDatabase(dataDir);
  const wire = await layWire(database.url);
  return {
    env: { ...database.env, DATABASE_URL: wire.url },
    async strike() {
      for (const mood of ['cut before', 'cut after', 'swallow'] as const) {
        wire.onCommit(mood);
        await wait(EACH_MS);
      }
      wire.onCommit('pass');
      return wire.commitsHit() === 0 ? ['no commit was hit'] : [];
    },
    async close() {
      wire.close();
      await database.close();
    },
  };
}
