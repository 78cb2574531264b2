import type { Stage } from '../fault.ts';
import type { House } from '../house.ts';
import { ownDatabase } from '../tools/own-database.ts';

/** The parent dies without a word: its workers leave, and the service manager starts the shop again. */
export async function killParent(): Promise<Stage> {
  return {
    env: { SHOP_WORKERS: '2' },
    managed: true,
    async strike(shop) {
      process.kill(shop.pid(), 'SIGKILL');
      return [];
    },
  };
}

/** The same with a database that outlives it. */
export async function killParentOnOwnDatabase({ dataDir }: House): Promise<Stage> {
  const { env, close } = await ownDatabase(dataDir);
  const stage = await killParent();
  return { ...stage, env: { ...stage.env, ...env }, close };
}
