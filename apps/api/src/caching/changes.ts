// Listens to PostgreSQL's notifications, so that caches are invalidated as soon as they are stale.
import { escapeIdentifier } from 'pg';
import type { Client } from 'pg';
import { connectWriter } from '../database/connecting/writing-host.ts';
import { orEmpty } from '../refusals/or-empty.ts';

export type Changes = { close(): Promise<void> };

export type ChangesParts = {
  databaseUrl: string;
  channels: readonly string[];
  /** `null`: the connection was lost, so anything may have changed. `about`: what the notification carried. */
  onChange: (channel: string | null, about: string) => void;
  onTrouble: (trouble: unknown) => void;
};

const FIRST_RETRY_MS = 100;
const SLOWEST_RETRY_MS = 5_000;
const HEARTBEAT_MS = 15_000;
const ANSWER_MS = 5_000;
const SETTINGS = {
  application_name: 'nuancier changes',
  connectionTimeoutMillis: ANSWER_MS,
  query_timeout: ANSWER_MS,
  keepAlive: true,
};

/** Resolves after the first attempt; a lost connection is opened again for as long as the process lives. */
export async function watchChanges({
  databaseUrl,
  channels,
  onChange,
  onTrouble,
}: ChangesParts): Promise<Changes> {
  let closed = false;
  let retryMs = FIRST_RETRY_MS;
  let retry: NodeJS.Timeout | undefined;
  let current: Client | undefined;

  async function open(): Promise<void> {
    const client = await orEmpty(listening(), null, onTrouble);
    if (closed) return void orEmpty(client?.end() ?? Promise.resolve(), undefined, onTrouble);
    if (client === null) return openAgain();
    current = client;
    client.on('notification', ({ channel, payload }) => onChange(channel, payload ?? ''));
    retryMs = FIRST_RETRY_MS;
    // Notifications sent while disconnected are lost.
    onChange(null, '');
    const heartbeat = setInterval(() => void checkPulse(client), HEARTBEAT_MS).unref();
    client.once('end', () => {
      clearInterval(heartbeat);
      openAgain();
    });
  }

  async function listening(): Promise<Client> {
    const client = await connectWriter(databaseUrl, SETTINGS, onTrouble);
    const asked = client.query(channels.map((channel) => `listen ${escapeIdentifier(channel)}`).join(';'));
    return asked.then(
      () => client,
      (trouble: unknown) => {
        client.connection.stream.destroy();
        throw trouble;
      },
    );
  }

  // A connection cut without a FIN looks alive until it is used.
  async function checkPulse(client: Client): Promise<void> {
    const alive = await orEmpty(client.query('select 1').then(truth), false, onTrouble);
    if (!alive) client.connection.stream.destroy();
  }

  function openAgain(): void {
    if (closed) return;
    retry = setTimeout(() => void open(), retryMs).unref();
    retryMs = Math.min(retryMs * 2, SLOWEST_RETRY_MS);
  }

  await open();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await orEmpty(current?.end() ?? Promise.resolve(), undefined, onTrouble);
    },
  };
}

function truth(): boolean {
  return true;
}
