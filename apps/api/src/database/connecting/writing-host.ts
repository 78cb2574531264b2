// A server that takes writes, among the hosts of one address.
import { Client } from 'pg';
import type { ClientBase, ClientConfig } from 'pg';
import { withinTime } from '../../concurrency/within-time.ts';
import { hostOf, hostUrls } from './host-urls.ts';

const ANSWER_MS = 2_000;

/** Of several hosts none takes writes now: a failover under way, or all are away. */
export class NoWritingHost extends Error {
  override name = 'NoWritingHost';
  readonly code = '25006';

  constructor(troubles: readonly HostTrouble[]) {
    super(`No host takes writes: ${troubles.map(({ host, why }) => `${host}: ${why}`).join('; ')}`);
  }
}

export type HostTrouble = { host: string; why: string };

export function troubleWith(url: string, trouble: unknown): HostTrouble {
  return { host: hostOf(url), why: trouble instanceof Error ? trouble.message : String(trouble) };
}

/** Throws when it takes none: a standby, or a server that was told to be read only. */
export async function assureWrites(client: Pick<ClientBase, 'query'>): Promise<void> {
  const asked = client.query<{ transaction_read_only: string }>('show transaction_read_only');
  const outcome = await withinTime(ANSWER_MS, asked);
  if (outcome.kind === 'late') throw new Error('no answer');
  if (outcome.kind === 'failed') throw outcome.trouble;
  if (outcome.value.rows[0]?.transaction_read_only !== 'off') throw new Error('read only');
}

/** One connection of its own, outside of any pool. */
export async function connectWriter(
  url: string,
  settings: ClientConfig,
  onTrouble: (trouble: unknown) => void,
): Promise<Client> {
  const urls = hostUrls(url);
  const troubles: HostTrouble[] = [];
  for (const connectionString of urls) {
    const client = new Client({ ...settings, connectionString });
    client.on('error', onTrouble);
    try {
      // oxlint-disable-next-line no-await-in-loop -- in their order
      await client.connect();
      // oxlint-disable-next-line no-await-in-loop -- in their order
      if (urls.length > 1) await assureWrites(client);
      return client;
    } catch (trouble) {
      // Not waited for: a host that hangs does not say farewell either.
      client.end().catch(onTrouble);
      if (urls.length === 1) throw trouble;
      troubles.push(troubleWith(connectionString, trouble));
    }
  }
  throw new NoWritingHost(troubles);
}
