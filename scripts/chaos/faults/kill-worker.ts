import { childrenOf, commandOf } from '../shop-process.ts';
import type { Stage } from '../fault.ts';

/** One of two workers dies without a word; the parent starts another. */
export async function killWorker(): Promise<Stage> {
  return {
    env: { SHOP_WORKERS: '2' },
    async strike(shop) {
      const worker = childrenOf(shop.pid()).find((pid) => commandOf(pid).includes('server.ts'));
      if (worker === undefined) return ['no worker was found'];
      process.kill(worker, 'SIGKILL');
      return [];
    },
  };
}
