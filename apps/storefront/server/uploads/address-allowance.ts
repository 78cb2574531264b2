// A rate limit per client within this process; limits across processes are in the database.
import { networkOf } from '@nuancier/domain/site/network-of.ts';

export type Allowance = { take(address: string): boolean };

const MOST_CLIENTS = 10_000;

/** `most` within `perMs`, counted from the first. */
export function createAllowance(bounds: { most: number; perMs: number; now: () => number }): Allowance {
  const windows = new Map<string, { taken: number; endsAt: number }>();

  return {
    take(address) {
      const now = bounds.now();
      const client = networkOf(address);
      const open = windows.get(client);
      if (open && open.endsAt > now) {
        open.taken += 1;
        return open.taken <= bounds.most;
      }
      // Re-inserted at the end: the oldest window is dropped first.
      windows.delete(client);
      windows.set(client, { taken: 1, endsAt: now + bounds.perMs });
      const [oldest] = windows.keys();
      if (windows.size > MOST_CLIENTS && oldest !== undefined) windows.delete(oldest);
      return bounds.most >= 1;
    },
  };
}
