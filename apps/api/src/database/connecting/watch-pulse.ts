// A machine that vanishes sends no farewell: questions under way would wait for TCP to give up, a quarter of an hour.
import { Client } from 'pg';
import type { ClientConfig, PoolClient } from 'pg';
import { withinTime } from '../../concurrency/within-time.ts';

type Watched = { url: string; clients: ReadonlySet<PoolClient> };

const EVERY_MS = 5_000;
const ANSWER_MS = 3_000;
/** Silent so often in a row, it is taken for gone. */
const SILENCES = 2;

/** Cuts the connections to a host that does not answer any more, so that the next one is asked. */
export function watchPulse(
  current: () => Watched | undefined,
  settings: ClientConfig,
  onTrouble: (trouble: Error) => void,
): { stop: () => void } {
  let silences = 0;
  let isLooking = false;

  async function look(): Promise<void> {
    const host = current();
    if (isLooking || host === undefined || host.clients.size === 0) return;
    isLooking = true;
    try {
      silences = (await isSilent(host.url, settings)) ? silences + 1 : 0;
    } finally {
      isLooking = false;
    }
    if (silences < SILENCES) return;
    silences = 0;
    onTrouble(new Error(`the host of ${host.clients.size} connections does not answer: they are cut`));
    for (const { connection } of host.clients) connection.stream.destroy();
  }

  const timer = setInterval(() => void look().catch(onTrouble), EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}

/** Who refuses is not silent: its connections learn of that themselves. */
async function isSilent(url: string, settings: ClientConfig): Promise<boolean> {
  const client = new Client({ ...settings, connectionString: url, connectionTimeoutMillis: 0 });
  client.on('error', () => {});
  const asked = client.connect().then(() => client.query('select 1'));
  const { kind } = await withinTime(ANSWER_MS, asked);
  if (kind === 'late') client.connection.stream.destroy();
  else client.end().catch(() => {});
  return kind === 'late';
}
