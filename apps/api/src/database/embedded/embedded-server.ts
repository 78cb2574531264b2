// The shop's own PostgreSQL server, for installations without one.
import { setTimeout } from 'node:timers/promises';
import { clusterPlace } from './cluster-place.ts';
import { createCluster } from './create-cluster.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { ensureDatabase } from './ensure-database.ts';
import { retryUntil } from './retry-until.ts';
import { addressUrl } from './server-address.ts';
import { endLease, serverPassword, startsServer, takeLease, takesConnections } from './server-lease.ts';
import type { LeaseRole, ServerLease } from './server-lease.ts';
import { lastLogLines } from './server-process.ts';
import type { Cluster } from './server-process.ts';
import { serverPrograms } from './server-programs.ts';
import { signForServer, watchOverServer } from './watch-over-server.ts';

export type EmbeddedOptions = {
  dataDir: string;
  role: LeaseRole;
  /** False for tests only: faster, and lost with the machine. */
  durable: boolean;
  onTrouble: (trouble: Error) => void;
  /** Of tests, which do not wait: the pauses between attempts, and how long each of them insists. */
  healing?: Healing;
};
export type Healing = { pause: (ms: number, ended: AbortSignal) => Promise<unknown>; failingLimitMs: number };
export type EmbeddedServer = { url: string; folder: string; close: () => Promise<void> };

const DATABASE = 'nuancier';
// Recovery after a crash may take its time; a server that refuses to start at all is not waited for as long, only
// long enough for the remains of a killed one to go.
const BUSY_LIMIT_MS = 150_000;
const FAILING_LIMIT_MS = 15_000;
// A disk that was full is emptied, a folder comes back: the shop lives on, so the server is tried for as long as it does.
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

const usualHealing: Healing = {
  pause: (ms, signal) => setTimeout(ms, null, { signal }).catch(() => null),
  failingLimitMs: FAILING_LIMIT_MS,
};

export class ServerDoesNotStart extends DatabaseUnavailable {
  override name = 'ServerDoesNotStart';
}

export async function openEmbeddedServer(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const cluster = await prepareCluster(options);
  let lease = await settle(cluster, options.role);
  await ensureDatabase(lease.client, DATABASE);
  const endWatch = options.role === 'shop' ? watchOverServer(cluster.place) : () => {};
  const { pause, failingLimitMs } = options.healing ?? usualHealing;
  const ended = new AbortController();
  let healing: Promise<void> = Promise.resolve();

  const heal = async () => {
    const next = startsServer(options.role, lease.address) ? 'starting it again' : 'the shop starts it again';
    options.onTrouble(new Error(`The embedded database server went away; ${next}.`));
    for (
      let pauseMs = FIRST_PAUSE_MS;
      !ended.signal.aborted;
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    ) {
      const former = lease;
      // oxlint-disable no-await-in-loop -- one attempt after the other
      const found = await lay(cluster, options.role, { former, ended: ended.signal, failingLimitMs }).catch(
        options.onTrouble,
      );
      if (found) {
        lease = found;
        return guard();
      }
      await pause(pauseMs, ended.signal);
      // oxlint-enable no-await-in-loop
    }
  };
  const guard = () => {
    lease.client.once('end', () => {
      if (!ended.signal.aborted) healing = heal().catch(options.onTrouble);
    });
  };
  guard();

  return {
    url: addressUrl(lease.address, await serverPassword(cluster), DATABASE),
    folder: cluster.place.folder,
    async close() {
      if (ended.signal.aborted) return;
      ended.abort();
      await healing;
      endWatch();
      await endLease(cluster, lease);
    },
  };
}

async function prepareCluster(options: EmbeddedOptions): Promise<Cluster> {
  const place = await clusterPlace(options.dataDir);
  const programs = await serverPrograms(place);
  await createCluster(place, programs, options.durable);
  return { place, programs, durable: options.durable };
}

/** The watch of a shop that was killed a moment ago may have asked the server to stop: then another one is needed. */
async function settle(cluster: Cluster, role: LeaseRole): Promise<ServerLease> {
  const lease = await lay(cluster, role);
  if (role === 'shop') await signForServer(cluster.place);
  if (await takesConnections(cluster, lease)) return lease;
  await lease.client.end().catch(() => {});
  return settle(cluster, role);
}

type Insisting = { former?: ServerLease; ended?: AbortSignal; failingLimitMs?: number };

function lay(
  cluster: Cluster,
  role: LeaseRole,
  { former, ended, failingLimitMs = FAILING_LIMIT_MS }: Insisting = {},
): Promise<ServerLease> {
  const doesNotStart = async () =>
    new ServerDoesNotStart(
      `La base embarquée de «\u00A0${cluster.place.folder}\u00A0» ne démarre pas. ${await lastLogLines(cluster.place)}`,
    );
  let failingSince: number | undefined;
  const attempt = async () => {
    if (ended?.aborted) throw await doesNotStart();
    const outcome = await takeLease(cluster, role, former?.address);
    failingSince = outcome === 'did-not-start' ? (failingSince ?? Date.now()) : undefined;
    if (failingSince !== undefined && Date.now() - failingSince > failingLimitMs) throw await doesNotStart();
    return typeof outcome === 'string' ? undefined : outcome;
  };
  return retryUntil(attempt, BUSY_LIMIT_MS, doesNotStart);
}
