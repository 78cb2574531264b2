// One pool for each host of the address; connections come from the one that takes writes.
import { Pool } from 'pg';
import type { PoolClient, PoolConfig } from 'pg';
import { hostUrls } from './host-urls.ts';
import { watchPulse } from './watch-pulse.ts';
import { assureWrites, NoWritingHost, troubleWith } from './writing-host.ts';
import type { HostTrouble } from './writing-host.ts';

export type HostPools = {
  connect: () => Promise<PoolClient>;
  /** It was found to be read only: what was known of its host no longer holds. */
  distrust: () => void;
  counts: () => { open: number; idle: number; waiting: number };
  end: () => Promise<void>;
};

export type HostPoolsOptions = {
  /** A standby will do. */
  readsOnly: boolean;
  onTrouble: (trouble: Error) => void;
};

type Host = { url: string; pool: Pool; clients: Set<PoolClient> };

/**
 * With one host its pool and nothing else. With several, each new connection is asked once whether it may write; what
 * does not answer or is read only is passed over, and the host that took us last is asked first the next time.
 */
export function openHostPools(
  url: string,
  settings: PoolConfig,
  { readsOnly, onTrouble }: HostPoolsOptions,
): HostPools {
  const hosts = hostUrls(url).map((hostUrl) => openHost(hostUrl, settings, onTrouble));
  const isAlone = hosts.length === 1;
  let vouched = new WeakSet<PoolClient>();
  let last = 0;

  async function connect(): Promise<PoolClient> {
    const troubles: HostTrouble[] = [];
    for (const [turn] of hosts.entries()) {
      const at = (last + turn) % hosts.length;
      const host = hosts[at];
      if (host === undefined) continue;
      try {
        // oxlint-disable-next-line no-await-in-loop -- in their order
        const client = await take(host);
        last = at;
        return client;
      } catch (trouble) {
        if (isAlone || isPoolFull(trouble)) throw trouble;
        troubles.push(troubleWith(host.url, trouble));
      }
    }
    throw new NoWritingHost(troubles);
  }

  async function take({ pool }: Host): Promise<PoolClient> {
    const client = await pool.connect();
    if (isAlone || readsOnly || vouched.has(client)) return client;
    try {
      await assureWrites(client);
    } catch (trouble) {
      client.release(true);
      throw trouble;
    }
    vouched.add(client);
    return client;
  }

  const pulse = isAlone ? undefined : watchPulse(() => hosts[last], settings, onTrouble);
  return {
    connect,
    distrust() {
      vouched = new WeakSet();
    },
    counts: () => ({
      open: sum(hosts, ({ pool }) => pool.totalCount),
      idle: sum(hosts, ({ pool }) => pool.idleCount),
      waiting: sum(hosts, ({ pool }) => pool.waitingCount),
    }),
    async end() {
      pulse?.stop();
      await Promise.all(hosts.map(({ pool }) => pool.end()));
    },
  };
}

function openHost(url: string, settings: PoolConfig, onTrouble: (trouble: Error) => void): Host {
  const pool = new Pool({ ...settings, connectionString: url });
  const clients = new Set<PoolClient>();
  pool.on('error', onTrouble);
  pool.on('connect', (client) => {
    clients.add(client);
    // A connection lost between two queries of a transaction reports on the client alone, and would end the process.
    client.on('error', onTrouble);
  });
  pool.on('remove', (client) => clients.delete(client));
  return { url, pool, clients };
}

/** Every connection is taken: the shop is busy, which is no fault of the host's. */
export function isPoolFull(trouble: unknown): boolean {
  return trouble instanceof Error && trouble.message === 'timeout exceeded when trying to connect';
}

function sum(hosts: readonly Host[], of: (host: Host) => number): number {
  return hosts.reduce((all, host) => all + of(host), 0);
}
