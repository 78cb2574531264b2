// A worker that takes another's place has no catalogue for its first seconds. It has a port already, and beside workers
// that serve, half of the visitors would wait before it in vain: it does not open before it has one.
import { setTimeout } from 'node:timers/promises';
import type { Api } from '@nuancier/api/api.ts';

/** A catalogue that cannot be read at all must not keep the port from opening: pages say then what is wrong. */
const MOST_MS = 60_000;
const PAUSE_MS = 200;

/** False when the worker was told to leave meanwhile: there is nothing to open any more. */
export async function waitForCatalogue(
  { ready }: Pick<Api, 'ready'>,
  { mostMs = MOST_MS, pauseMs = PAUSE_MS } = {},
): Promise<boolean> {
  const until = performance.now() + mostMs;
  const look = async (): Promise<boolean> => {
    const { catalogue, draining } = await ready();
    if (draining) return false;
    if (catalogue || performance.now() >= until) return true;
    await setTimeout(pauseMs);
    return look();
  };
  return look();
}
