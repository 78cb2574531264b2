import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Stage } from '../fault.ts';
import type { House } from '../house.ts';
import { startShop } from '../shop-process.ts';
import type { ShopProcess } from '../shop-process.ts';
import { ownDatabase } from '../tools/own-database.ts';

const OPERATOR = path.join(import.meta.dirname, '..', '..', '..', 'apps', 'operator', 'src', 'shop.ts');

/** Two deploys meet: two migrations and two new processes at once on the database of a shop that serves. */
export async function deployTwice({ dataDir }: House): Promise<Stage> {
  const { env, close } = await ownDatabase(dataDir);
  const migrate = async () => {
    const child = spawn(process.execPath, [OPERATOR, 'migrate'], {
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: 'ignore',
    });
    const [code] = await once(child, 'exit');
    return code === 0 ? [] : [`a migration ended with ${String(code)}`];
  };
  const started: ShopProcess[] = [];
  const start = async () => {
    started.push(await startShop({ env, logTo: path.join(dataDir, 'deploys.log') }));
    return [];
  };
  return {
    env,
    async strike() {
      const complaints = await Promise.all(
        [migrate(), migrate(), start(), start()].map((one) =>
          one.catch((trouble: unknown) => [String(trouble)]),
        ),
      );
      await Promise.all(started.map((shop) => shop.stop()));
      return complaints.flat();
    },
    close,
  };
}
