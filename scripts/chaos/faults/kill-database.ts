import type { Stage } from '../fault.ts';
import type { House } from '../house.ts';
import { ownDatabase } from '../tools/own-database.ts';
import { postmasterOf } from '../../torture/until-ready.ts';

const TWO_WORKERS = { SHOP_WORKERS: '2' };

/** PostgreSQL's first process dies without a word; the shop starts its own server again. */
export async function killDatabase({ dataDir }: House): Promise<Stage> {
  return { env: TWO_WORKERS, strike: killIn(dataDir) };
}

/** The same with a server that somebody else starts again. */
export async function killOwnDatabase({ dataDir }: House): Promise<Stage> {
  const { env, close } = await ownDatabase(dataDir);
  return { env: { ...TWO_WORKERS, ...env }, strike: killIn(dataDir), close };
}

function killIn(dataDir: string): Stage['strike'] {
  return async () => {
    process.kill(postmasterOf(dataDir), 'SIGKILL');
    return [];
  };
}
